import { dealDecider, replayDeal } from './index';
import { calls, cards, DEAL } from '@arbitre/rules/games/bridge/testing/table';
import { AT_18, cards as skatCards, CLUBS, discard, take } from '@arbitre/rules/games/skat/testing/table';
import type { DomainEvent } from '@arbitre/rules/kernel/decider';
import type { TableView } from '@arbitre/rules/kernel/table-view';
import type { Audience } from '@arbitre/rules/kernel/session/contract';
import { generateSession as whistSession } from '@arbitre/rules/games/whist/demo/generate-session';
import { generateSession as militarySession } from '@arbitre/rules/games/whist-militaire/demo/generate-session';
import {
  conceal,
  concealEvents,
  type Onlooker,
  onlookerOf,
  type Sight,
} from '@arbitre/rules/kernel/deal/conceal';
import { CONCEALED } from '@arbitre/rules/kernel/deal/events';
import type { DealCommand } from '@arbitre/rules/kernel/deal/contract';
import type { DealState } from '@arbitre/rules/kernel/deal/state';
import { dealTableView } from '@arbitre/rules/kernel/deal/table-view';

const EVERYONE: Audience = { kind: 'everyone' };
const STAFF: Audience = { kind: 'staff' };
const sees = (audience: Audience): Sight => ({ audience, embargoed: false });

const opening = {
  do: 'open-deal',
  ...{ competition: 'soiree', game: 'bridge', ruleset: 'bridge-duplicate@1' },
  ...{ policy: 'observed', grain: 'full', setup: {} },
  place: { session: 1, round: 1, table: '1', board: 1 },
  seating: { N: 'pair-1', S: 'pair-1', E: 'pair-2', W: 'pair-2' },
};

const eventsOf = (...acts: readonly unknown[]): readonly DomainEvent[] => {
  const events: DomainEvent[] = [];
  for (const act of acts) {
    const decision = dealDecider.decide(replayDeal(events), act as DealCommand);
    if (!decision.ok) throw new Error(decision.violation.article);
    events.push(...decision.events);
  }
  return events;
};
const seenBy = (audience: Audience, state: DealState): TableView => {
  const view = dealTableView(state);
  if (view === null) throw new Error('not opened');
  return conceal(view, onlookerOf(state, sees(audience)));
};
const bridge = (audience: Audience, ...acts: readonly unknown[]): TableView =>
  seenBy(audience, replayDeal(eventsOf(opening, ...acts)));
const seatOf = (view: TableView, seat: string) => view.seats.find((each) => each.seat === seat);

const toSpades = calls('1S Pass 4S Pass Pass Pass');

describe('a deal that is not over', () => {
  it('shows no hand, no pile and no legal card to everyone', () => {
    const view = bridge(EVERYONE, DEAL, ...toSpades);
    expect(view.seats.map(({ hand, hidden }) => [hand, hidden])).toEqual(Array(4).fill([[], 13]));
    expect(view.legal).toEqual([]);
  });
  it('BD-L41C-1 shows dummy’s hand from the opening lead on, and what has been played and called', () => {
    const view = bridge(EVERYONE, DEAL, ...toSpades, ...cards('E:SJ'));
    expect(seatOf(view, 'S')?.hand).toHaveLength(13);
    expect(seatOf(view, 'N')).toMatchObject({ hand: [], hidden: 13 });
    expect([view.trick.cards, view.calls.length]).toEqual([[{ seat: 'E', card: 'SJ' }], 6]);
    expect(view.legal).toEqual(['S8', 'S7', 'S6', 'S5']);
  });
  it('keeps a revoke that nobody noticed, and shows the card that the rules hold against a seat', () => {
    const revoke = cards('E:SJ S:S8 W:H4');
    expect(bridge(STAFF, DEAL, ...toSpades, ...revoke).obligations.map(({ kind }) => kind)).toEqual([
      'revoke',
    ]);
    expect(bridge(EVERYONE, DEAL, ...toSpades, ...revoke).obligations).toEqual([]);
    const corrected = [...revoke, { do: 'withdraw', seat: 'W', card: 'H4' }];
    const view = bridge(EVERYONE, DEAL, ...toSpades, ...corrected);
    expect(seatOf(view, 'W')).toMatchObject({ hand: ['H4'], hidden: 12 });
    expect(view.obligations.map(({ cards: faced }) => faced)).toEqual([['H4']]);
  });
  it('shows all to those who judge and record', () => {
    expect(bridge(STAFF, DEAL).seats.map(({ hand }) => hand?.length)).toEqual([13, 13, 13, 13]);
  });
  it('shows a player the own hand, and no hand to an entry of two seats', () => {
    const view = dealTableView(replayDeal(eventsOf(opening, DEAL)));
    const onlooker = (seating: Onlooker['seating']): Onlooker => ({
      ...{ audience: { kind: 'entry', entry: 'a' }, seating, over: false },
    });
    if (view === null) throw new Error('not opened');
    const known = (seating: Onlooker['seating']) =>
      conceal(view, onlooker(seating)).seats.flatMap(({ seat, hidden }) =>
        hidden === undefined ? [seat] : [],
      );
    expect(known({ N: 'a', E: 'b', S: 'c', W: 'd' })).toEqual(['N']);
    expect(known({ N: 'a', E: 'b', S: 'a', W: 'b' })).toEqual([]);
  });
});

describe('piles', () => {
  const view = (): TableView => ({
    ...{ phase: 'play', turn: 'forehand', calls: [], contract: 'H', lastTrick: null, tricks: {} },
    ...{ trick: { number: 1, cards: [] }, facts: {}, score: null },
    seats: [{ seat: 'forehand', side: 'forehand', hand: ['SA'], roles: ['declarer'] }],
    piles: [
      { name: 'skat', cards: ['S7', 'H8'], seenBy: ['forehand'] },
      { name: 'turned', cards: ['DA'], open: true, seenBy: [] },
      { name: 'stock', cards: null, seenBy: [] },
    ],
    obligations: [{ kind: 'forced-play', seat: 'forehand', cards: ['SA'], article: 'X' }],
    legal: ['SA'],
    secretFacts: { matadors: 'with 1' },
  });
  const seating = { forehand: 'a', middlehand: 'b', rearhand: 'c' };
  it('that lie face down are counted, but shown to the seat that has seen them', () => {
    const everyone = conceal(view(), { audience: EVERYONE, seating, over: false });
    expect(everyone.piles?.map(({ cards: shown, hidden }) => [shown, hidden])).toEqual([
      [null, 2],
      [['DA'], undefined],
      [null, undefined],
    ]);
    const declarer = conceal(view(), { audience: { kind: 'entry', entry: 'a' }, seating, over: false });
    expect(declarer.piles?.[0]?.cards).toEqual(['S7', 'H8']);
  });
  it('leave no trace in duties, legal acts or facts', () => {
    const everyone = conceal(view(), { audience: EVERYONE, seating, over: false });
    expect(everyone.obligations[0]?.cards).toEqual([]);
    expect(JSON.stringify(everyone)).not.toMatch(/SA|S7|H8|matadors/);
  });
  it('are shown to everybody once the deal is over', () => {
    expect(conceal(view(), { audience: EVERYONE, seating, over: true })).toEqual(view());
  });
});

describe('a game of skat', () => {
  const seats = { forehand: 'a', middlehand: 'b', rearhand: 'c' };
  const skat = { ...opening, game: 'skat', ruleset: 'skat@1', seating: seats };
  const table = (audience: Audience, ...acts: readonly unknown[]): TableView =>
    seenBy(audience, replayDeal(eventsOf(skat, ...acts)));
  const entry = (id: string): Audience => ({ kind: 'entry', entry: id });
  const pile = (view: TableView) =>
    view.piles?.map(({ name, cards: shown, hidden }) => [name, shown, hidden]);

  it('shows strangers neither hands nor skat, and what is bid and led', () => {
    const view = table(EVERYONE, ...CLUBS, ...skatCards('F:CJ'));
    expect(view.seats.map(({ hidden }) => hidden)).toEqual([9, 10, 10]);
    expect(pile(view)).toEqual([['skat', null, 2]]);
    expect(view.trick.cards).toEqual([{ seat: 'forehand', card: 'CJ' }]);
    expect(JSON.stringify(view)).not.toMatch(/"(S7|D7|H9|H8|SJ|DJ)"|with 2/);
  });
  it('shows the skat to the player who laid it away, and before that to nobody', () => {
    expect(pile(table(entry('a'), ...AT_18))).toEqual([['skat', null, 2]]);
    const laid = [...AT_18, take('F'), discard('F', 'S7 D7')];
    expect(pile(table(entry('a'), ...laid))).toEqual([['skat', ['S7', 'D7'], undefined]]);
    expect(pile(table(entry('b'), ...laid))).toEqual([['skat', null, 2]]);
  });
  it('tells nobody which cards may be laid away', () => {
    expect(table(EVERYONE, ...AT_18, take('F')).legal).toEqual([]);
    expect(
      concealEvents(eventsOf(skat, ...CLUBS), replayDeal(eventsOf(skat, ...CLUBS)), sees(EVERYONE)),
    ).toEqual(expect.not.arrayContaining([expect.objectContaining({ type: 'SkatDiscarded' })]));
  });
});

describe('the events of a deal', () => {
  const events = eventsOf(opening, DEAL, ...toSpades, ...cards('E:SJ S:S8 W:H4'));
  const state = replayDeal(events);
  it('keep hidden cards and unnoticed irregularities from everyone, and their places', () => {
    const concealed = concealEvents(events, state, sees(EVERYONE));
    expect(concealed).toHaveLength(events.length);
    const hidden = concealed.filter(({ type }) => type === CONCEALED);
    // The hands, the revoke that nobody has noticed, and the duty to correct it.
    expect(hidden.map(({ data }) => data)).toEqual([{}, {}, {}]);
    expect(concealed.find(({ type }) => type === 'CardPlayed')?.data).toEqual({ seat: 'E', card: 'SJ' });
    expect(JSON.stringify(concealed)).not.toContain('HT');
  });
  it('are whole for those who judge, and once the deal is over', () => {
    expect(concealEvents(events, state, sees(STAFF))).toEqual(events);
    const over = eventsOf(opening, DEAL, ...calls('Pass Pass Pass Pass'));
    expect(concealEvents(over, replayDeal(over), sees(EVERYONE))).toEqual(over);
  });
  it.each(['full', 'result'])(
    'keep what somebody says of an open deal from everyone until it is over (%s)',
    (grain) => {
      const call = (by: string) => ({ do: 'call-arbiter', by, reason: 'West holds HT' });
      const adjustments = { NS: { kind: 'artificial', percent: 40 } };
      const ruling = { do: 'give-ruling', article: 'BD-L12C2', reason: 'HT was seen', adjustments };
      const said = eventsOf({ ...opening, grain }, call('pair-2'), call('E'), call('HT'), ruling);
      const open = replayDeal(said);
      expect(
        concealEvents(said, open, sees(EVERYONE))
          .slice(1)
          .map(({ data }) => data),
      ).toEqual([
        { by: 'pair-2', reason: null },
        { by: 'E', reason: null },
        { by: null, reason: null },
        { article: 'BD-L12C2', reason: null, adjustments },
      ]);
      expect(concealEvents(said, open, sees(STAFF))).toEqual(said);
      const other = { ...ruling, adjustments: { EW: { kind: 'artificial', percent: 60 } } };
      const over = eventsOf({ ...opening, grain }, call('HT'), ruling, other);
      expect(concealEvents(over, replayDeal(over), sees(EVERYONE))).toEqual(over);
    },
  );
});

/** Cards that nobody at the table has seen: dealt, and in no later event of what lies open. */
const unseen = (events: readonly DomainEvent[]): ReadonlySet<string> => {
  const cardsIn = (of: readonly DomainEvent[]) =>
    JSON.stringify(of).match(/(?<=")[SHDC][2-9TJQKA](?=")/g) ?? [];
  const dealing = ['CardsDealt', 'HandsDealt', 'HandsRevealed'];
  const shown = [
    ...['CardPlayed', 'CardExposed', 'CardsPlayedTogether', 'TrumpCardTurned', 'CardSupplied'],
    ...['CardWithdrawn', 'RevokeCorrected', 'ObligationImposed'],
  ];
  const seen = new Set(cardsIn(events.filter(({ type }) => shown.includes(type))));
  const dealt = cardsIn(events.filter(({ type }) => dealing.includes(type)));
  return new Set(dealt.filter((card) => !seen.has(card)));
};

describe('laws of what is shown', () => {
  it.each([
    ['whist', whistSession(3)],
    ['whist-militaire', militarySession(3)],
  ])('%s: no view and no event of an unfinished deal tells a card that nobody has seen', (_, session) => {
    let looked = 0;
    for (const { acts, ...deal } of session.deals.filter(({ grain }) => grain === 'full')) {
      const { game, ruleset } = session;
      const events = eventsOf({ do: 'open-deal', competition: 'c', game, ruleset, ...deal }, ...acts);
      for (let step = 1; step < events.length; step += 7) {
        const before = events.slice(0, step);
        const state = replayDeal(before);
        if (onlookerOf(state, sees(EVERYONE)).over) break;
        const told = JSON.stringify([seenBy(EVERYONE, state), concealEvents(before, state, sees(EVERYONE))]);
        const leaked = [...unseen(before)].filter((card) => new RegExp(`\\b${card}\\b`).test(told));
        expect(leaked).toEqual([]);
        looked++;
      }
    }
    expect(looked).toBeGreaterThan(100);
  });
});
