import { formatCard } from '@arbitre/rules/kernel/cards';
import { PACK_52 } from '@arbitre/rules/kernel/decks';
import { conceal } from '@arbitre/rules/kernel/deal/conceal';
import { cribbage } from './game';
import { count, cards, dealt, given, opened, plays, pegs, sensible, standing, totals } from './testing/table';

const HANDS = ['C5 D5 H9 SK C2', 'CT DT H4 S3 C3', 'C6 D7 H8 S9 CA', 'CQ DQ HK S2 CK'] as const;
const PACK = PACK_52.cards.map(formatCard);
const enforced = given({ policy: 'enforced' });
const observed = given();
const drawing = given({ dealer: null, policy: 'enforced' });

describe('teams, board and draw', () => {
  it('CRIB-2.1 starts both teams from nothing on one board', () => {
    expect([totals(enforced.state), cribbage.tableView(enforced.state).facts.front]).toEqual(['0-0', '0-0']);
  });
  it('CRIB-2.2 takes a pack of 52 and no other', () => {
    const of = (pack: readonly string[]) => enforced.when({ do: 'deal', seat: 'N', pack }).refusals;
    expect(of(PACK)).toEqual([]);
    expect([of(PACK.slice(1)), of([...PACK.slice(1), 'joker']), of([...PACK.slice(1), 'SA'])]).toEqual([
      ['CRIB-2.2'],
      ['CRIB-2.2'],
      ['CRIB-2.2'],
    ]);
    expect(enforced.when(dealt('N', HANDS[0], HANDS[0], HANDS[2], HANDS[3])).refusals).toEqual(['CRIB-2.2']);
  });
  it('CRIB-2.3 keeps the last two positions of a team, its two pegs', () => {
    const { state } = observed.and(standing(6, 0), standing(4, 0));
    const { front, rear } = cribbage.tableView(state).facts;
    expect([front, rear]).toEqual(['10-0', '6-0']);
  });
  it('CRIB-3.2 lets a captain alone bring a dispute, and takes him from the own team', () => {
    const dispute = (by: string) => observed.when({ do: 'dispute', by, article: 'CRIB-4.20', reason: 'x' });
    expect([dispute('S').refusals, dispute('N').refusals, dispute('W').refusals]).toEqual([
      ['CRIB-3.2'],
      [],
      ['CRIB-3.2'],
    ]);
    expect(cribbage.readSetup({ captainNS: 'E' })).toMatchObject({ violation: { article: 'CRIB-3.2' } });
  });
  it('CRIB-4.1 lets partners face each other: a side is two opposite seats', () => {
    expect(cribbage.seats.map((seat) => cribbage.sideOf(seat))).toEqual(['NS', 'EW', 'NS', 'EW']);
  });
  it('CRIB-4.2 lets the lowest card deal, the ace counting one', () => {
    const drawn = drawing.when({ do: 'draw', cards: { N: 'H7', E: 'CA', S: 'DK', W: 'S2' } });
    expect(drawn.types).toEqual(['CardsDrawn', 'DealerDrawn']);
    expect(cribbage.tableView(drawn.state).facts.dealer).toBe('E');
    expect(drawn.when({ do: 'draw', cards: { N: 'H7' } }, dealt('N', ...HANDS)).refusals).toEqual([
      'dealer-known',
      'CRIB-4.2',
    ]);
    expect(drawing.when(dealt('N', ...HANDS), { do: 'draw', cards: { N: 'H7' } }).refusals).toEqual([
      'CRIB-4.2',
      'CRIB-4.2',
    ]);
    expect(drawing.when({ do: 'draw', cards: { N: 'H7', E: 'H7', S: 'DK', W: 'S2' } }).refusals).toEqual([
      'card-drawn-twice',
    ]);
  });
  it('CRIB-4-GAP-1 lets those who drew the same lowest rank draw again, and nobody else', () => {
    const tied = drawing.and({ do: 'draw', cards: { N: 'S3', E: 'H3', S: 'DJ', W: 'CQ' } });
    expect(tied.types).toEqual(['CardsDrawn']);
    const again = tied.when({ do: 'draw', cards: { N: 'D9', E: 'CT' } });
    expect(cribbage.tableView(again.state).facts.dealer).toBe('N');
    expect(tied.when({ do: 'draw', cards: { N: 'D9', E: 'CT', S: 'CA' } }).refusals).toEqual([
      'CRIB-4-GAP-1',
    ]);
  });
});

describe('the deal', () => {
  it('CRIB-4.3 gives five cards to each, and refuses any other number', () => {
    const { state } = enforced.and({ do: 'deal', seat: 'N', pack: PACK });
    expect(cribbage.tableView(state).seats.map(({ hand }) => hand?.length)).toEqual([5, 5, 5, 5]);
    const four = dealt('N', 'C5 D5 H9 SK', HANDS[1], HANDS[2], HANDS[3]);
    expect(enforced.when(four).violations).toMatchObject([
      { article: 'CRIB-4.3', facts: { seat: 'N', cards: 4, expected: 5 } },
    ]);
    expect(observed.when(four).irregularities).toEqual(['CRIB-4.3']);
  });
  it('CRIB-4-GAP-2 deals one at a time from the dealer’s left', () => {
    const { state } = enforced.and({ do: 'deal', seat: 'N', pack: PACK });
    const [north, east] = cribbage.tableView(state).seats.map(({ hand }) => new Set(hand));
    expect(east).toEqual(new Set([0, 4, 8, 12, 16].map((at) => PACK[at])));
    expect(north).toEqual(new Set([3, 7, 11, 15, 19].map((at) => PACK[at])));
  });
  it('CRIB-4.4 lays one card away, no more and no fewer', () => {
    const table = enforced.and(dealt('N', ...HANDS));
    const lay = (card: unknown) => table.when({ do: 'lay-away', seat: 'S', card });
    expect([lay(['C6', 'D7']).refusals, lay(null).refusals, lay('CA').refusals, lay('CK').refusals]).toEqual([
      ['CRIB-4.4'],
      ['CRIB-4.4'],
      [],
      ['card-not-held'],
    ]);
    expect(lay('CA').when({ do: 'lay-away', seat: 'S', card: 'C6' }).refusals).toEqual(['CRIB-4.4']);
    expect(lay('CA').when({ do: 'turn-starter', seat: 'W', card: 'HA' }).violations).toMatchObject([
      { article: 'CRIB-4.4', facts: { missing: ['N', 'E', 'W'] } },
    ]);
  });
  it('CRIB-4.5 gives the crib to the dealer, hidden until it is counted', () => {
    const { state } = enforced.and(opened('N', 'HA', ...HANDS));
    const view = cribbage.tableView(state);
    const stranger = conceal(view, { audience: { kind: 'everyone' }, seating: {}, over: false });
    expect(view.piles?.find(({ name }) => name === 'crib')?.cards).toEqual(['C2', 'C3', 'CA', 'CK']);
    expect(stranger.piles?.find(({ name }) => name === 'crib')).toMatchObject({ cards: null, hidden: 4 });
    expect(JSON.stringify(stranger)).not.toContain('CK');
    const counted = enforced.and(opened('N', 'HA', ...HANDS)).goingOn(sensible());
    // C2 C3 CA CK with the ace of hearts: two fifteens, the run twice, the pair.
    expect(pegs(counted.events).at(-1)).toBe('NS 12');
    expect(counted.events.filter(({ type }) => type === 'HandCounted').at(-1)?.data).toMatchObject({
      of: 'crib',
      seat: 'N',
    });
  });
  it('CRIB-4.6 has the starter drawn by the player at the dealer’s right, after the four discards', () => {
    const laid = given({ policy: 'enforced', dealer: 'S' }).and(opened('S', 'HA', ...HANDS).slice(0, -1));
    const turn = (seat: string) => laid.when({ do: 'turn-starter', seat, card: 'HA' });
    expect([turn('E').refusals, turn('W').refusals, turn('S').refusals]).toEqual([
      [],
      ['CRIB-4.6'],
      ['CRIB-4.6'],
    ]);
    expect(cribbage.tableView(turn('E').state).piles?.[0]).toMatchObject({
      name: 'starter',
      cards: ['HA'],
      open: true,
    });
    expect(laid.when({ do: 'turn-starter', seat: 'E', card: 'C5' }).refusals).toEqual(['card-elsewhere']);
    const early = enforced.and(dealt('N', ...HANDS)).when({ do: 'turn-starter', seat: 'W', card: 'HA' });
    expect(early.refusals).toEqual(['CRIB-4.4']);
    const real = observed.and(dealt('N', ...HANDS)).when({ do: 'turn-starter', seat: 'S', card: 'HA' });
    expect(real.irregularities).toEqual(['CRIB-4.6']);
  });
  it('CRIB-6.10 gives the dealer two at once where the starter is a jack', () => {
    const jack = given({ policy: 'enforced', dealer: 'W' }).and(opened('W', 'HJ', ...HANDS));
    expect([totals(jack.state), pegs(jack.events)]).toEqual(['0-2', ['EW 2']]);
    expect(totals(enforced.and(opened('N', 'HT', ...HANDS)).state)).toBe('0-0');
  });
  it('CRIB-6-GAP-5 lets those two end the game, and be pegged before the dealer’s first card alone', () => {
    const nearly = given({ dealer: 'W' }).and(standing(0, 119));
    expect(nearly.and(opened('W', 'SJ', ...HANDS)).types.at(-1)).toBe('DealScored');
    const table = observed.and(opened('N', 'SJ', ...HANDS).slice(0, -1));
    const late = table.and({ do: 'turn-starter', seat: 'W', card: 'SJ', points: 0 });
    expect([late.irregularities, totals(late.state)]).toEqual([['CRIB-6-GAP-5'], '0-0']);
    expect(late.when({ do: 'claim-forgotten', seat: 'E', points: 2 }).refusals).toEqual(['CRIB-4-GAP-13']);
    const three = late.and(plays('E:CT S:D7 W:S2'));
    expect(pegs(three.when({ do: 'peg', seat: 'S', points: 2 }).events)).toEqual(['NS 2']);
    const lost = three.when(plays('N:H9'), { do: 'peg', seat: 'N', points: 2 });
    expect([lost.types, lost.refusals]).toEqual([['CardPlayed', 'PointsLost'], ['nothing-to-peg']]);
    const own = enforced.and(opened('N', 'SJ', ...HANDS).slice(0, -1));
    expect(own.when({ do: 'turn-starter', seat: 'W', card: 'SJ', points: 0 }).refusals).toEqual([
      'CRIB-6-GAP-5',
    ]);
  });
  it('CRIB-4.23 passes the deal to the left', () => {
    const next = enforced.and(opened('N', 'HA', ...HANDS)).goingOn(sensible());
    expect(next.when(dealt('N', ...HANDS)).refusals).toEqual(['CRIB-4.23']);
    const second = next.when(dealt('E', ...HANDS));
    expect([second.refusals, cribbage.tableView(second.state).facts.deal]).toEqual([[], '2']);
  });
  it('CRIB-NOTE-GAP-2 deals again, by the same dealer, where a wrong number is found before the first card', () => {
    const six = observed.and(dealt('N', HANDS[0], HANDS[1], HANDS[2], `${HANDS[3]} C4`));
    const found = six
      .and({ do: 'lay-away', seat: 'N', card: 'C2' })
      .when({ do: 'count-cards', seat: 'W', cards: 6 });
    expect(found.types).toEqual(['CardsCounted', 'IrregularityObserved', 'DealCancelled']);
    expect([
      totals(found.state),
      found.when(dealt('E', ...HANDS)).refusals,
      found.when(dealt('N', ...HANDS)).refusals,
    ]).toEqual(['0-0', ['CRIB-4.2'], []]);
    const begun = observed.and(opened('N', 'HA', ...HANDS), plays('E:CT'));
    expect(begun.when({ do: 'count-cards', seat: 'W', cards: 5 }).refusals).toEqual(['CRIB-NOTE-GAP-2']);
    expect(enforced.when({ do: 'count-cards', seat: 'W', cards: 6 }).refusals).toEqual(['enforced-table']);
    const jack = observed.and(opened('N', 'SJ', ...HANDS));
    expect(totals(jack.when({ do: 'count-cards', seat: 'W', cards: 5 }).state)).toBe('0-0');
  });
  it('keeps what a hand shows to the cards that were played', () => {
    const show = observed
      .and(opened('N', 'HA', ...HANDS))
      .goingOn((state) => (state.phase === 'show' ? null : sensible()(state)));
    expect(show.when(count('E', 4, { cards: cards('CT DT H4 C9') })).refusals).toEqual(['cards-differ']);
  });
});
