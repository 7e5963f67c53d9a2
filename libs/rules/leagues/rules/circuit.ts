import { optional } from '@arbitre/rules/kernel/declare/compound';
import type { ValueOf } from '@arbitre/rules/kernel/declare/field';
import { integer, notation, oneOf } from '@arbitre/rules/kernel/declare/values';
import { amount } from './amount';
import { choice, named, part, several } from './declare';
import { moves } from './moves';
import { order } from './order';

// A circuit: standings over many competitions. A phase of a path is ranked by the same words.

const points = (says: string) => several(amount('Points'), { least: 1, most: 400 }, says);
const NAME = /^[a-z][a-z-]{0,38}$/u;
export const name = (says: string) => notation('small letters and hyphens', NAME.source, says);

/** What one competition is worth to an entry. */
export const figure = choice(
  'by',
  {
    total: {},
    percentage: {},
    'victory-points': {},
    wins: {},
    places: {
      tables: named(points('Points of the first place, the second, …'), NAME, 'Tables of points by place'),
      tied: optional(oneOf(['same', 'split'], 'Whoever shares a place gets its points, or a share of them')),
    },
    'places-from-last': {
      plus: integer(0, 1000, 'The last gets so many; with 1, the first of N gets N'),
    },
  },
  'What one competition is worth to an entry',
);

const when = optional(
  oneOf(
    ['with-result', 'always'],
    'Whether a bonus is dropped with its result where that does not count (so it is unless said), or never',
  ),
);

const bonus = choice(
  'for',
  {
    participation: { points: amount('For each competition played'), when },
    podium: { points: points('For the first, the second, …'), when },
    count: {
      count: name('What results count by name'),
      points: amount('For each of it'),
      placeAtMost: optional(integer(1, 1000, 'Only whoever is placed so well or better')),
      when,
    },
  },
  'Points beside the result',
);

export const circuitFields = {
  competitions: optional(integer(1, 400, 'How many competitions the season has')),
  figure,
  adding: optional(
    oneOf(
      ['sum', 'mean', 'mean-of-sessions'],
      'The sum of what counts (so it is unless said), its mean, or its mean over the sessions played',
    ),
  ),
  best: optional(integer(1, 400, 'So many of the best count')),
  parts: optional(
    several(
      part({
        from: integer(1, 400, 'Number of the first competition'),
        to: integer(1, 400, 'Number of the last competition'),
        best: optional(integer(1, 400, 'So many of the best of this part count')),
      }),
      { least: 1, most: 40 },
      'Parts of the season, the best of each of which count',
    ),
  ),
  atMost: optional(
    part(
      {
        of: oneOf(['region', 'club'], 'Where competitions were held'),
        most: integer(1, 400),
      },
      'No more than so many results of one region or club count',
    ),
  ),
  perCompetition: optional(
    oneOf(['all', 'best'], 'Where an entry has several results in one competition: all count, or the best'),
  ),
  bonuses: optional(several(bonus, { most: 20 })),
  minimum: optional(
    part(
      {
        competitions: optional(integer(1, 400, 'Competitions played')),
        sessions: optional(integer(1, 4000, 'Sessions played')),
      },
      'Whoever played fewer is listed behind and has no rank',
    ),
  ),
  placesCompared: optional(
    oneOf(
      ['scoring', 'all'],
      'How far the criterion "places" counts: down to the last place with points, or all',
    ),
  ),
  listed: optional(oneOf(['all', 'with-points'], 'Whether entries without points are listed')),
  moves,
  order,
};

export const circuitShape = part(circuitFields);
export type CircuitScoring = ValueOf<typeof circuitShape>;
export type Figure = ValueOf<typeof figure>;
export type Bonus = ValueOf<typeof bonus>;
