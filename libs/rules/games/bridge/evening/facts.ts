import { type Balance, balanceOf } from '../movement/balance';
import { type Meeting, type Movement, placesAt } from '../movement/movement';
import { isSwiss, movementOf } from './movements';
import { placesToFill } from './places';
import type { EveningSetup } from './setup';

/** What a movement comes to for so many entries: what somebody who chooses one wants to know of it. */
export type MovementFacts = {
  readonly rounds: number;
  readonly boards: number;
  /** Entries that it seats at most, and how many of its places stay free. */
  readonly places: number;
  readonly free: number;
  /** The fewest and the most boards that somebody plays. */
  readonly plays: readonly [least: number, most: number];
  /** The most rounds that somebody sits out. */
  readonly sitsOut: number;
  /** The fewest and the most others that somebody meets; null in a Swiss, where the ranking decides. */
  readonly meets: readonly [least: number, most: number] | null;
  /** Everybody is ranked with everybody; otherwise there are two fields. */
  readonly winners: 1 | 2;
  /** Boards are at several tables of a round. */
  readonly shares: boolean;
  /** Null in a Swiss. */
  readonly balance: Balance | null;
};

const span = (values: readonly number[]): readonly [number, number] => [
  Math.min(...values),
  Math.max(...values),
];

const opponentsOf = (place: string, { NS, EW, partners }: Meeting): readonly string[] => {
  const [north, east] =
    partners === undefined
      ? [[NS], [EW]]
      : [
          [NS, partners.S],
          [EW, partners.W],
        ];
  return north.includes(place) ? east : north;
};

/** BD-MITCHELL-6, BD-HOWELL-5: the movement as it is played where these places stay free: a table where one is missing is not. */
export const withoutFree = (movement: Movement, free: ReadonlySet<string>): Movement => ({
  ...movement,
  places: movement.places.filter((place) => !free.has(place)),
  rounds: movement.rounds.map((round) =>
    round.filter((meeting) => !placesAt(meeting).some((place) => free.has(place))),
  ),
});

const sharesBoards = ({ rounds }: Movement): boolean =>
  rounds.some((round) => {
    const sets = round.flatMap((meeting) => meeting.sets);
    return new Set(sets).size < sets.length;
  });

/** Two fields that never exchange directions are ranked apart. */
const winnersOf = ({ movement, arrowSwitch }: EveningSetup): 1 | 2 =>
  ['mitchell', 'rover', 'hesitation'].includes(movement) && arrowSwitch === 0 ? 2 : 1;

/** BD-MITCHELL-6, BD-HOWELL-5: what so many play, sit out and meet. Setups are complete. */
export const factsOf = (setup: EveningSetup, entries: number): MovementFacts => {
  const movement = movementOf(setup);
  const order = placesToFill({ movement, setup });
  const free = new Set(order.slice(entries));
  const played = withoutFree(movement, free);
  const seatedIn = (place: string): readonly Meeting[] =>
    played.rounds.flatMap((round) => round.filter((meeting) => placesAt(meeting).includes(place)));
  const meetings = played.places.map((place) => ({ place, at: seatedIn(place) }));
  const all = setup.rounds * setup.boards;
  const drawn = isSwiss(setup);
  const odd = drawn && played.places.length % 2 === 1;
  // A team plays a board at two tables.
  const plays = meetings.map(
    ({ at }) => (new Set(at.flatMap(({ sets }) => sets)).size * setup.boards) / played.setsEach,
  );
  const roundsOf = ({ place }: { readonly place: string }): number =>
    played.rounds.filter((round) => round.some((meeting) => placesAt(meeting).includes(place))).length;
  return {
    ...{ rounds: setup.rounds, boards: setup.boards },
    ...{ places: movement.places.length, free: free.size },
    plays: drawn ? [all - (odd ? setup.boards : 0), all] : span(plays),
    sitsOut: drawn ? Number(odd) : setup.rounds - Math.min(...meetings.map(roundsOf)),
    meets: drawn
      ? null
      : span(meetings.map(({ place, at }) => new Set(at.flatMap((each) => opponentsOf(place, each))).size)),
    winners: winnersOf(setup),
    shares: setup.barometer === true || drawn || sharesBoards(played),
    balance: drawn ? null : balanceOf(played),
  };
};
