import fc from 'fast-check';
import { SEATS } from '@arbitre/rules/kernel/compass';
import { seeded } from '@arbitre/rules/kernel/seeded';
import { seeds } from '@arbitre/rules/kernel/testing/laws';
import { DENOMINATIONS } from './cards';
import { playDemoDeal } from './demo/play-deal';
import type { FiveHundredEvent } from './events';
import { dealScore, type Line } from './score';
import { readLine, scoreFiveHundred } from './score-entry';
import { given, notationOf, sidesOf } from './testing/table';

const line = (text: string): Line => {
  const reading = readLine(text);
  if (!reading.ok) throw new Error(JSON.stringify(reading.violation));
  return reading.line;
};
const sides = (text: string, silenced = 0): readonly (number | undefined)[] => {
  const { scores } = dealScore(line(text), silenced);
  return [scores.NS, scores.EW];
};

describe('what a deal scores', () => {
  it('C500-6.2 gives the taker’s side the value of a contract that is made, and nothing for tricks beyond', () => {
    expect(sides('N7D+2')).toEqual([180, 0]);
    expect(sides('N7D+')).toEqual([180, 0]);
    expect(sides('E10N+')).toEqual([0, 520]);
    expect(readLine('N9D+2')).toMatchObject({ ok: false, violation: { article: 'C500-6.2' } });
  });
  it('C500-6.3 gives the other side the value of a contract that fails', () => {
    const { scores, result } = dealScore(line('N8H-1'));
    expect([scores.NS, (scores.EW ?? 0) - 30, result.made]).toEqual([0, 300, false]);
    expect(readLine('N8H-')).toMatchObject({ ok: false, violation: { article: 'C500-6.3' } });
    expect(readLine('N8H-9')).toMatchObject({ ok: false, violation: { article: 'C500-6.3' } });
  });
  it('C500-6.4 gives it ten for each trick that it won besides', () => {
    expect(sides('N8H-1')).toEqual([0, 330]);
    expect(sides('E10N-2')).toEqual([540, 0]);
    expect(sides('E10N-10')).toEqual([620, 0]);
  });
  it('C500-6-GAP-1 gives nothing against a contract that is made, and nothing below zero', () => {
    expect(sides('N7S+')).toEqual([140, 0]);
    for (const taker of SEATS)
      for (const denomination of DENOMINATIONS)
        for (let tricks = 7; tricks <= 10; tricks++)
          for (let won = 0; won <= 10; won++) {
            const { scores } = dealScore({ taker, tricks, denomination, won, revoke: null });
            const both = [scores.NS ?? 0, scores.EW ?? 0];
            expect(Math.min(...both)).toBe(0);
            expect(Math.max(...both)).toBeGreaterThan(0);
            expect(Math.max(...both)).toBeLessThanOrEqual(620);
          }
  });
  it('C500-6.9 C500-6.10 gives a hundred for a failure to follow', () => {
    expect(sides('N9HR-')).toEqual([0, 100]);
    expect(sides('N7CR+')).toEqual([260, 0]);
  });
  it('C500-9-GAP-1 gives nothing to a side whose point is lost; its contract fails, or the other’s is made', () => {
    expect(sides('N8C+1', 1)).toEqual([0, 270]);
    expect(sides('N8C-1', 2)).toEqual([260, 0]);
    expect(sides('N8C+', 2)).toEqual([260, 0]);
    expect(sides('N8C+', 3)).toEqual([0, 0]);
    expect(sides('N9HR-', 2)).toEqual([0, 0]);
    expect(dealScore(line('N8C+'), 1).notation).toBe('N8C+ C500-9-GAP-1');
  });
});

/** The score a second time, from the events alone, by strings and sums. */
const byHand = (events: readonly FiveHundredEvent[]): readonly number[] => {
  const won = { NS: 0, EW: 0 };
  let [taker, tricks, denomination] = ['N', 7, 'S'];
  let revoked = '';
  for (const { type, data } of events)
    if (type === 'AuctionClosed') [taker, tricks, denomination] = [data.seat, data.tricks, data.denomination];
    else if (type === 'TrickWon') won['NS'.includes(data.seat) ? 'NS' : 'EW'] += 1;
    else if (type === 'RevokeEstablished') revoked = data.accused;
  const own = 'NS'.includes(taker) ? 'NS' : 'EW';
  const other = own === 'NS' ? 'EW' : 'NS';
  const value = { S: 40, C: 60, D: 80, H: 100, N: 120 }[denomination as 'S'] + 100 * (tricks - 6);
  const scores = { NS: 0, EW: 0 };
  if (revoked !== '' && own.includes(revoked)) scores[other] = 100;
  else if (revoked !== '') scores[own] = value + 100;
  else if (won[own] >= tricks) scores[own] = value;
  else scores[other] = value + 10 * won[other];
  return [scores.NS, scores.EW];
};

describe('a score worked out a second time', () => {
  it.each(['none', 'revoke-claimed', 'passed-out'] as const)(
    'is the same for every deal (%s)',
    (incident) => {
      fc.assert(
        fc.property(seeds, fc.integer({ min: 1, max: 8 }), (seed, deal) => {
          const { setup } = given({ deal }).state;
          const { acts, NS, EW } = playDemoDeal(setup, seeded(seed), incident);
          expect(byHand(given({ deal }).and(acts).stream)).toEqual([NS, EW]);
        }),
        { numRuns: 60 },
      );
    },
  );
});

describe('a line of the sheet in its short form', () => {
  it('C500-4-GAP-3 reads the taker, the contract and how it ended', () => {
    expect(line('8h+')).toEqual({ taker: 'NS', tricks: 8, denomination: 'H', won: 8, revoke: null });
    expect(line('10nt-2')).toEqual({ taker: 'NS', tricks: 10, denomination: 'N', won: 8, revoke: null });
    expect(line('e 7sa+1')).toEqual({ taker: 'E', tricks: 7, denomination: 'N', won: 8, revoke: null });
    expect(line('EW 9c r+')).toEqual({ taker: 'EW', tricks: 9, denomination: 'C', won: null, revoke: 'NS' });
    expect(scoreFiveHundred('8h+')).toMatchObject({ ok: true, score: { scores: { NS: 300, EW: 0 } } });
    expect(scoreFiveHundred('E10N-2')).toMatchObject({ ok: true, score: { scores: { NS: 540, EW: 0 } } });
  });
  it.each([
    ['', 'C500-4-GAP-3'],
    ['8h', 'C500-4-GAP-3'],
    ['8x+', 'C500-4-GAP-3'],
    ['Z8h+', 'C500-4-GAP-3'],
    ['6h+', 'C500-4.3'],
    ['11h+', 'C500-4.3'],
    ['8h-9', 'C500-6.3'],
    ['10h+1', 'C500-6.2'],
  ])('refuses "%s" by %s', (written, article) => {
    expect(readLine(written)).toMatchObject({ ok: false, violation: { article } });
    expect(scoreFiveHundred(written)).toMatchObject({ ok: false, violation: { article } });
  });
  it('writes every score as it can be read again', () => {
    const takers = [...SEATS, 'NS', 'EW'] as const;
    for (const taker of takers)
      for (const denomination of DENOMINATIONS)
        for (let tricks = 7; tricks <= 10; tricks++) {
          const lines: Line[] = Array.from({ length: 11 }, (_, won) => ({
            taker,
            tricks,
            denomination,
            won,
            revoke: null,
          }));
          const revokes = (['NS', 'EW'] as const).map((revoke): Line => ({
            taker,
            tricks,
            denomination,
            won: null,
            revoke,
          }));
          for (const each of [...lines, ...revokes]) expect(line(dealScore(each).notation)).toEqual(each);
        }
  });
});

describe('a line of the sheet that is recorded', () => {
  const sheet = given({ grain: 'result' });
  const result = (taker: string, tricks: number, denomination: string, more: object) => ({
    ...{ do: 'record-result', taker, tricks, denomination },
    ...more,
  });
  it('C500-6.2 C500-6.4 scores by itself, of a seat or of a side', () => {
    expect(sidesOf(sheet.when(result('E', 8, 'H', { won: 9 })).state)).toEqual([0, 300]);
    expect(sidesOf(sheet.when(result('EW', 8, 'H', { won: 7 })).state)).toEqual([330, 0]);
    expect(notationOf(sheet.when(result('N', 9, 'H', { revoke: 'NS' })).state)).toBe('N9HR-');
  });
  it('C500-4.3 is refused where it cannot be, with its field', () => {
    expect(sheet.when(result('E', 6, 'H', { won: 6 })).violations[0]).toMatchObject({
      article: 'C500-4.3',
      facts: { field: 'tricks' },
    });
    expect(sheet.when(result('E', 8, 'H', { won: 11 })).violations[0]).toMatchObject({
      facts: { field: 'won' },
    });
    expect(sheet.when(result('Z', 8, 'H', { won: 8 })).violations[0]).toMatchObject({
      facts: { field: 'taker' },
    });
    expect(sheet.when(result('E', 8, 'H', {})).refusals).toEqual(['missing-field']);
    expect(sheet.when(result('E', 8, 'H', { won: 8, revoke: 'NS' })).refusals).toEqual(['invalid-field']);
  });
});
