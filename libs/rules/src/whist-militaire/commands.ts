import type { Act, Facts } from '../kernel/decider';
import type { ExposureCause, Outcome, PackDefect, Seat, Side } from './events';

export type PartialHands = Readonly<Partial<Record<Seat, readonly string[] | null>>>;

export type Cut = Act<'cut'> & { readonly seat: Seat };
export type StartDeal = Act<'start-deal'> & { readonly seat: Seat; readonly pack?: string };
/** Either the hands, or the whole pack in the order in which it is dealt (WM-3.1). */
export type Deal = Act<'deal'> & { readonly hands?: PartialHands; readonly pack?: readonly string[] };
export type PickUp = Act<'pick-up'> & { readonly seat: Seat };
export type Count = Act<'count'> & { readonly counts: Readonly<Partial<Record<Seat, number>>> };
export type CountPack = Act<'count-pack'> & { readonly cards: number; readonly defect: PackDefect };
export type ChangePack = Act<'change-pack'> & {
  readonly pack: string;
  readonly reason: string;
  readonly owner?: 'organiser' | 'player';
  readonly approvedBy?: string;
};
export type PlayCard = Act<'play'> & { readonly seat: Seat; readonly card: string };
export type PlayTwo = Act<'play-two'> & {
  readonly seat: Seat;
  readonly cards: readonly string[];
  readonly choice?: string;
};
/** A card that came face up; a revoke, a play out of turn and a ruling have their own acts. */
export type Expose = Act<'expose'> & {
  readonly seat: Seat;
  readonly card: string;
  readonly cause: Extract<ExposureCause, 'dealing' | 'picking-up' | 'sorting' | 'dropped'>;
};
export type Replace = Act<'replace'> & {
  readonly seat: Seat;
  readonly card: string;
  readonly with: string;
};
export type Gather = Act<'gather'> & { readonly seat: Seat };
export type AskCards = Act<'ask-cards'> & { readonly seat: Seat };
export type Consult = Act<'consult'> & { readonly by: Seat | 'arbiter'; readonly trick: number };
export type Reveal = Act<'reveal'> & { readonly hands: PartialHands };
export type Claim = Act<'claim'> & { readonly seat: Seat };
export type Concede = Act<'concede'> & { readonly seat: Seat };
/** What no card shows (a word, a sign, a hand sorted on the table). */
export type Report = Act<'report'> & {
  readonly article: string;
  readonly seat: Seat;
  readonly facts?: Facts;
};
export type Dispute = Act<'dispute'> & {
  readonly by: Seat;
  readonly article: string;
  readonly reason: string;
  readonly accused?: Seat;
  readonly trick?: number;
};
export type Rule = Act<'rule'> & {
  readonly article: string;
  readonly reason: string;
  readonly outcome: Outcome;
  readonly side?: Side;
  readonly seat?: Seat;
  readonly card?: string;
};
export type CloseClaims = Act<'close-claims'> & { readonly cause: 'mixed' | 'signed' };
export type RecordResult = Act<'record-result'> & {
  readonly winner: Side;
  readonly tricks?: number | null;
  readonly article?: string | null;
  readonly by?: Seat;
};

/** The acts of a table, as records and the API carry them. */
export type WhistMilitaireCommand =
  | Cut
  | StartDeal
  | Deal
  | PickUp
  | Count
  | CountPack
  | ChangePack
  | PlayCard
  | PlayTwo
  | Expose
  | Replace
  | Gather
  | AskCards
  | Consult
  | Reveal
  | Claim
  | Concede
  | Report
  | Dispute
  | Rule
  | CloseClaims
  | RecordResult;
