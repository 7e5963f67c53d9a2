import { describe, expect, it } from '@jest/globals';
import { conceal, concealEvents, onlookerOf, type Sight } from '@arbitre/rules/kernel/deal/conceal';
import { dealTableView } from '@arbitre/rules/kernel/deal/table-view';
import { given as givenAny } from '@arbitre/rules/kernel/testing/given';
import { dealDecider, replayDeal } from './testing/life';
import { answer, ask, calls, cards, deal, EVEN, granted, SHAPED, TROU } from './testing/table';

const OPENING = {
  do: 'open-deal',
  ...{
    competition: 'club',
    game: 'whist-bridge',
    ruleset: 'whist-bridge@1',
    policy: 'observed',
    grain: 'full',
  },
  ...{ setup: { dealer: 4 }, place: { session: 1, round: 1, table: '1', board: 1 } },
  seating: { 1: 'p-1', 2: 'p-2', 3: 'p-3', 4: 'p-4' },
};
const opened = givenAny(dealDecider, undefined).and(OPENING);
type Deal = typeof opened;

/** Everybody who may look at a deal, but the arbiter. */
const OTHERS: readonly (readonly [string, Sight['audience']])[] = [
  ['everyone', { kind: 'everyone' }],
  ...['p-1', 'p-2', 'p-3', 'p-4', 'stranger'].map((entry) => [entry, { kind: 'entry', entry }] as const),
  ...['1', '2', '3', '4'].map((seat) => [`seat ${seat}`, { kind: 'seat', seat }] as const),
];
const STAFF: Sight['audience'] = { kind: 'staff' };
const ARBITER: Sight['audience'] = { kind: 'staff', judge: { plays: [] } };
/** Whoever sees hidden cards and is not the arbiter of this table: a scorer, an arbiter who plays at it himself. */
const OTHER_STAFF: readonly (readonly [string, Sight['audience']])[] = [
  ['a scorer', STAFF],
  ['an arbiter who plays here', { kind: 'staff', judge: { plays: ['p-3'] } }],
];

const shown = ({ stream }: Deal, audience: Sight['audience']) => {
  const state = replayDeal(stream);
  const table = dealTableView(state);
  const sight = { audience, embargoed: false };
  return {
    view: table === null ? null : conceal(table, onlookerOf(state, sight)),
    events: concealEvents(stream, state, sight),
  };
};
/** All that somebody is shown of a deal, as text, but for what may be called next. */
const told = (from: Deal, audience: Sight['audience']): string => {
  const { view, events } = shown(from, audience);
  return JSON.stringify([{ ...view, legal: [] }, events]);
};

describe('what is wanted of the arbiter', () => {
  const waiting = opened.and(deal(EVEN), calls('1:premier'), ask('2', 'A10-S'));

  it.each(OTHERS)('WB-15.j is not told to %s before it is granted', (_, audience) => {
    expect(told(waiting, audience)).not.toContain('A10');
    expect(shown(waiting, audience).view?.facts.asksArbiter).toBe('2');
    // Refused, it stays untold.
    expect(told(waiting.and(answer(false)), audience)).not.toContain('A10');
    expect(told(waiting.and(answer(true)), audience)).toContain('A10-S');
  });
  it.each(OTHER_STAFF)('WB-15.j is not told to %s, who sees the hands', (_, audience) => {
    for (const refused of [waiting, waiting.and(answer(false))]) {
      expect(told(refused, audience)).not.toContain('A10');
      expect(shown(refused, audience).view?.seats.every(({ hand }) => hand?.length === 13)).toBe(true);
    }
    expect(shown(waiting, audience).events.at(-1)).toMatchObject({
      ...{ type: 'ArbiterAsked', data: { seat: '2', call: null } },
    });
    expect(told(waiting.and(answer(true)), audience)).toContain('A10-S');
  });
  it('WB-15.j is shown to the arbiter, who may play at another table', () => {
    const elsewhere: Sight['audience'] = { kind: 'staff', judge: { plays: ['p-9'] } };
    for (const arbiter of [ARBITER, elsewhere]) {
      expect(shown(waiting, arbiter).view?.arbiterFacts).toEqual({ wants: 'A10-S' });
      expect(told(waiting, arbiter)).toContain('A10-S');
    }
    expect(shown(waiting, ARBITER).view?.waiting?.map(({ article }) => article)).toEqual(['WB-15-GAP-3']);
  });
});

describe('what may be called', () => {
  const speaking = opened.and(deal(SHAPED), calls('1:propose-C'));

  it.each(OTHERS)('WB-7.e WB-14.a is told to nobody but who is to speak: %s', (name, audience) => {
    const { legal = [] } = shown(speaking, audience).view ?? {};
    const own = name === 'p-2' || name === 'seat 2';
    expect(legal.length > 0).toBe(own);
    // A game that reads like a card of another hand is offered all the same.
    if (own) expect(legal).toEqual(expect.arrayContaining(['S8-H', 'propose-H', 'pass']));
  });
});

describe('cards and trous that nobody has shown', () => {
  const discarded = opened.and(deal(EVEN), calls('1:premier 2:PM 3:pass 4:pass 1:pass'), {
    ...{ do: 'discard', seat: '1', card: 'SA' },
  });

  it.each(OTHERS.filter(([name]) => name !== 'p-1' && name !== 'seat 1'))(
    'WB-18.d %s does not see a card laid aside',
    (_, audience) => {
      expect(told(discarded, audience)).not.toContain('"SA"');
      expect(shown(discarded, audience).view?.piles).toEqual([
        { name: 'discard-1', cards: null, hidden: 1, seenBy: ['1'] },
      ]);
    },
  );
  it('WB-18.d shows it to its owner and the arbiter', () => {
    for (const audience of [{ kind: 'seat', seat: '1' } as const, STAFF])
      expect(shown(discarded, audience).view?.piles?.[0]?.cards).toEqual(['SA']);
  });

  const kept = opened.and(deal(TROU), { do: 'keep-trou', seat: '2' });
  const silent = opened.and(deal(TROU), calls('1:premier 2:propose-H'));
  const declared = opened.and(deal(TROU), { do: 'declare-trou', seat: '2' }, calls('1:pass-all'));

  it.each(OTHERS)(
    'WB-5.i WB-5-GAP-3 %s is told of no trou kept or silent, nor who the boucheur is',
    (_, audience) => {
      expect(told(kept, audience)).not.toContain('TrouKept');
      expect(told(kept, audience)).not.toContain('trouKept');
      expect(told(silent, audience)).not.toContain('WB-18.b');
      expect(told(declared, audience)).not.toContain('boucheur');
    },
  );
  it('WB-5.i WB-18.b tells the arbiter', () => {
    expect(shown(kept, ARBITER).view?.arbiterFacts).toEqual({ trouKept: '2' });
    expect(told(kept, ARBITER)).toContain('TrouKept');
    for (const [, audience] of OTHER_STAFF) expect(told(kept, audience)).not.toMatch(/trouKept/iu);
    expect(told(silent, STAFF)).toContain('WB-18.b');
  });

  const open = opened.and(
    deal(EVEN),
    granted('1', 'GME'),
    calls('2:pass 3:pass 4:pass'),
    cards('1:SA 2:S3 3:S6 4:S9 1:SK 2:S4 3:S7 4:ST 1:SQ 2:S5 3:S8 4:SJ 1:H5 2:HA 3:H6 4:H9 2:C8 3:CT 4:CA'),
  );

  it.each(OTHERS)(
    'WB-12.a WB-12.c %s sees the declarer’s hand after trick five, and no other’s',
    (name, audience) => {
      const own = /[1-4]$/.exec(name)?.[0];
      const handOf = (of: Deal, seat: string) =>
        shown(of, audience).view?.seats.find((each) => each.seat === seat)?.hand ?? [];
      if (own !== '1') expect(handOf(open, '1')).toEqual([]);
      const after = open.and(cards('1:C3'));
      expect(handOf(after, '1')).toEqual(['S2', 'H4', 'H3', 'D8', 'D7', 'D6', 'C5', 'C4']);
      for (const seat of ['2', '3', '4']) expect(handOf(after, seat).length).toBe(own === seat ? 8 : 0);
    },
  );
});
