import { describe, expect, it } from '@jest/globals';
import type { Strain } from '@arbitre/rules/kernel/auction/calls';
import { dealPoints } from './deal-points';
import { honoursIn } from './honours';
import { readLine } from './line';
import { SCORE_TABLE } from './table';

/** `N:SA SK E:SJ`: the cards that matter. */
const held = (text: string, strain: Strain): string => {
  const hands: Record<'N' | 'E' | 'S' | 'W', readonly string[]> = { N: [], E: [], S: [], W: [] };
  for (const part of text.split('  ')) hands[part.charAt(0) as 'N'] = part.slice(2).split(' ');
  const found = honoursIn(hands, strain);
  return found === null ? 'none' : `${found.seat} ${found.side} ${SCORE_TABLE.honours[found.kind]}`;
};

describe('honours', () => {
  it('BP-HONN-1 are worth 100 where four of trumps lie in one hand', () => {
    expect(held('S:HA HK HQ HT  E:HJ', 'H')).toBe('S NS 100');
    expect(held('S:HA HK HQ HT  E:HJ', 'S')).toBe('none');
  });
  it('BP-HONN-2 are worth 150 where partner has the fifth', () => {
    expect(held('S:HA HK HQ HT  N:HJ', 'H')).toBe('S NS 150');
  });
  it('BP-HONN-3 are worth 200 where all five lie in one hand', () => {
    expect(held('W:CA CK CQ CJ CT', 'C')).toBe('W EW 200');
  });
  it('BP-HONN-4 are at no-trump the four aces in one hand, and nothing else', () => {
    expect(held('N:SA HA DA CA', 'NT')).toBe('N NS 200');
    expect(held('N:SA HA DA  S:CA', 'NT')).toBe('none');
    expect(held('W:CA CK CQ CJ CT', 'NT')).toBe('none');
    expect(readLine('1NTS= h100')).toMatchObject({ violation: { article: 'BP-HONN-4' } });
  });
  it('BP-HONN-5 are worth nothing in any other distribution', () => {
    expect(held('N:SA SK SQ  S:SJ ST', 'S')).toBe('none');
    expect(held('N:SA SK SQ  E:SJ ST', 'S')).toBe('none');
    expect(readLine('1SS= h250')).toMatchObject({ violation: { article: 'BP-HONN-5' } });
  });
  it('BP-HONN-GAP-1 go to the side that was dealt them, whoever plays and whether it is made', () => {
    const reading = readLine('4SXS-2 h100E');
    const { above } = dealPoints(reading.ok ? reading.result : { kind: 'passed-out' });
    expect(above).toEqual({ NS: 0, EW: 400 + 100 });
  });
  it('BP-HONN-GAP-3 are not scored in a deal that was passed out', () => {
    expect(readLine('pass h200')).toMatchObject({ violation: { article: 'BP-COLONNE-1' } });
    expect(dealPoints({ kind: 'passed-out' })).toEqual({
      parts: [],
      ...{ below: { NS: 0, EW: 0 }, above: { NS: 0, EW: 0 } },
    });
  });
});
