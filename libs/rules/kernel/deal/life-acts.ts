import { ANSWER, DRAW } from './attention';
import { AGREE, FORFEIT, JUDGE, PREVENT, RIGHT_ACTS } from './rights';

/** The act that each event of a deal's own life records. */
export const LIFE_ACTS: Readonly<Record<string, string>> = {
  DealOpened: 'open-deal',
  ArbiterCalled: 'call-arbiter',
  AttentionDrawn: DRAW,
  AttentionAnswered: ANSWER,
  IrregularityPrevented: PREVENT,
  RectificationAgreed: AGREE,
  AgreementJudged: JUDGE,
  RightForfeited: FORFEIT,
  CallClosed: 'close-call',
  RulingAppealed: 'lodge-appeal',
  RulingGiven: 'give-ruling',
  AppealHeard: 'decide-appeal',
  RulingWithdrawn: 'withdraw-ruling',
  ResultCorrected: 'correct-result',
  ResultWithdrawn: 'withdraw-result',
  SeatingCorrected: 'correct-seating',
  SideConfirmed: 'confirm-result',
  ResultDisputed: 'dispute-result',
  ResultUpheld: 'uphold-result',
  ResultRepeated: 'repeat-result',
};

/** Acts of a deal's life, each a command of its own with its own permission: none may travel among a table's acts. */
export const OWN_COMMANDS: readonly string[] = Object.values(LIFE_ACTS).filter(
  (act) => act !== DRAW && act !== ANSWER && !RIGHT_ACTS.includes(act),
);
