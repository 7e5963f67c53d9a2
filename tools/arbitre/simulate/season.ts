import { allGames } from '@arbitre/rules';
import { type DrawnFederation, drawFederation } from '../demo/federation/draw';
import { drawCircuits } from './circuits';
import { drawLeague } from './league';
import { saturday, type SeasonSize, type Step } from './script';

export type DrawnSeason = { readonly federation: DrawnFederation; readonly steps: readonly Step[] };

const LAST_DAY = '2027-06-30';

/** Days after its last within which a region may correct, each its own. */
const windowOf = (at: number): number => 7 + 7 * (at % 3);

const openingOf = ({ regions }: DrawnFederation): readonly Step[] => [
  {
    ...{ day: saturday(1), kind: 'season' },
    act: {
      ...{ do: 'open-season', name: '2026-2027', from: '2026-09-01', until: LAST_DAY },
      games: allGames.all.map(({ id }) => id),
    },
  },
  ...regions
    .filter(({ parent }) => parent !== undefined)
    .map(({ id: region }, at): Step => ({
      ...{ day: saturday(1), kind: 'season' },
      act: { ...{ do: 'take-part', region, from: '2026-09-01', until: LAST_DAY }, window: windowOf(at) },
    })),
];

/** Regions close their phases at the end, but the last: what is ranked over all stays provisional. */
const closingOf = ({ regions }: DrawnFederation, on: string): readonly Step[] => {
  const own = regions.filter(({ parent }) => parent !== undefined);
  return own
    .slice(0, Math.max(1, own.length - 1))
    .map(({ id: region }): Step => ({ day: on, kind: 'season', act: { do: 'close-phase', region, on } }));
};

/** What is written last: a season that has it is whole. Known without drawing what is played. */
export const endOf = (size: SeasonSize): Step | undefined =>
  closingOf(drawFederation(size.seed, size), saturday(size.weeks)).at(-1);

/** A season by its size. The same size gives the same steps, in the order of their days. */
export const drawSeason = async (size: SeasonSize): Promise<DrawnSeason> => {
  const federation = drawFederation(size.seed, size);
  const steps = [
    ...openingOf(federation),
    ...[...(await drawCircuits(size, federation)), ...drawLeague(size, federation)].toSorted((a, b) =>
      a.day < b.day ? -1 : a.day > b.day ? 1 : 0,
    ),
    ...closingOf(federation, saturday(size.weeks)),
  ];
  return { federation, steps };
};
