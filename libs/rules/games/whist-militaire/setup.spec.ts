import { given } from './testing/table';
import { PACK_52 } from '@arbitre/rules/kernel/decks';
import { formatCard } from '@arbitre/rules/kernel/cards';
import { whistMilitaire } from './game';
import { readSetup } from './setup';

const refusal = (given: Readonly<Record<string, unknown>>): string | null => {
  const reading = readSetup(given);
  return reading.ok ? null : reading.violation.article;
};

describe('what a deal starts from', () => {
  it('WM-2.1 lets the captain at home deal first', () => {
    expect(given({ deal: 1 }).state.setup.dealer).toBe('N');
    expect(refusal({ board: 1, trump: 'H', dealer: 'E' })).toBe('WM-2.1');
    expect(given().when({ do: 'start-deal', seat: 'S' }).refusals).toEqual(['WM-2.1']);
  });
  it('WM-2.2 passes the deal clockwise, so that each of the four deals once', () => {
    expect([1, 2, 3, 4].map((deal) => given({ deal }).state.setup.dealer).join('')).toBe('NESW');
    expect(refusal({ board: 3, trump: 'H', dealer: 'N' })).toBe('WM-2.2');
    expect(given({ deal: 2 }).when({ do: 'start-deal', seat: 'N' }).refusals).toEqual(['WM-2.2']);
  });
  it('WM-3.3 does not start without a published trump, and no act changes it', () => {
    expect(refusal({ board: 1 })).toBe('WM-3.3');
    expect(whistMilitaire.tableView(given().when().state).facts.trump).toBe('H');
    expect(given().when({ do: 'change-trump' }).refusals).toEqual(['unknown-act']);
  });
  it('WM-3-GAP-1 takes one of the four suits for trump, never no trump', () => {
    expect(['C', 'D', 'H', 'S'].map((trump) => refusal({ board: 1, trump }))).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(refusal({ board: 1, trump: 'NT' })).toBe('WM-3-GAP-1');
  });
  it('WM-4.1 seats partners opposite each other', () => {
    expect(whistMilitaire.seats.map((seat) => whistMilitaire.sideOf(seat))).toEqual(['NS', 'EW', 'NS', 'EW']);
  });
  it('WM-R13.3 refuses a pack that is not the organiser’s', () => {
    expect(refusal({ board: 1, trump: 'H', pack: 'player' })).toBe('WM-R13.3');
    const change = { do: 'change-pack', pack: 'mine', reason: 'nicer', owner: 'player' };
    expect(given().when(change).refusals).toEqual(['WM-R13.3']);
  });
  it.each([
    [{ board: 5, trump: 'H' }, 'WM-5.3'],
    [{ trump: 'H' }, 'WM-5.3'],
    [{ board: 1, trump: 'H', captain: 'X' }, 'invalid-field'],
  ])('refuses %j with %s', (given, article) => {
    expect(refusal(given)).toBe(article);
  });
});

describe('the distribution', () => {
  const pack = PACK_52.cards.map(formatCard);

  it('WM-3.1 deals one card at a time, clockwise from the dealer’s left, thirteen each', () => {
    const { events } = given().when({ do: 'deal', pack });
    const dealt = events.find((event) => event.type === 'CardsDealt');
    expect(dealt?.data.hands).toEqual({
      E: pack.filter((_, place) => place % 4 === 0),
      S: pack.filter((_, place) => place % 4 === 1),
      W: pack.filter((_, place) => place % 4 === 2),
      N: pack.filter((_, place) => place % 4 === 3),
    });
    expect(given().when({ do: 'deal', pack: pack.slice(1) }).refusals).toEqual(['WM-3.1']);
  });
  it('WM-3.2 has the pack cut by the player on the dealer’s right, before the deal', () => {
    expect(given().when({ do: 'cut', seat: 'W' }).events).toEqual([{ type: 'CutMade', data: { seat: 'W' } }]);
    expect(given().when({ do: 'cut', seat: 'E' }).refusals).toEqual(['WM-3.2']);
    expect(given({ policy: 'enforced' }).when({ do: 'start-deal', seat: 'N' }).refusals).toEqual(['WM-3.2']);
  });
  it('WM-R7.7 leaves the hands on the table until the last card is dealt', () => {
    const early = [
      { do: 'start-deal', seat: 'N' },
      { do: 'pick-up', seat: 'E' },
    ];
    expect(given().when(early).irregularities).toEqual(['WM-R7.7']);
    const online = [{ do: 'cut', seat: 'W' }, ...early, { do: 'deal', pack }, { do: 'pick-up', seat: 'E' }];
    expect(given({ policy: 'enforced' }).when(online).refusals).toEqual(['WM-R7.7']);
  });
});
