import { partnerOf, seatIndex, sideIndex } from '@arbitre/rules/kernel/compass';
import { hasPlayed, leaderOf, type Play } from '@arbitre/rules/kernel/tricks/play';
import type { IrregularityObserved } from '../events';
import type { CardChoice } from './choices';

/** A card that broke the law, on which the other side may still choose what becomes of it. */
export type Offence = {
  readonly article: string;
  readonly seat: number;
  readonly card: string;
  /** The trick under way when it was played, from 1. */
  readonly trick: number;
};

/** What cards that broke the law leave open at the table. A value: `SETTLED` as long as none has. */
export type Unsettled = {
  /** In the order in which they were seen: one does not take the choice on another away (BD-L60C). */
  readonly offences: readonly Offence[];
  /** The trick to whose lead declarer has made his choice against partner's penalty cards (BD-L50D2); 0 for none. */
  readonly chosenFor: number;
  /** The trick to which declarer's side has to lead anew (BD-L60B); 0 for none. */
  readonly orderedBack: number;
  /** Declarer could see a card of dummy before he chose on an opening lead out of turn (BD-L54C). */
  readonly dummySeen: boolean;
};

export const SETTLED: Unsettled = {
  offences: [],
  chosenFor: 0,
  orderedBack: 0,
  dummySeen: false,
};

/** Cards on which declarer may choose: before partner's (BD-L57A), before his choice (BD-L50D2), in place of a penalty card (BD-L52). */
const ON_CHOICE: ReadonlySet<string> = new Set(['BD-L57A', 'BD-L50D2', 'BD-L50D1a', 'BD-L50C', 'BD-L51A']);

/** An infraction was seen: declarer may choose on it until his side plays on, and on others beside it; what he asked already is not asked again. */
export const afterInfraction = (
  unsettled: Unsettled,
  { article, seat, facts }: IrregularityObserved['data'],
  trick: number,
): Unsettled =>
  ON_CHOICE.has(article) && facts.asked === undefined && typeof facts.card === 'string'
    ? {
        ...unsettled,
        offences: [...unsettled.offences, { article, seat: seatIndex(seat), card: facts.card, trick }],
      }
    : unsettled;

/** What stays open once declarer has chosen: all but the card itself, and partner's where he has asked for it (BD-L57A). */
const stillOpen = (
  offences: readonly Offence[],
  { about, seat, card }: CardChoice,
  option: string,
): readonly Offence[] =>
  offences.filter((each) => {
    const another = about === 'lead' || about === 'next-lead' || each.seat !== seat || each.card !== card;
    const asked = about === 'early' && option !== 'free' && each.seat === partnerOf(seat);
    return another && !asked;
  });

/** Declarer has chosen: nothing is open on the card any more, and he has spoken of partner's lead where it was about that. */
export const afterChoice = (
  unsettled: Unsettled,
  choice: CardChoice,
  option: string,
  trick: number,
): Unsettled => {
  const { about } = choice;
  const ofLead = about === 'next-lead' || about === 'before-choice';
  const spoken = ofLead || (about === 'lead' && /^(require|forbid|free)/.test(option));
  const offences = stillOpen(unsettled.offences, choice, option);
  return { ...unsettled, offences, chosenFor: spoken ? trick : unsettled.chosenFor };
};

/** A card was played: an opponent who plays on gives up the choice (BD-L60A, BD-L52); the other side's cards take nothing away (BD-L60C). */
export const afterCardPlayed = (unsettled: Unsettled, seat: number): Unsettled => {
  const offences = unsettled.offences.filter((each) => sideIndex(each.seat) === sideIndex(seat));
  return offences.length < unsettled.offences.length ? { ...unsettled, offences } : unsettled;
};

/** A card of the trick on the table goes back, before it does. */
export const beforeWithdrawal = (
  unsettled: Unsettled,
  play: Play,
  seat: number,
  declarer: number,
): Unsettled => {
  // A card of the trick before goes back by Law 62 alone.
  if (!hasPlayed(play, seat)) return unsettled;
  const trick = play.completed + 1;
  const { offences, orderedBack } = unsettled;
  const led = leaderOf(play, trick) === seat && seat !== play.toLead;
  const anew = led && sideIndex(seat) === sideIndex(declarer) && sideIndex(play.toLead) === sideIndex(seat);
  return {
    ...unsettled,
    offences: offences.filter((each) => each.seat !== seat || each.trick !== trick),
    orderedBack: anew ? trick : orderedBack,
  };
};

/** Whether every card of the trick on the table was played by the side that led to it, or nobody has. */
export const onlyLeaders = (play: Play): boolean => {
  const leader = leaderOf(play, play.completed + 1);
  return !hasPlayed(play, (leader + 1) & 3) && !hasPlayed(play, (leader + 3) & 3);
};
