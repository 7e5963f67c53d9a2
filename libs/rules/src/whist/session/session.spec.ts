import type { SessionCommand, SessionEvent, SessionSetup } from './contract';
import { whistSession } from './decider';
import { readSessionSetup } from './setup';
import type { SessionState } from './state';
import type { Points } from '../setup';

type AnyAct = { readonly do: string; readonly [field: string]: unknown };

const setupOf = (given: object): SessionSetup => {
  const reading = readSessionSetup(given as Readonly<Record<string, unknown>>);
  if (!reading.ok) throw new Error(JSON.stringify(reading.violation));
  return reading.setup;
};
const setupRefusal = (given: object): string => {
  const reading = readSessionSetup(given as Readonly<Record<string, unknown>>);
  return reading.ok ? 'accepted' : reading.violation.article;
};

class Evening {
  state: SessionState;
  last: readonly SessionEvent[] = [];
  private deals = 0;
  constructor(setup: object) {
    this.state = whistSession.initial(setupOf(setup));
  }
  do(...acts: readonly AnyAct[]): this {
    for (const act of acts) {
      const decision = whistSession.decide(this.state, act as unknown as SessionCommand);
      if (!decision.ok) throw new Error(`${JSON.stringify(act)}: ${JSON.stringify(decision.violation)}`);
      this.last = decision.events;
      for (const event of decision.events) this.state = whistSession.evolve(this.state, event);
    }
    return this;
  }
  refuses(act: AnyAct): string {
    const decision = whistSession.decide(this.state, act as unknown as SessionCommand);
    return decision.ok ? 'accepted' : decision.violation.article;
  }
  coup(NS: number, EW: number, nextDealer = 'E'): this {
    this.deals++;
    return this.do({
      do: 'enter-coup',
      deal: `coup-${this.deals}`,
      dealer: this.state.dealer,
      points: { NS, EW } satisfies Points,
      nextDealer,
    });
  }
  types(): readonly string[] {
    return this.last.map(({ type }) => type);
  }
  ended(): unknown {
    return this.last.find(({ type }) => type === 'PartieEnded')?.data ?? null;
  }
}

const PLAYERS = ['P1', 'P2', 'P3', 'P4'];
const drawn = (player: string, card: string, pack = 'rouge'): AnyAct => ({
  do: 'draw',
  player,
  pack,
  cards: [card],
});
const opened = (settings: object = {}, packs = ['rouge', 'bleu']): Evening =>
  new Evening({ players: PLAYERS, packs, settings });
const seats = { N: 'P4', E: 'P1', S: 'P2', W: 'P3' };
const seated = (settings: object = {}): Evening =>
  opened(settings).do(drawn('P1', 'SK'), drawn('P2', 'H7'), drawn('P3', 'DQ'), drawn('P4', 'CA'), {
    do: 'choose-seats',
    player: 'P4',
    pack: 'bleu',
    seats,
  });

describe('the players and the draw', () => {
  it('WHC-JOUEURS-1 opens a table for exactly four', () => {
    const refusals = [3, 5].map((count) =>
      setupRefusal({ players: ['a', 'b', 'c', 'd', 'e'].slice(0, count) }),
    );
    expect(refusals).toEqual(['WHC-JOUEURS-1', 'WHC-JOUEURS-1']);
    expect(opened().state.phase).toBe('draw');
  });
  it('WHC-JOUEURS-2 seats partners opposite each other', () => {
    const evening = opened().do(drawn('P1', 'SK'), drawn('P2', 'H7'), drawn('P3', 'DQ'), drawn('P4', 'CA'));
    const side = { N: 'P4', E: 'P2', S: 'P1', W: 'P3' };
    expect(evening.refuses({ do: 'choose-seats', player: 'P4', pack: 'bleu', seats: side })).toBe(
      'WHC-JOUEURS-2',
    );
  });
  it('WHC-CARTES-2 allows one pack or two', () => {
    expect(opened({}, ['seul']).state.packs).toEqual(['seul']);
    expect(opened({}, ['rouge', 'bleu']).state.packs).toEqual(['rouge', 'bleu']);
    expect(setupRefusal({ players: PLAYERS, packs: ['a', 'b', 'c'] })).toBe('WHC-CARTES-2');
  });
  it('WHC-TIRAGE-1 draws by cutting or from a spread pack, with the same result', () => {
    const results = ['cut', 'spread'].map((method) => {
      const evening = new Evening({ players: PLAYERS, packs: ['rouge'], method });
      return evening.do(drawn('P1', 'SK'), drawn('P2', 'H7'), drawn('P3', 'DQ'), drawn('P4', 'CA')).state
        .teams;
    });
    expect(results[0]).toEqual([
      ['P1', 'P3'],
      ['P2', 'P4'],
    ]);
    expect(results[1]).toEqual(results[0]);
    expect(setupRefusal({ players: PLAYERS, method: 'dice' })).toBe('WHC-TIRAGE-1');
  });
  it('WHC-TIRAGE-2 has all draw from the same pack', () => {
    expect(
      opened()
        .do(drawn('P1', 'SK'))
        .refuses(drawn('P2', 'H7', 'bleu')),
    ).toBe('WHC-TIRAGE-2');
  });
  it('WHC-TIRAGE-3 has a player who shows two cards draw again, alone', () => {
    const evening = opened().do(drawn('P1', 'SK'), {
      do: 'draw',
      player: 'P3',
      pack: 'rouge',
      cards: ['H9', 'D4'],
    });
    expect(evening.types()).toEqual(['DrawVoided']);
    expect(evening.state.awaited).toEqual(['P2', 'P3', 'P4']);
  });
  it('WHC-TIRAGE-5 lets the lowest choose pack and seats', () => {
    const evening = opened().do(drawn('P1', 'SK'), drawn('P2', 'H7'), drawn('P3', 'DQ'), drawn('P4', 'CA'));
    expect(evening.refuses({ do: 'choose-seats', player: 'P1', pack: 'bleu', seats })).toBe('WHC-TIRAGE-5');
    expect(seated().state).toMatchObject({ phase: 'parties', dealer: 'N', seating: seats });
  });
});

describe('what is agreed before the first deal', () => {
  it('WHC-DONNEUR-GAP-1 keeps the dealing convention for the whole partie; left is the default', () => {
    const evening = seated();
    const change = { do: 'change-settings', settings: { succession: 'firstTrickWinner' } };
    expect(evening.state.settings.succession).toBe('left');
    expect(evening.refuses(change)).toBe('accepted');
    expect(evening.coup(3, 0).refuses(change)).toBe('WHC-DONNEUR-GAP-1');
    expect(evening.coup(4, 0).do({ do: 'confirm-result', by: 'host' }).refuses(change)).toBe('accepted');
  });
  it('WHC-PS2-5 fixes ten or five points a manche before the start', () => {
    const simple2 = { variant: 'partie-simple-2' };
    expect(seated({ ...simple2, target: 5 }).state.settings.target).toBe(5);
    expect(seated(simple2).state.settings.target).toBe(10);
    expect(setupRefusal({ players: PLAYERS, settings: { ...simple2, target: 7 } })).toBe('WHC-PS2-5');
    expect(
      seated(simple2)
        .coup(2, 0)
        .refuses({ do: 'change-settings', settings: { target: 5 } }),
    ).toBe('WHC-PS2-5');
  });
  it('WHC-FICHES-1 fixes the value of a fiche before the start; without one it counts 1', () => {
    expect(seated().state.settings.ficheValue).toBe(1);
    const evening = seated({ variant: 'partie-simple-1', ficheValue: 0.1 });
    expect(evening.state.settings.ficheValue).toBe(0.1);
    const change = { do: 'change-settings', settings: { ficheValue: 0.2 } };
    expect(evening.coup(2, 0).refuses(change)).toBe('WHC-FICHES-1');
  });
});

describe('the partie of seven points', () => {
  it('WHC-PARTIE-1 ends when a side has seven points or more after a coup', () => {
    const evening = seated().coup(6, 0).coup(0, 4);
    expect(evening.state.board.over).toBe(false);
    expect(evening.coup(2, 0).ended()).toEqual({ winner: 'NS', value: 4, fiches: { NS: 0, EW: 0 } });
    expect(
      evening.refuses({
        do: 'enter-coup',
        deal: 'x',
        dealer: 'N',
        nextDealer: 'E',
        points: { NS: 1, EW: 0 },
      }),
    ).toBe('WHC-PARTIE-1');
  });
  it("WHC-PARTIE-2 values the win by the difference of the two sides' points", () => {
    expect(seated().coup(5, 0).coup(0, 5).coup(3, 0).ended()).toMatchObject({ winner: 'NS', value: 3 });
  });
  it('WHC-PARTIE-GAP-1 counts every point of the last coup and starts the next partie at nothing', () => {
    const evening = seated().coup(6, 0).coup(0, 6).coup(0, 5);
    expect(evening.ended()).toMatchObject({ winner: 'EW', value: 5 });
    evening.do({ do: 'confirm-result', by: 'host' });
    expect(evening.state.board).toMatchObject({ points: { NS: 0, EW: 0 }, over: false });
  });
  it('WHC-ND-B.2 keeps the points of earlier coups when a later one is void', () => {
    // A void deal never reaches the session: it has no points to enter.
    expect(seated().coup(4, 0).coup(0, 2).state.board.points).toEqual({ NS: 4, EW: 2 });
  });
  it('WHC-REN-15 scores the last coup anew until the next deal is cut', () => {
    const evening = seated().coup(3, 0);
    evening.do({ do: 'correct-coup', deal: 'coup-1', points: { NS: 0, EW: 1 } });
    expect(evening.state.board.points).toEqual({ NS: 0, EW: 1 });
    const again = { do: 'correct-coup', deal: 'coup-1', points: { NS: 1, EW: 0 } };
    expect(evening.do({ do: 'cut-next' }).refuses(again)).toBe('WHC-REN-16');
  });
});

describe('the partie générale as a session', () => {
  const general = { variant: 'partie-simple-2', target: 5, general: true };
  const playPartie = (evening: Evening): Evening =>
    evening.coup(5, 0).coup(5, 0).coup(5, 0).coup(5, 0, 'S').do({ do: 'confirm-result', by: 'host' });
  it('WHC-PG-1 closes after three parties simples', () => {
    const evening = seated(general);
    expect(playPartie(evening).types()).toEqual(['ResultConfirmed', 'SeatsRotated']);
    playPartie(evening);
    expect(playPartie(evening).types()).toEqual(['ResultConfirmed', 'GeneralMatchEnded']);
    const fourth = { do: 'enter-coup', deal: 'x', dealer: 'N', nextDealer: 'E', points: { NS: 1, EW: 0 } };
    expect(evening.refuses(fourth)).toBe('WHC-PG-1');
  });
  it('WHC-PG-GAP-1 agrees on one kind of partie for all three', () => {
    const evening = playPartie(seated(general));
    expect(evening.refuses({ do: 'change-settings', settings: { target: 10 } })).toBe('WHC-PG-GAP-1');
  });
  it('WHC-PG-GAP-2 has the first dealer of the session deal first in each partie', () => {
    const evening = playPartie(seated(general));
    expect(evening.state.dealer).toBe('N');
    expect(evening.state.seating?.N).toBe('P4');
  });
  it('WHC-DONNEUR-GAP-4 goes on dealing in order from one manche to the next', () => {
    const evening = seated({ variant: 'partie-simple-1' }).coup(10, 0, 'W');
    expect(evening.types()).toEqual(['CoupEntered', 'MancheWon']);
    expect(evening.state.dealer).toBe('W');
  });
});
