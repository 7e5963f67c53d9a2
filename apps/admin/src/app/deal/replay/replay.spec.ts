import { describe, expect, it } from '@jest/globals';
import { allGames, dealDecider } from '@arbitre/rules';
import type { Act, DomainEvent } from '@arbitre/rules/kernel/decider';
import { bySuits, dealtHands, handAt, rememberedHands, suitRows } from '../table/hands';
import { openingStep, replayOf, stepIn } from './replay';
import { nextStop, previousStop } from './replay-stops';
import type { TableView } from '@arbitre/rules/kernel/table-view';

const bridge = allGames.manifestOf('bridge');
const ruleset = bridge?.ruleset ?? '';
const suit = (of: string): readonly string[] => Array.from('AKQJT98765432').map((rank) => `${of}${rank}`);

/** North holds every spade, East every heart...: North opens seven spades, East leads, North ruffs. */
const acts: readonly (Act & Readonly<Record<string, unknown>>)[] = [
  {
    do: 'open-deal',
    competition: 'cup',
    game: 'bridge',
    ruleset,
    policy: 'observed',
    grain: 'full',
    place: { session: 1, round: 1, table: '1', board: 1 },
    seating: { N: 'pair-1', S: 'pair-1', E: 'pair-2', W: 'pair-2' },
    setup: { board: 1 },
  },
  { do: 'deal', hands: { N: suit('S'), E: suit('H'), S: suit('D'), W: suit('C') } },
  { do: 'call', seat: 'N', call: '7S', note: 'thirteen of them' },
  { do: 'call', seat: 'E', call: 'Pass' },
  { do: 'call', seat: 'S', call: 'Pass' },
  { do: 'call', seat: 'W', call: 'Pass' },
  { do: 'play', seat: 'E', card: 'HA' },
  { do: 'play', seat: 'S', card: 'D2' },
  { do: 'play', seat: 'W', card: 'C2' },
  { do: 'play', seat: 'N', card: 'S2' },
];

const played = (): readonly DomainEvent[] => {
  const events: DomainEvent[] = [];
  let state = dealDecider.initial();
  for (const act of acts) {
    const decision = dealDecider.decide(state, act);
    if (!decision.ok) throw new Error(`${act.do}: ${JSON.stringify(decision.violation)}`);
    for (const event of decision.events) {
      events.push(event);
      state = dealDecider.evolve(state, event);
    }
  }
  return events;
};

describe('the replay of a deal in the browser', () => {
  const events = played();
  const replay = replayOf(bridge, events);
  const stepAfter = (type: string): number => events.findIndex((event) => event.type === type) + 1;

  it('knows the table after each event', () => {
    expect(replay.steps).toBe(events.length);
    expect(replay.views[0]).toBeNull();
    expect(replay.views[stepAfter('AuctionClosed')]?.contract).toBe('7S N');
    expect(replay.views[stepAfter('CardPlayed')]?.trick.cards).toEqual([{ seat: 'E', card: 'HA' }]);
    expect(replay.views.at(-1)?.tricks).toEqual({ NS: 1, EW: 0 });
  });

  it('opens where the auction is over and all cards are held', () => {
    expect(openingStep(events)).toBe(stepAfter('AuctionClosed'));
    expect(openingStep(events.slice(0, 3))).toBe(3);
  });

  it('goes from trick to trick and stays at the ends', () => {
    const { stops } = replay;
    const closed = stepAfter('AuctionClosed');
    expect(nextStop(stops, closed)).toBe(stepAfter('TrickWon'));
    expect(previousStop(stops, stepAfter('TrickWon'))).toBe(closed);
    expect(nextStop(stops, replay.steps)).toBe(replay.steps);
    expect(previousStop(stops, 0)).toBe(0);
  });

  it('knows nothing without the rules of its game', () => {
    for (const other of [null, allGames.manifestOf('skat')])
      expect(replayOf(other, events).views.filter((view) => view !== null)).toEqual([]);
  });

  it('stops before an event that the rules do not take', () => {
    const broken: DomainEvent = { type: 'CardPlayed', data: null };
    expect(replayOf(bridge, [...events, broken]).steps).toBe(events.length);
  });

  it('remembers the cards that were played', () => {
    const dealt = dealtHands(replay.views);
    const north = dealt.get('N') ?? [];
    const held = replay.views.at(-1)?.seats.find(({ seat }) => seat === 'N')?.hand ?? [];
    const hand = handAt(north, held, bySuits('SHCD'));
    expect(hand).toHaveLength(13);
    expect(hand.filter((card) => !card.held)).toEqual([{ card: 'S2', held: false }]);
    expect(suitRows(hand).map(({ cards }) => cards.length)).toEqual([13, 0, 0, 0]);
  });
});

describe('the hands of a game of several deals', () => {
  it('are those of the deal that lies on the table, with nothing of the one before', () => {
    const view = (deal: string, north: readonly string[]) =>
      ({ facts: { deal }, seats: [{ seat: 'N', hand: north }], piles: [] }) as unknown as TableView;
    const views = [
      null,
      view('1', ['CA', 'C2']),
      view('1', ['CA']),
      view('2', ['D5', 'D6']),
      view('2', ['D6']),
    ];
    expect([2, 3, 4].map((step) => rememberedHands(views, step).get('N'))).toEqual([
      ['CA', 'C2'],
      ['D5', 'D6'],
      ['D5', 'D6'],
    ]);
  });
});

describe('a step in an address', () => {
  it.each([
    ['37', 50, 37],
    ['99', 50, 50],
    ['-1', 50, null],
    ['x', 50, null],
    [undefined, 50, null],
  ])('%s of %d is %s', (text, steps, expected) => {
    expect(stepIn(text, steps)).toBe(expected);
  });
});
