import type { AnyAct } from '@arbitre/rules/kernel/testing/given';
import { cards } from '@arbitre/rules/kernel/testing/cards';
import { given, DEAL, HANDS, scoreOf, UNKNOWN } from './testing/table';
import { whistMilitaire } from './game';

const count = (counts: Readonly<Record<string, number>>): AnyAct => ({ do: 'count', counts });
const LEAD = cards('E:SK');
/** North gave one of his cards to South. */
const UNEVEN: AnyAct = {
  do: 'deal',
  hands: { ...HANDS, N: HANDS.N.slice(1), S: [...HANDS.S, HANDS.N[0] ?? ''] },
};

const voidedBy = (acts: readonly AnyAct[], deal = 1): string | null => {
  const { events } = given({ deal }).when(acts);
  return events.find((event) => event.type === 'DealVoided')?.data.article ?? null;
};

describe('wrong counts and packs', () => {
  it('WM-R7.2 deals again by the same dealer when a wrong count is found during the distribution', () => {
    const { events, state } = given({ deal: 2 }).when(UNKNOWN, count({ N: 13, E: 12, S: 14, W: 13 }));
    expect(events.at(-1)).toEqual({ type: 'DealVoided', data: { article: 'WM-R7.2', dealer: 'E' } });
    expect([state.attempt, state.setup.deal, scoreOf(state)]).toEqual([2, 2, null]);
    expect(whistMilitaire.tableView(state).facts).toMatchObject({ deal: '2', attempt: '2', dealer: 'E' });
  });
  it('WM-R7.2 notes unequal hands of a record, which stand until a player counts', () => {
    const { irregularities, state } = given().when(UNEVEN);
    expect([irregularities, state.phase]).toEqual([['WM-R7.2'], 'play']);
    expect(voidedBy([UNEVEN, count({ S: 14 })])).toBe('WM-R7.2');
    expect(given().when(UNEVEN, count({ S: 13 })).refusals).toEqual(['count-differs']);
  });
  it('WM-R7.3 deals again when the dealer turns a card over while dealing', () => {
    const turned = { do: 'expose', seat: 'S', card: 'C7', cause: 'dealing' };
    const dealing = [{ do: 'start-deal', seat: 'S' }, turned];
    expect(voidedBy(dealing, 3)).toBe('WM-R7.3');
    expect(
      given({ deal: 3 }).when({ do: 'start-deal', seat: 'S' }, { ...turned, seat: 'W' }).refusals,
    ).toEqual(['WM-R7.3']);
  });
  it('WM-R7.5 deals again when each side has a wrong count in a deal begun or over', () => {
    expect(voidedBy([UNKNOWN, ...LEAD, count({ N: 14, E: 12 })])).toBe('WM-R7.5');
    const { events, state } = given().when(
      UNKNOWN,
      { do: 'record-result', winner: 'NS' },
      count({ N: 14, E: 12 }),
    );
    expect(events.at(-1)?.type === 'DealScored' && events.at(-1)?.data).toMatchObject({ notation: 'void' });
    expect(scoreOf(state)).toBeNull();
  });
  it('WM-R7.6 takes the point from the dealer’s side when one side alone has a wrong count', () => {
    const { state, irregularities } = given().when(UNKNOWN, LEAD, count({ N: 13, E: 14, S: 13, W: 12 }));
    expect(irregularities).toEqual(['WM-R7.6']);
    expect([scoreOf(state), state.score?.scores]).toEqual(['EW WM-R7.6', { NS: 0, EW: 1 }]);
    const west = given({ deal: 2 }).when(UNKNOWN, cards('S:SK'), count({ N: 13, E: 14, S: 13, W: 12 }));
    expect(scoreOf(west.state)).toBe('NS WM-R7.6');
  });
  it('WM-R7.6 waits until every count that matters is known', () => {
    const { state, irregularities } = given().when(UNKNOWN, LEAD, count({ E: 14 }));
    expect([irregularities, scoreOf(state)]).toEqual([['WM-R7.6'], null]);
    expect(scoreOf(given().when(UNEVEN, LEAD, count({ S: 14, N: 12 })).state)).toBe('EW WM-R7.6');
  });
  it('WM-R7-GAP-1 cancels a deal with a defective pack, whatever the counts', () => {
    const pack = { do: 'count-pack', cards: 51, defect: 'missing' };
    const short = count({ N: 13, E: 12, S: 13, W: 13 });
    const { irregularities, state } = given().when(UNKNOWN, LEAD, short);
    expect([irregularities, scoreOf(state)]).toEqual([['WM-R7-GAP-1'], null]);
    expect(voidedBy([UNKNOWN, ...LEAD, short, pack])).toBe('WM-R7-GAP-1');
    expect(voidedBy([UNKNOWN, ...LEAD, { ...pack, cards: 52, defect: 'none' }])).toBeNull();
  });
  it('WM-R7-GAP-2 counts a deal as begun with its first card, not with the hands picked up', () => {
    expect(voidedBy([UNKNOWN, { do: 'pick-up', seat: 'N' }, count({ N: 14, S: 12 })])).toBe('WM-R7.2');
    expect(voidedBy([UNKNOWN, ...LEAD, count({ N: 14, S: 12 })])).toBeNull();
  });
  it('WM-R13.1 keeps the pack once the dealer has begun, unless cards are missing from it', () => {
    const change = { do: 'change-pack', pack: '4', reason: 'worn' };
    const begun = [{ do: 'start-deal', seat: 'N', pack: '3' }];
    expect(given().when(begun, change).refusals).toEqual(['WM-R13.1']);
    expect(given().when(begun, { ...change, defect: 'extra' }).refusals).toEqual(['WM-R13.1']);
    const incomplete = { ...change, reason: 'il manque deux cartes', defect: 'missing' };
    const missing = given().when(begun, incomplete);
    expect([missing.refusals, missing.state.phase, missing.state.pack]).toEqual([[], 'waiting', '4']);
    expect(voidedBy([DEAL, ...LEAD, incomplete])).toBe('WM-R13.1');
  });
  it('WM-R13.2 changes the pack after a deal only with the approval of the person in charge', () => {
    const over = [UNKNOWN, { do: 'record-result', winner: 'NS' }];
    const change = { do: 'change-pack', pack: '4', reason: 'worn' };
    expect(given().when(over, change).refusals).toEqual(['WM-R13.2']);
    const { events, refusals } = given().when(over, { ...change, approvedBy: 'person in charge' });
    expect(refusals).toEqual([]);
    expect(events.at(-1)).toEqual({
      type: 'PackChanged',
      data: { pack: '4', reason: 'worn', approvedBy: 'person in charge' },
    });
  });
});
