import fc from 'fast-check';
import { readPbn } from './read';
import { toRecords } from './records';

type Given = Readonly<Record<string, string | number>>;

/** A game of four players by name, in the order N E S W, with further tags. */
const game = (board: number, players: string, tags: Given = {}): string => {
  const [north = '', east = '', south = '', west = ''] = players.split(' ');
  const all: Given = {
    ...{ Event: 'Essai', Date: '2026.11.20', Board: board, Scoring: 'MP' },
    ...{ North: north, East: east, South: south, West: west },
    ...{ Dealer: 'N', Vulnerable: 'None', Declarer: 'N', Contract: '1NT', Result: '7' },
    ...tags,
  };
  return Object.entries(all)
    .map(([name, value]) => `[${name} "${value}"]\n`)
    .join('');
};

const read = (...games: readonly string[]) => {
  const { deals, entries, problems, dropped } = toRecords(readPbn(games.join('\n')));
  return {
    seats: deals.map(({ seating }) => `${seating.N} ${seating.E}`),
    entries: entries.map(({ id }) => id),
    fields: entries.map(({ field }) => field ?? ''),
    codes: problems.filter(({ code }) => !code.endsWith('s-not-given')).map(({ code }) => code),
    errors: problems.filter(({ severity }) => severity === 'error').length,
    dropped,
    tables: deals.map(({ place }) => place.table),
  };
};

describe('pairs of a PBN file', () => {
  it('are known by their numbers, whoever plays in them', () => {
    const found = read(
      game(1, 'ann bob cid dan', { Round: 1, Table: 1, PairNS: 7, PairEW: 12 }),
      game(2, 'bob ann eve gus', { Round: 2, Table: 1, PairNS: 12, PairEW: 7 }),
      game(3, 'fay bob hal dan', { Round: 3, Table: 1, PairNS: 7, PairEW: 12 }),
    );
    expect(found.seats).toEqual(['pair-7 pair-12', 'pair-12 pair-7', 'pair-7 pair-12']);
    expect([found.codes, found.fields]).toEqual([[], ['', '']]);
  });
  it('with the same players stay two where the numbers are two', () => {
    const found = read(
      game(1, 'guest guest guest guest', { Round: 1, Table: 1, PairNS: 1, PairEW: 2 }),
      game(1, 'guest guest guest guest', { Round: 1, Table: 2, PairNS: 3, PairEW: 4 }),
    );
    expect(found.seats).toEqual(['pair-1 pair-2', 'pair-3 pair-4']);
  });
  it('of two winners are known by number and direction', () => {
    const found = read(
      game(1, 'ann bob cid dan', { Round: 1, Table: 1, PairNS: 1, PairEW: 1 }),
      game(1, 'eve fay gus hal', { Round: 1, Table: 2, PairNS: 2, PairEW: 2 }),
    );
    expect(found.seats).toEqual(['pair-ns-1 pair-ew-1', 'pair-ns-2 pair-ew-2']);
    expect(found.fields).toEqual(['NS', 'EW', 'NS', 'EW']);
  });
  it('of several sections with numbers of their own are several fields, and their tables are apart', () => {
    const at = (Section: string) => ({ Section, Round: 1, Table: 1, PairNS: 1, PairEW: 2 });
    const found = read(game(1, 'ann bob cid dan', at('A')), game(1, 'eve fay gus hal', at('B')));
    expect(found.seats).toEqual(['pair-a-1 pair-a-2', 'pair-b-1 pair-b-2']);
    expect([found.tables, found.dropped]).toEqual([['A1', 'B1'], 0]);
  });
  it('without a number are known by both names, in either order and in any case', () => {
    const found = read(
      game(1, 'ann bob cid dan', { Round: 1, Table: 1 }),
      game(2, 'BOB Cid dan ANN', { Round: 2, Table: 1 }),
    );
    expect(found.seats).toEqual(['pair-1 pair-2', 'pair-2 pair-1']);
  });
  it('of one round never become one by a shared name', () => {
    const found = read(
      game(1, 'ann bob robot dan', { Round: 1, Table: 1 }),
      game(1, 'eve fay robot hal', { Round: 1, Table: 2 }),
      game(2, 'gus fay robot hal', { Round: 1, Table: 3 }),
    );
    expect(found.entries.filter((id) => id.includes('ns'))).toHaveLength(3);
    expect([found.dropped, found.codes]).toEqual([0, []]);
  });
  it('of one board never become one by a shared name where the file has no rounds', () => {
    const found = read(game(1, 'ann bob robot dan'), game(1, 'eve fay robot hal'));
    expect(found.seats).toEqual(['pair-ns-1 pair-ew-1', 'pair-ns-2 pair-ew-2']);
    expect(found.dropped).toBe(0);
  });
  it('take a substitute in another round, and say so by the line', () => {
    const { problems, entries } = toRecords(
      readPbn(
        [
          game(1, 'ann bob cid dan', { Round: 1, Table: 1, Section: 'A' }),
          game(2, 'ann bob eve dan', { Round: 2, Table: 1, Section: 'A' }),
        ].join('\n'),
      ),
    );
    expect(entries).toHaveLength(2);
    expect(problems).toEqual([
      {
        line: 18,
        game: 2,
        severity: 'warning',
        code: 'pair-by-one-player',
        facts: { entry: 'pair-ns-1' },
      },
    ]);
  });
  it('that could be any of several by one name are taken for another', () => {
    const found = read(
      game(1, 'ann bob cid dan', { Round: 1, Table: 1 }),
      game(1, 'eve fay gus hal', { Round: 1, Table: 2 }),
      game(2, 'ann fay gus hal', { Round: 2, Table: 1 }),
    );
    expect(found.entries.filter((id) => id.includes('ns'))).toHaveLength(3);
    expect(found.codes).toEqual(['pair-of-several']);
  });
});

describe('a game that becomes no deal', () => {
  const good = game(1, 'ann bob cid dan', { Round: 1, Table: 1 });
  it.each([
    ['players-not-given', game(2, 'ann bob ? dan', { Round: 1, Table: 1 })],
    [
      'pair-meets-itself',
      game(2, 'ann ann bob bob', { Round: 1, Table: 1 }).replace('"bob"]\n[South', '"ann"]\n[South'),
    ],
    ['board-not-given', game(2, 'ann bob cid dan', { Round: 1, Table: 1, Board: '' })],
    ['deal-repeated', game(1, 'ann bob cid dan', { Round: 1, Table: 1, Result: 8 })],
    ['game-left-out', game(2, 'ann bob cid dan', { Round: 1, Table: 1, Declarer: 'Q' })],
  ])('is an error and counted: %s', (code, bad) => {
    const { problems, dropped, deals } = toRecords(readPbn(`${good}\n${bad}`));
    expect(problems).toContainEqual(expect.objectContaining({ code, severity: 'error', game: 2 }));
    expect([dropped, deals.length]).toEqual([1, 1]);
  });
  it('is an error where other results of the file stand in tables', () => {
    const table = '[ScoreTable "Table;PairId_NS;PairId_EW;Contract;Declarer;Result"]\n1 1 2 1NT N 7\n';
    const { problems, dropped, deals } = toRecords(readPbn(`${good}${table}\n${game(2, 'ann bob cid dan')}`));
    expect(problems).toContainEqual(
      expect.objectContaining({ code: 'game-beside-tables', severity: 'error', game: 2 }),
    );
    expect([dropped, deals.length]).toEqual([1, 1]);
  });
  it('is always an error and counted, whatever the games say', () => {
    const names = fc.constantFrom('ann', 'bob', 'cid', 'dan', 'eve', '');
    const tag = (...values: readonly string[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
    const some = fc
      .tuple(
        fc.tuple(names, names, names, names),
        fc.record({
          Board: fc.constantFrom('1', '2', ''),
          Round: tag('1', '2'),
          Table: tag('1', '2'),
          PairNS: tag('1', '2'),
          PairEW: tag('1', '3'),
          Contract: fc.constantFrom('1NT', 'Pass'),
        }),
      )
      .map(([players, tags]) =>
        game(
          1,
          players.join(' '),
          Object.fromEntries(Object.entries(tags).filter(([, value]) => value !== undefined)) as Given,
        ),
      );
    fc.assert(
      fc.property(fc.array(some, { minLength: 1, maxLength: 8 }), (games) => {
        const { deals, dropped, problems } = toRecords(readPbn(games.join('\n')));
        expect(deals.length + dropped).toBe(games.length);
        const errors = problems.filter(({ severity }) => severity === 'error');
        expect(new Set(errors.map(({ game: number }) => number)).size).toBeGreaterThanOrEqual(dropped);
      }),
      { numRuns: 200 },
    );
  });
});

describe('problems of a PBN file', () => {
  const SECRET = 'Zébulon Quimperlé';
  it.each([
    ['an unknown tag', `[Scorer "${SECRET}"]\n`],
    ['text before the first game', `${SECRET}\n\n[Board "1"]\n`],
    ['text in an auction', `[Dealer "N"]\n[Auction "N"]\n1C ${SECRET} AP\n`],
    ['a name in place of a seat', `[Declarer "${SECRET}"]\n[Dealer "${SECRET}"]\n`],
    ['a name in place of a result', `[Result "${SECRET}"]\n[Score "${SECRET}"]\n[Contract "${SECRET}"]\n`],
    ['a note', `[Note "${SECRET}"]\n[Auction "N"]\n1C =1= AP\n[Note "${SECRET}"]\n`],
    [
      'a column that has shifted',
      `[Board "1"]\n[ScoreTable "Table;PairId_NS;PairId_EW;Contract"]\n1 "${SECRET}" 2 "${SECRET}"\n`,
    ],
    ['a bad hand', `[Deal "N:${SECRET} - - -"]\n`],
    ['a bad type', `[NorthType "${SECRET}"]\n[Room "${SECRET}"]\n[Date "${SECRET}"]\n[Round "${SECRET}"]\n`],
    ['a play', `[Deal "N:- - - -"]\n[Declarer "N"]\n[Contract "1NT"]\n[Play "E"]\n${SECRET}\n`],
    ['an open quote', `[North "${SECRET}\n[South "B"]\n`],
    ['a short name of a player', `[North "Bo Li"]\n[Auction "N"]\nBo Li AP\n`],
  ])('name no person: %s', (_, text) => {
    const { problems } = toRecords(readPbn(text));
    expect(problems.length).toBeGreaterThan(0);
    expect(JSON.stringify(problems)).not.toMatch(/z[ée]bulon|quimperl|"Bo"|"Li"/i);
  });
  it('still show notation', () => {
    const { problems } = readPbn('[Dealer "N"]\n[Auction "N"]\n1NT 1H Pass\n');
    expect(JSON.stringify(problems)).toContain('1H');
  });
});
