import { describe, expect, it } from '@jest/globals';
import { cardOf, formatCard } from '@arbitre/rules/kernel/cards';
import { PACK_52 } from '@arbitre/rules/kernel/decks';
import { dealDecider } from '../testing/life';
import { atRealTable, calls, DEAL, given, HANDS, viewOf } from '../testing/table';
import { bridgePlafond } from '../game';

const ORDER = PACK_52.cards.map(formatCard);
const every = (first: number): readonly string[] => ORDER.filter((_, at) => at % 4 === first);

describe('the pack and the deal', () => {
  it('BP-PARTIE-1 takes a pack of 52 cards, each once', () => {
    const short = given().when({ do: 'deal', order: ORDER.slice(1) });
    expect(short.refusals).toEqual(['BP-PARTIE-1']);
    const twice = given().when({ do: 'deal', order: ['HA', ...ORDER.slice(1)] });
    expect(twice.violations).toMatchObject([{ article: 'BP-PARTIE-1', facts: { card: 'HA' } }]);
    expect(twice.state.dealt).toBe(false);
    expect(given().when({ do: 'deal', order: ORDER }).types).toEqual(['HandsDealt']);
  });
  it('BP-PARTIE-2 seats four, partners opposite each other', () => {
    expect(bridgePlafond.seats).toEqual(['N', 'E', 'S', 'W']);
    expect(bridgePlafond.seats.map((seat) => bridgePlafond.sideOf(seat))).toEqual(['NS', 'EW', 'NS', 'EW']);
    const open = { do: 'open-deal', id: 'd', competition: 'c', game: 'bridge-plafond', policy: 'enforced' };
    const place = { session: 1, round: 1, table: '1', board: 1 };
    const rest = { ruleset: 'bridge-plafond@1', grain: 'full', place, setup: {} };
    const seated = (seating: object) => {
      const opening = { ...open, ...rest, seating };
      return dealDecider.decide(dealDecider.initial(), opening);
    };
    expect(seated({ N: 'a', E: 'b', S: 'c', W: 'd' }).ok).toBe(true);
    expect(seated({ N: 'a', E: 'b', S: 'c' }).ok).toBe(false);
    expect(seated({ N: 'a', E: 'b', S: 'c', W: 'd', X: 'e' }).ok).toBe(false);
  });
  it('BP-DONNE-1 lets the first dealer shuffle his pack himself, and notes another', () => {
    const dealer = given().when({ do: 'shuffle', by: 'N' });
    expect(dealer.events).toEqual([{ type: 'PackShuffled', data: { by: 'N', pack: 'blue' } }]);
    expect(given().when({ do: 'shuffle', by: 'E', pack: 'blue' }).refusals).toEqual(['BP-DONNE-1']);
    expect(atRealTable().when({ do: 'shuffle', by: 'E', pack: 'blue' }).irregularities).toEqual([
      'BP-DONNE-1',
    ]);
    // The deal goes on without a word of who shuffled; the page tells it.
    const unshuffled = given().when(DEAL);
    expect([unshuffled.refusals, unshuffled.state.packs.shuffled]).toEqual([[], null]);
  });
  it('BP-DONNE-2 has the pack cut by the player on the dealer’s right', () => {
    expect(given().when({ do: 'cut', by: 'W', lifted: 20 }).state.packs.cut).toEqual({ by: 'W', lifted: 20 });
    expect(given().when({ do: 'cut', by: 'E' }).refusals).toEqual(['BP-DONNE-2']);
    expect(given({ dealer: 'S' }).when({ do: 'cut', by: 'E' }).refusals).toEqual([]);
    expect(atRealTable().when({ do: 'cut', by: 'E' }).irregularities).toEqual(['BP-8-A']);
    expect(given().and(DEAL).when({ do: 'cut', by: 'W' }).refusals).toEqual(['already-dealt']);
  });
  it('BP-DONNE-3 deals one card at a time from the dealer’s left', () => {
    const { state } = given({ dealer: 'S' }).when({ do: 'deal', order: ORDER });
    expect(state.hands).toEqual({ W: every(0), N: every(1), E: every(2), S: every(3) });
  });
  it('BP-DONNE-4 gives the last card to the dealer', () => {
    for (const dealer of ['N', 'E', 'S', 'W'] as const) {
      const { state } = given({ dealer }).when({ do: 'deal', order: ORDER });
      expect(state.hands?.[dealer]?.at(-1)).toBe(formatCard(cardOf(3, 12)));
    }
  });
  it('BP-DONNE-5 lets the dealer’s partner shuffle the other pack while the cards are dealt', () => {
    const shuffled = given().and(DEAL).when({ do: 'shuffle', by: 'S' });
    expect(shuffled.events).toEqual([{ type: 'PackShuffled', data: { by: 'S', pack: 'red' } }]);
    expect(shuffled.state.packs.next).toEqual({ shuffled: 'S', placed: false });
    const other = { do: 'shuffle', by: 'E', pack: 'red' };
    expect(given().when(other).refusals).toEqual(['BP-DONNE-5']);
    expect(atRealTable().when(other).irregularities).toEqual(['BP-DONNE-5']);
  });
  it('BP-DONNE-6 has it put down on his right, once it is shuffled', () => {
    const place = { do: 'place-pack', by: 'S' };
    expect(given().when(place).refusals).toEqual(['BP-DONNE-6']);
    const placed = given().and({ do: 'shuffle', by: 'S' }).when(place);
    expect(placed.events).toEqual([{ type: 'PackPlaced', data: { by: 'S', pack: 'red' } }]);
    expect(placed.state.packs.next.placed).toBe(true);
    const wrong = { do: 'place-pack', by: 'W' };
    expect(atRealTable().and({ do: 'shuffle', by: 'S' }).when(wrong).irregularities).toEqual(['BP-DONNE-6']);
  });
  it('BP-DONNE-7 passes the deal clockwise, board by board, with the pack of the dealer’s side', () => {
    const dealers = [1, 2, 3, 4, 5].map((board) => viewOf(given({ board })).facts);
    expect(dealers.map((facts) => [facts.dealer, facts.pack])).toEqual([
      ['N', 'blue'],
      ['E', 'red'],
      ['S', 'blue'],
      ['W', 'red'],
      ['N', 'blue'],
    ]);
    expect(viewOf(given({ board: 1, dealer: 'S' })).facts.dealer).toBe('S');
    expect(bridgePlafond.readSetup({ dealer: 'X' })).toMatchObject({
      ok: false,
      violation: { article: 'BP-DONNE-7' },
    });
  });
  it('BP-DONNE-GAP-1 has the same player deal again with the same pack after a new deal', () => {
    const ruled = { do: 'rule', article: 'BP-DISC-1', outcome: 'new-deal', reason: 'a card lay outside' };
    const again = atRealTable({ board: 2 }).and(DEAL, calls('E: 1S Pass')).when(ruled);
    expect(again.types).toEqual(['ArbiterDecided', 'DealAnnulled']);
    expect(again.events.at(-1)?.data).toEqual({ article: 'BP-DISC-1', dealer: 'E', pack: 'red' });
    expect(again.state).toMatchObject({ phase: 'waiting', attempt: 2, dealt: false, calls: [], score: null });
    const dealt = again.when(DEAL, { do: 'call', seat: 'E', call: 'Pass' });
    expect([dealt.refusals, dealt.state.phase]).toEqual([[], 'auction']);
  });
  it('takes back the score of a deal that is annulled after it', () => {
    const ruled = { do: 'rule', article: 'BP-10-2', outcome: 'new-deal', reason: 'two queens of hearts' };
    const scored = atRealTable({ grain: 'result' }).and({
      ...{ do: 'record-result', contract: '2H', declarer: 'N', tricks: 8 },
    });
    const again = scored.when(ruled);
    expect(again.types).toEqual(['ArbiterDecided', 'DealAnnulled', 'DealScored']);
    expect(again.state).toMatchObject({ phase: 'waiting', score: { notation: 'void', scores: { NS: 0 } } });
  });
  it('deals by a seed, the same for whoever knows it, and another hand on a new deal', () => {
    const seeded = { do: 'deal', seed: 'belle' };
    const first = given().when(seeded);
    expect(first.state.hands).toEqual(given().when(seeded).state.hands);
    expect(given({ board: 2 }).when(seeded).state.hands).not.toEqual(first.state.hands);
    expect(
      Object.values(first.state.hands ?? {})
        .flat()
        .toSorted(),
    ).toEqual(ORDER.toSorted());
    const ruled = { do: 'rule', article: 'BP-DISC-1', outcome: 'new-deal', reason: '-' };
    expect(first.when(ruled, seeded).state.hands).not.toEqual(first.state.hands);
  });
  it('BP-ENCH-8 takes thirteen cards for a hand', () => {
    const hands = { ...HANDS, N: HANDS.N.slice(1) };
    expect(given().when({ do: 'deal', hands }).violations).toMatchObject([
      { article: 'BP-ENCH-8', facts: { seat: 'N', cards: 12, expected: 13 } },
    ]);
    const { N, E, S } = HANDS;
    expect(given().when({ do: 'deal', hands: { N, E, S } }).refusals).toEqual(['BP-ENCH-8']);
    expect(atRealTable().when({ do: 'deal', hands: { N, E, S } }).refusals).toEqual([]);
    expect(given().when({ do: 'deal' }).refusals).toEqual(['missing-field']);
    expect(given().and(DEAL).when(DEAL).refusals).toEqual(['already-dealt']);
  });
  it('BP-ENCH-9 lasts until every card is played; claims end with the next cut', () => {
    const close = { do: 'close-claims', cause: 'next-cut' };
    expect(given().and(DEAL).when(close).refusals).toEqual(['deal-not-over']);
    const passed = given().and(DEAL, calls('Pass Pass Pass Pass')).when(close);
    expect([passed.types, passed.state.claimsClosed]).toEqual([['ClaimsClosed'], true]);
    expect(passed.when(close).refusals).toEqual(['claims-closed']);
  });
});
