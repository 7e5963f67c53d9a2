import { describe, expect, it } from '@jest/globals';
import type { SeatView, TableView } from '@arbitre/rules/kernel/table-view';
import { adviceAt } from './advice-of';

const suits = (text: string): readonly string[] =>
  text.split('.').flatMap((ranks, at) => Array.from(ranks, (rank) => `${'SHDC'.charAt(at)}${rank}`));

const seat = (name: string, cards: readonly string[] | null, more: Partial<SeatView> = {}): SeatView => ({
  ...{ seat: name, side: 'NS', hand: cards, roles: [] },
  ...more,
});

const view = (seats: readonly SeatView[], turn: string | null, more: Partial<TableView> = {}): TableView => ({
  ...{ phase: 'auction', seats, turn, calls: [], contract: null, lastTrick: null, tricks: {} },
  ...{ trick: { number: 1, cards: [] }, obligations: [], legal: [], facts: {}, score: null },
  ...more,
});

const OPENER = suits('AQ4.A72.A83.J654');

describe('the advice beside a table', () => {
  it('is to the hand that is to call, by the calls so far', () => {
    expect(adviceAt(view([seat('N', OPENER)], 'N'))).toMatchObject({ seat: 'N', advice: { call: '1NT' } });
    const calls = ['Pass', 'Pass', 'Pass'].map((call, at) => ({ seat: 'ESW'.charAt(at), call }));
    expect(adviceAt(view([seat('N', OPENER)], 'N', { calls }))).toMatchObject({ advice: { call: 'Pass' } });
  });

  it('BP-G-MARQUE-5 is by the score of the rubber: the last trick that lacks for game is bid', () => {
    const calls = ['1S', 'Pass', '2S', 'Pass'].map((call, at) => ({ seat: 'NESW'.charAt(at), call }));
    const again = view([seat('N', suits('AKQ32.A72.83.J65'))], 'N', { calls });
    const called = (points: number): readonly (string | null)[] => {
      const score = { NS: { games: 0, points }, EW: { games: 0, points: 0 } };
      const counsels = adviceAt(again, score)?.advice.counsels ?? [];
      return counsels
        .filter(({ article, applies }) => applies && article === 'BP-G-MARQUE-5')
        .map(({ call }) => call);
    };
    expect([called(0), called(4), called(18)]).toEqual([[], ['3S'], []]);
    expect(adviceAt(again)).toEqual(
      adviceAt(again, { NS: { games: 0, points: 0 }, EW: { games: 0, points: 0 } }),
    );
  });

  it('is nobody’s where the reader does not see the hand, or nobody is to act', () => {
    expect(adviceAt(view([seat('N', [], { hidden: 13 })], 'N'))).toBeNull();
    expect(adviceAt(view([seat('N', null)], 'N'))).toBeNull();
    expect(adviceAt(view([seat('N', OPENER.slice(1), { hidden: 1 })], 'N'))).toBeNull();
    expect(adviceAt(view([seat('N', OPENER)], null))).toBeNull();
  });

  it('BP-G-ENT-SA-4 is a card for the leader, and BP-G-ONZE for his partner once dummy lies open', () => {
    const calls = ['1NT', 'Pass', '3NT', 'Pass', 'Pass', 'Pass'].map((call, at) => ({
      seat: 'NESW'.charAt(at % 4),
      call,
    }));
    const lead = view([seat('E', suits('AJ863.432.432.32'))], 'E', { phase: 'play', calls });
    expect(adviceAt(lead)).toMatchObject({ seat: 'E', advice: { card: 'S6' } });
    const third = view(
      [seat('W', suits('KT2.987.8765.987')), seat('S', suits('9.AKQ5.AKQ.AKQ5'), { open: true })],
      'W',
      {
        ...{ phase: 'play', calls },
        trick: {
          number: 1,
          cards: [
            { seat: 'E', card: 'S6' },
            { seat: 'S', card: 'S5' },
          ],
        },
      },
    );
    expect(adviceAt(third)?.advice.counsels[0]).toMatchObject({ article: 'BP-G-ONZE' });
  });
});
