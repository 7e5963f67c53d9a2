import { describe, expect, it } from '@jest/globals';
import { hand } from '@arbitre/rules/kernel/testing/cards';
import { choicesOf, choose, dutiesOf } from '../testing/laws';
import { atStrictTable, doing, LEADS, legalIn, onTable, table, unknown } from '../testing/play-laws';
import { cards } from '../testing/table';

const SANCTIONS = 'S BP-46-2 lead-C lead-D lead-H lead-S expose accept';

describe('a lead from the wrong hand (article 45)', () => {
  const wrong = table().and(LEADS.N, cards('S:H6'));
  const demanded = wrong.and(choose('W', 'BP-45-1', 'demand'));

  it('BP-45-1 lets either defender require a lead from the right hand, in the same suit', () => {
    expect([wrong.irregularities.at(-1), choicesOf(wrong)]).toEqual([
      'BP-45-1',
      ['W BP-45-1 demand', 'E BP-45-1 demand'],
    ]);
    expect([onTable(demanded), legalIn(demanded), dutiesOf(demanded)]).toEqual([
      '> N',
      'HK HQ',
      ['N forced-lead H6'],
    ]);
    expect(demanded.state.choices).toEqual([]);
    expect(wrong.when(choose('S', 'BP-45-1', 'demand')).refusals).toEqual(['BP-OPT-GAP-1']);
    expect(atStrictTable().and(LEADS.N).when(cards('S:H6')).refusals).not.toEqual([]);
  });
  it('BP-45-2 makes it regular once a defender has played to it', () => {
    const stands = wrong.when(cards('W:H3'));
    expect([stands.refusals, stands.state.choices, onTable(stands)]).toEqual([[], [], 'S:H6 W:H3 > N']);
    expect(stands.when(choose('E', 'BP-45-1', 'demand')).refusals).toEqual(['no-choice']);
  });
  it('BP-45-3 calls another suit a revoke where the hand could obey', () => {
    const other = demanded.when(cards('N:C2'));
    expect([other.irregularities, dutiesOf(other)]).toEqual([
      ['BP-55-DEF-2'],
      ['N forced-lead H6', 'N revoke C2'],
    ]);
    expect(demanded.when(cards('N:HK')).irregularities).toEqual([]);
  });
  it('BP-45-GAP-1 has it put right until declarer’s own hand has played, and lets a void hand lead anything', () => {
    const other = demanded.and(cards('N:C2'));
    const right = other.when(doing('demand-correction', { by: 'W', seat: 'N' }));
    expect([right.refusals, onTable(right), legalIn(right)]).toEqual([[], '> N', 'HK HQ']);
    const played = other.and(cards('E:C7 S:CQ'));
    expect(dutiesOf(played)).toEqual(['S established-revoke C2']);
    expect(played.when(doing('claim-revoke', { by: 'W', seat: 'S', trick: 2 })).refusals).toEqual([]);
    expect(played.when(doing('demand-correction', { by: 'W', seat: 'N' })).refusals).toEqual(['no-revoke']);
    const empty = unknown({ N: hand('AKQ2.A.5432.5432') }).and(LEADS.N, cards('S:H6'));
    const free = empty.and(choose('E', 'BP-45-1', 'demand')).when(cards('N:C3'));
    expect([free.irregularities, dutiesOf(free)]).toEqual([[], []]);
  });
  it('BP-45-GAP-2 does not let declarer take it back by himself', () => {
    expect(wrong.when(doing('withdraw', { seat: 'S', card: 'H6' })).refusals).toEqual(['BP-45-GAP-2']);
    expect(onTable(demanded)).toBe('> N');
  });
});

describe('a lead out of turn (article 46)', () => {
  const byDeclarer = table().and(LEADS.E, cards('S:CK'));
  const byDefender = table().and(LEADS.S, cards('E:H8'));
  const opening = table().and(cards('E:H8'));

  it('BP-46-1 sends declarer’s lead back only when a defender says so', () => {
    expect(choicesOf(byDeclarer)).toEqual(['W BP-46-1 demand', 'E BP-46-1 demand']);
    expect(byDeclarer.when(doing('withdraw', { seat: 'S', card: 'CK' })).refusals).toEqual(['BP-46-1']);
    const back = byDeclarer.when(choose('E', 'BP-46-1', 'demand'));
    expect([onTable(back), dutiesOf(back)]).toEqual(['> E', []]);
    const stands = byDeclarer.when(cards('W:C5'));
    expect([stands.state.choices, onTable(stands)]).toEqual([[], 'S:CK W:C5 > N']);
  });
  it('BP-46-2 gives declarer three sanctions as long as he has not played to it', () => {
    expect([byDefender.irregularities.at(-1), choicesOf(byDefender)]).toEqual(['BP-46-2', [SANCTIONS]]);
    expect(byDefender.when(choose('N', 'BP-46-2', 'accept')).refusals).toEqual(['BP-OPT-GAP-1']);
    expect(byDefender.when(choose('S', 'BP-46-2', 'forbid')).refusals).toEqual(['not-an-option']);
    expect(atStrictTable().and(LEADS.S).when(cards('E:H8')).refusals).not.toEqual([]);
  });
  it('BP-46-2-I leaves the card exposed until they have the lead, and names its suit', () => {
    const named = byDefender.when(choose('S', 'BP-46-2', 'lead-D'));
    expect([onTable(named), dutiesOf(named)]).toEqual([
      '> S',
      ['E exposed-card H8', 'E forced-side-lead DA'],
    ]);
    const theirs = named.when(cards('S:D9 W:D5 N:D2 E:DA'));
    expect([dutiesOf(theirs), legalIn(theirs)]).toEqual([['E forced-side-lead DA'], 'DK DQ']);
    expect(dutiesOf(theirs.when(cards('E:DK')))).toEqual([]);
    const disobeyed = theirs.when(cards('E:C7'));
    expect([disobeyed.irregularities, dutiesOf(disobeyed)]).toEqual([
      ['BP-55-DEF-2'],
      ['E forced-side-lead DA', 'E revoke C7'],
    ]);
  });
  it('BP-46-2 takes a revoke on the lead back with it, and what was open about a card to it', () => {
    const revoked = byDefender.and(cards('W:D5'));
    expect(dutiesOf(revoked)).toEqual(['W revoke D5']);
    const back = revoked.when(choose('S', 'BP-46-2', 'lead-C'));
    expect(dutiesOf(back)).toEqual(['W exposed-card D5', 'E exposed-card H8', 'E forced-side-lead CA']);
    const told = byDefender.and(doing('point-out-trick', { seat: 'E' }));
    expect(choicesOf(told)).toHaveLength(2);
    expect(choicesOf(told.when(choose('S', 'BP-46-2', 'expose')))).toEqual([]);
    const ordered = told.and(choose('S', 'BP-52-1', 'lowest'));
    expect(dutiesOf(ordered)).toEqual(['W forced-lowest']);
    expect(dutiesOf(ordered.when(choose('S', 'BP-46-2', 'expose')))).toEqual(['E exposed-card H8']);
  });
  it('BP-46-2-II exposes the card, and its suit may be forbidden to the partner while it lies there', () => {
    const exposed = unknown().and(LEADS.S, cards('E:H8'), choose('S', 'BP-46-2', 'expose'));
    expect(dutiesOf(exposed)).toEqual(['E exposed-card H8']);
    const partner = exposed.when(cards('S:C3 W:CT N:C4 E:C7'));
    expect(choicesOf(partner)).toEqual(['S BP-46-2-II forbid free']);
    const forbidden = partner.when(choose('S', 'BP-46-2-II', 'forbid'));
    expect(dutiesOf(forbidden)).toEqual(['E exposed-card H8', 'W forbidden-lead HA']);
    expect(partner.when(cards('W:H2')).state.choices).toEqual([]);
    const gone = exposed.and(cards('S:H3 W:H2 N:H4 E:H8 E:D3 S:D4 W:DA N:D5'));
    expect([choicesOf(gone), dutiesOf(gone)]).toEqual([[], []]);
  });
  it('BP-46-2-III lets the trick go on from it', () => {
    const upheld = byDefender.and(choose('S', 'BP-46-2', 'accept'));
    expect([onTable(upheld), upheld.state.choices]).toEqual(['E:H8 > S', []]);
    const won = upheld.when(cards('S:H5 W:H2 N:HA'));
    expect([won.irregularities, onTable(won)]).toEqual([[], '> N']);
  });
  it('BP-46-3 makes it regular when the other side plays to it first', () => {
    const played = byDefender.when(cards('S:H5'));
    expect([played.irregularities, played.state.choices, onTable(played)]).toEqual([
      ['BP-46-3'],
      [],
      'E:H8 S:H5 > W',
    ]);
    expect(played.when(choose('S', 'BP-46-2', 'lead-D')).refusals).toEqual(['no-choice']);
  });
  it('BP-46-3B makes declarer dummy where he plays to the opening lead of the right-hand opponent', () => {
    const swapped = table().when(cards('E:C6 S:CA'));
    expect(swapped.types).toContain('DeclarerReplaced');
    expect([swapped.state.declarer, swapped.state.contract]).toMatchObject([0, { declarer: 'N', level: 1 }]);
    expect(table().when(cards('E:C6 N:C2')).state.declarer).toBe(2);
    expect(byDefender.when(cards('S:H5')).state.declarer).toBe(2);
  });
  it('BP-46-4 takes sanction I away where declarer’s partner shows a card before the choice', () => {
    const shown = opening.when(doing('expose-card', { seat: 'N', card: 'D4', how: 'table' }));
    expect([shown.irregularities, choicesOf(shown)]).toEqual([['BP-46-4'], ['S BP-46-2 expose accept']]);
    expect(shown.when(choose('S', 'BP-46-2', 'lead-D')).refusals).toEqual(['not-an-option']);
    const later = byDefender.when(doing('expose-card', { seat: 'N', card: 'D4', how: 'table' }));
    expect(choicesOf(later)).toEqual([SANCTIONS]);
  });
  it('BP-46-5 lets the regular one of two leads at once stand, and exposes the other', () => {
    const both = { seat: 'W', card: 'S4', other: 'E', otherCard: 'H8' };
    const together = table().when(doing('play-at-once', both));
    expect([onTable(together), dutiesOf(together)]).toEqual(['W:S4 > N', ['E exposed-card H8']]);
    const turned = { seat: 'E', card: 'H8', other: 'W', otherCard: 'S4' };
    expect(table().when(doing('play-at-once', turned)).refusals).toEqual(['BP-46-5']);
  });
  it('BP-46-GAP-1 lets declarer call the exposed card as any other', () => {
    const exposed = byDefender.and(choose('S', 'BP-46-2', 'expose'), cards('S:H5 W:H2 N:HA'));
    const called = exposed.when(doing('call-card', { by: 'S', card: 'H8' }));
    expect(legalIn(called)).toBe('H8');
    expect(exposed.when(doing('call-card', { by: 'N', card: 'H8' })).refusals).toEqual(['BP-44-1']);
  });
  it('BP-46-GAP-2 exposes nothing where the lead is theirs: the partner leads the suit', () => {
    const named = opening.when(choose('S', 'BP-46-2', 'lead-C'));
    expect([onTable(named), dutiesOf(named), legalIn(named)]).toEqual([
      '> W',
      ['E forced-side-lead CA'],
      'CJ CT C9 C5',
    ]);
    expect(named.when(cards('W:D5')).irregularities).toEqual(['BP-55-DEF-2']);
  });
  it('BP-46-GAP-3 uses the order up where the suit is not held, and lets a hand of nothing else lead it', () => {
    const west = unknown({ W: hand('T43.T432.876543.') }).and(cards('E:H8'));
    const led = west.and(choose('S', 'BP-46-2', 'lead-C')).when(cards('W:D5'));
    expect([led.irregularities, dutiesOf(led)]).toEqual([[], []]);
    const only = unknown({ W: hand('.AKQJT98765432..') }).and(cards('E:S9'));
    const free = only.and(choose('S', 'BP-46-2', 'expose'), choose('S', 'BP-46-2-II', 'forbid'));
    expect(free.when(cards('W:HA')).irregularities).toEqual([]);
  });
});
