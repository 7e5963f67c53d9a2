import type {
  Act,
  Adjustment,
  Penalty,
  AfterWithdrawal,
  CompetitionOpened,
  CompetitionRevised,
  Entry,
  Grain,
  Place,
  Policy,
  PublishedRow,
  Refusal,
  Seating,
  SubstituteNamed,
  Violation,
} from '@arbitre/rules';
import type { Grants } from '@arbitre/rules/federation';
import type { Actor, Position } from '../recorded-event';

/** Everything about a command that is not the command: who, when, under which key. Time and ids come in as parameters. */
export type CommandContext = {
  /** UUID given by the sender, kept in every event's metadata: the same command sent again changes nothing. */
  readonly commandId: string;
  readonly actor: Actor;
  /**
   * `recorded`: the actor does what the grants of this account allow, and the role is found from them. Absent: the actor acts in
   * the role everywhere, as whoever runs a program of this installation says.
   */
  readonly authority?: 'recorded';
  /** What the account was granted, where the same request has read it; it is read from the account's stream otherwise. */
  readonly granted?: () => Promise<Grants>;
  /** Of the recorded grants the only ones that are used, by their ids: those of a token. Absent: all. */
  readonly within?: readonly string[];
  /** The grants by which the write was allowed; none where authority is not recorded. */
  readonly grants?: Grants;
  /**
   * SHA-256 of what the sender asked for (`fingerprintOf`), given where the sender chooses the ids: the id then stands for
   * this command alone among all that its account ever writes. Absent where ids follow from what is written (imports).
   */
  readonly fingerprint?: string;
  /** UTC, ISO 8601. */
  readonly time: string;
  readonly correlationId?: string;
  /** The revision the sender has seen; absent = whatever it is now (a conflict is then retried). -1 = no stream yet. */
  readonly expectedRevision?: number;
};

/** How a write ended. A user's mistake is a value; only a lost store throws. */
export type WriteOutcome =
  | {
      readonly kind: 'committed';
      readonly stream: string;
      readonly revision: number;
      readonly position: Position;
    }
  /** The command id was handled before: nothing was written, the earlier answer is given again. */
  | {
      readonly kind: 'repeated';
      readonly stream: string;
      readonly revision: number;
      readonly position: Position;
    }
  /** `act`: index of the refused act; nothing of the batch was written. `game`: whose words tell it, null for no game's. */
  | {
      readonly kind: 'refused';
      readonly act: number;
      readonly violation: Violation;
      readonly game: string | null;
    }
  | { readonly kind: 'conflict'; readonly expected: number; readonly actual: number };

/** Arguments of an act as JSON brings them; the game checks them. */
export type GameAct = Act & Readonly<Record<string, unknown>>;

export type OpenCompetitionInput = { readonly id: string } & CompetitionOpened['data'];
/** `members`: licences and ids of guests, in order; nobody where only the number is known. */
export type EntryInput = Omit<Entry, 'members'> & Partial<Pick<Entry, 'members'>>;
export type RegisterEntriesInput = { readonly competition: string; readonly entries: readonly EntryInput[] };
/** Somebody who has no licence; `givenName` absent for who goes by one name. */
export type GuestName = { readonly familyName: string; readonly givenName?: string };
/** Who plays: somebody known by a licence (or as a guest, by id), or a guest who is written down with the entry. */
export type Player = { readonly licence: string } | GuestName;
export type EntryOfPlayers = Omit<Entry, 'members'> & { readonly members: readonly Player[] };
export type RegisterPlayersInput = {
  readonly competition: string;
  readonly entries: readonly EntryOfPlayers[];
};
export type WithdrawEntryInput = {
  readonly competition: string;
  readonly entry: string;
  readonly reason: string;
  /** What becomes of what it played; left out: it stands. */
  readonly results?: AfterWithdrawal;
  /** Whether the competition has a result, as far as the sender knows: nobody moves up then by himself. */
  readonly played?: boolean;
};
/** Decides anew what becomes of the results of one that has withdrawn. */
export type ReviseWithdrawalInput = {
  readonly competition: string;
  readonly entry: string;
  readonly results: AfterWithdrawal;
  readonly reason: string;
};
/** The place of one that waits is given to it by hand. */
export type AdmitEntryInput = {
  readonly competition: string;
  readonly entry: string;
  readonly reason?: string;
};
/** All of it anew. `played`: whether it has a result, as far as the sender knows. */
export type RevisePlayersInput = {
  readonly competition: string;
  readonly entry: EntryOfPlayers;
  readonly reason?: string;
  readonly played: boolean;
};
export type NotePresenceInput = {
  readonly competition: string;
  readonly entries: readonly string[];
  readonly presence: string;
};
/** `in`: a person who is known, or a guest who is written down before. */
export type NameSubstituteInput = { readonly competition: string; readonly in: Player } & Omit<
  SubstituteNamed['data'],
  'in'
>;
/** As far as the sender knows: `begun`, something of it was played, and a reason is asked for; `counted`, results are in, and how they count stays. */
export type ReviseCompetitionInput = {
  readonly competition: string;
  readonly begun: boolean;
  readonly counted: boolean;
} & CompetitionRevised['data'];
/** `region`, `club`: what the word means; null: nothing in the registry, it stays. `competitions`: those that say one of the words. */
export type MatchWordsInput = {
  readonly regions: readonly { readonly word: string; readonly region: string | null }[];
  readonly clubs: readonly { readonly word: string; readonly club: string | null }[];
  readonly competitions: readonly string[];
};
/** `ranking`: the standings as they are read, at `asOf`; how they are read is for whoever asks. */
export type PublishRankingInput = {
  readonly competition: string;
  readonly asOf: string;
  readonly ranking: () => Promise<PublishedRows | Refusal>;
  readonly reason?: string;
};
export type PublishedRows = { readonly asOf: string; readonly rows: readonly PublishedRow[] };
export type CheckRankingInput = {
  readonly competition: string;
  readonly asOf: string;
  readonly note?: string;
};
export type SettleCompetitionInput = { readonly competition: string; readonly reason?: string };
export type ReopenCorrectionsInput = { readonly competition: string; readonly reason: string };
export type VoidSessionInput = {
  readonly competition: string;
  readonly session: number;
  readonly reason: string;
};
export type CloseCompetitionInput = { readonly competition: string; readonly reason: string };

/** A deal is played under its competition's game and ruleset. */
export type OpenDealInput = {
  readonly competition: string;
  readonly place: Place;
  /** Who sits where; may be left out where the session plans it. */
  readonly seating?: Seating;
  /** As the competition plans unless given. */
  readonly policy?: Policy | undefined;
  readonly grain?: Grain | undefined;
  /** The game's own setup; absent where the game derives it (bridge: from the board number). */
  readonly setup?: Readonly<Record<string, unknown>>;
};
/** `deal`: the whole deal id (see `dealId`). */
export type RecordActsInput = { readonly deal: string; readonly acts: readonly GameAct[] };
/** Opens the deal and records all of its acts in one write. Indexes count from the first act; -1 is the opening itself. */
export type RecordDealInput = OpenDealInput & {
  readonly policy: Policy;
  readonly grain: Grain;
  readonly acts: readonly GameAct[];
};
/** `result`: arguments of the game's result act, without `do`. */
export type RecordResultInput = Omit<OpenDealInput, 'policy' | 'grain'> & {
  readonly result: Readonly<Record<string, unknown>>;
  /** The side that enters it and confirms it so; that of the seat for whoever has its code, nobody's where nothing is said. */
  readonly side?: string | null;
};
/** `seen`: the one that was looked at, in notation. `side`: of whoever has a seat's code that of the seat. */
export type OnResultInput = {
  readonly deal: string;
  readonly seen: string;
  readonly side?: string | null;
};
/** `entry`: who sits on that side and confirms with the own number on the telephone of the other. */
export type ConfirmResultInput = OnResultInput & { readonly entry?: string | null };
export type DisputeResultInput = OnResultInput & {
  readonly reason?: string | null;
  /** Arguments of the game's result act: what the side says that the result is. */
  readonly report?: Readonly<Record<string, unknown>> | null;
};
export type SignResultInput = Omit<OnResultInput, 'side'>;
export type UpholdResultInput = Omit<OnResultInput, 'side'> & { readonly reason: string };
export type RepeatResultInput = {
  readonly deal: string;
  readonly result: Readonly<Record<string, unknown>>;
};
export type CorrectResultInput = {
  readonly deal: string;
  readonly reason: string;
  readonly result: Readonly<Record<string, unknown>>;
};
export type WithdrawResultInput = {
  readonly deal: string;
  readonly because: 'mistake' | 'not-played';
  readonly reason: string;
};
export type CorrectSeatingInput = {
  readonly deal: string;
  readonly seating: Seating;
  readonly reason: string;
};
/** `result`: arguments of the game's result act; null: the entry is taken back. */
export type RepairResultInput = Omit<CorrectResultInput, 'result'> & {
  readonly result?: CorrectResultInput['result'] | null;
};
/** `to`: where it was played; `seating`: who sat there, where no session plans it. */
export type MoveResultInput = {
  readonly deal: string;
  readonly to: Place;
  readonly seating?: Seating;
  readonly reason: string;
};
export type CallArbiterInput = { readonly deal: string; readonly by: string; readonly reason: string };
export type GiveRulingInput = {
  readonly deal: string;
  readonly article: string;
  readonly reason: string;
  readonly adjustments: Readonly<Record<string, Adjustment>>;
} & RulingByLaw;
/** What the law asks of a ruling beside; a penalty without a size has the usual one of the method. */
export type RulingByLaw = {
  readonly outcome?: string | null;
  readonly facts?: Readonly<Record<string, unknown>> | null;
  readonly penalties?: readonly Penalty[] | null;
};

type Closing = {
  readonly call: string;
  readonly outcome: 'withdrawn' | 'settled';
  readonly reason?: string | null;
};
/** `call`: its id in the deal, `c1` for the first. */
export type CloseCallInput = Closing & { readonly deal: string };
type AtTable = { readonly competition: string; readonly session: number; readonly table: string };
export type CallToTableInput = AtTable & {
  readonly round?: number | null;
  readonly by?: string | null;
  readonly reason: string;
};
/** `call`: its id in the competition, `h1` for the first. */
export type CloseHallCallInput = AtTable & Closing;
/** `side`: for which; the own where the sender has one. */
export type LodgeAppealInput = {
  readonly deal: string;
  readonly ruling: string;
  readonly side?: string | null;
  readonly reason: string;
  /** Seats of the side, or `captain`: who agrees. */
  readonly concur?: readonly string[] | null;
};
/** `appeal`: its id in the deal, `p1` for the first; what is beside it is of the ruling that takes the place of the one before; `ruled`: its outcome. */
export type DecideAppealInput = {
  readonly deal: string;
  readonly appeal: string;
  readonly outcome: 'upheld' | 'changed' | 'dismissed';
  readonly reason: string;
  readonly article?: string | null;
  readonly adjustments?: Readonly<Record<string, Adjustment>> | null;
  readonly ruled?: string | null;
} & Omit<RulingByLaw, 'outcome'>;

/** `ruling`: its id in the deal, `r1` for the first. */
export type WithdrawRulingInput = {
  readonly deal: string;
  readonly ruling: string;
  readonly reason: string;
};

/** A session is run by the order of its competition's ruleset; `setup` is the game's own. */
export type OpenSessionInput = {
  readonly competition: string;
  /** Its number in the competition, from 1. */
  readonly number: number;
  readonly setup?: Readonly<Record<string, unknown>>;
};
/** `session`: the whole session id (see `sessionId`). */
export type RecordSessionActsInput = { readonly session: string; readonly acts: readonly GameAct[] };
export type CloseSessionInput = { readonly session: string; readonly reason: string };
/** `figure`: as the task names it. */
export type UpholdFigureInput = CloseSessionInput & { readonly figure: string };
