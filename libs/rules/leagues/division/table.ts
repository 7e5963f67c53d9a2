import { exactOf } from '../rules/amount';
import type { Adjustment, Contestant, Contributions, Match } from '../table/contributions';
import type { DivisionState, EntryState, Fixture } from './state';

/** What the line of a move is about: the entry, and the round from which, or the division out of which, it moves. */
export const idOfMove = (entry: string, from: number | string): string => `${entry} from ${from}`;

/** A name alone moves nobody. */
const changeOfPlace = ({
  entry,
  region,
  club,
  from,
}: EntryState['moves'][number]): NonNullable<Contestant['moves']> =>
  from === undefined ? [] : [{ id: idOfMove(entry, from), to: region ?? club ?? '', from }];

const contestantOf = ({ entry: id, region, club, leaving, moves, brought }: EntryState): Contestant => ({
  id,
  ...(region === undefined ? {} : { region }),
  ...(club === undefined ? {} : { club }),
  ...(leaving === null
    ? {}
    : { withdrawn: leaving.results === undefined ? {} : { results: leaving.results } }),
  ...(moves.length === 0 ? {} : { moves: moves.flatMap(changeOfPlace) }),
  ...(brought.length === 0
    ? {}
    : {
        brought: brought.map(({ entry, origin, total }) => ({
          id: idOfMove(entry, origin),
          division: origin,
          total,
        })),
      }),
});

const statusOf = ({ stage }: Fixture): Match['status'] =>
  stage === 'settled' || stage === 'forfeited' ? 'played' : stage === 'due' ? 'not-played' : 'pending';

const matchOf = (fixture: Fixture): Match => ({
  ...{ id: fixture.fixture, round: fixture.round, status: statusOf(fixture) },
  sides: fixture.sides.map((entry) => {
    const own = fixture.scores?.find((each) => each.entry === entry);
    return {
      ...{ entry, score: own === undefined ? null : exactOf(own.score) },
      ...(own?.minor === undefined ? {} : { minor: exactOf(own.minor) }),
      ...(fixture.forfeits.includes(entry) ? { forfeits: true as const } : {}),
    };
  }),
});

/** What the division's own stream contributes to its table; results of its competitions come beside it. */
export const contributionsOf = ({
  entries,
  fixtures,
  adjustments,
  lots,
  phases,
}: DivisionState): Contributions => ({
  entries: [...entries.values()].filter(({ place }) => place !== 'waiting').map(contestantOf),
  matches: [...fixtures.values()].map(matchOf),
  adjustments: adjustments.map(({ entry, points, article, phase }, at): Adjustment => ({
    ...{ id: `decision ${at + 1}`, entry, article, points: exactOf(points) },
    ...(phase === undefined ? {} : { phase }),
  })),
  ...(phases.size === 0
    ? {}
    : {
        groups: [...phases].map(([phase, { qualified }]) => ({
          phase,
          entries: qualified.map(({ entry }) => entry),
        })),
      }),
  lots: Object.fromEntries(lots.map((entry, at) => [entry, at + 1])),
});
