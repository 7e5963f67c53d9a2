import { describe, expect, it } from '@jest/globals';
import { enforced, given, UNKNOWN } from '../testing/laws';

const demand = (by = 'E') => ({ do: 'demand-cut', by });
const cut = (by: string, lifted?: number) => ({ do: 'cut', by, ...(lifted === undefined ? {} : { lifted }) });
const CUT = cut('W', 20);
const fault = (how: string, more: object = {}) => ({ do: 'fault-cut', how, ...more });

/** Whoever asks has the pack shuffled and cut again. */
const cutAgain = (table: ReturnType<typeof given>) => {
  for (const by of 'NESW') {
    const asked = table.when(demand(by));
    expect([asked.types, asked.state.packs.cut, asked.state.packs.shuffled]).toEqual([
      ['CutDemanded'],
      null,
      null,
    ]);
    expect(asked.when(demand(by)).refusals).toEqual(['cut-regular']);
    expect(asked.when(CUT).irregularities).toEqual([]);
  }
};

describe('the cut (article 8)', () => {
  it('BP-8-A is made again where another cut than the player on the dealer’s right', () => {
    const table = given().and(cut('E'));
    expect(table.irregularities).toEqual(['BP-8-A']);
    cutAgain(table);
    expect(given().and(CUT).when(demand()).refusals).toEqual(['cut-regular']);
    expect(given({ policy: 'enforced' }).when(cut('E')).refusals).toEqual(['BP-DONNE-2']);
  });
  it('BP-8-B is made again where fewer than four cards lie in either part', () => {
    for (const lifted of [3, 49]) {
      const table = given().and(cut('W', lifted));
      expect(table.irregularities).toEqual(['BP-8-B']);
      cutAgain(table);
    }
    for (const lifted of [4, 48]) expect(given().and(cut('W', lifted)).irregularities).toEqual([]);
    expect(given({ policy: 'enforced' }).when(cut('W', 3)).refusals).toEqual(['BP-8-B']);
  });
  it('BP-8-B is on record beside the wrong player', () => {
    const table = given().and(cut('E', 3));
    expect(table.irregularities).toEqual(['BP-8-A', 'BP-8-B']);
    cutAgain(table);
  });
  it('BP-8-C is made again where a card was shown', () => {
    const table = given().and(CUT, fault('card-shown', { seat: 'W', card: 'H9' }));
    expect(table.irregularities).toEqual(['BP-8-C']);
    cutAgain(table);
    expect(given().when(fault('card-shown')).refusals).toEqual(['not-cut']);
    expect(given({ policy: 'enforced' }).and(CUT).when(fault('card-shown')).refusals).toEqual(['BP-8-C']);
  });
  it('BP-8-D is made again where another than the dealer completed it', () => {
    const table = given().and(CUT, fault('completed', { seat: 'S' }));
    expect([table.irregularities, table.events.at(-1)]).toMatchObject([['BP-8-D'], { data: { seat: 'S' } }]);
    cutAgain(table);
    expect(
      given()
        .and(CUT)
        .when(fault('completed', { seat: 'N' })).refusals,
    ).toEqual(['dealer-completes']);
    expect(given({ policy: 'enforced' }).and(CUT).when(fault('completed')).refusals).toEqual(['BP-8-D']);
  });
  it('BP-8-E is made again where nobody knows where the pack was divided', () => {
    const table = given().and(CUT, fault('doubt'));
    expect(table.irregularities).toEqual(['BP-8-E']);
    cutAgain(table);
    expect(given({ policy: 'enforced' }).and(CUT).when(fault('doubt')).refusals).toEqual(['BP-8-E']);
  });
  it('BP-8-F is made again where the pack was shuffled after it', () => {
    const table = given().and(CUT, { do: 'shuffle', by: 'N' });
    expect(table.irregularities).toEqual(['BP-8-F']);
    cutAgain(table);
    const online = given({ policy: 'enforced' }).and(CUT);
    expect(online.when({ do: 'shuffle', by: 'N' }).refusals).toEqual(['BP-8-F']);
  });
  it('BP-8-G is made again where it came before the deal before was over', () => {
    const table = given().and(CUT, fault('too-early'));
    expect(table.irregularities).toEqual(['BP-8-G']);
    cutAgain(table);
    expect(given({ policy: 'enforced' }).and(CUT).when(fault('too-early')).refusals).toEqual(['BP-8-G']);
  });
  it('BP-8-GAP-1 stands once the first card is dealt', () => {
    const begun = given().and(cut('E'), { do: 'begin-deal', by: 'N' });
    expect(begun.when(demand()).refusals).toEqual(['BP-8-GAP-1']);
    expect(begun.when(fault('doubt')).refusals).toEqual(['BP-8-GAP-1']);
    expect(given().and(cut('E'), UNKNOWN).when(demand()).refusals).toEqual(['BP-8-GAP-1']);
    expect(enforced().when(demand()).refusals).toEqual(['BP-8-GAP-1']);
  });
});
