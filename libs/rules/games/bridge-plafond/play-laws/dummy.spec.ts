import { describe, expect, it } from '@jest/globals';
import { choicesOf, choose, dutiesOf } from '../testing/laws';
import { atStrictTable, doing, LEADS, legalIn, onTable, table } from '../testing/play-laws';
import { cards } from '../testing/table';

const suggest = (card: string) => doing('suggest-card', { card });
const nameHand = doing('name-hand');

describe('acts of dummy (articles 50 and 51)', () => {
  const suggested = table().and(LEADS.N, suggest('D4'));

  it('BP-50-1 lets the flank on dummy’s left order the card that dummy suggested, or forbid it', () => {
    expect([suggested.irregularities.at(-1), choicesOf(suggested)]).toEqual([
      'BP-50-1',
      ['E BP-50-1 play not-play'],
    ]);
    const ordered = suggested.and(choose('E', 'BP-50-1', 'play'));
    expect([legalIn(ordered), dutiesOf(ordered)]).toEqual(['D4', ['N must-play-card D4']]);
    expect(ordered.when(cards('N:D3')).irregularities).toEqual(['BP-55-DEF-2']);
    const forbidden = suggested.and(choose('E', 'BP-50-1', 'not-play'));
    expect(legalIn(forbidden)).not.toContain('D4');
    expect(suggested.when(choose('W', 'BP-50-1', 'play')).refusals).toEqual(['BP-OPT-GAP-1']);
    expect(suggested.when(cards('N:D4')).state.choices).toEqual([]);
    expect(table().and(LEADS.N).when(suggest('DK')).refusals).toEqual(['card-not-held']);
    expect(atStrictTable().when(suggest('D4')).refusals).toEqual(['enforced-table']);
  });
  it('BP-50-2 gives no order that would be a revoke', () => {
    const hearts = table().and(LEADS.E, cards('E:H9 S:H5 W:H2'));
    const spade = hearts.and(suggest('SA'));
    expect(spade.when(choose('E', 'BP-50-1', 'play')).refusals).toEqual(['BP-50-2']);
    expect(spade.when(choose('E', 'BP-50-1', 'not-play')).refusals).toEqual([]);
    const last = hearts.and(cards('N:HA N:HK E:HT S:H6 W:H3 N:C2 E:C6 S:CA W:C5 S:H7 W:H4'), suggest('HQ'));
    expect(last.when(choose('E', 'BP-50-1', 'not-play')).refusals).toEqual(['BP-50-2']);
  });
  it('BP-50-3 lets the flank on dummy’s left say from which hand declarer leads', () => {
    const named = table().and(LEADS.S, nameHand);
    expect(choicesOf(named)).toEqual(['E BP-50-3 from-declarer from-dummy']);
    expect(onTable(named.when(choose('E', 'BP-50-3', 'from-dummy')))).toBe('> N');
    expect(named.when(choose('W', 'BP-50-3', 'from-dummy')).refusals).toEqual(['BP-OPT-GAP-1']);
    expect(named.when(cards('S:CK')).state.choices).toEqual([]);
    expect(table().and(LEADS.E).when(nameHand).refusals).toEqual(['not-declarers-lead']);
  });
  it('BP-50-4 loses declarer the sanction for what dummy points out', () => {
    const lead = table().and(LEADS.S, cards('E:H8'));
    const lost = lead.when(doing('dummy-points-out', { article: 'BP-46-2' }));
    expect([lost.irregularities, choicesOf(lost), onTable(lost), dutiesOf(lost)]).toEqual([
      ['BP-50-4'],
      [],
      '> S',
      [],
    ]);
    expect(lost.when(choose('S', 'BP-46-2', 'expose')).refusals).toEqual(['no-choice']);
    const other = lead.when(doing('dummy-points-out', { article: 'BP-53-1' }));
    expect(choicesOf(other)).toHaveLength(1);
    const cited = lead.when(doing('dummy-points-out', { article: 'BP-46-2-I' }));
    expect([choicesOf(cited), onTable(cited)]).toEqual([[], '> S']);
  });
  it('BP-50-4 loses declarer a card that lies exposed for what dummy points out', () => {
    const shown = table().and(LEADS.N, doing('expose-card', { seat: 'E', card: 'DK', how: 'table' }));
    expect(dutiesOf(shown.when(doing('dummy-points-out', { article: 'BP-44-1', seat: 'W' })))).toHaveLength(
      1,
    );
    const lost = shown.when(doing('dummy-points-out', { article: 'BP-44-1', seat: 'E' }));
    expect(dutiesOf(lost)).toEqual([]);
    expect(lost.when(cards('N:D2'), doing('call-card', { by: 'S', card: 'DK' })).refusals).toEqual([
      'card-not-exposed',
    ]);
  });
  it('BP-50-GAP-1 makes the lead of the hand that was named regular', () => {
    const named = table().and(LEADS.S, nameHand, choose('E', 'BP-50-3', 'from-dummy'));
    const led = named.when(cards('N:D2'));
    expect([led.refusals, led.irregularities, choicesOf(led)]).toEqual([[], [], []]);
    expect(choicesOf(named.when(cards('S:CK')))).toEqual(['W BP-45-1 demand', 'E BP-45-1 demand']);
  });
  it('BP-JEU-7 has on record who played a card that was not his, and a card of dummy’s own accord may go back', () => {
    const alone = table().and(LEADS.N).when({ do: 'play', seat: 'N', card: 'D4', by: 'N' });
    expect([alone.irregularities, alone.events[0]?.data, choicesOf(alone)]).toEqual([
      ['BP-JEU-7', 'BP-50-1'],
      { seat: 'N', card: 'D4', by: 'N' },
      ['E BP-50-1 play not-play'],
    ]);
    const back = alone.when(choose('E', 'BP-50-1', 'not-play'));
    expect([onTable(back), dutiesOf(back)]).toEqual(['> N', ['N must-not-play-card D4']]);
    const stays = alone.when(choose('E', 'BP-50-1', 'play'));
    expect([onTable(stays), dutiesOf(stays)]).toEqual(['N:D4 > E', []]);
    expect(alone.when(cards('E:DK')).state.choices).toEqual([]);
    const told = table().and(LEADS.N).when({ do: 'play', seat: 'N', card: 'D4', by: 'S' });
    expect([told.irregularities, told.events[0]?.data]).toEqual([[], { seat: 'N', card: 'D4' }]);
    const stranger = table().and(LEADS.N).when({ do: 'play', seat: 'N', card: 'D4', by: 'W' });
    expect([stranger.irregularities, choicesOf(stranger)]).toEqual([['BP-JEU-7'], []]);
  });
  it('BP-50-2 leaves a card that dummy played by himself where nothing else follows suit', () => {
    const hearts = table().and(LEADS.E, cards('E:H9 S:H5 W:H2 N:HA N:HK E:HT S:H6 W:H3 N:C2 E:C6 S:CA W:C5'));
    const last = hearts.and(cards('S:H7 W:H4'), { do: 'play', seat: 'N', card: 'HQ', by: 'N' });
    expect(last.when(choose('E', 'BP-50-1', 'not-play')).refusals).toEqual(['BP-50-2']);
    expect(last.when(choose('E', 'BP-50-1', 'play')).refusals).toEqual([]);
  });
  it('BP-JEU-10 has dummy take no part: what he does is on record with its remedy, and he claims nothing', () => {
    const looked = table()
      .and(LEADS.N)
      .when(doing('dummy-looks', { at: 'W' }));
    expect(looked.irregularities).toEqual(['BP-JEU-10']);
    expect(table().when(doing('dummy-looks', { at: 'N' })).refusals).toEqual(['own-hand']);
    expect(table().when(doing('claim-tricks', { by: 'N', tricks: 5 })).refusals).toEqual(['BP-JEU-10']);
    const away = table().and(doing('dummy-leaves'));
    expect(away.when(doing('dummy-leaves')).refusals).toEqual(['dummy-where-he-is']);
    expect(away.when(doing('dummy-leaves', { back: true })).refusals).toEqual([]);
  });
});

describe('a quitted trick that is looked at (article 53)', () => {
  const look = (seat: string, trick = 1, because?: string) =>
    doing('look-at-trick', { seat, trick, ...(because === undefined ? {} : { because }) });
  const seen = table().and(LEADS.N, cards('N:D2'), look('E'), cards('E:DA S:D9 W:D5'));

  it('BP-53-1 lets the other side name the suit of the next lead', () => {
    expect(choicesOf(seen)).toEqual(['S BP-53-1 lead-C lead-D lead-H lead-S']);
    const named = seen.and(choose('S', 'BP-53-1', 'lead-C'));
    expect([legalIn(named), dutiesOf(named)]).toEqual(['C8 C7 C6', ['E forced-side-lead CA']]);
    expect(seen.when(cards('E:DK')).state.choices).toEqual([]);
    const declarers = table().and(LEADS.N, cards('N:D2'), look('S'));
    expect(choicesOf(declarers)).toEqual(['W BP-53-1 lead-C lead-D lead-H lead-S']);
    expect(table().and(LEADS.N).when(look('E', 2)).refusals).toEqual(['trick-not-quitted']);
    expect(table().and(LEADS.N).when(look('E', 1)).refusals).toEqual(['trick-not-quitted']);
  });
  it('BP-53-2 allows it for whose trick it is, for the number of cards, and with permission', () => {
    for (const because of ['ownership', 'count', 'permission']) {
      const allowed = table()
        .and(LEADS.N, cards('N:D2'))
        .when(look('E', 1, because));
      expect([allowed.irregularities, allowed.state.choices]).toEqual([[], []]);
    }
    expect(
      table()
        .and(LEADS.N, cards('N:D2'))
        .when(look('E', 1, 'boredom')).refusals,
    ).toEqual(['invalid-field']);
  });
  it('BP-53-3 calls disobedience a revoke', () => {
    const other = seen.and(choose('S', 'BP-53-1', 'lead-C')).when(cards('E:DK'));
    expect(other.irregularities).toEqual(['BP-55-DEF-2']);
    const established = other.when(cards('S:DT W:D6'));
    expect(dutiesOf(established)).toEqual(['E established-revoke DK']);
    const obeyed = seen.and(choose('S', 'BP-53-1', 'lead-C')).when(cards('E:C6'));
    expect([obeyed.irregularities, dutiesOf(obeyed)]).toEqual([[], []]);
  });
});
