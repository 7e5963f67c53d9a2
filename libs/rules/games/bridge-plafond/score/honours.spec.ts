import { describe, expect, it } from '@jest/globals';
import { formatCard } from '@arbitre/rules/kernel/cards';
import { SEATS } from '@arbitre/rules/kernel/compass';
import { PACK_52 } from '@arbitre/rules/kernel/decks';
import { bridgePlafond } from '../game';
import { atRealTable, calls, playOn } from '../testing/table';
import { scorePlafond } from './score-entry';

const PACK = PACK_52.cards.map(formatCard);

/** The cards that matter, `N:SA SK  E:SJ`, and the rest of the pack as it comes. */
const handsWith = (text: string): Readonly<Record<string, readonly string[]>> => {
  const hands = new Map<string, string[]>(SEATS.map((seat) => [seat, [] as string[]]));
  for (const part of text.split('  ')) hands.get(part.charAt(0))?.push(...part.slice(2).split(' '));
  const held = [...hands.values()].flat();
  const left = PACK.filter((card) => !held.includes(card)).reverse();
  for (const hand of hands.values()) hand.push(...left.splice(0, 13 - hand.length));
  return Object.fromEntries(hands);
};

/** What the honours of a deal that North played in that denomination scored. */
const held = (text: string, strain: string): string => {
  const played = atRealTable()
    .and({ do: 'deal', hands: handsWith(text) }, calls(`1${strain} Pass Pass Pass`))
    .goingOn(playOn);
  const { notation = '' } = bridgePlafond.score(played.state) ?? {};
  const [, points = 'none', side = 'NS'] = /h(\d+)(EW)?$/u.exec(notation) ?? [];
  return points === 'none' ? points : `${side} ${points}`;
};

describe('honours', () => {
  it('BP-HONN-1 are worth 100 where four of trumps lie in one hand', () => {
    expect(held('S:HA HK HQ HT  E:HJ', 'H')).toBe('NS 100');
    expect(held('S:HA HK HQ HT  E:HJ', 'S')).not.toBe('NS 100');
  });
  it('BP-HONN-2 are worth 150 where partner has the fifth', () => {
    expect(held('S:HA HK HQ HT  N:HJ', 'H')).toBe('NS 150');
  });
  it('BP-HONN-3 are worth 200 where all five lie in one hand', () => {
    expect(held('W:CA CK CQ CJ CT', 'C')).toBe('EW 200');
  });
  it('BP-HONN-4 are at no-trump the four aces in one hand, and nothing else', () => {
    expect(held('N:SA HA DA CA', 'NT')).toBe('NS 200');
    expect(held('N:SA HA DA  S:CA', 'NT')).toBe('none');
    expect(held('W:CA CK CQ CJ CT  N:SA  E:HA  S:DA', 'NT')).toBe('none');
    expect(scorePlafond('1NTS= h100')).toMatchObject({ violation: { article: 'BP-HONN-4' } });
  });
  it('BP-HONN-5 are worth nothing in any other distribution', () => {
    expect(held('N:SA SK SQ  S:SJ ST', 'S')).toBe('none');
    expect(held('N:SA SK SQ  E:SJ ST', 'S')).toBe('none');
    expect(scorePlafond('1SS= h250')).toMatchObject({ violation: { article: 'BP-HONN-5' } });
  });
  it('BP-HONN-GAP-1 go to the side that was dealt them, whoever plays and whether it is made', () => {
    expect(scorePlafond('4SXS-2 h100E')).toMatchObject({ score: { scores: { NS: 0, EW: 400 + 100 } } });
    expect(held('E:SA SK SQ SJ', 'S')).toBe('EW 100');
  });
  it('BP-HONN-GAP-3 are not scored in a deal that was passed out', () => {
    const passed = atRealTable().and(
      { do: 'deal', hands: handsWith('S:SA HA DA CA') },
      calls('Pass Pass Pass Pass'),
    );
    expect(bridgePlafond.score(passed.state)).toMatchObject({ notation: 'Pass', scores: { NS: 0, EW: 0 } });
    expect(scorePlafond('pass h200')).toMatchObject({ violation: { article: 'BP-COLONNE-1' } });
  });
});
