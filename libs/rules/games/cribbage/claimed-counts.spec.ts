import { seeded, shuffled } from '@arbitre/rules/kernel/seeded';
import { PACK_52 } from '@arbitre/rules/kernel/decks';
import { formatCard } from '@arbitre/rules/kernel/cards';
import { beforeTheShow, count, pegs, type Table } from './testing/table';
import { countByHand } from './testing/oracle';

// What a hand is worth by what happens to those who say another number of points at the table.

/** The counts that come before the crib's. */
const ahead = ['E', 'S', 'W', 'N'].map((seat) => count(seat));

/** East counts the hand; North, with a crib, the crib. */
const counting = (hand: string, starter: string, crib: string | null = null): readonly [Table, string] => {
  const table = beforeTheShow(hand, starter, crib);
  return crib === null ? [table, 'E'] : [table.and(ahead), 'N'];
};

/** What the side pegs that says nothing of the points: what its cards score, and for what. */
const scored = (hand: string, starter: string, crib: string | null = null) => {
  const [table, seat] = counting(hand, starter, crib);
  const { events } = table.when(count(seat));
  const made = events.find(({ type }) => type === 'PointsPegged')?.data;
  const parts = made !== undefined && 'parts' in made ? made.parts : [];
  return {
    points: Number(pegs(events)[0]?.split(' ')[1] ?? 0),
    of: (kind: string): number => parts.find((part) => part.kind === kind)?.points ?? 0,
  };
};

/** Says another number of points, and hears what the others make of it: who pegs what, and the irregularity. */
const claimed = (points: number, hand: string, starter: string, crib: string | null = null) => {
  const [table, seat] = counting(hand, starter, crib);
  const other = seat === 'E' ? 'S' : 'E';
  const said = table.and(count(seat, points));
  const forgotten = said.when({ do: 'claim-forgotten', seat: other, points: 29 });
  const objected = said.when({ do: 'object', seat: other });
  return {
    seen: said.irregularities.filter((article) => article !== 'CRIB-4-GAP-4'),
    taken: pegs(forgotten.events),
    back: objected.events.flatMap((event) => (event.type === 'PegSetBack' ? [event.data.points] : [])),
    objected: objected.refusals,
  };
};

describe('a count that somebody says', () => {
  it('CRIB-4.7 is held to five cards, the starter among them, in the hand and in the crib', () => {
    // Q-6-3-6 and 5: Q5, 6-6-3 and the pair; the starter makes two of the six points.
    expect(scored('HQ D6 H3 S6', 'H5').points).toBe(6);
    expect(claimed(4, 'HQ D6 H3 S6', 'H5')).toMatchObject({ seen: ['CRIB-4.20'], taken: ['NS 2'] });
    expect(claimed(6, 'HQ D6 H3 S6', 'DK')).toMatchObject({ seen: ['CRIB-4-GAP-12'], back: [2] });
    expect(scored('CA C2 C3 C4', 'H5', 'HQ D6 H3 S6').points).toBe(6);
  });
  it('CRIB-6.1 takes an ace for 1 and never for 11', () => {
    expect(scored('HA D4 CK SK', 'S2').of('fifteen')).toBe(4);
    // K and A with a four: eleven for the ace would make fifteen of A-4.
    expect(claimed(2, 'HA D4 C8 S9', 'SK')).toMatchObject({ seen: [], objected: ['count-stands'] });
    expect(claimed(4, 'HA D4 C8 S9', 'SK')).toMatchObject({ seen: ['CRIB-4-GAP-12'], back: [2] });
  });
  it('CRIB-6.2 takes ten, jack, queen and king for 10', () => {
    for (const ten of ['ST', 'SJ', 'SQ', 'SK']) {
      expect(scored(`${ten} C5 H2 D2`, 'CA').of('fifteen')).toBe(4);
      // With the five, and twice 5-9-A, beside the pair.
      expect(claimed(0, `${ten} C5 H9 D9`, 'CA').taken).toEqual(['NS 8']);
    }
  });
  it('CRIB-6.3 gives two for each combination that makes fifteen', () => {
    expect(scored('S7 H8 D8 CK', 'DQ')).toMatchObject({ points: 6 });
    expect(claimed(4, 'S7 H8 D8 CK', 'DQ')).toMatchObject({ seen: ['CRIB-4.20'], taken: ['NS 2'] });
    expect(claimed(8, 'S7 H8 D8 CK', 'DQ')).toMatchObject({ seen: ['CRIB-4-GAP-12'], back: [2] });
  });
  it.each([
    ['CRIB-6.4', 'two of a rank', 'D9 S9 HK C2', 'DQ', 2],
    ['CRIB-6.5', 'three of a rank', 'D9 S9 H9 C2', 'DQ', 6],
    ['CRIB-6.6', 'four of a rank', 'D9 S9 H9 C9', 'D2', 12],
  ])('%s scores %s once', (_, __, hand, starter, points) => {
    expect(scored(hand, starter).points).toBe(points);
    expect(claimed(points + 2, hand, starter)).toMatchObject({ seen: ['CRIB-4-GAP-12'], back: [2] });
    expect(claimed(points - 2, hand, starter).taken).toEqual(['NS 2']);
  });
  it('CRIB-6.7 gives a point a card of a run, in any order and suit, the ace low', () => {
    expect(scored('D6 S4 H5 CK', 'C7')).toMatchObject({ points: 8 });
    expect(claimed(4, 'D6 S4 H5 CK', 'C7').taken).toEqual(['NS 4']);
    expect(claimed(3, 'DQ SK HA C9', 'C7')).toMatchObject({ seen: ['CRIB-4-GAP-12'], back: [3] });
    expect(scored('DA S2 H3 C8', 'CQ').of('run')).toBe(3);
  });
  it('CRIB-6-GAP-1 counts a run as often as duplicates let it be formed, the longest alone', () => {
    expect(scored('D4 S5 H5 C6', 'H6').points).toBe(24);
    expect(claimed(12, 'D4 S5 H5 C6', 'H6').taken).toEqual(['NS 12']);
    expect(scored('D3 S3 H3 C4', 'C5').of('run')).toBe(9);
    // 3-4-5-6-7 is five, not five and two fours and three threes.
    expect(scored('D3 S4 H5 C6', 'C7').of('run')).toBe(5);
    expect(claimed(9, 'D3 S4 H5 C6', 'C7').taken).toEqual([]);
  });
  it('CRIB-6.8 gives four for four cards of the hand in one suit', () => {
    expect(scored('D2 D4 D6 DK', 'S8').points).toBe(4);
    expect(claimed(0, 'D2 D4 D6 DK', 'S8').taken).toEqual(['NS 4']);
    expect(claimed(5, 'D2 D4 D6 DK', 'S8')).toMatchObject({ seen: ['CRIB-4-GAP-12'], back: [1] });
  });
  it('CRIB-6.9 gives five where the starter has it too, and not nine', () => {
    expect(scored('D2 D4 D6 DK', 'D8').points).toBe(5);
    expect(claimed(9, 'D2 D4 D6 DK', 'D8')).toMatchObject({ seen: ['CRIB-4-GAP-12'], back: [4] });
  });
  it('CRIB-6-GAP-2 sees no flush in three cards of the hand and the starter', () => {
    expect(scored('D2 D4 D6 SK', 'D8').of('flush')).toBe(0);
    expect(claimed(4, 'D2 D4 D6 SK', 'D8')).toMatchObject({ seen: ['CRIB-4-GAP-12'], back: [4] });
  });
  it('CRIB-6-GAP-3 wants five of a suit in the crib', () => {
    expect([
      scored('CA C2 C3 C4', 'S9', 'H2 H4 H8 HQ').of('flush'),
      scored('CA C2 C3 C4', 'H9', 'H2 H4 H8 HQ').of('flush'),
    ]).toEqual([0, 5]);
    // 2-4-9 is fifteen: with the flush that is none it would be six.
    expect(claimed(6, 'CA C2 C3 C4', 'S9', 'H2 H4 H8 HQ')).toMatchObject({
      seen: ['CRIB-4-GAP-12'],
      back: [4],
    });
    expect(claimed(2, 'CA C2 C3 C4', 'H9', 'H2 H4 H8 HQ').taken).toEqual(['EW 5']);
  });
  it('CRIB-6.11 gives one for the jack of the starter’s suit, up to 29 in all', () => {
    expect(scored('DJ S5 H5 C5', 'D5').points).toBe(29);
    expect(claimed(28, 'DJ S5 H5 C5', 'D5').taken).toEqual(['NS 1']);
    expect(claimed(29, 'CJ S5 H5 C2', 'D5')).toMatchObject({ seen: ['CRIB-4-GAP-12'] });
  });
  it('CRIB-6-GAP-4 gives it in the crib too, and to nobody where the jack is the starter', () => {
    expect(scored('CA C4 C6 C8', 'D4', 'DJ H2 C3 S9').of('jack')).toBe(1);
    expect(scored('D2 C2 C3 S9', 'DJ').of('jack')).toBe(0);
    // The dealer's two for turning it up are another thing (CRIB-6.10).
    expect(claimed(1, 'S2 D4 C6 S8', 'DJ')).toMatchObject({ seen: ['CRIB-4-GAP-12'], back: [1] });
  });
});

describe('any count of any hand', () => {
  /** Four cards of a hand, and a starter, drawn from a seed. */
  const drawn = (random: ReturnType<typeof seeded>): readonly [hand: readonly number[], starter: number] => {
    const [one = 0, two = 0, three = 0, four = 0, starter = 0] = shuffled(PACK_52.cards, random);
    return [[one, two, three, four], starter];
  };

  it('CRIB-4.20 CRIB-4-GAP-12 comes to what the cards score by hand, once the others have spoken: too few go to them, too many go back', () => {
    const random = seeded(15);
    const wrong: unknown[] = [];
    for (let each = 0; each < 60; each++) {
      const [hand, card] = drawn(random);
      const [text, starter] = [hand.map(formatCard).join(' '), formatCard(card)];
      const worth = countByHand(hand, card, false);
      const points = random(30);
      const { taken, back } = claimed(points, text, starter);
      const expected = [
        worth > points ? [`NS ${worth - points}`] : [],
        points > worth ? [points - worth] : [],
      ];
      if (JSON.stringify([taken, back]) !== JSON.stringify(expected))
        wrong.push([text, starter, points, taken, back]);
    }
    expect(wrong).toEqual([]);
  });
  it('CRIB-4-GAP-12 is refused where the table enforces its rules, with what the cards score; too few are not', () => {
    const table = beforeTheShow('DJ S5 H5 C5', 'D4', null, { policy: 'enforced' });
    // The fives alone and each with the jack make fifteen: 8; three of them 6, the jack of diamonds 1.
    expect(table.when(count('E', 29)).violations).toMatchObject([
      { article: 'CRIB-4-GAP-12', facts: { seat: 'E', announced: 29, real: 15 } },
    ]);
    expect([15, 0].map((points) => table.when(count('E', points)).refusals)).toEqual([[], []]);
  });
});
