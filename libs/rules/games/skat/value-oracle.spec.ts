import { parseContract, type Contract } from './contract';
import { LEGAL_BIDS, valuePlayed } from './value';

/** Base values as SKAT-5.1.1 prints them. */
const BASE = { D: 9, H: 10, S: 11, C: 12, G: 24 } as const;
type Suit = keyof typeof BASE;

type Ending = { readonly points: number; readonly tricks: number };

/** Ends of a game around every border: schwarz, schneider, sixty, with and without a last trick of no points. */
const ENDINGS: readonly Ending[] = [
  ...[0, 4, 22].map((points) => ({ points, tricks: 0 })),
  ...[4, 29, 30, 31, 59, 60, 61, 62, 89, 90, 91, 119, 120].map((points) => ({ points, tricks: 5 })),
  ...[98, 120].map((points) => ({ points, tricks: points === 120 ? 10 : 9 })),
];

/**
 * What a game comes to, worked out from the articles one by one and from nothing of the code: the step is counted sign by
 * sign (SKAT-5.2-GAP-1), the declarer wins if he keeps what he announced and reaches the bid.
 */
const byTheBook = (game: Suit, said: Contract, matadors: number, bid: number, end: Ending): number => {
  const { points, tricks } = end;
  const base = BASE[game];
  const count = (...signs: readonly boolean[]): number => signs.filter(Boolean).length;
  const schneider = points >= 90;
  const schwarz = tricks === 10;
  // SKAT-5.2.6.a, SKAT-5.2.5.b, SKAT-5.2.2
  const kept = said.ouvert || said.schwarz ? schwarz : said.schneider ? schneider : points >= 61;
  const announced = count(said.schneider, said.schwarz, said.ouvert);
  const won = base * (Math.abs(matadors) + 1 + count(said.hand, schneider, schwarz) + announced);
  if (kept && won >= bid) return won;
  // SKAT-5.2.6.b, SKAT-5.2.5.d, SKAT-5.2-GAP-2: a missed announcement; SKAT-5.2.3, SKAT-5.2.4.a: the declarer's own steps.
  const missed = said.ouvert ? 7 : said.schwarz ? 6 : said.schneider ? 4 + count(tricks === 0) : null;
  const own = 1 + count(said.hand, points <= 30, tricks === 0);
  const lost = base * (Math.abs(matadors) + (missed ?? own));
  // SKAT-5.4.1.a, SKAT-5.4-GAP-2: at least the smallest multiple that reaches the bid; SKAT-5.3.4: doubled.
  return -2 * Math.max(lost, base * Math.ceil(bid / base));
};

/** Every third bid and the matadors about which something changes: the whole of it takes minutes and agrees too. */
const SOME_BIDS = LEGAL_BIDS.filter((_, index) => index % 3 === 0);
const MATADORS = [1, 2, 3, 4, 7, 11];

const contractsOf = (game: Suit): readonly string[] =>
  ['', 'H', 'HS', 'HZ', 'HO'].map((steps) => game + steps);

describe('values by the code and by the articles', () => {
  it.each(Object.keys(BASE) as readonly Suit[])(
    'SKAT-5.2-GAP-1 SKAT-5.4-GAP-2 SKAT-5.3.4 agree for every contract, matador, bid and ending of %s',
    (game) => {
      const most = game === 'G' ? 4 : 11;
      const matadors = MATADORS.filter((count) => count <= most).flatMap((count) => [count, -count]);
      const differ: unknown[] = [];
      let compared = 0;
      for (const text of contractsOf(game))
        for (const count of matadors)
          for (const bid of SOME_BIDS)
            for (const end of ENDINGS) {
              const said = parseContract(text)!;
              const { score } = valuePlayed(said, count, bid, end.points, end.tricks);
              const wanted = byTheBook(game, said, count, bid, end);
              compared++;
              if (score !== wanted) differ.push({ text, count, bid, ...end, score, wanted });
            }
      expect(differ.slice(0, 3)).toEqual([]);
      expect(compared).toBe(5 * matadors.length * 21 * ENDINGS.length);
    },
  );
  it.each([
    // Game, matadors, bid, points, tricks, value: worked by hand.
    ['HH', 1, 36, 95, 8, 40],
    ['HH', 1, 36, 75, 7, -80],
    ['S', 1, 48, 25, 3, -110],
    ['S', 4, 55, 61, 6, 55],
    ['S', 4, 55, 60, 6, -110],
    ['G', 1, 60, 90, 8, 72],
    ['G', 1, 60, 89, 8, -144],
    ['G', -4, 120, 61, 6, 120],
    ['GHZ', 2, 18, 120, 10, 192],
    ['GHZ', 2, 18, 119, 9, -384],
    ['CHS', 1, 66, 92, 8, -144],
    ['CHS', 1, 66, 120, 10, 72],
    ['DH', -2, 18, 30, 2, -90],
    ['DH', -2, 18, 4, 0, -108],
    ['D', -11, 18, 61, 6, 108],
    ['DHO', -1, 18, 120, 10, 72],
    ['CHO', 11, 216, 120, 10, 216],
  ] as const)(
    'SKAT-5.3.2.b %s with %i at %i, %i points in %i tricks: %i',
    (text, matadors, bid, points, tricks, score) => {
      expect(valuePlayed(parseContract(text)!, matadors, bid, points, tricks).score).toBe(score);
    },
  );
});
