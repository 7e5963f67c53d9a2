import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { accepting, changing, onSheet, rubber, seated, seatsIn, writing } from '../testing/evening';

/** NS win a rubber in as many deals as it takes that its last dealer is the fourth. */
const FOUR_DEALS = ['3NTN=', 'pass', 'pass', '3NTN='];
const first = seated.and(writing(FOUR_DEALS), accepting());

describe('a change of partners', () => {
  it('BP-TABLE-6 lets dealer and cutter stay, and the two others exchange seats', () => {
    const { state, types } = first.when(changing());
    expect(types).toEqual(['PartnersChanged']);
    expect(seatsIn(state)).toBe('ABCD');
    expect(seatsIn(state, 2)).toBe('ACBD');
    expect(rubber(state, 2)).toMatchObject({ dealer: 'N', exchanged: ['B', 'C'], rubber: 2 });
    const stays = { N: 'A', E: 'C', S: 'B', W: 'D' };
    expect(first.when(changing({ seats: stays })).types).toEqual(['PartnersChanged']);
    // A and B face each other, yet two others have moved.
    expect(first.when(changing({ seats: { N: 'B', E: 'D', S: 'A', W: 'C' } })).refusals).toEqual([
      'BP-TABLE-6',
    ]);
  });
  it('BP-TABLE-7 lets the next dealer stay, and who has not yet played with him change with his partner', () => {
    const second = first.and(changing(), writing(['3NTN=', '3NTN='], { round: 2 }), accepting(2));
    const { state } = second.when(changing());
    expect(rubber(state, 3)).toMatchObject({ dealer: 'S', rubber: 3 });
    expect([seatsIn(state, 2), seatsIn(state, 3)]).toEqual(['ACBD', 'CABD']);
    const turned = { N: 'B', E: 'D', S: 'C', W: 'A' };
    expect(second.when(changing({ seats: turned })).refusals).toEqual(['BP-TABLE-7']);
  });
  it('BP-PARTIE-4 refuses that two play together again', () => {
    expect(first.when(changing({ seats: { N: 'A', E: 'D', S: 'C', W: 'B' } })).refusals).toEqual([
      'BP-PARTIE-4',
    ]);
    const second = first.and(changing(), writing(['3NTN=', '3NTN='], { round: 2 }), accepting(2));
    const again = { N: 'A', E: 'B', S: 'C', W: 'D' };
    expect(second.when(changing({ seats: again })).refusals).toEqual(['BP-PARTIE-4']);
  });
  it('BP-PARTIE-4 gives everybody each partner once, however long the rubbers are', () => {
    fc.assert(
      fc.property(fc.nat(7), fc.nat(7), (one, two) => {
        const played = (passes: number, round: number) =>
          writing([...Array.from({ length: passes }, () => 'pass'), '3NTN=', '3NTN='], { round });
        const { state } = seated
          .and(played(one, 1), accepting(), changing())
          .and(played(two, 2), accepting(2), changing());
        const pairs = [1, 2, 3].flatMap((round) => {
          const { N, E, S, W } = rubber(state, round).seats;
          return [[N, S].sort().join(''), [E, W].sort().join('')];
        });
        expect(new Set(pairs).size).toBe(6);
      }),
      { numRuns: 40 },
    );
  });
  it('BP-PARTIE-3 ends the partie with the third rubber, and refuses a fourth', () => {
    const third = first
      .and(changing(), writing(['3NTN=', '3NTN='], { round: 2 }), accepting(2))
      .and(changing(), writing(['3NTN=', '3NTN='], { round: 3 }));
    expect(third.when(changing()).refusals).toEqual(['rubber-goes-on']);
    const over = third.and(accepting(3));
    expect(over.when(changing()).refusals).toEqual(['BP-PARTIE-3']);
    expect(over.when({ do: 'call-partie' }).types).toEqual(['PartieCalled']);
    expect(third.when({ do: 'call-partie' }).refusals).toEqual(['tables-still-play']);
  });
  it('BP-TABLE-GAP-3 draws nothing again: the packs go on alternating', () => {
    // The third deal of the first rubber was East's, with the red pack: South follows with the blue one.
    const odd = seated.and(writing(['3NTN=', '3NTN=']), accepting()).and(changing());
    expect(rubber(odd.state, 2)).toMatchObject({ dealer: 'S', packs: { NS: 'blue', EW: 'red' } });
    expect(odd.when({ do: 'choose-pack', partie: 1, table: '1', pack: 'red' }).refusals).toEqual([
      'rubber-begun',
    ]);
    // The packs were exchanged by a deal that stood (BP-9-4): they stay so.
    const exchanged = seated
      .and(writing(['3NTN=', '3NTN=']), onSheet('note-dealer', { deal: 1, dealer: 'N', pack: 'red' }))
      .and(accepting(), changing());
    expect(rubber(exchanged.state, 2).packs).toEqual({ NS: 'red', EW: 'blue' });
    const draws = [{ entry: 'A', cards: ['SA'] }];
    expect(odd.when({ do: 'draw-cards', partie: 1, table: '1', draws }).refusals).toEqual(['rubber-begun']);
  });
  it('waits for the totals to be accepted by both sides, or by the arbiter', () => {
    const ended = seated.and(writing(FOUR_DEALS));
    expect(ended.when(changing()).refusals).toEqual(['rubber-goes-on']);
    const one = ended.and(onSheet('accept-totals', { by: 'A' }));
    expect(one.when(onSheet('accept-totals', { by: 'C' })).refusals).toEqual(['side-accepted']);
    expect(one.when(changing()).refusals).toEqual(['rubber-goes-on']);
    const ruled = one.and(onSheet('rule-totals', { reason: 'B is gone' }));
    expect(ruled.when(changing()).types).toEqual(['PartnersChanged']);
    expect(ruled.when(onSheet('accept-totals', { by: 'B' })).refusals).toEqual(['totals-accepted']);
  });
});
