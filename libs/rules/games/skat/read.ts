import type { Refusal } from '@arbitre/rules/kernel/act-shape';
import { type Card, formatCard } from '@arbitre/rules/kernel/cards';
import { emptyHands, give, holderOf } from '@arbitre/rules/kernel/hands';
import type { ValueOf } from '@arbitre/rules/kernel/declare/field';
import type { HandsBySeat, someHands } from './fields';
import { refuse } from './refusals';
import { PLAYERS } from './seats';
import { SKAT } from './play';
import { parseSkatCard } from './ranks';

type ReadCards = { readonly ok: true; readonly cards: readonly Card[]; readonly texts: readonly string[] };

/** Cards that were given: no two are the same. */
export const readCards = (texts: readonly string[]): ReadCards | Refusal => {
  const cards = texts.map(parseSkatCard);
  const twice = cards.find((card, at) => cards.indexOf(card) < at);
  return twice === undefined
    ? { ok: true, cards, texts }
    : refuse('card-twice', { field: 'cards', card: formatCard(twice) });
};

export type ReadDeal =
  { readonly ok: true; readonly hands: HandsBySeat; readonly skat: readonly string[] | null } | Refusal;

/** Each card in one place: the first that lies in two, or null. */
const packProblem = (hands: HandsBySeat, skat: readonly string[] | null): Refusal | null => {
  const places = [...PLAYERS.map((seat) => [seat, hands[seat]] as const), ['skat', skat] as const];
  const dealt = emptyHands(4);
  for (const [place, [name, cards]] of places.entries())
    for (const text of cards ?? []) {
      const card = parseSkatCard(text);
      const holder = holderOf(dealt, card);
      if (holder >= 0)
        return refuse('card-twice', {
          card: formatCard(card),
          places: [holder === SKAT ? 'skat' : (PLAYERS[holder] ?? ''), name],
        });
      give(dealt, place, card);
    }
  return null;
};

/** Hands by player and the skat; what is left out or null is not known. */
export const readHands = (
  { forehand = null, middlehand = null, rearhand = null }: ValueOf<typeof someHands> = {},
  skat: readonly string[] | null = null,
): ReadDeal => {
  const hands = { forehand, middlehand, rearhand };
  return packProblem(hands, skat) ?? { ok: true, hands, skat };
};

/** SKAT-3.2.6.a, SKAT-3.2.6.b: three cards each, two for the skat, four each, three each. */
export const dealOut = (pack: readonly string[]): ReadDeal => {
  const hand = (seat: number): readonly string[] => [
    ...pack.slice(seat * 3, seat * 3 + 3),
    ...pack.slice(11 + seat * 4, 15 + seat * 4),
    ...pack.slice(23 + seat * 3, 26 + seat * 3),
  ];
  return readHands({ forehand: hand(0), middlehand: hand(1), rearhand: hand(2) }, pack.slice(9, 11));
};
