import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { boardsEach, guideMovement, type GuideRow, sharesBoards } from './guide';
import { howell } from './howell';
import { individual } from './individual';
import { mitchell } from './mitchell';
import type { Meeting, Movement } from './movement';
import { movementProblem } from './problem';
import { guideNames, readGuide } from './read-guide';

// Movements as others have printed them: what is generated here equals them, and their files import.

const own = (name: string): string =>
  readFileSync(new URL(`../fixtures/movements/${name}.yaml`, import.meta.url), 'utf8');

const rowsIn = (text: string): readonly GuideRow[] => {
  const reading = readGuide(text);
  if (!reading.ok) throw new Error(JSON.stringify(reading.mistake));
  return reading.rows;
};

/** What is played where, as one line a table: who sits, and where each set stands among the sets that the whole movement has. */
const linesOf = (rows: readonly GuideRow[]): readonly string[] =>
  rows
    .map(({ round, table, NS, EW, S = 0, W = 0, boards }) => {
      const set = Math.ceil(Math.max(...boards) / boards.length);
      return `${round}/${table} ${NS}.${S} ${EW}.${W} set ${set}`;
    })
    .sort();

const generated = (movement: Movement): readonly string[] =>
  movement.rounds
    .flatMap((round, at) =>
      round.map(({ table, NS, EW, partners, sets }: Meeting) => {
        const [s, w] = [partners?.S ?? '0', partners?.W ?? '0'];
        return `${at + 1}/${table} ${NS}.${s} ${EW}.${w} set ${(sets[0] ?? 0) + 1}`;
      }),
    )
    .sort();

const none: Movement = { places: [], sets: 0, setsEach: 1, rounds: [] };

describe('the movements of files', () => {
  it.each([
    ['howell-06T3B20Relay', 3],
    ['howell-08T4B21', 4],
    ['howell-10T5B18', 5],
    ['howell-12T6B22', 6],
    ['howell-14T7B26', 7],
  ])('%s is the printed Howell', (name, tables) => {
    expect(linesOf(rowsIn(own(name)))).toEqual(generated(howell(tables, 'published') ?? none));
  });
  it.each([
    ['individual-2Tables14Boards', 2],
    ['individual-3Tables', 3],
  ])('%s is the individual', (name, tables) => {
    expect(linesOf(rowsIn(own(name)))).toEqual(generated(individual(tables) ?? none));
  });
  it('mitchell-3Table is the Mitchell, its East-West pairs numbered on', () => {
    const renamed = mitchell(3, 'skip').rounds.map((round) =>
      round.map(({ NS, EW, ...rest }) => ({
        ...rest,
        NS: NS.slice(2),
        EW: String(Number(EW.slice(2)) + 3),
      })),
    );
    const movement = { ...mitchell(3, 'skip'), rounds: renamed };
    expect(linesOf(rowsIn(own('mitchell-3Table')))).toEqual(generated(movement));
  });
  it('howell-07T3B21 is the printed Howell of four tables without its last pair', () => {
    const whole = howell(4, 'published') ?? none;
    const short = {
      ...whole,
      rounds: whole.rounds.map((round) => round.filter(({ NS, EW }) => NS !== '8' && EW !== '8')),
    };
    expect(linesOf(rowsIn(own('howell-07T3B21')))).toEqual(generated(short));
  });
});

describe('a movement of lines', () => {
  const LINES = 'round;table;ns;ew;boards\n1;1;4;1;1-2\n1;2;2;3;3 4\n2;1;4;2;3,4\n2;2;0;1;1 2\n';
  it('is read by its heads; a table without somebody is not played', () => {
    expect(readGuide(LINES)).toEqual({
      ok: true,
      rows: [
        { round: 1, table: 1, NS: 4, EW: 1, boards: [1, 2] },
        { round: 1, table: 2, NS: 2, EW: 3, boards: [3, 4] },
        { round: 2, table: 1, NS: 4, EW: 2, boards: [3, 4] },
      ],
    });
    expect(readGuide('round,table,ns,ew,boards\n1,1,1,2,1,2\n')).toMatchObject({
      rows: [{ boards: [1, 2] }],
    });
  });
  it.each([
    ['', 1, 'round, table, ns, ew, boards'],
    ['round;table;ns;ew;boards\n1;x;1;2;1', 2, 'table'],
    ['round;table;ns;ew;boards\n1;1;1;2;', 2, 'boards'],
    ['round;table;ns;ew;boards\n1;1;1;2;5-3', 2, 'boards'],
    ['round;table;boards\n1;1;1', 2, 'round, table, ns, ew, boards'],
    ['hands:\n- table: x\n', 2, 'table'],
    ['hands:\n- table: 1\n  round: 1\n  ns: 1\n  ew: 2\n', 2, 'hands'],
  ])('is refused whole where a line cannot be read: %j', (text, line, expected) => {
    expect(readGuide(text)).toEqual({ ok: false, mistake: { line, expected } });
  });
});

describe('a movement of rotations', () => {
  // Two tables: pair 4 stays, the others go round; the third set rests.
  const HOWELL = {
    ...{ tables: 2, rounds: 3, sets: [1, 2, 0], movement: ['1E', '2N', '2E'], positions: [4, 1, 2, 3] },
  };
  const told = (text: string, choice = {}): readonly string[] => {
    const reading = readGuide(text, choice);
    return reading.ok
      ? reading.rows.map(
          ({ round, table, NS, EW, boards }) => `${round}/${table} ${NS}-${EW} ${boards.join()}`,
        )
      : [reading.mistake.expected];
  };
  it('has its pairs go from seat to seat and its sets from table to table', () => {
    expect(told(JSON.stringify(HOWELL), { boards: 1 })).toEqual([
      ...['1/1 4-1 1', '1/2 2-3 2', '2/1 4-3 2', '2/2 1-2 3', '3/1 4-2 3', '3/2 3-1 1'],
    ]);
    expect(told(JSON.stringify(HOWELL))[1]).toBe('1/2 2-3 3,4');
  });
  it('is one of several by its name', () => {
    const several = JSON.stringify({ one: { ...HOWELL, rounds: 1 }, other: HOWELL });
    expect(guideNames(several)).toEqual(['one', 'other']);
    expect([told(several).length, told(several, { name: 'other' }).length]).toEqual([2, 6]);
    expect(told(several, { name: 'third' })).toEqual(['tables, rounds, sets, movement, positions']);
    expect(guideNames(JSON.stringify(HOWELL))).toEqual([]);
  });
  it.each([
    ['{'],
    ['{}'],
    [JSON.stringify({ ...HOWELL, positions: [1, 2, 3] })],
    [JSON.stringify({ ...HOWELL, movement: ['9N'] })],
    [JSON.stringify({ ...HOWELL, movement: ['1E', '1E'] })],
    [JSON.stringify({ ...HOWELL, sets: [1, 0] })],
    [JSON.stringify({ one: HOWELL, other: {} })],
  ])('is refused whole where it does not fit together: %s', (text) => {
    expect(told(text)).toEqual(['tables, rounds, sets, movement, positions']);
  });
});

const INVENTORY = new URL(
  '../../../../../../shared/rulebooks/articles/bridge-duplicata.json',
  import.meta.url,
);
const itInventory = existsSync(INVENTORY) ? it : it.skip;

type Printed = readonly {
  readonly round: number;
  readonly tables: readonly {
    readonly table: number;
    readonly ns: number;
    readonly ew: number;
    readonly set: number;
  }[];
}[];

/** The tables of the inventory as lines; East-West of a Mitchell are counted on their own. */
const printed = (rounds: Printed, two = false): readonly string[] =>
  rounds
    .flatMap(({ round, tables }) =>
      tables.map(({ table, ns, ew, set }) => {
        const [NS, EW] = two ? [`NS${ns}`, `EW${ew}`] : [String(ns), String(ew)];
        return `${round}/${table} ${NS}.0 ${EW}.0 set ${set}`;
      }),
    )
    .sort();

describe('the tables of the rulebook inventory (needs ../shared)', () => {
  const tables = existsSync(INVENTORY)
    ? (JSON.parse(readFileSync(INVENTORY, 'utf8')) as { tables: Record<string, Record<string, unknown>> })
        .tables
    : {};
  itInventory('are the printed Howells of two to seven tables', () => {
    for (const count of [2, 3, 4, 5, 6, 7])
      expect(generated(howell(count, 'published') ?? none)).toEqual(
        printed(tables.howell?.[String(count)] as Printed),
      );
  });
  itInventory('are the Mitchells: straight, with a skip, with relay and bye-stand', () => {
    const kinds = { straight: 'straight', skip: 'skip', relayByeStand: 'relay' } as const;
    for (const [kind, even] of Object.entries(kinds)) {
      const own2 = tables.mitchell?.[kind] as Record<string, Printed>;
      for (const [count, rounds] of Object.entries(own2))
        if (count !== 'formula')
          expect(generated(mitchell(Number(count), even))).toEqual(printed(rounds, true));
    }
  });
});

const SHARED = new URL('../../../../../../shared/data/bridge/movements/thebridsk/', import.meta.url);
const itShared = existsSync(SHARED) ? it : it.skip;

itShared('every movement of the shared data imports and can be played (needs ../shared)', () => {
  const names = readdirSync(SHARED).filter((name) => name.includes('Movement'));
  expect(names.length).toBe(26);
  for (const name of names) {
    const rows = rowsIn(readFileSync(new URL(name, SHARED), 'utf8'));
    const problem = movementProblem(guideMovement(rows), { shared: sharesBoards(rows) });
    expect({ name, problem, boards: boardsEach(rows) > 0 }).toEqual({ name, problem: null, boards: true });
  }
});

const ROTATIONS = new URL('../emkael-howellki-movements.json', SHARED);
const itRotations = existsSync(ROTATIONS) ? it : it.skip;

itRotations('every rotation of the shared data imports and can be played (needs ../shared)', () => {
  const text = readFileSync(ROTATIONS, 'utf8');
  expect(guideNames(text)).toHaveLength(69);
  for (const name of guideNames(text)) {
    const reading = readGuide(text, { name });
    const problem = reading.ok ? movementProblem(guideMovement(reading.rows), { shared: false }) : reading;
    expect({ name, problem }).toEqual({ name, problem: null });
  }
});
