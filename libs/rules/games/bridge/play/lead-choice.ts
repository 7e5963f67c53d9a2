import type { Card } from '@arbitre/rules/kernel/cards';
import { leftOf, partnerOf, sideIndex } from '@arbitre/rules/kernel/compass';
import { TRICKS } from '@arbitre/rules/kernel/tricks/compass';
import { cardOnTable, leaderOf } from '@arbitre/rules/kernel/tricks/play';
import type { ChoiceOption } from '../fields';
import type { BridgeState } from '../state';

/** A lead out of turn on which nobody has played yet, and what may be done about it (Laws 53 to 56). */
export type WrongLead = {
  readonly seat: number;
  readonly card: Card;
  /** By which article it is irregular, and by which it may be chosen what becomes of it. */
  readonly irregularity: string;
  readonly article: string;
  /** Who chooses; where two may, the first prevails (BD-L55A). */
  readonly to: readonly number[];
  readonly options: readonly ChoiceOption[];
};

/** Which law a lead at another's turn breaks: the opening lead, a later one by declarer's side or by a defender. */
export const leadArticle = ({ play, declarer }: BridgeState, seat: number): string => {
  if (play.completed === 0) return 'BD-L41A-1';
  return sideIndex(seat) === sideIndex(declarer) ? 'BD-L55A' : 'BD-L56';
};

/** The last card of a hand is taken back, whatever anybody would like (BD-L53A). */
const acceptance = ({ play }: BridgeState): readonly ChoiceOption[] =>
  play.completed === TRICKS - 1 ? [] : ['accept'];

/** Partner's lead is required or forbidden, or free (BD-L50D2a, BD-L50D2b); where partner is not to lead, the card stays penalised. */
const refusal = ({ play }: BridgeState, seat: number): readonly ChoiceOption[] =>
  play.toLead === partnerOf(seat) && play.completed < TRICKS - 1 ? ['require', 'forbid', 'free'] : ['refuse'];

/**
 * The lead that waits for a choice: declarer's on a defender's (BD-L54A to BD-L54D, BD-L56), the defenders' on declarer's
 * (BD-L55A). An opening lead by declarer's side is none.
 */
export const wrongLead = (state: BridgeState): WrongLead | null => {
  const { phase, play, declarer } = state;
  if (phase !== 'play' || play.count !== 1) return null;
  const seat = leaderOf(play, play.completed + 1);
  // Nobody accepts or refuses the lead of who was told that it was his turn (BD-L47E1).
  if (seat === play.toLead || state.atTable.toldTurn?.seat === seat) return null;
  const lead = { seat, card: cardOnTable(play, seat), irregularity: leadArticle(state, seat) };
  if (sideIndex(seat) !== sideIndex(declarer)) {
    const opening = play.completed === 0;
    const spread: readonly ChoiceOption[] = opening ? ['spread'] : [];
    const options = [...spread, ...acceptance(state), ...refusal(state, seat)];
    return { ...lead, article: opening ? 'BD-L54A' : 'BD-L56', to: [declarer], options };
  }
  if (play.completed === 0) return null;
  const next = leftOf(seat);
  return {
    ...lead,
    article: 'BD-L55A',
    to: [next, partnerOf(next)],
    options: [...acceptance(state), 'refuse'],
  };
};
