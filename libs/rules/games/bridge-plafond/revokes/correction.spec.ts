import { describe, expect, it } from '@jest/globals';
import { hand } from '@arbitre/rules/kernel/testing/cards';
import { openMatters } from '../matters';
import { choicesOf, choose, dutiesOf } from '../testing/laws';
import { atStrictTable, doing, LEADS, legalIn, onTable, table, unknown } from '../testing/play-laws';
import { cards, playOn, viewOf } from '../testing/table';

const withdraw = (seat: string, card: string) => doing('withdraw', { seat, card });
const demand = (by: string, seat: string) => doing('demand-correction', { by, seat });
const ask = (by: string, whom: string) => doing('ask-revoke', { by, of: whom });
const claim = (by: string, seat: string, trick: number) => doing('claim-revoke', { by, seat, trick });

/** West does not follow to dummy's heart in the second trick. */
const byWest = table().and(LEADS.N, cards('N:HK E:H9 S:H6 W:S3'));
/** Declarer does not follow to East's heart in the second trick, and West plays after him. */
const bySouth = table().and(LEADS.E, cards('E:HJ S:CQ'));
const byDummy = table().and(LEADS.E, cards('E:HJ S:H5 W:H2 N:C3'));

describe('the revoke and its correction (article 55)', () => {
  it('BP-55-DEF-1 is not to follow while able to', () => {
    expect([byWest.irregularities.at(-1), dutiesOf(byWest)]).toEqual(['BP-55-DEF-1', ['W revoke S3']]);
    expect(table().and(LEADS.N, cards('N:HK E:H9 S:H6 W:H3')).irregularities).toEqual([]);
    const strict = atStrictTable().and(LEADS.N, cards('N:HK E:H9 S:H6'));
    expect(strict.when(cards('W:S3')).refusals).toEqual(['BP-JEU-4']);
  });
  it('BP-55-DEF-2 is to disobey an order while able to', () => {
    const ordered = table().and(cards('E:H8'), choose('S', 'BP-46-2', 'lead-D'));
    const other = ordered.when(cards('W:C5'));
    expect([
      other.irregularities,
      other.events.find(({ type }) => type === 'IrregularityObserved'),
    ]).toMatchObject([
      ['BP-55-DEF-2'],
      { data: { seat: 'W', facts: { card: 'C5', kind: 'forced-side-lead' } } },
    ]);
    expect(ordered.when(cards('W:D5')).irregularities).toEqual([]);
  });
  it('BP-JEU-6 proves a revoke by a later card, where nobody knows the hand', () => {
    const shown = unknown()
      .and(LEADS.N, cards('N:HK E:H9 S:H6 W:S3 W:D8 N:D3 E:DK S:DT'))
      .when(cards('E:HT S:H7 W:H3'));
    expect(shown.irregularities).toEqual(['BP-JEU-6']);
    expect(dutiesOf(shown)).toEqual(['W established-revoke S3']);
    expect(unknown().and(LEADS.N).irregularities).toEqual([]);
  });
  it('BP-55-1 replaces the card by a regular one', () => {
    const back = byWest.when(withdraw('W', 'S3'));
    expect([onTable(back), legalIn(back)]).toEqual(['N:HK E:H9 S:H6 > W', 'H4 H3']);
    expect(dutiesOf(back.when(cards('W:C5')))).toEqual(['W revoke C5']);
    const right = back.when(cards('W:H3'));
    expect([right.irregularities, dutiesOf(right)]).toEqual([[], []]);
    expect(byWest.when(withdraw('W', 'S4')).refusals).toEqual(['card-stays']);
    const admitted = unknown().and(LEADS.N, cards('N:HK E:H9 S:H6 W:S3'));
    expect(onTable(admitted.when(withdraw('W', 'S3')))).toBe('N:HK E:H9 S:H6 > W');
  });
  it('BP-55-1-AI lets declarer have a defender’s card exposed, or order his highest or lowest', () => {
    const back = byWest.and(withdraw('W', 'S3'));
    expect(choicesOf(back)).toEqual(['S BP-55-1-AI expose highest lowest']);
    expect(dutiesOf(back.when(choose('S', 'BP-55-1-AI', 'expose')))).toEqual(['W exposed-card S3']);
    expect(legalIn(back.when(choose('S', 'BP-55-1-AI', 'highest')))).toBe('H4');
    expect(legalIn(back.when(choose('S', 'BP-55-1-AI', 'lowest')))).toBe('H3');
    expect(back.when(choose('N', 'BP-55-1-AI', 'expose')).refusals).toEqual(['BP-OPT-GAP-1']);
    const replaced = back.and(cards('W:H3'));
    expect(replaced.when(choose('S', 'BP-55-1-AI', 'highest')).refusals).toEqual(['BP-55-1-AI']);
    expect(dutiesOf(replaced.when(choose('S', 'BP-55-1-AI', 'expose')))).toEqual(['W exposed-card S3']);
    expect(replaced.when(cards('N:D2')).state.choices).toEqual([]);
  });
  it('BP-55-1-AI orders the highest or the lowest of the suit that should have been led', () => {
    const led = table().and(cards('E:H8'), choose('S', 'BP-46-2', 'lead-D'), cards('W:C5'));
    const back = led.when(withdraw('W', 'C5'));
    expect(choicesOf(back)).toEqual(['S BP-55-1-AI expose highest lowest']);
    expect(legalIn(back.when(choose('S', 'BP-55-1-AI', 'highest')))).toBe('D8');
    const lowest = back.when(choose('S', 'BP-55-1-AI', 'lowest'));
    expect(legalIn(lowest)).toBe('D5');
    expect(dutiesOf(lowest.when(cards('W:D5')))).toEqual([]);
    expect(lowest.when(cards('W:D6')).irregularities).toEqual(['BP-55-DEF-2']);
  });
  it('BP-55-1 leaves an order on the card in force for the one that takes its place', () => {
    const ordered = table().and(LEADS.N, cards('N:HK W:H3'), choose('S', 'BP-47-1', 'lowest'));
    const revoked = ordered.when(cards('E:DK'));
    expect(revoked.irregularities).toEqual(['BP-55-DEF-1']);
    const back = revoked.when(withdraw('E', 'DK'));
    expect(legalIn(back)).toBe('H9');
    expect(dutiesOf(revoked.when(cards('S:H6 N:D2 E:DA')))).toEqual(['E established-revoke DK']);
  });
  it('BP-55-2-A leaves an order on a later lead in force', () => {
    const looked = byWest.and(doing('look-at-trick', { seat: 'E', trick: 1 }));
    const named = looked.and(choose('S', 'BP-53-1', 'lead-C'), cards('N:D2 E:DA'));
    expect(dutiesOf(named)).toEqual(['E forced-side-lead CA', 'W established-revoke S3']);
  });
  it('BP-55-1-AII lets the flank on declarer’s left, who had played, order the highest or the lowest', () => {
    const played = bySouth.and(cards('W:H3'), withdraw('S', 'CQ'));
    expect(choicesOf(played)).toEqual(['W BP-55-1-AII highest lowest']);
    expect(legalIn(played.when(choose('W', 'BP-55-1-AII', 'highest')))).toBe('H7');
    expect(legalIn(played.when(choose('W', 'BP-55-1-AII', 'lowest')))).toBe('H5');
    expect(played.when(choose('E', 'BP-55-1-AII', 'lowest')).refusals).toEqual(['BP-OPT-GAP-1']);
    expect(played.when(cards('S:H6')).state.choices).toEqual([]);
    expect(choicesOf(bySouth.and(withdraw('S', 'CQ')))).toEqual([]);
  });
  it('BP-55-1-AIII has no sanction for dummy, corrected or not', () => {
    const back = byDummy.when(withdraw('N', 'C3'));
    expect([back.refusals, choicesOf(back), dutiesOf(back)]).toEqual([[], [], []]);
    const later = byDummy.and(cards('E:DK S:DT'));
    expect(dutiesOf(later)).toEqual([]);
    expect(later.when(claim('E', 'N', 2)).refusals).toEqual(['BP-55-1-AIII']);
  });
  it('BP-55-1-B lets the other side take back what it played since', () => {
    const since = table().and(LEADS.E, cards('E:H9 S:CQ W:H4'), withdraw('S', 'CQ'));
    const free = since.when(withdraw('W', 'H4'));
    expect([free.refusals, dutiesOf(free), onTable(free)]).toEqual([[], [], 'E:H9 > S']);
    expect(free.when(cards('S:H5 W:H2')).irregularities).toEqual([]);
    expect(since.when(withdraw('E', 'H9')).refusals).toEqual(['card-stays']);
  });
  it('BP-55-1-B2 leaves the card of the offender’s partner', () => {
    const partner = table().and(LEADS.E, cards('E:H9 S:CQ W:H4 N:HK'), withdraw('S', 'CQ'));
    expect(partner.when(withdraw('N', 'HK')).refusals).toEqual(['BP-55-1-B2']);
    expect(partner.when(withdraw('W', 'H4')).refusals).toEqual([]);
  });
  it('BP-55-2 establishes it by a later card of the side, in turn or not', () => {
    const inTurn = byWest.and(cards('N:D2 E:DA'));
    expect(dutiesOf(inTurn)).toEqual(['W established-revoke S3']);
    const outOfTurn = byWest.and(cards('E:DA'));
    expect(dutiesOf(outOfTurn)).toEqual(['W established-revoke S3']);
    expect(inTurn.when(withdraw('W', 'S3')).refusals).toEqual(['BP-55-2']);
  });
  it('BP-55-2-A establishes it in following once the side has played to the next trick', () => {
    const dummyOnly = byWest.and(cards('N:D2'));
    expect(dutiesOf(dummyOnly)).toEqual(['W revoke S3']);
    const back = dummyOnly.when(withdraw('W', 'S3'));
    expect(onTable(back)).toBe('N:HK E:H9 S:H6 > W');
    expect(dutiesOf(dummyOnly.when(cards('E:DA')))).toEqual(['W established-revoke S3']);
  });
  it('BP-55-2-B establishes it in leading once the partner has played to the trick', () => {
    const led = table().and(cards('E:H8'), choose('S', 'BP-46-2', 'lead-D'), cards('W:C5 N:C2'));
    expect(dutiesOf(led)).toEqual(['E forced-side-lead DA', 'W revoke C5']);
    const back = led.when(demand('E', 'W'));
    expect(back.refusals).toEqual(['BP-55-5']);
    const established = led.when(cards('E:C6'));
    expect(dutiesOf(established)).toEqual(['W established-revoke C5']);
    expect(legalIn(led.when(withdraw('W', 'C5')))).toBe('D8 D7 D6 D5');
  });

  /** Eleven tricks, then West discards on the heart of the twelfth holding a heart. */
  const ELEVEN = [
    cards('W:C2 N:C3 E:C4 S:CA S:CK W:C5 N:C6 E:C7 S:CQ W:C8 N:C9 E:CT S:SA W:S2 N:S3 E:S4'),
    cards('S:SK W:S5 N:S6 E:S7 S:SQ W:S8 N:S9 E:ST S:DA W:D2 N:D3 E:D4 S:DK W:D5 N:D6 E:D7'),
    cards('S:DQ W:D8 N:D9 E:DT S:HA W:H2 N:H4 E:H5 S:HK W:HT N:H6 E:H7'),
  ].flat();
  const twelfth = unknown().and(ELEVEN, cards('S:HQ W:CJ N:H8 E:H9'));
  it('BP-55-2-C never establishes one in the twelfth trick: the two cards are exchanged', () => {
    expect(twelfth.state.play.completed).toBe(12);
    const over = twelfth.and(cards('S:HJ W:H3 N:SJ E:DJ'));
    expect([over.state.play.completed, dutiesOf(over)]).toEqual([13, ['W revoke CJ']]);
    expect(over.when(claim('S', 'W', 12)).refusals).toEqual(['BP-55-2-C']);
    const put = over.when(doing('exchange-twelfth', { seat: 'W' }));
    expect(put.refusals).toEqual([]);
    expect(
      viewOf(put)
        .review?.slice(-2)
        .map(({ cards: four }) => four.map(({ card }) => card).join(' ')),
    ).toEqual(['HQ H3 H8 H9', 'HJ CJ SJ DJ']);
    expect(twelfth.when(doing('exchange-twelfth', { seat: 'E' })).refusals).toEqual(['no-revoke']);
  });
  it('BP-55-GAP-1 brings nothing but the exchange', () => {
    const over = twelfth.and(cards('S:HJ W:H3 N:SJ E:DJ'));
    const put = over.when(doing('exchange-twelfth', { seat: 'W' }));
    expect([put.state.choices, dutiesOf(put), put.state.transferred]).toEqual([[], [], 0]);
    expect(put.when(doing('exchange-twelfth', { seat: 'W' })).refusals).toEqual(['no-revoke']);
  });
  it('BP-55-GAP-1 has no sanction either where the card of the twelfth trick goes back', () => {
    const known = unknown({ W: hand('852.T32.852.J852') }).and(ELEVEN, cards('S:HQ W:CJ'));
    const back = known.when(withdraw('W', 'CJ'));
    expect([back.refusals, choicesOf(back), legalIn(back)]).toEqual([[], [], 'H3']);
    const admitted = unknown().and(ELEVEN, cards('S:HQ W:CJ')).when(withdraw('W', 'CJ'));
    expect([admitted.refusals, choicesOf(admitted), onTable(admitted)]).toEqual([[], [], 'S:HQ > W']);
    const earlier = byWest.when(withdraw('W', 'S3'));
    expect(choicesOf(earlier)).toHaveLength(1);
  });
  it('BP-55-3 lets a question change nothing', () => {
    const asked = byWest.when(ask('S', 'W'));
    expect([asked.refusals, asked.irregularities, dutiesOf(asked)]).toEqual([[], [], ['W revoke S3']]);
    expect(dutiesOf(asked.and(cards('N:D2 E:DA')))).toEqual(['W established-revoke S3']);
    expect(asked.when(withdraw('W', 'S3')).refusals).toEqual([]);
  });
  it('BP-55-4-A lets dummy ask his partner alone, who keeps his card once dummy has looked', () => {
    expect(bySouth.when(ask('N', 'W')).irregularities).toEqual(['BP-55-4-A']);
    expect(atStrictTable().when(ask('N', 'W')).refusals).toEqual(['BP-55-4-A']);
    expect(bySouth.and(ask('N', 'S')).when(withdraw('S', 'CQ')).refusals).toEqual([]);
    const looked = table().and(LEADS.E, doing('dummy-looks', { at: 'W' }), cards('E:HJ S:CQ'), ask('N', 'S'));
    expect(looked.when(withdraw('S', 'CQ')).refusals).toEqual(['BP-55-4-A']);
    const on = looked.and(cards('W:H2 N:HK N:D4'));
    expect(dutiesOf(on)).toEqual(['S established-revoke CQ']);
  });
  it('BP-55-4-B grants declarer’s revoke in dummy’s absence only where a defender had pointed it out', () => {
    const away = table().and(LEADS.E, doing('dummy-leaves'), cards('E:HJ S:CQ'));
    const silent = away.and(cards('W:H2 N:HK N:D4 E:DK'));
    expect(silent.when(claim('W', 'S', 2)).refusals).toEqual(['BP-55-4-B']);
    const claims = ({ state }: typeof silent) =>
      openMatters(state).filter(({ article }) => article === 'BP-55-6-A').length;
    expect(claims(silent)).toBe(0);
    const warned = away.and(ask('W', 'S'), cards('W:H2 N:HK N:D4 E:DK'));
    expect(warned.when(claim('W', 'S', 2)).refusals).toEqual([]);
    const there = bySouth.and(cards('W:H2 N:HK N:D4 E:DK'));
    expect([there.when(claim('W', 'S', 2)).refusals, claims(there)]).toEqual([[], 1]);
  });
  it('BP-55-5 lets a defender require the card to be replaced before it is established', () => {
    const required = bySouth.when(demand('W', 'S'));
    expect([required.refusals, onTable(required), legalIn(required)]).toEqual([[], 'E:HJ > S', 'H7 H6 H5']);
    expect(bySouth.when(demand('N', 'S')).refusals).toEqual(['BP-55-5']);
    expect(bySouth.and(cards('W:H2 N:HK N:D4')).when(demand('W', 'S')).refusals).toEqual(['no-revoke']);
    expect(table().and(LEADS.E).when(demand('W', 'S')).refusals).toEqual(['no-revoke']);
  });
  it('BP-55-GAP-2 lists the cards that follow and obey, and those that follow where none obeys', () => {
    const ordered = table().and(cards('E:H8'), choose('S', 'BP-46-2', 'lead-D'));
    expect(legalIn(ordered)).toBe('D8 D7 D6 D5');
    const follows = table().and(LEADS.N, cards('N:HK W:H3'), choose('S', 'BP-47-1', 'discard-C'));
    expect(legalIn(follows)).toBe('HJ HT H9');
    expect(table().goingOn(playOn).irregularities).toEqual([]);
  });
});
