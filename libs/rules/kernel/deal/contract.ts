import type { Act, DomainEvent } from '../decider';
import type { EventNamed } from '../declare/events';
import type { ValueOf } from '../declare/field';
import type { DealScored } from '../game';
import type { adjustment, dealEvents, FINALITIES, penalty, place } from './events';

/** Where and when in its competition a deal is played. `table` is absent online. */
export type Place = ValueOf<typeof place>;
/** Who sits where: each seat's entry in the competition (`pair-12`; in a team event the team's entry). */
export type Seating = DealOpened['data']['seating'];
/**
 * What a side is given by a ruling: an artificial score in percent of the top (60, 50, 40 for average plus, average,
 * average minus), or an assigned score in the game's points.
 */
export type Adjustment = ValueOf<typeof adjustment>;

/** A penalty beside the score of a board. */
export type Penalty = ValueOf<typeof penalty>;

export type DealOpened = EventNamed<typeof dealEvents, 'DealOpened'>;
export type ArbiterCalled = EventNamed<typeof dealEvents, 'ArbiterCalled'>;
export type IrregularityPrevented = EventNamed<typeof dealEvents, 'IrregularityPrevented'>;
export type RectificationAgreed = EventNamed<typeof dealEvents, 'RectificationAgreed'>;
export type AgreementJudged = EventNamed<typeof dealEvents, 'AgreementJudged'>;
/** What players settled between themselves, `g1` for the first of the deal, until the arbiter has judged it. */
export type Agreement = RectificationAgreed['data'] & { readonly id: string; readonly judged: boolean };
export type RightForfeited = EventNamed<typeof dealEvents, 'RightForfeited'>;
export type LostRight = Pick<RightForfeited['data'], 'right' | 'side'>;
export type RulingGiven = EventNamed<typeof dealEvents, 'RulingGiven'>;
export type RulingWithdrawn = EventNamed<typeof dealEvents, 'RulingWithdrawn'>;
/** A ruling of a deal: `r1` is the first. One that was withdrawn stays on the record and gives nobody anything. */
export type Ruling = RulingGiven['data'] & {
  readonly id: string;
  readonly status: 'in-force' | 'withdrawn';
};
export type CallClosed = EventNamed<typeof dealEvents, 'CallClosed'>;
/** A call of a deal: `c1` is the first. */
export type ArbiterCall = ArbiterCalled['data'] & {
  readonly id: string;
  /** `answered`: ruled about, or the result was written anew. */
  readonly status: 'open' | 'answered' | CallClosed['data']['outcome'];
};
export type RulingAppealed = EventNamed<typeof dealEvents, 'RulingAppealed'>;
export type AppealHeard = EventNamed<typeof dealEvents, 'AppealHeard'>;
/** An appeal against a ruling of a deal: `p1` is the first. One against a ruling that was withdrawn has nothing to decide. */
export type Appeal = RulingAppealed['data'] & {
  readonly id: string;
  readonly status: 'open' | 'pointless' | AppealHeard['data']['outcome'];
};
export type AttentionDrawn = EventNamed<typeof dealEvents, 'AttentionDrawn'>;
export type AttentionAnswered = EventNamed<typeof dealEvents, 'AttentionAnswered'>;
/** Attention that was drawn to an irregularity of a deal: `a1` is the first. */
export type Attention = AttentionDrawn['data'] & {
  readonly id: string;
  readonly answered: boolean;
  /** Seats that acted before it was answered. */
  readonly early?: readonly string[];
};
/** A result replaced by another. The new `DealScored` follows in the same write; the old one stays readable. */
export type ResultCorrected = EventNamed<typeof dealEvents, 'ResultCorrected'>;
/** The result that stood is taken away, or the board was not played here. The place may get a result again. */
export type ResultWithdrawn = EventNamed<typeof dealEvents, 'ResultWithdrawn'>;
/** The same entries sat in other seats at this board. */
export type SeatingCorrected = EventNamed<typeof dealEvents, 'SeatingCorrected'>;
/** `entered` by one hand, `verified` by every side, `disputed` by one: then it counts for nobody yet. */
export type Finality = (typeof FINALITIES)[number];
export type SideConfirmed = EventNamed<typeof dealEvents, 'SideConfirmed'>;
export type ResultDisputed = EventNamed<typeof dealEvents, 'ResultDisputed'>;
export type ResultUpheld = EventNamed<typeof dealEvents, 'ResultUpheld'>;
export type ResultRepeated = EventNamed<typeof dealEvents, 'ResultRepeated'>;

export type DealEvent =
  | DealOpened
  | ArbiterCalled
  | CallClosed
  | RulingAppealed
  | AppealHeard
  | AttentionDrawn
  | AttentionAnswered
  | IrregularityPrevented
  | RectificationAgreed
  | AgreementJudged
  | RightForfeited
  | RulingGiven
  | RulingWithdrawn
  | ResultCorrected
  | ResultWithdrawn
  | SeatingCorrected
  | DealScored
  | SideConfirmed
  | ResultDisputed
  | ResultUpheld
  | ResultRepeated
  | DomainEvent;

export type OpenDeal = Act<'open-deal'> & DealOpened['data'];
export type CallArbiter = Act<'call-arbiter'> & ArbiterCalled['data'];
export type GiveRuling = Act<'give-ruling'> & Omit<RulingGiven['data'], 'ruling'>;
export type CloseCall = Act<'close-call'> & CallClosed['data'];
export type LodgeAppeal = Act<'lodge-appeal'> & RulingAppealed['data'];
export type DecideAppeal = Act<'decide-appeal'> & AppealHeard['data'];
export type WithdrawRuling = Act<'withdraw-ruling'> & Pick<RulingWithdrawn['data'], 'ruling' | 'reason'>;
export type CorrectResult = Act<'correct-result'> & {
  readonly reason: string;
  readonly act: ResultCorrected['data']['act'];
};
export type WithdrawResult = Act<'withdraw-result'> &
  Pick<ResultWithdrawn['data'], 'because' | 'to' | 'reason'>;
export type CorrectSeating = Act<'correct-seating'> & Pick<SeatingCorrected['data'], 'seating' | 'reason'>;
export type ConfirmResult = Act<'confirm-result'> & Pick<SideConfirmed['data'], 'by' | 'as'>;
export type DisputeResult = Act<'dispute-result'> & Pick<ResultDisputed['data'], 'by' | 'act' | 'reason'>;
export type UpholdResult = Act<'uphold-result'> & Pick<ResultUpheld['data'], 'reason'>;
export type RepeatResult = Act<'repeat-result'> & Pick<ResultRepeated['data'], 'act'>;
/** The acts of every deal; any other `do` belongs to the game that the deal was opened with. */
export type DealCommand =
  | OpenDeal
  | CallArbiter
  | CloseCall
  | LodgeAppeal
  | DecideAppeal
  | GiveRuling
  | WithdrawRuling
  | CorrectResult
  | WithdrawResult
  | CorrectSeating
  | ConfirmResult
  | DisputeResult
  | UpholdResult
  | RepeatResult
  | Act;
