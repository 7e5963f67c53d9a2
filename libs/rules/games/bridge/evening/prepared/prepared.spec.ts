import fc from 'fast-check';
import { PACK_52 } from '@arbitre/rules/kernel/decks';
import { formatCard } from '@arbitre/rules/kernel/cards';
import { dealsCommitment, dealtBySeed, fingerprintOf } from '../../hands/dealt-by-seed';
import { standardBoard } from '../../setup';
import { ALL, given, seats, start, viewOf } from '../../testing/evening';
import { bridgeEvening } from '../order';

const seated = given().and(seats(ALL));
const commit = { do: 'commit-deals', commitment: dealsCommitment('lune') };
const reveal = (seed = 'lune') => ({ do: 'reveal-deals', seed });
const rounds = [start(1), start(2), start(3)];
const end = (table: number) => ({ do: 'end-table', table });
const copy = (letter: string, hands = dealtBySeed('lune', 3), more: object = {}) => ({
  ...{ do: 'register-copy', board: 3, copy: letter, fingerprint: fingerprintOf(standardBoard(3), hands) },
  ...more,
});

describe('boards that a computer deals', () => {
  it('BD-L6E-GAP-1 are whole deals, the same for everybody who knows the seed', () => {
    const pack = PACK_52.cards.map(formatCard).toSorted();
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.integer({ min: 1, max: 999 }), (seed, board) => {
        const hands = dealtBySeed(seed, board);
        expect(Object.values(hands).map((hand) => hand.length)).toEqual([13, 13, 13, 13]);
        expect(Object.values(hands).flat().toSorted()).toEqual(pack);
        expect(dealtBySeed(seed, board)).toEqual(hands);
      }),
    );
  });
  it('BD-L6E-GAP-1 favour nobody: every card comes to every seat about as often', () => {
    const times = new Map<string, number>();
    for (let board = 1; board <= 4000; board++)
      for (const [seat, hand] of Object.entries(dealtBySeed('lune', board)))
        for (const card of hand) times.set(seat + card, (times.get(seat + card) ?? 0) + 1);
    expect(times.size).toBe(208);
    // Five deviations of a share of a quarter.
    for (const [where, count] of times)
      expect([where, Math.abs(count - 1000) < 5 * 27.4]).toEqual([where, true]);
  });
  it('BD-L6E-GAP-1 are committed to before the first round, once', () => {
    expect(viewOf(seated.and(commit)).prepared.commitment).toBe(commit.commitment);
    expect(seated.and(commit).when(commit).refusals).toEqual(['deals-committed']);
    expect(seated.and(start(1)).when(commit).refusals).toEqual(['BD-L6E-GAP-1']);
    expect(seated.when({ ...commit, commitment: 'lune' }).refusals).toEqual(['invalid-field']);
    expect(bridgeEvening.offered?.(seated.state)).toContain('commit-deals');
    expect(bridgeEvening.offered?.(seated.and(commit).state)).not.toContain('commit-deals');
  });
  it('BD-L6E-GAP-1 tell their seed when every table has ended, and no other one', () => {
    const over = seated.and(commit, rounds, end(1), end(2));
    expect(over.when(reveal())).toMatchObject({
      ...{ refusals: ['BD-L6E-GAP-1'], violations: [{ facts: { tables: ['3'] } }] },
    });
    expect(bridgeEvening.offered?.(over.state)).not.toContain('reveal-deals');
    const ended = over.and(end(3));
    expect(bridgeEvening.offered?.(ended.state)).toContain('reveal-deals');
    expect(ended.when(reveal('soleil')).refusals).toEqual(['another-seed']);
    expect(viewOf(ended.and(reveal())).prepared.seed).toBe('lune');
    expect(ended.and(reveal()).when(reveal()).refusals).toEqual(['deals-revealed']);
    expect(seated.and(rounds).when(reveal()).refusals).toEqual(['no-deals-committed']);
  });
});

describe('copies of boards, and packs', () => {
  it('BD-L6F have the same hands, dealer and vulnerability, or are kept from the tables', () => {
    const one = seated.and(copy('A'));
    expect(viewOf(one.and(copy('B'))).prepared.copies.map((each) => each.copy)).toEqual(['A', 'B']);
    const other = one.when(copy('B', dealtBySeed('lune', 4)));
    expect(other).toMatchObject({ refusals: ['BD-L6F'], violations: [{ facts: { board: 3, of: 'A' } }] });
    const marked = fingerprintOf({ ...standardBoard(3), dealer: 'N' }, dealtBySeed('lune', 3));
    expect(one.when(copy('B', undefined, { fingerprint: marked })).refusals).toEqual(['BD-L6F']);
    expect(one.when(copy('A')).refusals).toEqual(['copy-registered']);
    expect(one.and(copy('B', dealtBySeed('lune', 4), { board: 4 })).refusals).toEqual([]);
  });
  it('BD-L1BC a pack that its backs betray is withdrawn until it is found fit', () => {
    const check = (fit: boolean) => ({
      do: 'check-pack',
      pack: 12,
      fit,
      reason: 'un logo dans un seul sens',
    });
    const unfit = seated.and(check(false));
    expect(viewOf(unfit).prepared.unfit).toEqual([12]);
    expect(unfit.when(copy('A', undefined, { pack: 12 })).refusals).toEqual(['BD-L1BC']);
    expect(unfit.and(copy('A', undefined, { pack: 13 })).refusals).toEqual([]);
    const fit = unfit.and(check(true));
    expect([viewOf(fit).prepared.unfit, fit.when(copy('A', undefined, { pack: 12 })).refusals]).toEqual([
      [],
      [],
    ]);
  });
});
