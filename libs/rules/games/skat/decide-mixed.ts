import { type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { formatCard } from '@arbitre/rules/kernel/cards';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import { decidePickUp } from './decide-deal';
import { barred } from './decide-look';
import { notHeld } from './decide-skat';
import type { Decide } from './acts';
import { follow } from './follow';
import { readCards } from './read';
import { type Player, playerName, seatIndex } from './seats';
import type { SkatState } from './state';
import { refuse } from './refusals';
import { isKnown } from '@arbitre/rules/kernel/tricks/play';

/** SKAT-3.2.15.a, SKAT-3.3.9.a: a player takes the skat up with his cards and is out of the auction. */
export const decideTakeUp: Decide<'pick-up'> = (state, command) => {
  if (command.skat !== true) return decidePickUp(state, command);
  const { seat: name } = command;
  const seat = seatIndex(name);
  const article = state.auction.calls.length === 0 ? 'SKAT-3.2.15.a' : 'SKAT-3.3.9.a';
  if (state.policy === 'enforced') return refused(article, { seat: name });
  if (state.phase !== 'auction')
    return refuse(state.phase === 'waiting' ? 'not-dealt' : 'deal-begun', { phase: state.phase });
  if (state.mixedBy >= 0) return refused('SKAT-3.3.10.a', { mixedBy: playerName(state.mixedBy) });
  return follow(
    state,
    { type: 'HandPickedUp', data: { seat: name, skat: true } },
    observed(article, name, { skat: true }),
    ...barred(state, seat, article),
  );
};

/** Only the seat that holds the skat among its cards, whoever deals with it now. */
const notCulprit = ({ mixedBy }: SkatState, seat: Player): Refusal | null =>
  mixedBy === seatIndex(seat)
    ? null
    : refuse('skat-not-mixed', { seat, mixedBy: mixedBy < 0 ? null : playerName(mixedBy) });

/** SKAT-3.2.15.b, SKAT-3.3.10.a: the culprit shuffles his twelve cards, the dealer draws two of them, face down. */
export const decideRedraw: Decide<'redraw-skat'> = (state, { seat: name, cards }) => {
  const other = notCulprit(state, name);
  if (other !== null) return other;
  if (cards === undefined || cards === null)
    return state.policy === 'enforced'
      ? refuse('missing-field', { field: 'cards', expected: 'the two cards drawn' })
      : follow(state, { type: 'SkatRedrawn', data: { seat: name, cards: null } });
  const drawn = readCards(cards);
  if (!drawn.ok) return drawn;
  for (const card of drawn.cards) {
    const missing = notHeld(state, seatIndex(name), card);
    if (missing !== null) return missing;
    if (!isKnown(state.play, seatIndex(name)))
      return refuse('hand-unknown', { seat: name, card: formatCard(card) });
  }
  return follow(state, { type: 'SkatRedrawn', data: { seat: name, cards: drawn.texts } });
};

/** SKAT-3.3.10.b: the arbiter has the two cards laid back that everybody can tell apart. */
export const decideRestore: Decide<'restore-skat'> = (state, { seat }) =>
  notCulprit(state, seat) ?? follow(state, { type: 'SkatRestored', data: { seat } });
