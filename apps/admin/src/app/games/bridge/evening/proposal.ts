import { readEvening, type EveningSetup } from '@arbitre/rules/bridge';

/** What is asked for when an evening is opened. */
export type Wanted = Partial<EveningSetup> & Pick<EveningSetup, 'movement' | 'tables' | 'boards'>;

/** A club plays about so many boards an evening. */
const USUAL_BOARDS = 26;

/** The largest Howell that is proposed: with more tables a Mitchell moves the room more easily. */
const LARGEST_HOWELL = 7;

/** Tables for so many pairs, or teams with two tables a match; an odd one sits out. */
export const tablesFor = (entries: number, teams: boolean): number =>
  Math.max(2, teams ? 2 * Math.ceil(entries / 2) : Math.ceil(entries / 2));

/** The movement that fits so many, with about as many boards as an evening has. */
export const proposalFor = (entries: number, teams: boolean): Wanted => {
  const tables = tablesFor(entries, teams);
  const howell = tables >= 3 && tables <= LARGEST_HOWELL;
  const movement = teams ? 'teams' : howell ? 'howell' : 'mitchell';
  return { movement, tables, boards: boardsFor({ movement, tables }) };
};

/** Boards a round, so that the evening has about as many as usual; an even number where rounds are played in halves. */
export const boardsFor = ({ movement, tables }: Pick<Wanted, 'movement' | 'tables'>): number => {
  const reading = readEvening({ movement, tables, boards: 2 });
  const rounds = reading.ok ? reading.setup.rounds : 1;
  const boards = Math.max(1, Math.round(USUAL_BOARDS / Math.min(rounds, USUAL_BOARDS)));
  return readEvening({ movement, tables, boards }).ok ? boards : boards + 1;
};
