import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { decodeText } from '@arbitre/rules/kernel/decode-text';
import { readPbn } from './read';
import { toRecords } from './records';

const fixture = (name: string): string =>
  decodeText(readFileSync(new URL(`../fixtures/pbn-notation/${name}`, import.meta.url))).text;

const codesOf = (text: string): readonly string[] => readPbn(text).problems.map((problem) => problem.code);

describe('correct_10.pbn, every oddity that the standard allows', () => {
  const reading = readPbn(fixture('correct_10.pbn'));

  it('BD-PBN-1 is read without complaint, all 31 games that empty lines part', () => {
    expect(reading.problems).toEqual([]);
    expect(reading.games).toHaveLength(31);
  });
  it('BD-PBN-9 knows two hands and not the other two', () => {
    const hands = reading.games[1]?.hands;
    expect([hands?.N?.length, hands?.E, hands?.S?.length, hands?.W]).toEqual([13, null, 13, null]);
  });
  it('BD-PBN-12 reads declarer’s tricks from "NS 9 EW 4"', () => {
    expect([reading.games[1]?.tricks, reading.games[0]?.tricks]).toEqual([9, 9]);
  });
  it('BD-PBN-13 BD-PBN-14 follows the calls with their notes', () => {
    const auction = reading.games[0]?.auction;
    expect(auction?.complete).toBe(true);
    expect(auction?.calls).toHaveLength(15);
    expect(auction?.calls[2]).toEqual({
      seat: 'S',
      call: '3H',
      note: 'non-forcing 6-9 points, 6-card',
      line: 38,
    });
  });
  it('BD-PBN-15 puts the columns of a trick into the order of play', () => {
    const play = reading.games[0]?.play;
    expect(play?.ended).toBe('*');
    expect(play?.cards.slice(4, 8).map(({ seat, card }) => seat + card)).toEqual([
      'NC2',
      'EC6',
      'SCK',
      'WC5',
    ]);
    expect(play?.cards.at(-1)?.card).toBe('H2');
  });
  it('BD-PBN-11 BD-PBN-17 follows irregularities that stood, and a declarer who became dummy', () => {
    const game = reading.games[2];
    expect([game?.declarer, game?.swapped, game?.auction?.irregular, game?.play?.irregular]).toEqual([
      'S',
      true,
      true,
      true,
    ]);
  });
});

/** What each game of errors_10.pbn is refused for, by the number that its comment gives it. */
const ERRORS: Readonly<Record<number, readonly string[]>> = {
  1: ['unknown-tag'],
  2: ['tag-without-value'],
  3: ['tag-value-not-quoted'],
  4: ['bad-character'],
  5: ['bad-number'],
  6: ['bad-number'],
  7: ['bad-date'],
  8: ['bad-date'],
  9: ['bad-seat'],
  10: ['bad-vulnerability'],
  11: ['bad-hand'],
  12: ['BD-L1A-1'],
  13: ['BD-L6B-1'],
  14: ['BD-L6B-1'],
  15: ['BD-L6B-1'],
  16: ['bad-deal'],
  17: ['BD-L6B-1'],
  18: ['deal-without-cards'],
  19: ['bad-seat'],
  20: ['BD-NOT-1'],
  21: ['BD-NOT-1'],
  22: ['bad-result'],
  23: ['text-outside-section', 'note-outside-section'],
  24: ['auction-without-dealer'],
  25: ['play-without-deal'],
  26: ['play-without-declarer'],
  27: ['play-without-contract'],
  28: ['duplicate-tag', 'BD-L17B'],
  29: ['BD-L17B'],
  30: ['bad-call'],
  31: ['bad-call'],
  32: ['BD-L18D'],
  33: ['BD-L19A1'],
  34: ['BD-L19B1'],
  35: [
    ...['bad-suffix', 'double-annotation', 'double-annotation', 'double-annotation', 'bad-nag', 'bad-nag'],
    ...['bad-nag', 'bad-note-reference', 'bad-note-reference', 'double-annotation', 'note-missing'],
  ],
  36: ['declarer-differs'],
  37: ['declarer-differs'],
  38: ['declarer-differs'],
  39: ['contract-differs'],
  40: ['contract-differs'],
  41: ['contract-differs'],
  42: ['contract-differs'],
  43: ['contract-differs'],
  44: ['BD-L44C'],
  45: ['bad-suffix', 'double-annotation', 'double-annotation', 'double-annotation'],
  46: ['bad-nag', 'bad-nag', 'bad-note-reference', 'bad-nag'],
  47: ['bad-note-reference', 'double-annotation', 'note-missing', 'card-already-played'],
  48: ['bad-card'],
  49: ['mark-without-irregularity'],
  50: ['mark-without-irregularity'],
  51: ['mark-without-irregularity'],
  52: ['mark-without-irregularity'],
  53: ['mark-without-irregularity'],
  54: ['result-of-passed-out'],
  55: ['result-without-declarer'],
  56: ['bad-note', 'bad-note', 'note-unused'],
  57: ['note-missing', 'note-unused'],
  58: ['mark-without-irregularity'],
  59: ['BD-L44B', 'double-annotation', 'bad-nag', 'bad-nag'],
  60: ['result-impossible'],
  61: ['result-impossible'],
  62: [...Array<string>(7).fill('BD-PBN-19')],
  63: [...Array<string>(4).fill('bad-score')],
  64: [...Array<string>(4).fill('bad-score')],
  65: [...Array<string>(4).fill('bad-score')],
  66: [...Array<string>(4).fill('bad-score')],
  67: ['bad-score'],
  68: ['line-too-long', 'line-too-long'],
  69: ['line-too-long', 'bad-character'],
  70: [...Array<string>(4).fill('bad-tag-value')],
  71: ['text-after-end'],
  72: [...Array<string>(5).fill('bad-note')],
  73: ['bad-card'],
  // The cards played give declarer ten tricks; the file's own comment does not mention it.
  74: [
    ...['result-impossible', 'note-missing', 'note-missing', 'unterminated-string', 'line-too-long'],
    ...['bad-character', 'unterminated-string'],
  ],
};

describe('errors_10.pbn, every game of it wrong', () => {
  const text = fixture('errors_10.pbn');
  const starts = text
    .split('\n')
    .flatMap((line, index) => (/=== game \d+ ===/.test(line) ? [index + 1] : []));
  const problems = Map.groupBy(
    readPbn(text).problems,
    ({ line }) => starts.findLastIndex((at) => at <= line) + 1,
  );

  it('has 74 games', () => {
    expect(starts).toHaveLength(74);
    expect(Object.keys(ERRORS)).toHaveLength(74);
  });
  it.each(Object.entries(ERRORS))('names what is wrong with game %s: %j', (game, codes) => {
    expect((problems.get(Number(game)) ?? []).map((problem) => problem.code).sort()).toEqual(
      [...codes].sort(),
    );
  });
});

describe('files of other programs', () => {
  it.each([
    ['bridgecomposer.pbn', 15],
    ['endplay-example1.pbn', 2],
  ])('%s is read without complaint', (name, games) => {
    const reading = readPbn(fixture(name));
    expect([reading.games.length, reading.problems]).toEqual([games, []]);
  });
  it('BD-PBN-18 endplay-example4.pbn: comments inside its tags are read, its wrong declarer is named', () => {
    const reading = readPbn(fixture('endplay-example4.pbn'));
    expect(reading.games[0]?.tags.get('VisitTeam')?.value).toBe('Sweden');
    expect(reading.problems.map((problem) => [problem.line, problem.code])).toEqual([
      [17, 'declarer-differs'],
      [27, 'card-not-held'],
    ]);
  });
  it('seats the home team EW in the closed room', () => {
    const records = toRecords(readPbn(fixture('endplay-example1.pbn')));
    expect(records.deals.map((deal) => [deal.place.table, deal.seating.N, deal.seating.E])).toEqual([
      ['7', 'team-1', 'team-2'],
      ['7-closed', 'team-2', 'team-1'],
    ]);
  });
});

describe('a text that is damaged', () => {
  const GAME = '[Event "A"]\n[Dealer "N"]\n[Auction "N"]\n1C AP\n';

  it('BD-PBN-2 names the line of characters that were lost in another encoding', () => {
    const [problem] = readPbn('[Event "Soir\ufffde"]\n').problems;
    expect(problem).toMatchObject({ line: 1, code: 'mis-encoded', severity: 'error' });
  });
  it('BD-PBN-2 reads UTF-8 where it is valid and ISO 8859-1 where it is not', () => {
    expect(decodeText(new TextEncoder().encode('é'))).toEqual({ text: 'é', encoding: 'utf-8' });
    expect(decodeText(new Uint8Array([0xe9]))).toEqual({ text: 'é', encoding: 'iso-8859-1' });
  });
  it.each([
    ['[Event "A"]\n[Dealer "N', 2, 'unterminated-string'],
    ['[Event "A"]\n[Dealer "N"', 2, 'unterminated-tag'],
    ['[Event "A"]\n{ a comment', 2, 'unterminated-comment'],
    ['[Event "A"]\n[', 2, 'tag-without-value'],
  ])('names the line where %j breaks off', (text, line, code) => {
    expect(readPbn(text).problems[0]).toMatchObject({ line, code, severity: 'error' });
  });
  it('BD-PBN-4 BD-PBN-6 BD-PBN-19 keeps the first of two tags, unescapes quotes and inherits defaults', () => {
    const reading = readPbn('[Site "a \\"b\\""]\n[Site "c"]\n[Event "##Open"]\n\n[Board "1"]\n[Site "#"]\n');
    expect(reading.games[0]?.tags.get('Site')?.value).toBe('a "b"');
    expect(reading.games[1]?.tags.get('Event')?.value).toBe('Open');
    expect(reading.games[1]?.tags.get('Site')?.value).toBe('a "b"');
    expect(reading.problems.map((problem) => problem.code)).toEqual(['duplicate-tag']);
  });
  it('BD-PBN-26 accepts lower case', () => {
    const lower =
      '[Dealer "n"]\n[Vulnerable "none"]\n[Declarer "n"]\n[Contract "1c"]\n[Auction "n"]\n1c pass pass ap\n';
    expect(codesOf(lower)).toEqual([]);
  });
  it('leaves out the wrong game only, and says so', () => {
    const named = (board: number, deal: string): string =>
      `[Board "${board}"]\n[West "w"]\n[North "n"]\n[East "e"]\n[South "s"]\n[Dealer "N"]\n[Deal "${deal}"]\n[Contract "Pass"]\n`;
    const good = 'N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85';
    const records = toRecords(readPbn(`${named(1, good)}\n${named(2, good.replace('KQT2', 'KQT'))}`));
    expect(records.deals.map((deal) => deal.place.board)).toEqual([1]);
    expect(records.problems.filter((problem) => problem.game === 2).map((problem) => problem.code)).toEqual([
      'game-left-out',
      'BD-L6B-1',
    ]);
  });
  it('reads a string of five million escapes, which no regular expression would survive', () => {
    const reading = readPbn(`[Event "${'\\\\'.repeat(5_000_000)}"]`);
    expect(reading.games[0]?.tags.get('Event')?.value).toHaveLength(5_000_000);
  });
  it('never throws: any text, any cut and any change of a real one', () => {
    const real = fixture('correct_10.pbn') + fixture('errors_10.pbn');
    const damaged = fc
      .tuple(
        fc.nat({ max: real.length }),
        fc.nat({ max: 3000 }),
        fc.string({ maxLength: 12 }),
        fc.nat({ max: 3000 }),
      )
      .map(([from, length, insert, at]) => {
        const part = real.slice(from, from + length);
        return part.slice(0, at) + insert + part.slice(at);
      });
    const tokens = fc
      .array(
        fc.constantFrom(
          '[',
          ']',
          '"',
          '{',
          '}',
          ';',
          '%',
          '\n',
          ' ',
          '^R',
          '^S',
          '-',
          '*',
          '=1=',
          '$9',
          'SA',
          'X',
          GAME,
        ),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(fc.string(), damaged, tokens), (text) => {
        const records = toRecords(readPbn(text));
        expect(records.problems.every((problem) => problem.line >= 0)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
