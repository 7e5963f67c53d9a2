import { type Card, formatCard } from '@arbitre/rules/kernel/cards';
import { leftOf, partnerOf, seatName, sideIndex } from '@arbitre/rules/kernel/compass';
import { TRICKS } from '@arbitre/rules/kernel/tricks/compass';
import { cardOnTable, hasPlayed, leaderOf } from '@arbitre/rules/kernel/tricks/play';
import { type ChoiceOption, leadOptions } from '../fields';
import type { BridgeState } from '../state';
import { penaltyCardsOf } from './penalty-cards';
import { onlyLeaders } from './unsettled';

/** A lead out of turn to which no opponent has played yet, and what may be done about it (Laws 53 to 56). */
type WrongLead = {
  readonly seat: number;
  readonly card: Card;
  /** By which article it is irregular, and by which it may be chosen what becomes of it. */
  readonly irregularity: string;
  readonly article: string;
  /** Who chooses; where two may, the first prevails (BD-L55A). Nobody on an opening lead by declarer's side (BD-L54E). */
  readonly to: readonly number[];
  readonly options: readonly ChoiceOption[];
};

/** Which law a lead at another's turn breaks: the opening lead, a later one by declarer's side or by a defender. */
export const leadArticle = ({ play, declarer, unsettled, policy }: BridgeState, seat: number): string => {
  const declaring = sideIndex(seat) === sideIndex(declarer);
  if (play.completed === 0) return declaring && policy === 'observed' ? 'BD-L54E' : 'BD-L41A-1';
  if (declaring) return 'BD-L55A';
  return unsettled.orderedBack === play.completed + 1 ? 'BD-L60B' : 'BD-L56';
};

/** The last card of a hand is taken back, whatever anybody would like (BD-L53A); so is one led before declarer's own (BD-L60B). */
const acceptance = ({ play }: BridgeState, irregularity: string): readonly ChoiceOption[] =>
  play.completed === TRICKS - 1 || irregularity === 'BD-L60B' ? [] : ['accept'];

/** The suits of a seat's penalty cards once this card is one of them; a minor one is major beside it (BD-L50B-major). */
const suitsWith = ({ obligations }: BridgeState, seat: number, card: Card): readonly string[] => {
  const others = penaltyCardsOf(obligations, seatName(seat)).flatMap(({ cards }) => cards);
  return [...new Set([formatCard(card), ...others].map((each) => each.charAt(0)))];
};

/**
 * Partner's lead is required or forbidden, or free (BD-L50D2a, BD-L50D2b); where partner is not to lead, the card stays
 * penalised, or goes back without that before declarer's own lead (BD-L53B).
 */
const refusal = (
  state: BridgeState,
  seat: number,
  card: Card,
  irregularity: string,
): readonly ChoiceOption[] => {
  const { play, declarer } = state;
  // Partner who has led in turn meanwhile has nothing left to choose on.
  if (hasPlayed(play, play.toLead)) return ['refuse'];
  if (play.toLead === partnerOf(seat) && play.completed < TRICKS - 1)
    return leadOptions(suitsWith(state, seat, card));
  const declarersLead = sideIndex(play.toLead) === sideIndex(declarer) && irregularity !== 'BD-L60B';
  return declarersLead ? ['refuse', 'lead'] : ['refuse'];
};

const onDefender = (state: BridgeState, seat: number, card: Card): WrongLead => {
  const { play, declarer, unsettled, atTable } = state;
  const irregularity = leadArticle(state, seat);
  const lead = { seat, card, irregularity, to: [declarer] };
  const opening = play.completed === 0;
  if (opening && (unsettled.dummySeen || atTable.spread))
    return { ...lead, article: 'BD-L54C', options: ['accept'] };
  const spread: readonly ChoiceOption[] = opening ? ['spread'] : [];
  const options = [
    ...spread,
    ...acceptance(state, irregularity),
    ...refusal(state, seat, card, irregularity),
  ];
  return { ...lead, article: opening ? 'BD-L54A' : irregularity, options };
};

/**
 * The lead that waits for a choice: declarer's on a defender's (BD-L54A to BD-L54D, BD-L56), the defenders' on declarer's
 * (BD-L55A).
 */
export const wrongLead = (state: BridgeState): WrongLead | null => {
  const { phase, play, declarer } = state;
  if (phase !== 'play' || play.count === 0) return null;
  const seat = leaderOf(play, play.completed + 1);
  // Nobody accepts or refuses the lead of who was told that it was his turn (BD-L47E1).
  if (seat === play.toLead || state.atTable.toldTurn?.seat === seat || !onlyLeaders(play)) return null;
  const card = cardOnTable(play, seat);
  if (sideIndex(seat) !== sideIndex(declarer)) return onDefender(state, seat, card);
  const irregularity = leadArticle(state, seat);
  const next = leftOf(seat);
  if (play.completed === 0) return { seat, card, irregularity, article: irregularity, to: [], options: [] };
  return {
    ...{ seat, card, irregularity, article: 'BD-L55A' },
    to: [next, partnerOf(next)],
    options: [...acceptance(state, irregularity), 'refuse'],
  };
};

/** A lead out of turn that stands because the other side played to it is no question again when their card goes back (BD-L53A, BD-L53C). */
export const leadAfterBack = (state: BridgeState, back: number): number => {
  const { play, atTable } = state;
  if (!hasPlayed(play, back)) return play.toLead;
  const leader = leaderOf(play, play.completed + 1);
  const irregularity = leadArticle(state, leader);
  const never = irregularity === 'BD-L54E' || atTable.toldTurn?.seat === leader;
  const stands =
    sideIndex(back) !== sideIndex(leader) && !never && acceptance(state, irregularity).length > 0;
  return stands ? leader : play.toLead;
};
