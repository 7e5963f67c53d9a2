import type { Refusal } from '@arbitre/rules/kernel/decider';
import { hasCard, setOf } from '@arbitre/rules/kernel/card-set';
import { cardsOf } from '@arbitre/rules/kernel/card-set';
import { type Card, formatCard } from '@arbitre/rules/kernel/cards';
import { handOf, holderOf } from '@arbitre/rules/kernel/hands';
import type { Decide } from './acts';
import { follow } from './follow';
import { readHands } from './read';
import { playerName, PLAYERS } from './seats';
import type { SkatState } from './state';
import { refuse } from './refusals';
import { cardsLeft, isKnown, wasPlayed } from '@arbitre/rules/kernel/tricks/play';
import { SKAT } from './play';
import { parseSkatCard } from './ranks';

const placeName = (place: number): string => (place === SKAT ? 'skat' : playerName(place));

/** Cards that cannot lie there: played, known elsewhere, or without one that is known to be there. */
const misplaced = ({ play }: SkatState, place: number, cards: readonly Card[]): Refusal | null => {
  const name = placeName(place);
  for (const card of cards) {
    const holder = holderOf(play.held, card);
    if (wasPlayed(play, card) || (holder >= 0 && holder !== place))
      return refuse('card-differs', {
        card: formatCard(card),
        seat: name,
        lies: holder < 0 ? 'played' : placeName(holder),
      });
  }
  const shown = setOf(cards);
  const missing = cardsOf(handOf(play.held, place)).find((card) => !hasCard(shown, card));
  return missing === undefined
    ? null
    : refuse('card-differs', { card: formatCard(missing), seat: name, lies: name });
};

/** Hands and skat that become known later, as they lie now; what they prove is found at once. */
export const decideReveal: Decide<'reveal'> = (state, given) => {
  const reading = readHands(given.hands, given.skat);
  if (!reading.ok) return reading;
  if (state.policy === 'enforced') return refuse('enforced-table', { do: 'reveal' });
  if (state.phase === 'waiting') return refuse('not-dealt', { use: 'deal' });
  const { hands, skat } = reading;
  const places = [...PLAYERS.map((seat) => hands[seat]), skat];
  for (const [place, cards] of places.entries()) {
    if (cards === null) continue;
    if (isKnown(state.play, place)) return refuse('hand-known', { seat: placeName(place) });
    const left = place === SKAT ? 2 : cardsLeft(state.play, place);
    if (state.phase === 'play' && cards.length !== left)
      return refuse('count-differs', { seat: placeName(place), given: cards.length, known: left });
    const problem = misplaced(state, place, cards.map(parseSkatCard));
    if (problem !== null) return problem;
  }
  return follow(state, { type: 'HandsRevealed', data: { hands, skat } });
};
