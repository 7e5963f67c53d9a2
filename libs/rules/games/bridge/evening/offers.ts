import { threeQuarterRounds } from '../movement/howell';
import { factsOf, type MovementFacts } from './facts';
import { type EveningSetup, readSetup } from './setup';

/** Who is there: pairs, teams of four, or players for themselves. */
export type Entrants = { readonly kind: 'pair' | 'team' | 'player'; readonly count: number };

/** A movement that fits, and what it comes to. */
export type Offer = { readonly setup: EveningSetup; readonly facts: MovementFacts };

type Wanted = Pick<EveningSetup, 'movement' | 'tables'> & Partial<EveningSetup>;

/** A club plays about so many boards an evening (BD-HOWELL-4). */
const USUAL_BOARDS = 26;
/** The largest Howell that is offered first: with more tables a Mitchell moves the room more easily. */
const EASY_HOWELL = 7;
/** More rounds than this are too many moves for an evening. */
const EASY_ROUNDS = 15;

const MINUTES_A_BOARD = 7;
const MINUTES_TO_MOVE = 2;

/** BD-TIME-GAP-1: the usual clock of a round. */
export const minutesFor = (boards: number): number => MINUTES_A_BOARD * boards + MINUTES_TO_MOVE;

/** Boards a round, so that the evening has about as many as usual; an even number where rounds are played in halves. */
export const boardsFor = (wanted: Wanted): number => {
  const reading = readSetup({ ...wanted, boards: 2 });
  const rounds = reading.ok ? reading.setup.rounds : 1;
  const boards = Math.max(1, Math.round(USUAL_BOARDS / Math.min(rounds, USUAL_BOARDS)));
  return readSetup({ ...wanted, boards }).ok ? boards : boards + 1;
};

/** The most rounds of a Mitchell of an evening, with two boards each (BD-FADOQ-GAP-2). */
const MITCHELL_ROUNDS = 13;

const atLeastTwo = (tables: number): number => Math.max(2, tables);

/** The most rounds of a shorter Howell that an evening has room for; null where there is none. */
const shorter = (tables: number): number | null => {
  const [least, most] = threeQuarterRounds(tables);
  const rounds = Math.min(most, Math.max(least, 13));
  return least > most ? null : rounds;
};

const forPairs = (count: number): readonly Wanted[] => {
  const tables = atLeastTwo(Math.ceil(count / 2));
  const short = shorter(tables);
  // BD-MITCHELL-2: of more tables than an evening has rounds it is stopped early.
  const stopped = tables > MITCHELL_ROUNDS + 1 ? { rounds: MITCHELL_ROUNDS } : {};
  return [
    { movement: 'howell', tables, guide: 'published' },
    ...(short === null ? [] : [{ movement: 'three-quarter', tables, rounds: short } as const]),
    { movement: 'mitchell', tables, ...stopped },
    ...(tables % 2 === 0 ? [{ movement: 'mitchell', tables, even: 'relay', rounds: tables } as const] : []),
    { movement: 'scrambled', tables, ...stopped },
    ...(count % 2 === 1 && count >= 9 ? [{ movement: 'rover', tables: tables - 1 } as const] : []),
    ...(count % 2 === 0 ? [{ movement: 'hesitation', tables } as const] : []),
    { movement: 'swiss-pairs', tables },
  ];
};

const forTeams = (count: number): readonly Wanted[] => {
  const tables = atLeastTwo(2 * Math.ceil(count / 2));
  return [
    { movement: 'teams', tables },
    ...(count % 2 === 1 && count >= 3 ? [{ movement: 'whist-league', tables: count } as const] : []),
    { movement: 'swiss-teams', tables },
  ];
};

const wantedFor = ({ kind, count }: Entrants): readonly Wanted[] => {
  switch (kind) {
    case 'team':
      return forTeams(count);
    case 'player':
      return [{ movement: 'individual', tables: atLeastTwo(Math.ceil(count / 4)) }];
    case 'pair':
      return forPairs(count);
  }
};

/** BD-FADOQ-GAP-2: pairs play a Howell at up to seven tables and a Mitchell from eight on, unless something else is chosen. */
const isUsual = ({ setup, facts }: Offer, { kind }: Entrants): boolean =>
  kind === 'pair' &&
  (setup.tables <= EASY_HOWELL
    ? setup.movement === 'howell'
    : setup.movement === 'mitchell' && facts.rounds <= MITCHELL_ROUNDS);

/** What counts against a movement, the gravest first; the smaller stands before the larger. */
const againstIt = (offer: Offer, entrants: Entrants): readonly number[] => {
  const { setup, facts } = offer;
  const { count } = entrants;
  const met = facts.meets === null ? facts.rounds : facts.meets[0];
  const moves = ['howell', 'three-quarter'].includes(setup.movement) && setup.tables > EASY_HOWELL;
  return [
    Number(!isUsual(offer, entrants)),
    Number(facts.rounds > EASY_ROUNDS || facts.rounds === 1 || moves),
    // What is decided round by round asks for more than a plan; the halves of a match in two rounds suit board-a-match alone.
    Number(facts.meets === null) + Number(setup.movement === 'whist-league'),
    facts.sitsOut,
    -Math.round((100 * met) / Math.max(1, count - 1)),
    Number(facts.shares),
    -(facts.balance?.calibre ?? 0),
  ];
};

const inOrder = (one: readonly number[], other: readonly number[]): number =>
  one.map((each, at) => each - (other[at] ?? 0)).find((difference) => difference !== 0) ?? 0;

/** The movements that so many can play, the one that suits them best first, with about as many boards as an evening has. */
export const offersFor = (entrants: Entrants): readonly Offer[] =>
  wantedFor(entrants)
    .flatMap((wanted): readonly Offer[] => {
      const reading = readSetup({ ...wanted, boards: boardsFor(wanted) });
      return reading.ok ? [{ setup: reading.setup, facts: factsOf(reading.setup, entrants.count) }] : [];
    })
    .filter(({ facts }) => facts.places >= entrants.count && facts.plays[0] > 0)
    .sort((one, other) => inOrder(againstIt(one, entrants), againstIt(other, entrants)));
