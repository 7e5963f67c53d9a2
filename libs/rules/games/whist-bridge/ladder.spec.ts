import {
  type Announcement,
  announcementNotation,
  ARBITER_GAMES,
  compareAnnouncements,
  type GameCode,
  LADDER_GAMES,
  lowestEmballage,
  lowestSeul,
  outranks,
  rankOf,
  rungs,
  SUITS_UPWARD,
  type Suit,
} from './ladder';
import { GRID } from './testing/grid';

const read = (text: string): Announcement => {
  const [game, suit] = text.split('-');
  return { game: game as GameCode, suit: (suit as Suit | undefined) ?? null };
};
const beats = (a: string, b: string): boolean => outranks(read(a), read(b));

describe('the ladder', () => {
  it('WB-6-GAP-1 has the inventory’s sixty rungs in their order, each above the one before', () => {
    expect(rungs().map(announcementNotation)).toEqual(GRID.rungs);
    expect(GRID.rungs).toHaveLength(60);
    const order = rungs();
    expect(order.every((one, at) => outranks(one, order[at - 1] ?? null))).toBe(true);
    expect([beats('PM', 'E11-H'), beats('S7-H', 'PM'), beats('S8-S', 'E12-H')]).toEqual([true, false, true]);
  });
  it('WB-6-GAP-1 says of each game what the inventory’s table says', () => {
    const lines = LADDER_GAMES.map(({ code, rank, suited, arbiter, discard, spreadAfter, solo, lead }) =>
      [
        ...[code, rank, suited ? 'suited' : '-', arbiter ? 'arbiter' : '-', discard ? 'discard' : '-'],
        ...[spreadAfter ?? '-', solo ? 'solo' : '-', lead === 'dealers-left' ? 'dealers-left' : lead],
      ].join(' '),
    );
    expect(lines).toEqual(GRID.games);
  });
  it('WB-6.e parts equal games by the suit, spades lowest, hearts highest', () => {
    expect([beats('S6-C', 'S6-S'), beats('S6-S', 'S6-C'), beats('S6-S', 'S6-S')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(SUITS_UPWARD.map((suit) => beats(`A9-${suit}`, 'A9-D'))).toEqual([false, false, false, true]);
  });
  it('WB-6-GAP-2 part two solos of eight by the suit alone, announced at once or not', () => {
    expect([beats('S8-H', 'S8-S'), beats('S8-S', 'S8-S'), beats('S8-S', 'S8-H')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(LADDER_GAMES.filter(({ code }) => code.startsWith('S8'))).toHaveLength(1);
  });
  it('WB-10.b put a small slam with trump above one without', () => {
    expect([beats('PC-S', 'PCSA'), beats('PCSA', 'PC-S')]).toEqual([true, false]);
  });
  it('WB-10.c part small slams with trump by the suit, below the grand slam', () => {
    expect([beats('PC-H', 'PC-S'), beats('PC-C', 'PC-H'), beats('CH', 'PC-H')]).toEqual([true, false, true]);
  });
  it('WB-10.e let no grand slam over another', () => {
    expect(beats('CH', 'CH')).toBe(false);
  });
  it('WB-5-GAP-1 has the trou below A9, or above it where a club says so', () => {
    expect(rankOf('A9') - rankOf('TR')).toBe(1);
    expect(rankOf('TR', 'above-a9') - rankOf('A9', 'above-a9')).toBe(1);
    expect(compareAnnouncements(read('TR'), read('A9-H'), 'above-a9')).toBeGreaterThan(0);
    expect(outranks(read('GM'), read('TR'), 'above-a9')).toBe(true);
    expect(rungs('above-a9').map(announcementNotation).slice(39, 45)).toEqual(
      'A9-S A9-C A9-D A9-H TR GM'.split(' '),
    );
  });
  it('WB-6.c mark the games that call for the arbiter, and no other', () => {
    expect(ARBITER_GAMES).toEqual(['E12', 'E13', 'A10', 'A11', 'GME', 'PCSA', 'PC', 'CH']);
  });
});

const levelOf = (code: GameCode | null): string => code?.slice(1) ?? '-';

describe('what overcalls what', () => {
  it('WB-7-GAP-6 finds the level of an emballage over whatever stands, as the inventory’s table', () => {
    for (const row of GRID.lowestEmballage) {
      const [standing = '', ...levels] = row.split(' ');
      const over = standing === 'none' ? null : read(standing);
      expect([standing, ...SUITS_UPWARD.map((suit) => levelOf(lowestEmballage(suit, over)))]).toEqual([
        standing,
        ...levels,
      ]);
    }
  });
  it('WB-7-GAP-6 finds the lowest seul over whatever stands, as the inventory’s table', () => {
    for (const row of GRID.lowestSeul) {
      const [standing = '', ...levels] = row.split(' ');
      expect([standing, ...SUITS_UPWARD.map((suit) => levelOf(lowestSeul(suit, read(standing))))]).toEqual([
        standing,
        ...levels,
      ]);
    }
  });
});
