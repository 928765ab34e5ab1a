// The messages of docs/protocol.md in the page's own words. Their form is made from the server's
// types (messages.gen.ts), so that page and server cannot differ unnoticed.

import type {
  ClockFacts,
  GameFacts,
  Line,
  MatchFacts,
  Message,
  NewMatch,
  OfferFacts,
  OptionFacts,
  Said,
  SeatFacts,
  SeatLink,
  Section,
  Sent,
  TableMessage,
  Taken,
} from "./messages.gen";

export type {
  Blurb,
  Branch,
  ChatLine,
  Choice as Legal,
  Comment,
  Commitment,
  Created,
  Invitation,
  LessonFacts,
  Message,
  NewMatch,
  Outcome,
  PuzzleFacts,
  Reissued,
  Rematch,
  Replay,
  RulesPicture,
  RulesText,
  Section,
  Standing,
  TableMessage,
} from "./messages.gen";

export type Block = Section["blocks"][number];
export type Inline = Extract<Block, { kind: "paragraph" }>["text"][number];

export type Seat = SeatFacts["seat"];
export type Viewer = TableMessage["viewer"];
export type Status = TableMessage["status"];
export type OfferKind = OfferFacts["kind"];
export type Param = NonNullable<Message["params"]>[string];
export type OptionValue = OptionFacts["values"][number];
export type ClockChoice = NonNullable<NewMatch["clock"]> | null;

export type GameInfo = GameFacts;
export type GameOption = OptionFacts;
export type SeatKey = SeatLink;
export type TakenSeat = Taken;
export type Facts = MatchFacts;
export type LogLine = Line;
export type Clock = ClockFacts;
export type Offer = OfferFacts;

export type ClientMessage = Said;
export type ServerMessage = Sent;
/** What answers a question, by its type. */
export type Answers = { [Type in Sent["type"]]: Extract<Sent, { type: Type }> };

/** A table, apart from its log. */
export type Position = Omit<TableMessage, "type" | "log">;
/** What is drawn of a position, in a match as well as in a replay. */
export type Scene = Pick<Position, "viewer" | "status" | "version" | "actors" | "view" | "outcome"> & {
  seats: Pick<SeatFacts, "seat" | "side" | "name" | "player">[];
};

/** Close codes after which joining again is of no use. */
export const FINAL_CODES = [4000, 4001, 4003, 4010] as const;
