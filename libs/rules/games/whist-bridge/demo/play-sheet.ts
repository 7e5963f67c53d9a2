import type { Seeded } from '@arbitre/rules/kernel/seeded';
import { DAMES, type GameCode, gameOf, SUITS_UPWARD } from '../ladder';
import type { Contract, Told } from '../manche/fields';
import { resultKind } from '../score/deal-points';
import { QUEENS } from '../score/grid';

/** What tables play, about as often as they do: an emballage of 8 most of all. */
const PLAYED: readonly (GameCode | typeof DAMES)[] = [
  ...(['E8', 'E8', 'E8', 'E8', 'E8', 'E9', 'E9', 'E10', 'S6', 'S6', 'S7', 'S8'] as const),
  ...(['PM', 'PM', 'P', 'GM', 'A9', 'TR', 'A10', DAMES, DAMES] as const),
];

const among = <Item>(items: readonly Item[], random: Seeded, otherwise: Item): Item =>
  items[random(items.length)] ?? otherwise;

/** Somebody, and perhaps somebody else. */
const declarersIn = (game: GameCode, active: readonly string[], random: Seeded): readonly string[] => {
  const first = random(active.length);
  const second = (first + 1 + random(active.length - 1)) % active.length;
  const { declarers } = gameOf(game);
  const two = declarers === 'pair' || (declarers === 'joint' && random(4) === 0);
  return [first, ...(two ? [second] : [])].map((at) => active[at] ?? '');
};

/** A contract that those who play may have announced. */
export const drawContract = (active: readonly string[], random: Seeded): Contract => {
  const game = among(PLAYED, random, 'E8');
  if (game === DAMES) return { game, suit: null, declarers: [] };
  const { suited } = gameOf(game);
  return {
    game,
    suit: suited || game === 'TR' ? among(SUITS_UPWARD, random, 'S') : null,
    declarers: declarersIn(game, active, random),
    ...(game === 'S8' ? { direct: random(2) === 0 } : {}),
  };
};

/** How it may have ended: made more often than not. */
export const drawOutcome = (
  { game, declarers }: Contract,
  active: readonly string[],
  random: Seeded,
): Told => {
  if (game === DAMES) {
    const queens: Record<string, number> = {};
    for (let queen = 0; queen < QUEENS; queen++) {
      const player = among(active, random, '');
      queens[player] = (queens[player] ?? 0) + 1;
    }
    return { queens };
  }
  if (resultKind(game) === 'made') return { made: declarers.map(() => random(3) > 0) };
  return { tricks: Math.min(13, gameOf(game).least - 2 + random(5)) };
};
