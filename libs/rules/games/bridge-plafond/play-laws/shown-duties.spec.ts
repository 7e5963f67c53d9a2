import { describe, expect, it } from '@jest/globals';
import { choose } from '../testing/laws';
import { doing, LEADS, table } from '../testing/play-laws';
import { cards, type Table, viewOf } from '../testing/table';

const secretOf = (deal: Table): readonly string[] =>
  viewOf(deal).obligations.flatMap(({ kind, secret }) => (secret === true ? [kind] : []));
const dummyOf = (deal: Table): boolean => viewOf(deal).seats[0]?.open === true;

describe('what the table is shown of irregularities', () => {
  it('keeps a revoke, and the order that it breaks, from whoever looks on', () => {
    const revoked = table().and(LEADS.N, cards('N:HK E:H9 S:H6 W:S3'));
    expect(secretOf(revoked)).toEqual(['revoke']);
    expect(secretOf(revoked.and(cards('N:D2 E:DA')))).toEqual(['established-revoke']);
    const ordered = table().and(cards('E:H8'), choose('S', 'BP-46-2', 'lead-D'));
    expect([secretOf(ordered), secretOf(ordered.and(cards('W:C5')))]).toEqual([
      [],
      ['forced-side-lead', 'revoke'],
    ]);
  });
  it('shows an exposed card to everybody', () => {
    const shown = table().and(LEADS.N, doing('expose-card', { seat: 'E', card: 'DK', how: 'table' }));
    expect([secretOf(shown), viewOf(shown).seats[1]?.faced]).toEqual([[], ['DK']]);
  });
  it('BP-JEU-8 does not lay dummy down on an opening lead out of turn before declarer has chosen', () => {
    const wrong = table().and(cards('E:H8'));
    expect(dummyOf(wrong)).toBe(false);
    expect(dummyOf(wrong.and(choose('S', 'BP-46-2', 'accept')))).toBe(true);
    const back = wrong.and(choose('S', 'BP-46-2', 'expose'));
    expect([dummyOf(back), dummyOf(back.and(cards('W:D5')))]).toEqual([false, true]);
    expect(wrong.when(doing('expose-card', { seat: 'N', card: 'D4', how: 'table' })).irregularities).toEqual([
      'BP-46-4',
    ]);
  });
});
