import { configs as lit } from "eslint-plugin-lit";
import tseslint from "typescript-eslint";

const secureContextOnly = (object, property) => ({
  object,
  property,
  message: "Phones reach the house by plain http, where this does not exist.",
});

export default tseslint.config(
  {
    ignores: [
      "node_modules",
      "src/shared/protocol.ts",
      "src/games/*/shapes.ts",
      "src/panel/answers.ts",
    ],
  },
  {
    files: ["**/*.ts"],
    extends: [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-confusing-void-expression": [
        "error",
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      "@typescript-eslint/consistent-type-definitions": ["error", "interface"],
    },
  },
  {
    files: ["src/**/*.ts"],
    ...lit["flat/recommended"],
  },
  {
    files: ["src/**/*.ts"],
    rules: {
      // Lit calls listeners with their element as `this`.
      "@typescript-eslint/unbound-method": "off",
      "no-console": "error",
      "no-restricted-properties": [
        "error",
        secureContextOnly("crypto", "randomUUID"),
        secureContextOnly("crypto", "subtle"),
        secureContextOnly("navigator", "clipboard"),
        secureContextOnly("navigator", "share"),
        secureContextOnly("navigator", "serviceWorker"),
      ],
      "no-restricted-imports": [
        "error",
        {
          paths: [
            {
              name: "lit/directives/style-map.js",
              message:
                "It writes a style attribute, which the pages' policy forbids: bind .style=.",
            },
            { name: "lit/directives/unsafe-html.js", message: "Names come from strangers." },
            { name: "lit/directives/unsafe-svg.js", message: "Names come from strangers." },
          ],
        },
      ],
      "no-restricted-syntax": [
        "error",
        {
          selector: "TemplateElement[value.raw=/[^.]\\bstyle=/]",
          message: "The pages' policy forbids style attributes: use a class or bind .style=.",
        },
        {
          selector: "TemplateElement[value.raw=/\\son[a-z]+=|<script/]",
          message: "The pages' policy forbids inline script.",
        },
      ],
    },
  },
  {
    files: ["test/**/*.ts"],
    rules: {
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/no-unnecessary-type-parameters": "off",
    },
  },
);
