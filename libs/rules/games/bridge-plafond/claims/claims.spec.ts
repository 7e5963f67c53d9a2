import { describe, expect, it } from '@jest/globals';
import { choose, dutiesOf } from '../testing/laws';
import { atStrictTable, doing, LEADS, onTable, table } from '../testing/play-laws';
import { cards, viewOf } from '../testing/table';

const claim = (by: string, tricks: number, more = {}) => doing('claim-tricks', { by, tricks, ...more });
const answer = (by: string, said: string) => doing('answer-claim', { by, answer: said });
const decide = (by: string, tricks: number) => doing('decide-claim', { by, tricks });

const EXPLAINED = { statement: 'two rounds of trumps, then hearts', complete: true };
const full = table().and(LEADS.N, claim('S', 10, EXPLAINED));
const bare = table().and(LEADS.N, claim('S', 10));

describe('claims (article 54)', () => {
  it('BP-54-1 lets any opponent have the deal played as declarer said', () => {
    const stated = full.when(answer('W', 'as-stated'));
    expect([stated.refusals, viewOf(stated).phase]).toEqual([[], 'play']);
    expect(onTable(stated.when(cards('N:SA')))).toBe('N:SA > E');
    expect(full.when(answer('W', 'object')).refusals).toEqual(['BP-54-1']);
    expect(full.when(answer('N', 'as-stated')).refusals).toEqual(['not-asked']);
    expect(full.when(cards('N:SA')).refusals).toEqual(['claim-open']);
    expect(full.when(claim('E', 2)).refusals).toEqual(['claim-open']);
    expect(table().and(LEADS.N).when(claim('S', 13)).refusals).toEqual(['too-many-tricks']);
    expect(table().when(answer('W', 'accept')).refusals).toEqual(['no-claim']);
  });
  it('BP-54-2 has an incomplete explanation completed, and the opponent decides what is in doubt', () => {
    expect(bare.when(answer('W', 'as-stated')).refusals).toEqual(['BP-54-2']);
    expect(full.when(answer('W', 'explain')).refusals).toEqual(['BP-54-2']);
    const asked = bare.and(answer('W', 'explain'));
    expect(asked.when(decide('E', 9)).refusals).toEqual(['BP-54-2']);
    const told = asked.and(doing('complete-claim', { by: 'S', statement: 'the queen falls' }));
    expect(asked.when(doing('complete-claim', { by: 'W', statement: 'no' })).refusals).toEqual(['not-asked']);
    for (const doubtful of [asked, told]) {
      const settled = doubtful.when(decide('W', 9));
      expect([settled.refusals, settled.state.score?.result.tricks]).toEqual([[], 10]);
    }
    expect(asked.when(decide('W', 13)).refusals).toEqual(['too-many-tricks']);
    expect(told.when(answer('E', 'as-stated')).refusals).toEqual([]);
  });
  it('BP-54-GAP-1 ends the deal where both defenders accept; a defender’s claim needs everybody', () => {
    const one = bare.when(answer('W', 'accept'));
    expect([one.refusals, one.state.score]).toEqual([[], null]);
    expect(one.when(answer('W', 'accept')).refusals).toEqual(['already-answered']);
    const both = one.when(answer('E', 'accept'));
    expect([both.types, both.state.score?.result.tricks]).toEqual([
      ['ClaimAnswered', 'ClaimSettled', 'DealScored'],
      11,
    ]);
    const open = table().and(LEADS.S, cards('E:H8'), claim('S', 3), answer('W', 'accept'));
    expect(open.when(answer('E', 'accept')).types).toEqual([
      'ClaimAnswered',
      'ClaimSettled',
      'ChoiceLapsed',
      'DealScored',
    ]);
    const defender = table().and(LEADS.N, claim('E', 3));
    expect(defender.when(answer('S', 'explain')).refusals).toEqual(['BP-54-GAP-1']);
    const refused = defender.when(answer('S', 'object'));
    expect(refused.types).toEqual(['ClaimAnswered', 'ClaimDropped']);
    expect(onTable(refused.when(cards('N:SA')))).toBe('N:SA > E');
    const all = ['N', 'S', 'W'].map((seat) => answer(seat, 'accept'));
    expect(defender.when(all.slice(0, 2)).state.score).toBeNull();
    expect(defender.when(all).state.score?.result.tricks).toBe(10);
    expect(atStrictTable().when(claim('S', 13)).refusals).toEqual([]);
  });
  it('BP-ENCH-9 ends what somebody still owes with the deal, but for revokes', () => {
    const owing = table().and(
      LEADS.N,
      doing('expose-card', { seat: 'E', card: 'DK', how: 'table' }),
      cards('N:S2'),
      doing('look-at-trick', { seat: 'W', trick: 1 }),
      choose('S', 'BP-53-1', 'lead-C'),
    );
    expect(dutiesOf(owing)).toEqual(['E exposed-card DK', 'W forced-side-lead CA']);
    const accepted = [claim('S', 3), answer('W', 'accept'), answer('E', 'accept')];
    expect(dutiesOf(owing.and(accepted))).toEqual([]);
    const lines = { do: 'record-result', contract: '1S', declarer: 'S', tricks: 9 };
    expect(dutiesOf(owing.and(lines))).toEqual([]);
    const revoked = table().and(LEADS.N, cards('N:HK E:H9 S:H6 W:S3 N:D2 E:DA'));
    expect(dutiesOf(revoked.and(accepted))).toEqual(['W established-revoke S3']);
    const open = table().and(LEADS.N, cards('N:HK E:H9 S:H6 W:S3'));
    expect(dutiesOf(open.and(accepted))).toEqual([]);
  });
});
