import { describe, expect, it } from '@jest/globals';
import {
  calls,
  choicesOf,
  choose,
  DEAL,
  dealt,
  given,
  SUIT_HANDS,
  type Table,
  UNKNOWN,
  viewOf,
} from '../testing/laws';
import { nextDeal } from './next-deal';

const CUT = { do: 'cut', by: 'W' };
const begin = (by: string, pack?: string) => ({
  do: 'begin-deal',
  by,
  ...(pack === undefined ? {} : { pack }),
});
const stop = (by: string, dealt?: number) => ({
  do: 'stop-deal',
  by,
  ...(dealt === undefined ? {} : { dealt }),
});
const turned = (seat: string, card: string, cause: string) => ({ do: 'turn-up', ...{ seat, card, cause } });
const misdeal = (fault: string, more: object = {}) => ({ do: 'misdeal', fault, ...more });

/** The deal is void: the same player deals again with the same pack (BP-DONNE-GAP-1). */
const expectNewDeal = (table: Table, article: string, dealer = 'N') => {
  expect(table.events.at(-1)).toEqual({
    type: 'DealAnnulled',
    data: { article, dealer, pack: dealer === 'N' || dealer === 'S' ? 'blue' : 'red' },
  });
  expect([table.state.phase, table.state.attempt, table.state.dealt]).toEqual(['waiting', 2, false]);
  expect(viewOf(table).facts).toMatchObject({ dealer });
};
const online = () => given({ policy: 'enforced' }).and(CUT);

describe('a deal by the wrong player, or with the wrong pack (article 9)', () => {
  const wrong = given({ dealer: 'E' }).and(begin('S'));

  it('BP-9-1 is stopped before the last card, and the right player deals', () => {
    expect(wrong.irregularities).toEqual(['BP-9-1']);
    expectNewDeal(wrong.when(stop('N', 40)), 'BP-9-1', 'E');
    expect(given().and(begin('N')).when(stop('E')).refusals).toEqual(['deal-regular']);
    expect(wrong.when(begin('E')).refusals).toEqual(['deals-already']);
    expect(online().when(begin('S')).refusals).toEqual(['BP-9-1']);
  });
  it('BP-9-2 is stopped before the last card, and dealt again with the right pack', () => {
    const pack = given({ dealer: 'W' }).and(begin('W', 'blue'));
    expect(pack.irregularities).toEqual(['BP-9-2']);
    expectNewDeal(pack.when(stop('S', 20)), 'BP-9-2', 'W');
    expect(online().when(begin('N', 'red')).refusals).toEqual(['BP-9-2']);
    expect(given().when(begin('N', 'green')).refusals).toEqual(['invalid-field']);
  });
  it('BP-9-3 is regular once the last card is dealt, and whoever dealt calls first', () => {
    expect(wrong.when(stop('N', 52)).refusals).toEqual(['BP-9-3']);
    const stood = wrong.and(UNKNOWN);
    expect(stood.types).toEqual(['HandsDealt', 'DealStood']);
    expect(stood.when(stop('N')).refusals).toEqual(['BP-9-3']);
    expect([viewOf(stood).turn, viewOf(stood).facts.dealer]).toEqual(['S', 'S']);
    expect(stood.when(calls('S:1H')).irregularities).toEqual([]);
    expect(stood.when(calls('E:1H')).irregularities).toEqual(['BP-39-1']);
    // Cards in the order of the pack fall from the left of who deals.
    const order = Object.values(SUIT_HANDS).flat();
    const fell = wrong.and({ do: 'deal', order });
    expect(viewOf(fell).seats.find(({ seat }) => seat === 'W')?.hand).toContain(order[0]);
  });
  it('BP-9-4 leaves the packs exchanged', () => {
    const stood = given({ dealer: 'W' }).and(begin('W', 'blue'), UNKNOWN);
    expect([stood.events.at(-1), viewOf(stood).facts.pack]).toEqual([
      { type: 'DealStood', data: { dealer: 'W', pack: 'blue', article: 'BP-9-4' } },
      'blue',
    ]);
    const packs = { NS: 'blue', EW: 'red' };
    expect(nextDeal({ dealer: 'W', pack: 'blue' }, packs)).toEqual({
      ...{ dealer: 'N', packs: { NS: 'red', EW: 'blue' } },
    });
    expect(nextDeal({ dealer: 'W', pack: 'red' }, packs).packs).toEqual(packs);
    // A new deal of it is dealt with the pack that it has now.
    const again = stood.and(calls('E:1H'), choose('S', 'BP-39-1', 'new-deal'));
    expect(again.events.at(-1)).toMatchObject({ data: { dealer: 'W', pack: 'blue' } });
  });
  it('BP-9-GAP-1 passes on to the left of whoever dealt', () => {
    const { dealer } = viewOf(wrong.and(UNKNOWN)).facts;
    expect(dealer).toBe('S');
    expect(nextDeal({ dealer: 'S', pack: 'blue' }, { NS: 'blue', EW: 'red' }).dealer).toBe('W');
  });
});

describe('a new deal (article 10)', () => {
  it('BP-10-1 is compulsory, by the same player with the same pack', () => {
    const found = given()
      .and(CUT, begin('N'))
      .when(turned('N', 'C2', 'in-pack'));
    expectNewDeal(found, 'BP-10-1-B');
    expect(found.state.choices).toEqual([]);
    const afresh = found.when(CUT, begin('N'), UNKNOWN);
    expect([afresh.refusals, afresh.state.dealt]).toEqual([[], true]);
  });
  it('BP-10-1-A is a pack that was not cut, remarked before the last card by who has not looked', () => {
    const miss = (more: object = {}) => ({ do: 'miss-cut', by: 'E', ...more });
    const begun = given().and(begin('N'));
    const found = begun.when(miss({ dealt: 30 }));
    expect(found.irregularities).toEqual(['BP-10-1-A']);
    expectNewDeal(found, 'BP-10-1-A');
    expect(begun.when(miss({ dealt: 30, looked: true })).refusals).toEqual(['BP-10-1-A']);
    expect(begun.when(miss({ dealt: 52 })).refusals).toEqual(['BP-10-1-A']);
    expect(dealt().when(miss()).refusals).toEqual(['BP-10-1-A']);
    expect(given().and(CUT, begin('N')).when(miss()).refusals).toEqual(['already-cut']);
    expect(online().when(miss()).refusals).toEqual(['BP-10-1-A']);
  });
  it('BP-10-1-B is a card found face up in the pack', () => {
    const found = given()
      .and(begin('N'))
      .when(turned('N', 'C2', 'in-pack'));
    expect(found.irregularities).toEqual(['BP-10-1-B']);
    expectNewDeal(found, 'BP-10-1-B');
    expect(online().when(turned('N', 'C2', 'in-pack')).refusals).toEqual(['BP-10-1-B']);
  });
  it('BP-10-1-C is a card that the table sees in any other way', () => {
    const found = given()
      .and(begin('N'))
      .when(turned('N', 'D7', 'dropped'));
    expect(found.irregularities).toEqual(['BP-10-1-C']);
    expectNewDeal(found, 'BP-10-1-C');
    expect(
      given()
        .and(begin('N'))
        .when(turned('E', 'D7', 'own-look')).types,
    ).not.toContain('DealAnnulled');
    expect(dealt().when(turned('N', 'D7', 'dropped')).refusals).toEqual(['already-dealt']);
    expect(online().when(turned('N', 'D7', 'dropped')).refusals).toEqual(['BP-10-1-C']);
  });
  it('BP-10-1-D is a deal in another order, or into other heaps', () => {
    for (const fault of ['first-card', 'heaps', 'two-cards']) {
      const found = given().and(begin('N')).when(misdeal(fault));
      expect(found.irregularities).toEqual(['BP-10-1-D']);
      expectNewDeal(found, 'BP-10-1-D');
    }
    expect(online().when(misdeal('heaps')).refusals).toEqual(['BP-10-1-D']);
  });
  it('BP-10-1-D2 lets the dealer put two cards right before he deals another', () => {
    const mended = given()
      .and(begin('N'))
      .when(misdeal('two-cards', { corrected: true }));
    expect([mended.types, mended.irregularities]).toEqual([
      ['DealFaulted', 'IrregularityObserved'],
      ['BP-10-1-D2'],
    ]);
    expect(mended.when(UNKNOWN).refusals).toEqual([]);
    expect(dealt().when(misdeal('two-cards', { corrected: true })).refusals).toEqual(['BP-10-1-D2']);
    expect(given().when(misdeal('heaps', { corrected: true })).refusals).toEqual(['BP-10-1-D2']);
  });
  it('BP-10-1-E is a last card that does not fall to the dealer', () => {
    const found = dealt().when(misdeal('last-card'));
    expect(found.irregularities).toEqual(['BP-10-1-E']);
    expectNewDeal(found, 'BP-10-1-E');
    const playing = dealt().and(calls('N:1S E:Pass S:Pass W:Pass'));
    expect(playing.when(misdeal('last-card')).refusals).toEqual(['auction-over']);
    expect(online().when(misdeal('last-card')).refusals).toEqual(['BP-10-1-E']);
  });
  it('BP-10-1-F is a hand that another looked at', () => {
    const take = (looked: boolean, owner = 'N') => ({ do: 'take-hand', by: 'W', owner, looked });
    const found = dealt().when(take(true));
    expect(found.irregularities).toEqual(['BP-10-1-F']);
    expectNewDeal(found, 'BP-10-1-F');
    const back = dealt().when(take(false));
    expect([back.types, back.irregularities]).toEqual([['HandTaken'], []]);
    expect(dealt().when(take(true, 'W')).refusals).toEqual(['invalid-field']);
    expect(online().when(take(true)).refusals).toEqual(['BP-10-1-F']);
  });
  it('BP-10-1-G is one hand too long and another too short', () => {
    const count = (counts: object, more: object = {}) => ({ do: 'count-hands', counts, ...more });
    const found = dealt().when(count({ N: 14, W: 12 }));
    expect(found.irregularities).toEqual(['BP-10-1-G']);
    expectNewDeal(found, 'BP-10-1-G');
    // A hand that is short while none is long is article 49; all thirteen is regular.
    expect(dealt().when(count({ W: 12 })).types).toEqual(['HandsCounted']);
    expect(dealt().when(count({ N: 13, W: 13 })).irregularities).toEqual([]);
    const known = given().and(DEAL);
    expect(known.when(count({ N: 14, W: 12 })).refusals).toEqual(['count-differs']);
    expect(dealt().when(count({})).refusals).toEqual(['invalid-field']);
    expect(online().when(count({ N: 14 })).refusals).toEqual(['BP-10-1-G']);
    // In the middle of the play a hand is as long as the tricks leave it.
    const trick = dealt()
      .and(calls('N:1S E:Pass S:Pass W:Pass'))
      .and(Array.from('ESWN', (seat, at) => ({ do: 'play', seat, card: `H${'2345'.charAt(at)}` })));
    expectNewDeal(trick.when(count({ N: 13, E: 12, S: 12, W: 11 })), 'BP-10-1-G');
  });
  it('BP-10-1-G2 leaves to article 48 what a trick explains', () => {
    const trick = dealt()
      .and(calls('N:1S E:Pass S:Pass W:Pass'))
      .and(Array.from('ESWN', (seat, at) => ({ do: 'play', seat, card: `H${'2345'.charAt(at)}` })));
    const counted = trick.when({ do: 'count-hands', counts: { S: 11, W: 13 }, trick: 1 });
    expect([counted.types, counted.irregularities]).toEqual([
      ['HandsCounted', 'IrregularityObserved'],
      ['BP-10-1-G2'],
    ]);
    expect(trick.when({ do: 'count-hands', counts: { S: 11, W: 13 }, trick: 2 }).refusals).toEqual([
      'invalid-field',
    ]);
  });
  it('BP-10-2 is a pack of another number, or with duplicates', () => {
    const pack = (cards: number, more: object = {}) => ({ do: 'count-pack', cards, ...more });
    for (const act of [pack(51), pack(53), pack(52, { duplicates: ['HQ'] })]) {
      const found = dealt().when(act);
      expect(found.irregularities).toEqual(['BP-10-2']);
      expectNewDeal(found, 'BP-10-2');
    }
    expect(dealt().when(pack(52)).types).toEqual(['PackCounted']);
    expect(dealt().when(pack(-1)).refusals).toEqual(['invalid-field']);
    expect(online().when(pack(51)).refusals).toEqual(['BP-10-2']);
  });
  it('BP-10-2B leaves scored what is scored', () => {
    const over = dealt().and(calls('N:Pass E:Pass S:Pass W:Pass'));
    expect([over.state.phase, over.when({ do: 'count-pack', cards: 51 }).refusals]).toEqual([
      'finished',
      ['BP-10-2B'],
    ]);
    expect(over.when({ do: 'count-pack', cards: 51 }).state.score).toEqual(over.state.score);
  });
});

describe('a card that its player turns up (article 38)', () => {
  const turnedUp = given().and(begin('N'), turned('E', 'D7', 'own-look'));
  const complete = turnedUp.and(UNKNOWN);

  it('BP-38-1 lets the opponent on his left say whether the deal goes on, once his hand is complete', () => {
    expect([turnedUp.irregularities.at(-1), choicesOf(turnedUp)]).toEqual(['BP-38-1', []]);
    expect(choicesOf(complete)).toEqual(['S BP-38-1 new-deal go-on']);
    for (const by of ['N', 'E', 'W'])
      expect(complete.when(choose(by, 'BP-38-1', 'new-deal')).refusals).toEqual(['BP-OPT-GAP-1']);
    const stands = complete.when(choose('S', 'BP-38-1', 'go-on'));
    expect([stands.types, stands.state.choices, stands.state.attempt]).toEqual([['ChoiceMade'], [], 1]);
    expect(online().when(turned('E', 'D7', 'own-look')).refusals).toEqual(['BP-38-1']);
  });
  it('BP-38-GAP-1 has the same dealer deal again, unless somebody has called', () => {
    expectNewDeal(complete.when(choose('S', 'BP-38-1', 'new-deal')), 'BP-38-1');
    const called = complete.when(calls('N:1H'));
    expect([called.types, called.state.choices]).toEqual([['CallMade', 'ChoiceLapsed'], []]);
    expect(called.when(choose('S', 'BP-38-1', 'new-deal')).refusals).toEqual(['no-choice']);
  });
});

describe('who deals after a new deal', () => {
  it('BP-DONNE-GAP-1 is the same player with the same pack, under whichever article', () => {
    const table = dealt({ dealer: 'E' }).and(calls('E:8C'));
    expectNewDeal(table.when(choose('S', 'BP-42-A', 'new-deal')), 'BP-42-A', 'E');
    expectNewDeal(dealt({ dealer: 'S' }).when(misdeal('last-card')), 'BP-10-1-E', 'S');
  });
  it('BP-DONNE-4 is told from where the last card falls', () => {
    const found = dealt({ dealer: 'S' }).when(misdeal('last-card'));
    expect(found.violations).toEqual([]);
    expectNewDeal(found, 'BP-10-1-E', 'S');
    const order = Object.values(SUIT_HANDS).flat();
    const whole = given({ dealer: 'S' }).and({ do: 'deal', order });
    expect(viewOf(whole).seats.find(({ seat }) => seat === 'S')?.hand).toContain(order[51]);
  });
});
