import { cards } from '@arbitre/rules/kernel/testing/cards';
import { cardTitle, cardWord, formatCard, PACK, parseCard, rankingWith } from './cards';
import { joffre } from './game';
import { calls, DEAL, given, hand, HANDS, winnersOf } from './testing/table';

describe('the pack of four countries', () => {
  it('JOF-1.1 has eight cards of each country; 31 cards or a card twice are refused', () => {
    const pack = PACK.map(formatCard);
    expect(pack).toHaveLength(32);
    expect(Object.values(Object.groupBy(pack, (card) => card.charAt(0))).map((each) => each?.length)).toEqual(
      [8, 8, 8, 8],
    );
    expect(given().when({ do: 'deal', pack }).refusals).toEqual([]);
    expect(given().when({ do: 'deal', pack: pack.slice(1) }).refusals).toEqual(['JOF-1.1']);
    expect(given().when({ do: 'deal', pack: ['C1', ...pack.slice(1)] }).refusals).toEqual(['JOF-1.1']);
    const twice = { ...HANDS, N: hand('2.765.2.641') };
    expect(given().when({ do: 'deal', hands: twice }).refusals).toEqual(['JOF-1.1']);
  });
  it('JOF-1.2 names the seven grades of a country', () => {
    expect(['H7', 'D1', 'C4'].map((card) => cardTitle(card, 'fr'))).toEqual([
      'France 7, Général',
      'Angleterre 1, Caporal',
      'Russie 4, Capitaine',
    ]);
    expect(cardTitle('S5', 'en')).toBe('Germany 5, Major');
    expect(['H8', 'HA', 'X1', 'H'].map(parseCard)).toEqual([-1, -1, -1, -1]);
  });
  it('JOF-1.3 gives the eighth card no number', () => {
    for (const card of ['H0', 'S0', 'D0', 'C0']) expect(cardTitle(card, 'fr')).not.toMatch(/\d/);
  });
  it('JOF-1-GAP-1 ranks the eighth card lowest: the 1 beats it, and a card of another series never wins', () => {
    const { power } = rankingWith(-1);
    const order = ['H7', 'H6', 'H5', 'H4', 'H3', 'H2', 'H1', 'H0'].map(
      (card) => power[parseCard(card)] ?? -1,
    );
    expect(order).toEqual(order.toSorted((a, b) => b - a));
    expect(new Set(order).size).toBe(8);
    const hands = {
      E: hand('.76..765432'),
      S: hand('.0.6543210.'),
      W: hand('7654321.1..'),
      N: hand('0.5432.7.10'),
    };
    // East buys and names Russia; in the second trick South has the lead.
    const table = given()
      .and({ do: 'deal', hands }, calls('7 pass pass pass'))
      .when(cards('E:C7 S:D0 W:S1 N:C0 E:H6 S:H0 W:H1 N:H2'));
    expect(winnersOf(table.events)).toBe('EE');
  });
  it('JOF-1.4 JOF-1.5 JOF-1.6 tell the Joffre, the Kaiser and the two that bear a country alone', () => {
    expect(['H0', 'S0', 'D0', 'C0'].map((card) => cardWord(card, 'fr'))).toEqual([
      'JOFFRE',
      'KAISER',
      'Angleterre',
      'Russie',
    ]);
  });
  it('JOF-3.1 JOF-3.3 seats four players in two sides, partners opposite', () => {
    const { seats } = joffre.tableView(given().and(DEAL).state);
    expect(seats.map(({ seat, side }) => `${seat} ${side}`)).toEqual(['N NS', 'E EW', 'S NS', 'W EW']);
  });
});
