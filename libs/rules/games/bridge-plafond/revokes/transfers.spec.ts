import { describe, expect, it } from '@jest/globals';
import type { Side } from '@arbitre/rules/kernel/compass';
import { randomFrom } from '@arbitre/rules/kernel/testing/random';
import { doing, LEADS, table, unknown } from '../testing/play-laws';
import { cards, playOn } from '../testing/table';
import { type CountedRevoke, transfersOf } from './transfers';

/** `N13 E2`: who won the tricks, in order. */
const won = (text: string): readonly Side[] =>
  text
    .split(' ')
    .flatMap((each) => Array<Side>(Number(each.slice(1))).fill(each.startsWith('N') ? 'NS' : 'EW'));
/** `E2 N10`: a side revoked in a trick. */
const revokes = (text: string): readonly CountedRevoke[] =>
  text.split(' ').map((each) => ({ side: each.startsWith('N') ? 'NS' : 'EW', trick: Number(each.slice(1)) }));

/** The tricks of each side as they count. */
const tricksAfter = (
  played: readonly Side[],
  made: readonly CountedRevoke[],
): Readonly<Record<Side, number>> => {
  const { NS, EW } = transfersOf(played, made);
  const ours = played.filter((side) => side === 'NS').length;
  return { NS: ours - NS + EW, EW: played.length - ours - EW + NS };
};

const claim = (by: string, seat: string, trick?: number) =>
  doing('claim-revoke', { by, seat, ...(trick === undefined ? {} : { trick }) });

/** West did not follow in the second trick, and the deal was played out. */
const over = table().and(LEADS.N, cards('N:HK E:H9 S:H6 W:S3')).goingOn(playOn);
/** The record ends where declarer's claim was agreed to; nobody knows the hands. */
const agreed = unknown().and(
  LEADS.N,
  cards('N:HK E:H9 S:H6 W:S3 N:D2 E:DA S:D9 W:D5'),
  doing('claim-tricks', { by: 'S', tricks: 8 }),
  doing('answer-claim', { by: 'W', answer: 'accept' }),
  doing('answer-claim', { by: 'E', answer: 'accept' }),
);

/** West did not follow in tricks 2 and 6, and won both. */
const twice = table()
  .and(LEADS.N, cards('N:HK E:H9 S:H6 W:S3 W:CJ N:C2 E:C6 S:CA S:CK W:C5 N:C3 E:C7 S:CQ W:C9 N:C4 E:C8'))
  .and(cards('S:H7 W:S4 N:HQ E:HT'))
  .goingOn(playOn);
/** East and West won the first three tricks; West did not follow in trick 8, and they won nothing more. */
const late = table().and(
  cards('W:D5 N:D2 E:DA S:D9 E:DK S:DT W:D6 N:D3 E:DQ S:DJ W:D7 N:D4 E:HJ S:H5 W:H2 N:HA'),
  cards('N:SA E:S9 S:S5 W:S3 N:SK E:ST S:S6 W:S4 N:SQ E:SJ S:S7 W:D8 N:HK E:H8 S:H6 W:C5'),
);
/** South did not follow in trick 2 nor West in trick 3; each won it. */
const both = table().and(LEADS.N, cards('N:HK E:H9 S:S5 W:H3 S:CA W:S3 N:C2 E:C6')).goingOn(playOn);
const tricksOf = ({ state }: typeof over): number => Number(state.score?.result.tricks);

describe('tricks that go over for revokes (article 55, 6 to 9)', () => {
  it('BP-55-6-A gives two tricks to the other side, and leaves the trick as it was played', () => {
    expect(tricksAfter(won('N2 E2 N7 E2'), revokes('E2'))).toEqual({ NS: 11, EW: 2 });
    const before = over.state.score?.result.tricks;
    const paid = over.when(claim('S', 'W', 2));
    expect(paid.types).toEqual(['RevokeClaimed', 'RevokeFound', 'TricksTransferred', 'DealScored']);
    expect(paid.state.score?.result.tricks).toBe(Number(before) + Math.min(2, paid.state.transferred));
    expect(paid.state.play.winners[1]).toBe(over.state.play.winners[1]);
    expect(over.when(claim('E', 'W', 2)).refusals).toEqual(['BP-55-6-A']);
    expect(paid.when(claim('N', 'W', 2)).refusals).toEqual(['already-claimed']);
  });
  it('BP-55-6-B gives one more for each further revoke of the side', () => {
    const once = twice.and(claim('S', 'W', 2));
    const again = once.and(claim('N', 'W', 6));
    expect([once, again].map((paid) => tricksOf(paid) - tricksOf(twice))).toEqual([2, 3]);
    expect(transfersOf(won('N2 N6 E5'), revokes('N3 N7'))).toEqual({ NS: 3, EW: 0 });
    expect(transfersOf(won('N8 E5'), revokes('E1 E2 E3'))).toEqual({ NS: 0, EW: 4 });
  });
  it('BP-55-6-C touches no trick won before the first revoke', () => {
    const played = late.and(cards('N:HQ E:H9 S:H7 W:H3')).goingOn(playOn);
    const claimed = played.when(claim('S', 'W', 8));
    expect(claimed.types).toContain('RevokeFound');
    expect([tricksOf(played), tricksOf(claimed)]).toEqual([10, 10]);
    expect(transfersOf(won('E4 N5 E1 N3'), revokes('E9'))).toEqual({ NS: 0, EW: 1 });
    expect(transfersOf(won('E4 N9'), revokes('E5'))).toEqual({ NS: 0, EW: 0 });
  });
  it('BP-55-6-D never gives back what was received', () => {
    const played = late.and(cards('N:HQ E:H9 S:CQ W:H3')).goingOn(playOn);
    const paid = played.and(claim('E', 'S', 9));
    expect([tricksOf(played), tricksOf(paid), tricksOf(paid.and(claim('N', 'W', 8)))]).toEqual([10, 8, 8]);
    expect(transfersOf(won('N13'), revokes('N1 E1'))).toEqual({ NS: 2, EW: 0 });
    expect(tricksAfter(won('N13'), revokes('N1 E1'))).toEqual({ NS: 11, EW: 2 });
  });
  it('BP-55-6-GAP-1 counts both sides from the tricks as played', () => {
    const first = both.and(claim('W', 'S', 2));
    expect(tricksOf(first)).toBe(tricksOf(both) - 2);
    expect(tricksOf(first.and(claim('N', 'W', 3)))).toBe(tricksOf(both));
    const played = won('E1 N5 E3 N3 E1');
    expect(transfersOf(played, revokes('E2 N10'))).toEqual({ NS: 2, EW: 2 });
    expect(tricksAfter(played, revokes('E2 N10'))).toEqual({ NS: 8, EW: 5 });
  });
  it('BP-55-6-GAP-2 transfers nothing for a revoke that nobody claims', () => {
    expect(over.state.obligations).toMatchObject([{ kind: 'established-revoke', seat: 'W', trick: 2 }]);
    expect([over.state.transferred, over.types.includes('TricksTransferred')]).toEqual([0, false]);
  });
  it('BP-55-7 scores a trick that went over as one that was won', () => {
    const before = over.state.score;
    const after = over.and(claim('S', 'W', 2)).state.score;
    const gained = Number(after?.result.tricks) - Number(before?.result.tricks);
    expect(gained).toBe(over.and(claim('S', 'W', 2)).state.transferred);
    expect(Number(after?.scores.NS) - Number(before?.scores.NS)).toBe(50 * gained);
  });
  it('BP-55-8 looks it up in the tricks, and grants it where the other side mixes the cards first', () => {
    expect(over.when(claim('S', 'E')).types).toEqual(['RevokeClaimed', 'RevokeNotFound']);
    expect(over.when(claim('S', 'W')).types).toContain('RevokeFound');
    const open = agreed.and(claim('N', 'W', 2));
    expect([open.state.transferred, open.state.revokes.claims]).toMatchObject([0, [{ status: 'open' }]]);
    const mixed = open.when(doing('mix-cards', { by: 'E' }));
    expect(mixed.types).toEqual(['CardsMixed', 'RevokeFound', 'TricksTransferred', 'DealScored']);
    expect(open.when(doing('mix-cards', { by: 'S' })).types).toEqual(['CardsMixed']);
    const judged = { do: 'judge-revoke', seat: 'W', trick: 2, reason: 'W holds H3' };
    expect(open.when({ ...judged, found: true }).types).toContain('TricksTransferred');
    expect(open.when({ ...judged, found: false }).types).toEqual(['RevokeJudged']);
    expect(agreed.when({ ...judged, found: true }).refusals).toEqual(['no-revoke-claim']);
  });
  it('BP-55-8 grants nothing of a trick that was not there to be mixed, and each claim another trick', () => {
    const nothing = unknown().and(
      doing('claim-tricks', { by: 'S', tricks: 9 }),
      doing('answer-claim', { by: 'W', answer: 'accept' }),
      doing('answer-claim', { by: 'E', answer: 'accept' }),
    );
    expect(nothing.when(claim('N', 'W')).types).toEqual(['RevokeClaimed', 'RevokeNotFound']);
    const open = agreed.and(claim('N', 'W'), claim('S', 'W'));
    const mixed = open.when(doing('mix-cards', { by: 'E' }));
    expect(mixed.events.slice(1, 3)).toMatchObject([
      { type: 'RevokeFound', data: { seat: 'W', trick: 2 } },
      { type: 'RevokeNotFound', data: { seat: 'W' } },
    ]);
    expect(agreed.when(claim('N', 'W', 3)).types).toEqual(['RevokeClaimed', 'RevokeNotFound']);
  });
  it('BP-50-4 bars every claim of a revoke that dummy has pointed out', () => {
    const word = (fields: object) => doing('dummy-points-out', { article: 'BP-55-DEF-1', ...fields });
    const revoked = table().and(LEADS.N, cards('N:HK E:H9 S:H6 W:S3'));
    const to = (told: typeof revoked) => told.goingOn(playOn);
    for (const fields of [{}, { seat: 'W' }, { seat: 'W', trick: 2 }]) {
      const told = to(revoked.and(word(fields)));
      expect(told.when(claim('S', 'W', 2)).refusals).toEqual(['BP-50-4']);
      expect(told.when(claim('N', 'W', 2)).refusals).toEqual(['BP-50-4']);
      expect(told.when(claim('S', 'W')).types).toEqual(['RevokeClaimed', 'RevokeNotFound']);
    }
    for (const fields of [{ seat: 'E' }, { seat: 'W', trick: 1 }]) {
      const told = to(revoked.and(word(fields)));
      expect(told.when(claim('S', 'W', 2)).types).toContain('TricksTransferred');
    }
  });
  it('BP-50-4 leaves a defender who takes his card back without a sanction, and a claim made before as it is', () => {
    const revoked = table().and(LEADS.N, cards('N:HK E:H9 S:H6 W:S3'));
    const word = doing('dummy-points-out', { article: 'BP-JEU-4', seat: 'W' });
    const back = revoked.and(word).when(doing('withdraw', { seat: 'W', card: 'S3' }));
    expect([back.refusals, back.state.choices]).toEqual([[], []]);
    const before = revoked.and(claim('S', 'W', 2), word).goingOn(playOn);
    expect(before.state.revokes.claims).toMatchObject([{ status: 'granted' }]);
  });
  it('BP-50-4 takes what dummy himself says of a revoke during the play for pointing it out', () => {
    const revoked = table().and(LEADS.N, cards('N:HK E:H9 S:H6 W:S3'));
    const said = revoked.when(claim('N', 'W', 2));
    expect([said.types, said.irregularities]).toEqual([
      ['DummyPointedOut', 'IrregularityObserved'],
      ['BP-50-4'],
    ]);
    const later = said.goingOn(playOn);
    expect(later.when(claim('S', 'W', 2)).refusals).toEqual(['BP-50-4']);
    expect(revoked.goingOn(playOn).when(claim('N', 'W', 2)).refusals).toEqual([]);
  });
  it('BP-55-9 hears no claim after the next cut, nor after the result of the rubber is accepted', () => {
    for (const cause of ['next-cut', 'accepted'])
      expect(over.and(doing('close-claims', { cause })).when(claim('S', 'W', 2)).refusals).toEqual([
        'BP-55-9',
      ]);
    expect(over.when(claim('S', 'W', 2)).refusals).toEqual([]);
  });

  it('keeps thirteen tricks, and no side below nothing, whatever was revoked', () => {
    for (let seed = 0; seed < 2000; seed++) {
      const random = randomFrom(seed);
      const played = Array.from({ length: 13 }, (): Side => (random(2) === 0 ? 'NS' : 'EW'));
      const made = Array.from({ length: random(5) }, (): CountedRevoke => ({
        side: random(2) === 0 ? 'NS' : 'EW',
        trick: 1 + random(11),
      }));
      const { NS, EW } = tricksAfter(played, made);
      expect([NS + EW, NS >= 0, EW >= 0]).toEqual([13, true, true]);
      const gone = transfersOf(played, made);
      for (const side of ['NS', 'EW'] as const) {
        const first = Math.min(14, ...made.filter((each) => each.side === side).map(({ trick }) => trick));
        expect(gone[side]).toBeLessThanOrEqual(
          played.slice(first - 1).filter((each) => each === side).length,
        );
      }
    }
  });
});
