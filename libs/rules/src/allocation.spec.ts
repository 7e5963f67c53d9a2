import { bytesAPlay, cardPlaysOf } from '@arbitre/rules/kernel/testing/allocation';

const PLAYS = 50_000;
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

describe('the measure of what a card play allocates', () => {
  it('sees an object of two numbers a play, kept or not, also when the collector runs', () => {
    const kept: { play: number; twice: number }[] = [];
    let last: object = {};
    const keeping = () => {
      for (let play = 0; play < PLAYS; play++) kept[play] = { play, twice: play * 2 };
    };
    const dropping = () => {
      for (let play = 0; play < PLAYS * 20; play++) last = { play, twice: play * 2 };
    };
    expect(median(bytesAPlay(() => ({ plays: PLAYS, play: keeping }), 5))).toBeGreaterThan(12);
    expect(median(bytesAPlay(() => ({ plays: PLAYS * 20, play: dropping }), 5))).toBeGreaterThan(12);
    expect(last).toMatchObject({ play: PLAYS * 20 - 1 });
  });
  it('sees less than a byte where nothing is made', () => {
    const seats = new Int32Array(4);
    const play = () => {
      for (let each = 0; each < PLAYS; each++) seats[each & 3] = (seats[each & 3] ?? 0) + each;
    };
    expect(median(bytesAPlay(() => ({ plays: PLAYS, play }), 5))).toBeLessThan(1);
  });
  it('plays the cards of each deal as often as it is told, from its first card on', () => {
    const seen: string[] = [];
    const game = {
      initial: (setup: string) => [setup],
      evolve: (state: readonly string[], { type }: { readonly type: string }) => {
        seen.push(`${state.join()} ${type}`);
        return state;
      },
    };
    const events = ['CardsDealt', 'CardPlayed', 'TrickWon', 'CardPlayed', 'DealScored'].map((type) => ({
      type,
    }));
    const { play } = cardPlaysOf(game, [{ setup: 'deal', events }], 2);
    const dealt = seen.splice(0);
    play();
    const table = ['deal CardPlayed', 'deal TrickWon', 'deal CardPlayed'];
    expect([dealt, seen]).toEqual([
      ['deal CardsDealt', 'deal CardsDealt'],
      [...table, ...table],
    ]);
  });
});
