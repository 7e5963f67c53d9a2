import { type Card, formatCard, parseWritten } from '@arbitre/rules/kernel/cards';
import { seatName, sideIndex } from '@arbitre/rules/kernel/compass';
import { accepted, type Decision, type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { holds } from '@arbitre/rules/kernel/hands';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import { bothPlayedOn } from '@arbitre/rules/kernel/tricks/defective';
import { cardsOfTrick, type Play } from '@arbitre/rules/kernel/tricks/play';
import type { BridgeActNamed } from '../acts';
import type { BridgeEvent } from '../events';
import { after } from '../play/after';
import { decidePlay, notInPlay } from '../play/decide-play';
import { anyTrickOfCard, withReplaced, wouldRevoke } from '../play/place';
import { refuse } from '../refusals';
import { type BridgeState, dummyOf } from '../state';

/** Dummy's card that is to change, and the trick in which it lies. */
type Wrong = { readonly number: number; readonly card: Card };

/** The trick whose last card by declarer's side is dummy's, if he has played none since; null when he has (BD-L45C4b). */
const lastFromDummy = ({ play, declarer }: BridgeState): Wrong | null => {
  for (const number of [play.completed + 1, play.completed]) {
    const last = cardsOfTrick(play, number).findLast(({ seat }) => sideIndex(seat) === sideIndex(declarer));
    if (last !== undefined) return last.seat === declarer ? null : { number, card: last.card };
  }
  return null;
};

/** Why dummy cannot play this card instead. */
const problem = ({ play }: BridgeState, dummy: number, number: number, card: Card): Refusal | null => {
  const facts = { seat: seatName(dummy), card: formatCard(card) };
  if (!holds(play.held, dummy, card)) return refuse('card-not-held', facts);
  return wouldRevoke(play, dummy, number, card) ? refused('BD-L44C', facts) : null;
};

/** The trick is complete again with the other card. */
const won = (then: Play, number: number): readonly BridgeEvent[] =>
  then.count < 4 ? [] : [{ type: 'TrickWon', data: { seat: seatName(then.best), number } }];

const replaced = (
  { play }: BridgeState,
  dummy: number,
  { number, card: from }: Wrong,
  to: Card,
): readonly BridgeEvent[] => [
  {
    type: 'CardReplaced',
    data: { seat: seatName(dummy), from: formatCard(from), to: formatCard(to), trick: number },
  },
  ...won(withReplaced(play, dummy, number, to), number),
];

/** BD-L45C4b, BD-L46B-0: until he next plays from either hand declarer has the card that he meant, if the director finds so. */
export const decideCorrection = (
  state: BridgeState,
  { card, article, reason }: BridgeActNamed<'correct-designation'>,
): Decision<BridgeEvent> => {
  if (state.phase !== 'play') return notInPlay(state);
  const dummy = dummyOf(state);
  const to = parseWritten(card);
  const corrected: BridgeEvent = {
    type: 'DesignationCorrected',
    data: { card: formatCard(to), article, reason },
  };
  const { naming } = state.atTable;
  if (naming !== null)
    return after(
      corrected,
      decidePlay(
        { ...state, atTable: { ...state.atTable, naming: null } },
        { do: 'play', seat: seatName(dummy), card: formatCard(to) },
      ),
    );
  const wrong = lastFromDummy(state);
  if (wrong === null) return refused(article, { seat: seatName(dummy), card: formatCard(to) });
  const cannot = problem(state, dummy, wrong.number, to);
  return cannot ?? accepted(corrected, ...replaced(state, dummy, wrong, to));
};

/** BD-L45D1: dummy's card is withdrawn and the one named is played; too late, the play stands (BD-L45D2). */
export const decideWrongCard = (
  state: BridgeState,
  { named, placed }: BridgeActNamed<'notice-wrong-card'>,
): Decision<BridgeEvent> => {
  const { phase, play, policy } = state;
  if (phase !== 'play' && phase !== 'finished') return notInPlay(state);
  if (policy === 'enforced') return refuse('enforced-table', { do: 'notice-wrong-card' });
  const dummy = dummyOf(state);
  const from = parseWritten(placed);
  const to = parseWritten(named);
  const number = anyTrickOfCard(play, dummy, from);
  const facts = { named: formatCard(to), placed: formatCard(from) };
  if (number === 0) return refuse('card-not-in-trick', { card: facts.placed });
  const noticed: BridgeEvent = { type: 'WrongCardNoticed', data: facts };
  const seat = seatName(dummy);
  if (phase === 'finished' || bothPlayedOn(play, number))
    return accepted<BridgeEvent>(noticed, observed('BD-L45D2', seat, facts));
  const cannot = problem(state, dummy, number, to);
  return (
    cannot ??
    accepted<BridgeEvent>(
      noticed,
      observed('BD-L45D1', seat, facts),
      ...replaced(state, dummy, { number, card: from }, to),
    )
  );
};
