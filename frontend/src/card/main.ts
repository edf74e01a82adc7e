import "./card";
import { standInPicker } from "./picker";

standInPicker(window as { customCards?: { type: string }[] });
