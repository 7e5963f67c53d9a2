import { optional } from '@arbitre/rules/kernel/declare/compound';
import type { ValueOf } from '@arbitre/rules/kernel/declare/field';
import { integer, oneOf } from '@arbitre/rules/kernel/declare/values';
import { amount } from './amount';
import { name } from './circuit';
import { choice, named, part, several } from './declare';
import { moves } from './moves';
import { order } from './order';

// A league of fixtures: everybody meets everybody, and a match gives points.

const score = integer(0, 100_000, 'A score');

/** What a match gives its sides. */
export const matchPoints = choice(
  'by',
  {
    result: {
      win: amount('For a win'),
      draw: optional(amount('For a draw; none where a match always has a winner')),
      loss: amount('For a loss'),
    },
    scores: {
      points: named(
        amount('Points of the side that scored the first number'),
        /^\d{1,3}-\d{1,3}$/u,
        'Points by score',
      ),
    },
    scale: {
      steps: several(
        part({
          from: integer(0, 100_000, 'Difference from which this step holds'),
          winner: amount('Points of the better side'),
          loser: amount('Points of the other side'),
        }),
        { least: 1, most: 500 },
        'Victory points by difference, the step of 0 first',
      ),
    },
    'wbf-20': { boards: integer(1, 400, 'Boards of a match: the 20-point scale follows from them') },
    places: {
      points: several(
        amount('Points'),
        { least: 2, most: 16 },
        'For the first, the second, … of those who meet',
      ),
      tied: optional(oneOf(['same', 'split'], 'Whoever shares a place gets its points, or a share of them')),
    },
  },
  'What a match gives its sides',
);

const carryOver = part(
  {
    share: amount('Share of the points that is kept, from 0 to 1'),
    rounding: oneOf(['none', 'down', 'up']),
    figures: oneOf(['all', 'none'], 'Whether matches and scores of the phase before are shown'),
  },
  'What is kept of the phase before',
);

export const fixturesFields = {
  teams: optional(integer(2, 400, 'How many teams the division has')),
  calendar: part(
    {
      legs: optional(
        integer(1, 8, 'How often everybody meets everybody: 1 single, 2 double; none where dates are given'),
      ),
      system: optional(
        oneOf(['berger', 'circle'], 'How rounds are drawn: home and away balanced unless said otherwise'),
      ),
      sides: optional(integer(2, 16, 'How many teams meet at once, 2 unless said')),
    },
    'Who meets whom',
  ),
  match: matchPoints,
  forfeit: optional(
    part(
      {
        score: optional(
          several(score, { least: 2, most: 2 }, 'Score of the side that came, and of the other'),
        ),
        winner: optional(amount('Points of the side that came; those of a win unless said')),
        forfeiter: optional(amount('Points of the side that did not; those of a loss unless said')),
      },
      'A forfeit or walkover',
    ),
  ),
  withdrawal: optional(
    part(
      {
        results: oneOf(
          ['stand', 'struck', 'stood-in'],
          'Matches of a team that withdrew: those played stand, none counts, or those not played are forfeited to the others',
        ),
        placed: optional(oneOf(['last', 'by-points'], 'Where the team stands in the table')),
      },
      'A team that withdraws',
    ),
  ),
  defaults: optional(
    part({ expelAfter: integer(1, 50, 'So many forfeits') }, 'When expelling a team is proposed'),
  ),
  rankBy: optional(oneOf(['points', 'points-per-match', 'wins'], 'What is compared first')),
  phases: optional(
    several(
      part({ id: name('The phase'), carryOver: optional(carryOver) }),
      { least: 1, most: 6 },
      'Phases one after the other',
    ),
  ),
  groups: optional(
    oneOf(
      ['one-after-the-other', 'apart'],
      'How groups of the last phase are ranked: the second behind the first, or each by itself',
    ),
  ),
  promoted: optional(integer(0, 400, 'So many go up')),
  relegated: optional(integer(0, 400, 'So many go down')),
  moves,
  order,
};

export const fixturesShape = part(fixturesFields);
export type FixtureScoring = ValueOf<typeof fixturesShape>;
export type MatchPoints = ValueOf<typeof matchPoints>;
