import type { HassConnection } from "../house/hass";
import type { Happening, Update } from "../shared/protocol";
import type { CareerInfo, ReplayInfo, ResultsPage, StatisticsInfo } from "./answers";

export type {
  CareerInfo as Career,
  CountInfo as Count,
  DailyInfo as Daily,
  FinishedInfo as FinishedGame,
  GameCountInfo as GameCount,
  OutcomeInfo as Outcome,
  ParticipantInfo as Participant,
  PastEvening,
  PersonInfo as Person,
  RatingInfo as Rating,
  RatingPoint,
  ReplayInfo as Replay,
  ResultsPage,
  StatisticsInfo as Statistics,
  StepInfo as Step,
} from "./answers";

/** One step as a page would be sent it: the state, and the events before it. */
export interface Frame {
  state: Update;
  events: Happening[];
}

/** Looks back over Home Assistant's own connection. */
export class Archive {
  constructor(private readonly connection: HassConnection) {}

  results(entry: string, before?: number): Promise<ResultsPage> {
    const older = before === undefined ? {} : { before };
    return this.ask("results", { entry_id: entry, ...older });
  }

  statistics(): Promise<StatisticsInfo> {
    return this.ask("statistics");
  }

  career(person: string): Promise<CareerInfo[]> {
    return this.ask("career", { person });
  }

  replay(entry: string, number: number): Promise<ReplayInfo> {
    return this.ask("replay", { entry_id: entry, number });
  }

  frame(
    entry: string,
    number: number,
    step: number,
    seat: string | null,
    language: string,
  ): Promise<Frame> {
    return this.ask("replay/frame", { entry_id: entry, number, step, seat, language });
  }

  /** Forget somebody in the whole house; what is refused is told by Home Assistant in words. */
  forget(person: string): Promise<unknown> {
    return this.ask("forget", { person });
  }

  private ask<Answer>(command: string, data: Record<string, unknown> = {}): Promise<Answer> {
    return this.connection.sendMessagePromise({ type: `parlor/${command}`, ...data });
  }
}

/** Return why Home Assistant has refused something, in its own words. */
export function whyRefused(error: unknown): string {
  const message: unknown =
    typeof error === "object" && error !== null ? Reflect.get(error, "message") : null;
  return typeof message === "string" ? message : "";
}
