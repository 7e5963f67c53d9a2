import { invalidField } from '@arbitre/rules/kernel/act-shape';
import { type Card, formatCard } from '@arbitre/rules/kernel/cards';
import { type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { handOf, holderOf, holds } from '@arbitre/rules/kernel/hands';
import type { Decide } from './acts';
import type { SkatEvent } from './events';
import { follow } from './follow';
import { readCards } from './read';
import { type Player, playerName, seatIndex } from './seats';
import type { SkatState } from './state';
import { LOWEST_BID } from './value';
import { refuse } from './refusals';
import { cardsLeft, isKnown, wasPlayed } from '@arbitre/rules/kernel/tricks/play';
import { notationOf, SKAT } from './play';

type Declarer = { readonly ok: true; readonly seat: number; readonly name: Player; readonly alone: boolean };

/**
 * The declarer before his announcement, or the one who is left without any bid and plays without further words
 * (SKAT-3.3.6.a). `alone`: the auction closes with his act.
 */
export const readDeclarer = (state: SkatState, name: Player, act: string): Declarer | Refusal => {
  const seat = seatIndex(name);
  if (state.grain === 'result') return refuse('result-grain', { do: act });
  if (state.phase === 'waiting') return refuse('not-dealt', { phase: state.phase });
  const alone = state.phase === 'auction';
  if (alone) {
    const lone = state.auction.waiting === 'lone' && state.auction.answerer === seat;
    return lone ? { ok: true, seat, name, alone } : refused('SKAT-3.3.1.a', { seat: name, do: act });
  }
  return seat === state.declarer
    ? { ok: true, seat, name, alone }
    : refused('SKAT-2.2.1', { seat: name, declarer: playerName(state.declarer) });
};

/** SKAT-3.3-GAP-3: who plays without any bid is bound to 18. */
export const closing = ({ name, alone }: Declarer): readonly SkatEvent[] =>
  alone ? [{ type: 'AuctionClosed', data: { declarer: name, bid: LOWEST_BID } }] : [];

/** A card that cannot be in this hand, as far as the record knows. */
export const notHeld = ({ play }: SkatState, seat: number, card: Card): Refusal | null => {
  if (wasPlayed(play, card))
    return refuse('card-already-played', { seat: playerName(seat), card: formatCard(card) });
  if (holds(play.held, seat, card)) return null;
  const holder = holderOf(play.held, card);
  if (holder < 0 && !isKnown(play, seat)) return null;
  return refuse('card-not-held', {
    seat: playerName(seat),
    card: formatCard(card),
    holder: holder < 0 ? null : holder === SKAT ? 'skat' : playerName(holder),
  });
};

const notTakable = (state: SkatState, name: Player): Refusal | null => {
  if (state.contract !== null) return refused('SKAT-3.4.8', { seat: name, announced: true });
  if (state.taken) return refuse('already-taken', { seat: name });
  if (state.mustChoose) return refused('SKAT-3.3.10.c', { seat: name });
  return state.mixedBy < 0 ? null : refused('SKAT-3.3.10.a', { mixedBy: playerName(state.mixedBy) });
};

/** SKAT-2.2.2.a: the declarer takes the two cards into his hand. */
export const decideTake: Decide<'take-skat'> = (state, { seat, cards }) => {
  const declarer = readDeclarer(state, seat, 'take-skat');
  if (!declarer.ok) return declarer;
  const { name } = declarer;
  const cannot = notTakable(state, name);
  if (cannot !== null) return cannot;
  if (cards === undefined)
    return follow(state, { type: 'SkatTaken', data: { seat: name } }, ...closing(declarer));
  const reading = readCards(cards);
  if (!reading.ok) return reading;
  for (const card of reading.cards) {
    const holder = holderOf(state.play.held, card);
    const wrong = isKnown(state.play, SKAT) ? holder !== SKAT : holder >= 0;
    if (wrong) return refuse('card-differs', { card: formatCard(card), seat: 'skat' });
  }
  return follow(
    state,
    { type: 'SkatTaken', data: { seat: name, cards: reading.texts } },
    ...closing(declarer),
  );
};

/** SKAT-2.2.2.a, SKAT-2.2.2.b: any two of the twelve cards; another number is recorded where it happened. */
export const decideDiscard: Decide<'discard'> = (state, { seat, cards }) => {
  const declarer = readDeclarer(state, seat, 'discard');
  if (!declarer.ok) return declarer;
  const { name } = declarer;
  if (state.contract !== null) return refused('SKAT-3.4.8', { seat: name, announced: true });
  if (!state.taken) return refuse('skat-not-taken', { seat: name });
  const { discarded } = state;
  if (state.policy === 'enforced' && (cards.length !== 2 || discarded > 0))
    return refused('SKAT-2.2.2.a', { seat: name, cards: cards.length, expected: 2, discarded });
  if (cards.length < 1 || cards.length > 4 - discarded)
    return invalidField('cards', cards.length, `1 to ${4 - discarded} cards`);
  const reading = readCards(cards);
  if (!reading.ok) return reading;
  for (const card of reading.cards) {
    const missing = notHeld(state, declarer.seat, card);
    if (missing !== null) return missing;
  }
  return follow(state, { type: 'SkatDiscarded', data: { seat: name, cards: reading.texts } });
};

const openCards = (state: SkatState, seat: number, given: readonly string[] | undefined) => {
  const { play } = state;
  if (isKnown(play, seat))
    return { ok: true, texts: notationOf(handOf(play.held, seat), play.ranking) } as const;
  const left = cardsLeft(play, seat);
  if (given?.length !== left) return invalidField('cards', given?.length, `${left} cards`);
  const reading = readCards(given);
  if (!reading.ok) return reading;
  const wrong = reading.cards.map((card) => notHeld(state, seat, card)).find((each) => each !== null);
  return wrong ?? reading;
};

/** SKAT-2.2.5.a: the cards of an ouvert game lie face up before the first lead. */
export const decideLayOpen: Decide<'lay-open'> = (state, { seat, cards }) => {
  const declarer = readDeclarer(state, seat, 'lay-open');
  if (!declarer.ok) return declarer;
  const { name } = declarer;
  if (state.contract === null) return refused('SKAT-3.4.1.a', { seat: name, phase: state.phase });
  if (!state.contract.ouvert) return refuse('not-ouvert', { seat: name, use: 'claim' });
  if (state.laidOpen) return refuse('already-open', { seat: name });
  const reading = openCards(state, declarer.seat, cards);
  if (!reading.ok) return reading;
  return follow(state, { type: 'HandLaidOpen', data: { seat: name, cards: reading.texts } });
};

/** SKAT-2.2.5.b: an opponent asks for the cards; play waits until they lie open. */
export const decideDemandOpen: Decide<'demand-open'> = (state, { seat }) => {
  const { contract, declarer } = state;
  if (contract?.ouvert !== true || state.laidOpen)
    return refuse('nothing-to-open', { seat, open: state.laidOpen });
  return seatIndex(seat) === declarer
    ? invalidField('seat', seat, 'one of the opposing party')
    : follow(state, { type: 'OpenHandDemanded', data: { seat } });
};
