import { describe, expect, it } from '@jest/globals';
import { hand } from '@arbitre/rules/kernel/testing/cards';
import { choicesOf, choose, dutiesOf } from '../testing/laws';
import { atStrictTable, doing, LEADS, legalIn, onTable, table, unknown } from '../testing/play-laws';
import { cards, viewOf } from '../testing/table';

const show = (seat: string, card: string, how = 'table') => doing('expose-card', { seat, card, how });
const call = (card: string, by = 'S') => doing('call-card', { by, card });

describe('a card shown once the auction is over (article 44)', () => {
  const shown = table().and(LEADS.N, show('E', 'DK'));

  it('BP-44-1 exposes a defender’s card, which declarer may call at its owner’s turn', () => {
    expect(dutiesOf(shown)).toEqual(['E exposed-card DK']);
    const led = shown.and(cards('N:D2'));
    expect(legalIn(led)).toBe('DA DK DQ');
    const called = led.and(call('DK'));
    expect([legalIn(called), dutiesOf(called)]).toEqual(['DK', ['E exposed-card DK', 'E must-play-card DK']]);
    expect(dutiesOf(called.when(cards('E:DK')))).toEqual([]);
    const other = called.when(cards('E:DA'));
    expect(other.irregularities).toEqual(['BP-55-DEF-2']);
    expect(led.when(call('DK', 'W')).refusals).toEqual(['BP-44-1']);
    expect(shown.when(call('DK')).refusals).toEqual(['not-its-turn']);
    expect(led.when(call('DA')).refusals).toEqual(['card-not-exposed']);
    expect(atStrictTable().when(show('E', 'DK')).refusals).toEqual(['enforced-table']);
  });
  it('BP-44-2 lets an exposed card be played whatever declarer would like', () => {
    const played = shown.and(cards('N:D2')).when(cards('E:DK'));
    expect([played.refusals, played.irregularities, dutiesOf(played)]).toEqual([[], [], []]);
    expect(choicesOf(shown)).toEqual([]);
  });
  it('BP-44-3 does not free its owner from following: it stays, and may be called later', () => {
    const clubs = shown.and(cards('N:C2'), call('DK'));
    expect(legalIn(clubs)).toBe('C8 C7 C6');
    const followed = clubs.when(cards('E:C6'));
    expect([followed.irregularities, dutiesOf(followed)]).toEqual([[], ['E exposed-card DK']]);
    const later = followed.and(cards('S:CQ W:C5 S:D9 W:D5 N:D2'), call('DK'));
    expect(legalIn(later)).toBe('DK');
  });
  it('BP-44-4 costs declarer’s side nothing', () => {
    const own = table().and(LEADS.N).when(show('S', 'H6'));
    expect([own.irregularities, dutiesOf(own), choicesOf(own)]).toEqual([[], [], []]);
    expect(own.types).toEqual(['CardExposed']);
    expect(dutiesOf(table().and(LEADS.N, show('N', 'D3')))).toEqual([]);
  });
  it('BP-44-5 counts as shown what fell face up, what the partner could see, what was revealed; not what nobody could', () => {
    for (const how of ['table', 'partner', 'other'])
      expect(dutiesOf(table().and(LEADS.N, show('E', 'DK', how)))).toEqual(['E exposed-card DK']);
    const unseen = table()
      .and(LEADS.N)
      .when(show('E', 'DK', 'unseen'));
    expect([unseen.irregularities, dutiesOf(unseen)]).toEqual([[], []]);
    expect(table().when(show('E', 'DK', 'nowhere')).refusals).toEqual(['invalid-field']);
    expect(table().when(show('E', 'D2')).refusals).toEqual(['card-not-held']);
  });
  it('BP-44-6 gives way to the rules of a corrected revoke: what goes back is not exposed', () => {
    const revoked = table().and(LEADS.N, cards('N:D2 E:DK S:CQ'));
    const after = revoked.and(cards('W:D8'), doing('withdraw', { seat: 'S', card: 'CQ' }));
    const back = after.when(doing('withdraw', { seat: 'W', card: 'D8' }));
    expect([back.refusals, dutiesOf(back)]).toEqual([[], []]);
    expect(dutiesOf(shown)).toEqual(['E exposed-card DK']);
  });
  it('BP-44-GAP-1 lets declarer call one of several, or none', () => {
    const both = shown.and(show('E', 'DQ'), cards('N:D2'));
    expect(viewOf(both).obligations).toHaveLength(2);
    expect(both.when(call('DK'), call('DQ')).refusals).toEqual(['BP-44-GAP-1']);
    expect(both.when(cards('E:DA')).irregularities).toEqual([]);
    const one = both.when(call('DQ'));
    expect(legalIn(one)).toBe('DQ');
  });
});

describe('a card before partner’s (article 47)', () => {
  const hasty = (seat = 'W', card = 'H3') => table().and(LEADS.N, cards(`N:HK ${seat}:${card}`));
  const early = hasty();
  const order = (option: string) => early.and(choose('S', 'BP-47-1', option));

  it('BP-47-1 gives declarer four orders for the partner of who played, led or showed too early', () => {
    expect([early.irregularities.at(-1), choicesOf(early)]).toEqual([
      'BP-47-1',
      ['S BP-47-1 highest lowest win lose discard-C discard-D discard-S'],
    ]);
    expect(early.when(choose('N', 'BP-47-1', 'win')).refusals).toEqual(['BP-OPT-GAP-1']);
    const led = table().and(LEADS.S, cards('S:CK W:C5 W:D5'));
    expect([dutiesOf(led), choicesOf(led)]).toEqual([
      ['W exposed-card D5'],
      ['S BP-47-1 highest lowest win lose discard-D discard-H discard-S'],
    ]);
    const shown = table().and(LEADS.S, cards('S:CK W:C5'), show('W', 'D5', 'partner'));
    expect([dutiesOf(shown), shown.state.choices]).toMatchObject([
      ['W exposed-card D5'],
      [{ article: 'BP-47-1', offender: 'W' }],
    ]);
    expect(early.when(cards('E:H9')).state.choices).toEqual([]);
    expect(atStrictTable().and(LEADS.N, cards('N:HK')).when(cards('W:H3')).refusals).toHaveLength(1);
  });
  it('BP-47-1-I orders the highest or the lowest of the suit', () => {
    expect(legalIn(order('highest'))).toBe('HJ');
    expect(legalIn(order('lowest'))).toBe('H9');
    expect(dutiesOf(order('lowest').when(cards('E:H9')))).toEqual([]);
  });
  it('BP-47-1-II orders to win, with a trump if needed', () => {
    const empty = unknown({ E: hand('JT9.T.AKQ98.8765') }).and(cards('W:H2 N:HA E:HT S:H5 N:HK W:H3'));
    const ordered = empty.and(choose('S', 'BP-47-1', 'win'));
    expect(legalIn(ordered)).toBe('SJ ST S9');
    expect(legalIn(order('win'))).toBe('HJ HT H9');
    expect(ordered.when(cards('E:D8')).irregularities).toEqual(['BP-55-DEF-2']);
  });
  it('BP-47-1-III orders not to win', () => {
    const low = table().and(LEADS.S, cards('S:H5 N:HQ'), cards('E:HJ'));
    expect(choicesOf(low)).toEqual([]);
    const west = table().and(LEADS.N, cards('N:D2 W:D8'), choose('S', 'BP-47-1', 'lose'));
    expect(legalIn(west)).toBe('DA DK DQ');
    const free = table().and(LEADS.N, cards('N:C2 W:CT'), choose('S', 'BP-47-1', 'lose'));
    expect([legalIn(free), free.when(cards('E:C6')).irregularities]).toEqual(['C8 C7 C6', []]);
  });
  it('BP-47-1-IV orders a discard of a suit', () => {
    const empty = unknown({ E: hand('JT9.T.AKQ98.8765') }).and(cards('W:H2 N:HA E:HT S:H5 N:HK W:H3'));
    expect(legalIn(empty.and(choose('S', 'BP-47-1', 'discard-C')))).toBe('C8 C7 C6 C5');
  });
  it('BP-47-2 frees nobody from following suit', () => {
    expect(legalIn(order('discard-D'))).toBe('HJ HT H9');
    const broken = order('discard-D').when(cards('E:DK'));
    expect(broken.irregularities).toEqual(['BP-55-DEF-1']);
    expect(order('discard-D').when(cards('E:H9')).irregularities).toEqual([]);
  });
  it('BP-47-3 calls disobedience a revoke', () => {
    const broken = order('lowest').when(cards('E:HJ'));
    expect([broken.irregularities, dutiesOf(broken)]).toEqual([
      ['BP-55-DEF-2'],
      ['E forced-lowest', 'E revoke HJ'],
    ]);
    const established = broken.and(cards('S:H6 N:S2 E:S9'));
    expect(dutiesOf(established)).toEqual(['E established-revoke HJ']);
    expect(order('lowest').when(cards('E:H9')).irregularities).toEqual([]);
  });
  it('BP-47-4 lets the other defender play once declarer has played both his hands', () => {
    const haste = table().and(LEADS.S, cards('S:H5 N:HK'));
    const played = haste.when(cards('E:H9'));
    expect([played.irregularities, played.state.choices]).toEqual([[], []]);
    expect(played.when(cards('W:H2')).types).toContain('TrickWon');
    expect(table().and(LEADS.S, cards('S:H5')).when(cards('E:H9')).irregularities).toEqual(['BP-47-1']);
  });
  it('BP-47-GAP-1 leaves the card played where it is legal, and exposes one that was led', () => {
    expect([onTable(early), dutiesOf(early)]).toEqual(['N:HK W:H3 > E', []]);
    const led = table().and(LEADS.S, cards('S:CK W:C5 W:D5 N:C3 E:C7'));
    expect([onTable(led), dutiesOf(led)]).toEqual(['> S', ['W exposed-card D5']]);
  });
});

describe('a word on whose trick it is (article 52)', () => {
  const tell = (seat: string) => doing('point-out-trick', { seat });
  const defender = table().and(LEADS.N, cards('N:C4'), tell('W'));

  it('BP-52-1 lets the other side order the partner’s card', () => {
    expect(choicesOf(defender)).toEqual(['S BP-52-1 highest lowest win lose']);
    const highest = defender.and(choose('S', 'BP-52-1', 'highest'));
    expect([legalIn(highest), dutiesOf(highest)]).toEqual(['C8', ['E forced-highest']]);
    const dummys = table().and(LEADS.E, cards('E:H9'), tell('N'));
    expect(choicesOf(dummys)).toEqual(['E BP-52-1 highest lowest win lose']);
    // The partner has played already, or there is no trick.
    expect(table().and(LEADS.S, cards('S:D9 W:D8')).when(tell('N')).refusals).toEqual(['BP-52-1']);
    expect(table().and(LEADS.S).when(tell('W')).refusals).toEqual(['no-trick-on-table']);
    expect(defender.when(cards('E:C6')).state.choices).toEqual([]);
  });
  it('BP-52-2 frees nobody from following suit', () => {
    const win = defender.and(choose('S', 'BP-52-1', 'win'));
    expect(legalIn(win)).toBe('C8 C7 C6');
    expect(win.when(cards('E:SJ')).irregularities).toEqual(['BP-55-DEF-1']);
    expect(win.when(cards('E:C6')).irregularities).toEqual([]);
  });
});
