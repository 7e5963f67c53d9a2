import fc from 'fast-check';
import { SEATS } from '@arbitre/rules/kernel/compass';
import { seeded } from '@arbitre/rules/kernel/seeded';
import { seeds } from '@arbitre/rules/kernel/testing/laws';
import { playDemoDeal } from './demo/play-deal';
import { dealScore } from './score';
import { readLine, scoreJoffre } from './score-entry';
import type { JoffreEvent } from './events';
import { joffre } from './game';
import { DEAL, EAST_7, given } from './testing/table';
import { cards } from '@arbitre/rules/kernel/testing/cards';

const sides = (buyer: 'N' | 'E', bid: number, points: number, atFault = 0): readonly number[] => {
  const { scores } = dealScore({ buyer, bid, points }, atFault);
  return [scores.N ?? 0, scores.E ?? 0];
};

/** What both sides have counted after the first trick, which East led as the buyer. */
const counted = (trick: string): Readonly<Record<string, number>> =>
  joffre.tableView(given().and(DEAL, EAST_7, cards(trick)).state).cardPoints ?? {};

describe('what a side counts', () => {
  it('JOF-5.1 counts a point a trick', () => {
    expect(counted('E:D7 S:D1 W:D0 N:D2')).toEqual({ NS: 0, EW: 1 });
    expect(counted('E:H1 S:H4 W:S4 N:H5')).toEqual({ NS: 1, EW: 0 });
  });
  it('JOF-5.2 adds 5 for the Joffre to the side that wins it, whoever was dealt it', () => {
    expect(counted('E:H1 S:H0 W:S4 N:H5')).toEqual({ NS: 6, EW: 0 });
  });
  it('JOF-5.3 takes 3 for the Kaiser from the side that wins it', () => {
    expect(counted('E:H1 S:H4 W:S0 N:H5')).toEqual({ NS: -2, EW: 0 });
  });
  it('JOF-5.4 does both where a side wins both', () => {
    expect(counted('E:H1 S:H0 W:S0 N:H5')).toEqual({ NS: 3, EW: 0 });
  });
  it('JOF-1.6 counts nothing for the two that bear a country alone', () => {
    expect(counted('E:C2 S:C7 W:C0 N:C1')).toEqual({ NS: 1, EW: 0 });
  });
  it.each([
    ['none', 0, 7, 0],
    ['joffre', 1, 7, 5],
    ['kaiser', 1, 7, -3],
    ['both', 1, 8, 2],
  ])('JOF-5-GAP-1 stays between -2 and 12 with %s, and both sides make 10', (_, least, most, extra) => {
    // The least and the most of the table of the inventory: 0 to 7, 6 to 12, -2 to 4, 3 to 10.
    for (let tricks = least; tricks <= most; tricks++) {
      const points = tricks + extra;
      expect(points).toBeGreaterThanOrEqual(-2);
      expect(points).toBeLessThanOrEqual(12);
      expect(dealScore({ buyer: 'N', bid: 6, points }).result.others).toBe(10 - points);
    }
    expect(readLine('N9+ 13')).toMatchObject({ ok: false, violation: { article: 'JOF-5-GAP-1' } });
    expect(readLine('N9- -3')).toMatchObject({ ok: false, violation: { article: 'JOF-5-GAP-1' } });
  });
});

describe('what a side scores', () => {
  it('JOF-5.5 takes the bid from a buyer whose contract fails, whatever he counted', () => {
    expect(sides('E', 8, 7)).toEqual([3, -8]);
    expect(sides('E', 8, -2)).toEqual([12, -8]);
    expect(readLine('E8+ 7')).toMatchObject({ ok: false, violation: { article: 'JOF-5.5' } });
  });
  it('JOF-5-GAP-2 gives all that was counted where the contract is made', () => {
    expect(sides('N', 7, 9)).toEqual([9, 1]);
    expect(sides('N', 9, 9)).toEqual([9, 1]);
    expect(readLine('N7- 9')).toMatchObject({ ok: false, violation: { article: 'JOF-5-GAP-2' } });
  });
  it('JOF-5-GAP-3 gives the others what they counted, made or not, more or less', () => {
    expect(sides('E', 12, 12)).toEqual([-2, 12]);
    expect(sides('E', 8, 7)).toEqual([3, -8]);
  });
  it('JOF-6-GAP-3 gives nothing to a side at fault, which loses its bid, and the bid at least to the buyer', () => {
    expect(sides('E', 8, 7, 1)).toEqual([0, 8]);
    expect(sides('E', 8, 9, 2)).toEqual([1, -8]);
    expect(sides('E', 8, 9, 1)).toEqual([0, 9]);
    expect(sides('E', 8, 9, 3)).toEqual([0, -8]);
  });
});

/** The score a second time, from the events alone, by strings and sums. */
const byHand = (events: readonly JoffreEvent[]): readonly number[] => {
  const tricks: string[][] = [[]];
  const counted = { NS: 0, EW: 0 };
  let buyer = 'N';
  let bid = 0;
  for (const { type, data } of events)
    if (type === 'ContractBought') [buyer, bid] = [data.seat, data.points];
    else if (type === 'CardPlayed') tricks.at(-1)?.push(data.card);
    else if (type === 'TrickWon') {
      const cards = tricks.at(-1) ?? [];
      const side = 'NS'.includes(data.seat) ? 'NS' : 'EW';
      counted[side] += 1 + (cards.includes('H0') ? 5 : 0) - (cards.includes('S0') ? 3 : 0);
      tricks.push([]);
    }
  const own = 'NS'.includes(buyer) ? 'NS' : 'EW';
  const scored = { ...counted, [own]: counted[own] >= bid ? counted[own] : -bid };
  return [scored.NS, scored.EW];
};

describe('a score worked out a second time', () => {
  it('is the same for every deal that ends without a ruling', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 8 }), (seed, deal) => {
        const setup = given({ deal }).state.setup;
        const { acts, NS, EW } = playDemoDeal(setup, seeded(seed), 'none');
        expect(byHand(given({ deal }).and(acts).stream)).toEqual([NS, EW]);
      }),
    );
  });
});

describe('a line of the sheet in its short form', () => {
  it('reads buyer, bid, made or failed, and points', () => {
    expect(readLine('e9+ 11')).toEqual({ ok: true, line: { buyer: 'E', bid: 9, points: 11 } });
    expect(readLine('W8-7')).toEqual({ ok: true, line: { buyer: 'W', bid: 8, points: 7 } });
    expect(readLine('S7--2')).toEqual({ ok: true, line: { buyer: 'S', bid: 7, points: -2 } });
    expect(scoreJoffre('N6+ 6')).toMatchObject({ ok: true, score: { scores: { N: 6, S: 6, E: 4, W: 4 } } });
  });
  it.each([
    ['', 'JOF-4.7'],
    ['E9+', 'JOF-4.7'],
    ['Z9+ 10', 'JOF-4.7'],
    ['E13+ 12', 'JOF-4.6'],
    ['E5+ 6', 'JOF-4.6'],
  ])('refuses "%s" by %s', (written, article) => {
    expect(readLine(written)).toMatchObject({ ok: false, violation: { article } });
  });
  it('writes every score as it can be read again', () => {
    for (const buyer of SEATS)
      for (let bid = 6; bid <= 12; bid++)
        for (let points = -2; points <= 12; points++) {
          const { notation } = dealScore({ buyer, bid, points });
          expect(readLine(notation)).toEqual({ ok: true, line: { buyer, bid, points } });
        }
  });
});
