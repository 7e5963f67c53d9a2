import { describe, expect, it } from '@jest/globals';
import { hand } from '@arbitre/rules/kernel/testing/cards';
import { choicesOf, choose, dutiesOf } from '../testing/laws';
import { atStrictTable, doing, LEADS, onTable, table, unknown } from '../testing/play-laws';
import { cards, HANDS, viewOf } from '../testing/table';

const short = (seat: string) => doing('leave-short', { seat });
const found = (seat: string, trick: number) => doing('find-short', { seat, trick });
const supply = (seat: string, card: string) => doing('supply-card', { seat, card });

/** West gives nothing to the second trick, a diamond, and plays on. */
const later = table().and(LEADS.N, cards('N:D2 E:DA S:D9'), short('W'), cards('E:DK S:DT W:D6 N:D3'));

describe('a card too many for want of one in a trick (article 48)', () => {
  it('BP-48-1 lets declarer, or the player on his left, demand a new deal once the offender has played on', () => {
    const seen = later.when(found('W', 2));
    expect([seen.irregularities, choicesOf(seen), dutiesOf(seen)]).toEqual([
      ['BP-48-1'],
      ['S BP-48-1 new-deal go-on'],
      ['W owed-card'],
    ]);
    const again = seen.when(choose('S', 'BP-48-1', 'new-deal'));
    expect([again.types.at(-1), again.state.attempt]).toEqual(['DealAnnulled', 2]);
    expect(seen.when(choose('E', 'BP-48-1', 'new-deal')).refusals).toEqual(['BP-OPT-GAP-1']);
    const declarers = table().and(LEADS.E, cards('E:DK W:D6 N:D3'), short('S'), cards('E:DQ S:DT'));
    expect(choicesOf(declarers.when(found('S', 2)))).toEqual(['W BP-48-1 new-deal go-on']);
    expect(later.when(found('N', 2)).refusals).toEqual(['trick-not-short']);
    expect(atStrictTable().when(short('W')).refusals).toEqual(['enforced-table']);
    expect(table().when(short('W')).refusals).toEqual(['not-one-short']);
  });
  it('BP-OPT-GAP-1 leaves the choice to declarer’s left-hand opponent until he himself plays', () => {
    const declarers = table().and(LEADS.E, cards('E:DK W:D6 N:D3'), short('S'), cards('E:DQ S:DT W:D7 N:D4'));
    const seen = declarers.and(found('S', 2));
    const partner = seen.and(cards('E:H8'));
    expect(choicesOf(partner)).toEqual(['W BP-48-1 new-deal go-on']);
    expect(choicesOf(partner.and(cards('S:H5 W:H2')))).toEqual([]);
  });
  it('BP-50-4 leaves declarer no new deal where dummy had pointed the trick out', () => {
    const word = (fields: object) => doing('dummy-points-out', { article: 'BP-48-1', ...fields });
    for (const fields of [{}, { seat: 'W' }, { seat: 'W', trick: 2 }]) {
      const seen = later.and(word(fields), found('W', 2));
      expect([choicesOf(seen), dutiesOf(seen)]).toEqual([[], ['W owed-card']]);
    }
    for (const fields of [{ seat: 'E' }, { trick: 1 }])
      expect(choicesOf(later.and(word(fields), found('W', 2)))).toHaveLength(1);
    expect(choicesOf(later.and(found('W', 2), word({})))).toEqual([]);
  });
  it('BP-48-2 has no sanction for dummy', () => {
    const dummys = table().and(LEADS.E, cards('E:DK S:DT W:D6'), short('N'), cards('E:DQ S:DJ W:D7 N:D3'));
    const seen = dummys.when(found('N', 2));
    expect([choicesOf(seen), dutiesOf(seen)]).toEqual([[], ['N owed-card']]);
    expect(seen.when(supply('N', 'D4')).refusals).toEqual([]);
  });
  it('BP-48-3 takes a card that could have been played to the trick, if there is one', () => {
    const on = later.and(found('W', 2), choose('S', 'BP-48-1', 'go-on'));
    expect(on.when(supply('W', 'C5')).refusals).toEqual(['BP-48-3']);
    const done = on.when(supply('W', 'D5'));
    expect([dutiesOf(done), viewOf(done).seats.map(({ hand: held }) => held?.length)]).toEqual([
      [],
      [10, 10, 10, 10],
    ]);
    expect(table().when(supply('W', 'D5')).refusals).toEqual(['no-card-owed']);
  });
  it('BP-48-GAP-1 gives one of two cards back to its hand; the trick keeps its owner', () => {
    const two = table().and(LEADS.N, cards('N:D2 E:DA S:D9'), doing('slip-card', { seat: 'S', card: 'DJ' }));
    const both = two.and(short('W'), cards('E:C8'));
    const back = doing('return-surplus', { by: 'E', seat: 'S', card: 'D9' });
    expect(both.when({ ...back, by: 'N' }).refusals).toEqual(['BP-49-5']);
    const settled = both.when(back, found('W', 2), supply('W', 'D5'));
    expect(settled.refusals).toEqual([]);
    expect(settled.state.play.winners[1]).toBe(1);
    expect(viewOf(settled).seats.map(({ hand: held }) => held?.length)).toEqual([11, 10, 11, 11]);
    expect(viewOf(settled).seats[2]?.hand).toContain('D9');
    expect(viewOf(settled).seats[2]?.hand).not.toContain('DJ');
    expect(table().when(back).refusals).toEqual(['no-second-card']);
    expect(both.when({ ...back, card: 'H6' }).refusals).toEqual(['not-of-the-two']);
  });
  it('BP-48-GAP-1 makes the other card the revoke where the one that was goes back', () => {
    const two = table().and(LEADS.E, cards('E:HJ S:CQ'), doing('slip-card', { seat: 'S', card: 'DJ' }));
    expect(dutiesOf(two)).toEqual(['S revoke CQ']);
    const back = (card: string) => two.when(doing('return-surplus', { by: 'W', seat: 'S', card }));
    expect([dutiesOf(back('CQ')), dutiesOf(back('DJ'))]).toEqual([['S revoke DJ'], ['S revoke CQ']]);
    expect(onTable(back('CQ').and(doing('withdraw', { seat: 'S', card: 'DJ' })))).toBe('E:HJ > S');
    const heart = table().and(LEADS.E, cards('E:HJ S:CQ'), doing('slip-card', { seat: 'S', card: 'H6' }));
    expect(dutiesOf(heart.and(doing('return-surplus', { by: 'W', seat: 'S', card: 'CQ' })))).toEqual([]);
  });
  it('BP-48-GAP-2 simply completes the trick before the offender has played on, and the card counts', () => {
    const trick = table().and(LEADS.N, cards('N:S2 E:S9 S:S5'), short('W'));
    const seen = trick.when(found('W', 2));
    expect([choicesOf(seen), seen.irregularities]).toEqual([[], ['BP-48-GAP-2']]);
    expect(onTable(seen.when(supply('W', 'S4')))).toBe('> E');
    const wins = table().and(LEADS.E, cards('E:H9 S:H6 N:HK'), short('W'), cards('N:D3'), found('W', 2));
    expect(wins.when(supply('W', 'H3')).refusals).toEqual([]);
    expect(onTable(wins.when(supply('W', 'H3')))).toBe('N:D3 > E');
    const anew = unknown().and(cards('W:D3 N:D2 E:D4'), short('S'), cards('E:C2'), found('S', 1));
    expect(onTable(anew.when(supply('S', 'DA')))).toBe('> S');
  });
});

describe('a card that is missing (article 49)', () => {
  const west = unknown({ ...HANDS, W: hand('43.43.8765.JT95') }).and(cards('W:H3 N:HA E:H8 S:H5'));
  const played = west.and(cards('N:HK E:H9 S:H6 W:H4 N:HQ E:HT S:H7 W:C5 N:D2 E:DA S:D9 W:D5'));
  const missed = played.and(doing('miss-card', { seat: 'W' }));
  const find = (place: string, card = 'H2') => doing('find-card', { seat: 'W', card, place });

  it('BP-49-1 has it searched for', () => {
    expect([missed.irregularities, missed.state.playLaws.searched]).toEqual([['BP-49-1'], [3]]);
    expect(table().when(doing('miss-card', { seat: 'W' })).refusals).toEqual(['hand-complete']);
    expect(played.when(find('floor')).refusals).toEqual(['not-searched']);
    expect(missed.when(doing('miss-card', { seat: 'W' })).refusals).toEqual(['searched-already']);
  });
  it('BP-49-2 deals again where it is not found, or cannot have been dealt', () => {
    for (const act of [doing('give-up-search', { seat: 'W' }), find('undealt')]) {
      const again = missed.when(act);
      expect([again.types.at(-1), again.state.attempt, again.events.at(-1)?.data]).toMatchObject([
        'DealAnnulled',
        2,
        { article: 'BP-49-2' },
      ]);
    }
    expect(missed.when(find('floor')).state.attempt).toBe(1);
  });
  it('BP-49-3 gives it back to the hand, and does not expose it', () => {
    for (const place of ['floor', 'quitted-trick', 'other-pack']) {
      const back = missed.when(find(place));
      expect(viewOf(back).seats[3]?.hand).toContain('H2');
      expect(dutiesOf(back).filter((duty) => duty.includes('exposed-card'))).toEqual([]);
    }
    expect(missed.when(find('floor', 'C2')).refusals).toEqual(['card-not-held']);
    expect(missed.when(find('floor', 'H3')).refusals).toEqual(['card-already-played']);
  });
  it('BP-49-4 counts it as held from the start: a discard on its suit was a revoke', () => {
    const back = missed.when(find('floor'));
    expect(dutiesOf(back)).toEqual(['W established-revoke C5']);
    expect(back.irregularities).toContain('BP-49-4');
    expect(dutiesOf(west.and(doing('miss-card', { seat: 'W' }), find('floor')))).toEqual([]);
  });
  it('BP-49-5 lets the opponents say which card of a trick of five goes back', () => {
    const five = table().and(LEADS.N, cards('N:D2 E:DA S:D9'), doing('slip-card', { seat: 'S', card: 'DJ' }));
    const full = five.and(cards('W:D5'));
    const give = (by: string, card: string) => doing('return-surplus', { by, seat: 'S', card });
    expect(full.when(give('S', 'DJ')).refusals).toEqual(['BP-49-5']);
    for (const card of ['DJ', 'D9'])
      expect(viewOf(full.when(give('W', card))).seats[2]?.hand).toContain(card);
  });
  it('BP-49-GAP-1 leaves the trick with its owner', () => {
    const five = table().and(LEADS.N, cards('N:C2 E:C6 S:CA'), doing('slip-card', { seat: 'S', card: 'CK' }));
    const full = five.and(cards('W:C5'));
    expect(full.state.play.winners[1]).toBe(2);
    const out = full.when(doing('return-surplus', { by: 'W', seat: 'S', card: 'CA' }));
    expect([out.refusals, out.state.play.winners[1]]).toEqual([[], 2]);
  });
});
