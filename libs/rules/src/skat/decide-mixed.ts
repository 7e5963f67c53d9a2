import { type Decision, refused } from '../kernel/decider';
import { formatCard } from '../kernel/cards';
import { observed } from '../kernel/irregularities';
import type { Refusal } from '../kernel/act-shape';
import { decidePickUp } from './decide-deal';
import { barred } from './decide-look';
import { notHeld } from './decide-skat';
import type { SkatEvent } from './events';
import { follow } from './follow';
import { isKnown } from './play';
import { type Arguments, readCards, readPlayer, type ReadPlayer } from './read';
import { playerName } from './seats';
import type { SkatState } from './state';

type Decide = (state: SkatState, command: Arguments) => Decision<SkatEvent>;

/** SKAT-3.2.15.a, SKAT-3.3.9.a: a player takes the skat up with his cards and is out of the auction. */
export const decideTakeUp: Decide = (state, command) => {
  if (command.skat !== true) return decidePickUp(state, command);
  const reading = readPlayer(command.seat);
  if (!reading.ok) return reading;
  const { seat, name } = reading;
  const article = state.auction.calls.length === 0 ? 'SKAT-3.2.15.a' : 'SKAT-3.3.9.a';
  if (state.policy === 'enforced') return refused(article, { seat: name });
  if (state.phase !== 'auction')
    return refused(state.phase === 'waiting' ? 'not-dealt' : 'deal-begun', { phase: state.phase });
  if (state.mixedBy >= 0) return refused('SKAT-3.3.10.a', { mixedBy: playerName(state.mixedBy) });
  return follow(
    state,
    { type: 'HandPickedUp', data: { seat: name, skat: true } },
    observed(article, name, { skat: true }),
    ...barred(state, seat, article),
  );
};

/** The seat that holds the skat among its cards, whoever deals with it now. */
const readCulprit = (state: SkatState, seat: unknown): ReadPlayer | Refusal => {
  const reading = readPlayer(seat);
  if (!reading.ok) return reading;
  const { mixedBy } = state;
  return mixedBy === reading.seat
    ? reading
    : refused('skat-not-mixed', { seat: reading.name, mixedBy: mixedBy < 0 ? null : playerName(mixedBy) });
};

/** SKAT-3.2.15.b, SKAT-3.3.10.a: the culprit shuffles his twelve cards, the dealer draws two of them, face down. */
export const decideRedraw: Decide = (state, { seat, cards }) => {
  const reading = readCulprit(state, seat);
  if (!reading.ok) return reading;
  const { name } = reading;
  if (cards === undefined || cards === null)
    return state.policy === 'enforced'
      ? refused('missing-field', { field: 'cards', expected: 'the two cards drawn' })
      : follow(state, { type: 'SkatRedrawn', data: { seat: name, cards: null } });
  const drawn = readCards(cards, 'cards', 2, 2);
  if (!drawn.ok) return drawn;
  for (const card of drawn.cards) {
    const missing = notHeld(state, reading.seat, card);
    if (missing !== null) return missing;
    if (!isKnown(state.play, reading.seat))
      return refused('hand-unknown', { seat: name, card: formatCard(card) });
  }
  return follow(state, { type: 'SkatRedrawn', data: { seat: name, cards: drawn.texts } });
};

/** SKAT-3.3.10.b: the arbiter has the two cards laid back that everybody can tell apart. */
export const decideRestore: Decide = (state, { seat }) => {
  const reading = readCulprit(state, seat);
  return reading.ok ? follow(state, { type: 'SkatRestored', data: { seat: reading.name } }) : reading;
};
