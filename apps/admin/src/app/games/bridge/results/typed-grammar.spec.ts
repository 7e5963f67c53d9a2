import { describe, expect, it } from '@jest/globals';
import { scoreBridge } from '@arbitre/rules/bridge';
import fc from 'fast-check';
import type { BoardInPlay } from '../../../results/result-grammar';
import { bridgeResults } from './result-grammar';
import { partsOf, readTyped, typedForm, typedParts } from './typed-result';

// What people type is read as they mean it, in every spelling, and a slip of one key does not pass where the sheet says it twice.

const languages = fc.constantFrom('fr' as const, 'en' as const);
const results = fc
  .record({
    level: fc.integer({ min: 1, max: 7 }),
    strain: fc.constantFrom('S', 'H', 'D', 'C', 'NT'),
    risk: fc.constantFrom('', 'X', 'XX'),
    declarer: fc.constantFrom('N', 'E', 'S', 'W'),
    tricks: fc.nat(13),
  })
  .map((parts) => {
    const by = parts.tricks - 6 - parts.level;
    const margin = by === 0 ? '=' : by > 0 ? `+${by}` : String(by);
    const contract = `${parts.level}${parts.strain}${parts.risk}`;
    return { ...parts, margin, contract, notation: `${contract}${parts.declarer}${margin}` };
  });
const cards = fc.tuple(fc.constantFrom('S', 'H', 'D', 'C'), fc.constantFrom(...Array.from('AKQJT98765432')));
/** Board 1: nobody is vulnerable; 2: North-South; 3: East-West; 4: all. */
const boards = fc.constantFrom(...([1, 2, 3, 4] as const));
const VULNERABLE = { 1: 'None', 2: 'NS', 3: 'EW', 4: 'All' } as const;

const scoreOf = (notation: string, board: 1 | 2 | 3 | 4): number => {
  const answer = scoreBridge(notation, VULNERABLE[board]);
  if (!answer.ok) throw new Error(notation);
  return answer.score.scores.NS ?? 0;
};
const short = (ns: number): string => `${Math.abs(ns) / 10}${ns < 0 ? '-' : '+'}`;
const judge = (typed: string, board: number, more: Partial<BoardInPlay> = {}, language: 'fr' | 'en' = 'en') =>
  bridgeResults.judge(typed, language, { ruleset: 'bridge-duplicate@1', board, setup: {}, ...more }, null);

describe('the grammar of a bridge result', () => {
  it('BD-NOT-4 reads what it writes: contract, declarer, result or all tricks, lead, and the score as a check', () => {
    fc.assert(
      fc.property(
        ...([languages, results, cards, fc.boolean(), fc.boolean(), boards] as const),
        (
          language,
          { notation, contract, declarer, tricks, margin },
          [suit, rank],
          isTotal,
          isClose,
          board,
        ) => {
          const parts = partsOf(typedForm(notation, language), language);
          if (parts === null) throw new Error(notation);
          const written = typedParts({ ...parts, leadSuit: suit, leadRank: rank }, language);
          const typed = isTotal ? written.replace(`${margin} `, `${tricks} `) : written;
          const gap = isClose ? '' : ' ';
          const ns = scoreOf(notation, board);
          const expected = { contract, declarer, tricks, lead: suit + rank };
          expect(readTyped(typed, language)).toEqual({ kind: 'result', act: expected, check: null });
          expect(readTyped(typed.toLowerCase().replace(/\s/gu, gap) + gap + short(ns), language)).toEqual({
            ...{ kind: 'result', act: expected },
            check: { side: ns < 0 ? 'EW' : 'NS', points: Math.abs(ns) },
          });
        },
      ),
    );
  });

  it('takes the score with a space behind every result, which a number behind the sign of the tricks needs', () => {
    fc.assert(
      fc.property(languages, results, boards, (language, { notation, contract, declarer, tricks }, board) => {
        const ns = scoreOf(notation, board);
        expect(readTyped(`${typedForm(notation, language)} ${short(ns)}`, language)).toMatchObject({
          ...{ kind: 'result', act: { contract, declarer, tricks } },
          check: { points: Math.abs(ns) },
        });
      }),
    );
  });

  it('never fails, whatever is typed', () => {
    fc.assert(
      fc.property(languages, fc.string({ unit: 'binary', maxLength: 60 }), (language, text) => {
        expect(typeof readTyped(text, language).kind).toBe('string');
        expect(typeof judge(text, 1, {}, language).kind).toBe('string');
      }),
    );
  });

  it('knows a sign alone, which goes on or back, and passes with a sign behind the nought', () => {
    expect(judge('+', 1)).toEqual({ kind: 'move', by: 1 });
    expect(judge('−', 1)).toEqual({ kind: 'move', by: -1 });
    for (const typed of ['0', '0+', '0-', 'pass'])
      expect(judge(typed, 1)).toMatchObject({ kind: 'ready', notation: 'Pass' });
    expect(judge('0+', 1)).toMatchObject({ complete: true, act: { score: 0 } });
  });

  it('takes four keys at the most for a score of three figures and its sign, on the keys of numbers alone', () => {
    for (const [typed, board, notation] of [
      ['62+', 4, '4SN='],
      ['5-', 1, '1SN-1'],
      ['42-', 1, '4SE='],
    ] as const) {
      const judged = judge(typed, board);
      expect([typed, judged.kind]).toEqual([typed, 'choices']);
      expect(typed.length + 1).toBeLessThanOrEqual(4);
      expect(typed).toMatch(/^[\d+-]+$/u);
      if (judged.kind === 'choices') expect(judged.choices.map((each) => each.notation)).toContain(notation);
    }
  });

  it('refuses a score that no contract has at this vulnerability, whatever the sign', () => {
    for (const typed of ['62+', '62-', '1+']) expect(judge(typed, 1).kind).toBe('problem');
    expect(judge('62+', 2).kind).toBe('choices');
    expect(judge('62-', 2).kind).toBe('problem');
  });
});

describe('contract and score, both asked for', () => {
  const both = { both: true };

  it('are both needed but where all passed, and the sign that completes them is their Enter', () => {
    expect(judge('4SN10', 4, both).kind).toBe('problem');
    expect(judge('62+', 4, both).kind).toBe('problem');
    expect(judge('0', 4, both)).toMatchObject({ kind: 'ready' });
    expect(judge('4SN10 62', 4, both).kind).toBe('problem');
    expect(judge('4SN10 62+', 4, both)).toMatchObject({
      ...{ kind: 'ready', complete: true },
      act: { contract: '4S', declarer: 'N', tricks: 10, score: 620 },
    });
  });

  it('BD-NOT-4 lets no slip of one key pass in sign, declarer’s side, figure, tricks or vulnerable score', () => {
    fc.assert(
      fc.property(
        results,
        boards,
        fc.nat(),
        fc.constantFrom(...Array.from('0123456789+-NESW')),
        (result, board, at, key) => {
          const { declarer, contract, tricks, notation } = result;
          const right = `${contract}${declarer}${tricks} ${short(scoreOf(notation, board))}`;
          const place = contract.length + (at % (right.length - contract.length));
          const typed = right.slice(0, place) + key + right.slice(place + 1);
          const judged = judge(typed, board, both);
          if (judged.kind !== 'ready') return;
          // What passes is worth what the sheet says, to the same side, by the same contract: at most the other hand of a side declares.
          expect(judged.act).toMatchObject({ contract, score: scoreOf(notation, board) });
          expect(['NS', 'EW'].find((side) => side.includes(String(judged.act.declarer)))).toBe(
            ['NS', 'EW'].find((side) => side.includes(declarer)),
          );
        },
      ),
      { numRuns: 5000 },
    );
  });
});
