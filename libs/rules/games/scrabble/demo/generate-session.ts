import type { DemoSession } from '@arbitre/rules/kernel/demo';
import { compileLexicon } from '../lexicon/compile';
import { newShelf } from '../order/shelf';
import { simulateGame } from './simulate-game';

/** Small lists that make no claim to a language: enough for a game, and those of the golden record. */
const LISTS = [
  'AI AN AS EN ER ES ET EU IL IN IS LA LE NE NI NO NU ON OR OS OU RE RU SA SE SI SU TE TU UN US UT',
  'AS EN JOUEUSE JOUEUSES KA NE SA SI SKI TAIE TATE',
  'AS EN ES NE SA SE',
  'JOUEUSE',
  'VENU',
].map((words) => compileLexicon('test', words.split(' ')));
const [LEXICON = compileLexicon('test', [])] = LISTS;

export const shelf = newShelf(...LISTS);

const ENTRIES = [1, 2, 3].map(
  (number) => ({ id: `player-${number}`, number, kind: 'player', members: [] }) as const,
);

/** A game of three players with words of two letters. Pure: the same seed gives the same game. */
export const generateSession = (seed: number): DemoSession => {
  const { setup, steps } = simulateGame({
    ...{ seed, players: ENTRIES.length, lexicon: LEXICON, startsAt: '2026-11-21T14:00:00Z' },
  });
  return {
    ...{ game: 'scrabble', ruleset: 'scrabble@1', method: 'scrabble-total', startsOn: '2026-11-21' },
    entries: ENTRIES,
    deals: [],
    sittings: [
      {
        number: 1,
        setup,
        steps: steps.map((acts) => ({ role: 'arbiter', acts })),
        closing: 'les résultats sont annoncés',
      },
    ],
  };
};
