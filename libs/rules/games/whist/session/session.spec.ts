import { explain } from '../testing/life';
import { given as givenTable, report, voided } from '../testing/table';
import {
  drawn,
  type Evening,
  PLAYERS,
  seated,
  setupRefusal,
  given,
  CONFIRM,
  coup,
  viewOf,
  ended,
} from '../testing/evening';

const opened = (settings: object = {}, packs = ['rouge', 'bleu']): Evening => given({ packs, settings });
const seats = { N: 'P4', E: 'P1', S: 'P2', W: 'P3' };

describe('the players and the draw', () => {
  it('WHC-JOUEURS-1 opens a table for exactly four', () => {
    const refusals = [3, 5].map((count) =>
      setupRefusal({ players: ['a', 'b', 'c', 'd', 'e'].slice(0, count) }),
    );
    expect(refusals).toEqual(['WHC-JOUEURS-1', 'WHC-JOUEURS-1']);
    expect(opened().state.phase).toBe('draw');
  });
  it('WHC-JOUEURS-2 seats partners opposite each other', () => {
    const evening = opened().and(drawn('P1', 'SK'), drawn('P2', 'H7'), drawn('P3', 'DQ'), drawn('P4', 'CA'));
    const side = { N: 'P4', E: 'P2', S: 'P1', W: 'P3' };
    expect(evening.when({ do: 'choose-seats', player: 'P4', pack: 'bleu', seats: side }).refusals).toEqual([
      'WHC-JOUEURS-2',
    ]);
  });
  it('WHC-CARTES-2 allows one pack or two', () => {
    expect(opened({}, ['seul']).state.packs).toEqual(['seul']);
    expect(opened({}, ['rouge', 'bleu']).state.packs).toEqual(['rouge', 'bleu']);
    expect(setupRefusal({ players: PLAYERS, packs: ['a', 'b', 'c'] })).toBe('WHC-CARTES-2');
  });
  it('WHC-TIRAGE-1 draws by cutting or from a spread pack, with the same result', () => {
    const results = ['cut', 'spread'].map((method) => {
      const evening = given({ players: PLAYERS, packs: ['rouge'], method });
      return evening.and(drawn('P1', 'SK'), drawn('P2', 'H7'), drawn('P3', 'DQ'), drawn('P4', 'CA')).state
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
        .and(drawn('P1', 'SK'))
        .when(drawn('P2', 'H7', 'bleu')).refusals,
    ).toEqual(['WHC-TIRAGE-2']);
  });
  it('WHC-TIRAGE-3 has a player who shows two cards draw again, alone', () => {
    const two = { do: 'draw', player: 'P3', pack: 'rouge', cards: ['H9', 'D4'] };
    const evening = opened().and(drawn('P1', 'SK')).and(two);
    expect(evening.types).toEqual(['DrawVoided']);
    expect(evening.state.awaited).toEqual(['P2', 'P3', 'P4']);
  });
  it('WHC-TIRAGE-5 lets the lowest choose pack and seats', () => {
    const evening = opened().and(drawn('P1', 'SK'), drawn('P2', 'H7'), drawn('P3', 'DQ'), drawn('P4', 'CA'));
    expect(evening.when({ do: 'choose-seats', player: 'P1', pack: 'bleu', seats }).refusals).toEqual([
      'WHC-TIRAGE-5',
    ]);
    expect(seated().state).toMatchObject({ phase: 'parties', dealer: 'N', seating: seats });
  });
});

describe('what is agreed before the first deal', () => {
  it('WHC-DONNEUR-GAP-1 keeps the dealing convention for the whole partie; left is the default', () => {
    const evening = seated();
    const change = { do: 'change-settings', settings: { succession: 'firstTrickWinner' } };
    expect(evening.state.settings.succession).toBe('left');
    expect(evening.when(change).refusals).toEqual([]);
    const begun = evening.and(coup(3, 0));
    expect(begun.when(change).refusals).toEqual(['WHC-DONNEUR-GAP-1']);
    expect(begun.and(coup(4, 0), CONFIRM).when(change).refusals).toEqual([]);
  });
  it('WHC-PS2-5 fixes ten or five points a manche before the start', () => {
    const simple2 = { variant: 'partie-simple-2' };
    expect(seated({ ...simple2, target: 5 }).state.settings.target).toBe(5);
    expect(seated(simple2).state.settings.target).toBe(10);
    expect(setupRefusal({ players: PLAYERS, settings: { ...simple2, target: 7 } })).toBe('WHC-PS2-5');
    expect(
      seated(simple2)
        .and(coup(2, 0))
        .when({ do: 'change-settings', settings: { target: 5 } }).refusals,
    ).toEqual(['WHC-PS2-5']);
  });
  it('WHC-FICHES-1 fixes the value of a fiche before the start; without one it counts 1', () => {
    expect(seated().state.settings.ficheValue).toBe(1);
    const evening = seated({ variant: 'partie-simple-1', ficheValue: 0.1 });
    expect(evening.state.settings.ficheValue).toBe(0.1);
    const change = { do: 'change-settings', settings: { ficheValue: 0.2 } };
    expect(evening.and(coup(2, 0)).when(change).refusals).toEqual(['WHC-FICHES-1']);
  });
});

describe('the partie of seven points', () => {
  it('WHC-PARTIE-1 ends when a side has seven points or more after a coup', () => {
    const evening = seated().and(coup(6, 0), coup(0, 4));
    expect(evening.state.board.over).toBe(false);
    const over = evening.and(coup(2, 0));
    expect(ended(over)).toEqual({ winner: 'NS', value: 4, fiches: { NS: 0, EW: 0 } });
    expect(
      over.when({
        do: 'enter-coup',
        deal: 'x',
        dealer: 'N',
        nextDealer: 'E',
        points: { NS: 1, EW: 0 },
      }).refusals,
    ).toEqual(['WHC-PARTIE-1']);
  });
  it("WHC-PARTIE-2 values the win by the difference of the two sides' points", () => {
    expect(ended(seated().and(coup(5, 0), coup(0, 5)).and(coup(3, 0)))).toMatchObject({
      winner: 'NS',
      value: 3,
    });
  });
  it('WHC-ND-B.2 keeps the points of earlier coups when a later one is void', () => {
    const evening = seated().and(coup(4, 0), coup(0, 2));
    const before = viewOf(evening).partie.points;
    const table = givenTable({ dealer: 'S', before })
      .and({ do: 'begin-deal', seat: 'S' })
      .and(report('WHC-ND-B.1', 'W'));
    expect(voided(table)).toBe('new-deal S');
    expect(table.state.setup.before).toEqual({ NS: 4, EW: 2 });
    // A void deal has no points to enter; the same dealer deals again, and the score goes on from 4-2.
    const { partie, lastCoup } = viewOf(evening.and(coup(1, 0)));
    expect(partie.points).toEqual({ NS: 5, EW: 2 });
    expect(lastCoup?.dealer).toBe('S');
  });
  it('WHC-REN-15 scores the last coup anew until the next deal is cut', () => {
    const evening = seated().and(coup(3, 0), {
      do: 'correct-coup',
      deal: 'coup-1',
      points: { NS: 0, EW: 1 },
    });
    expect(viewOf(evening).partie.points).toEqual({ NS: 0, EW: 1 });
    expect(viewOf(evening).lastCoup?.points).toEqual({ NS: 0, EW: 1 });
    const again = { do: 'correct-coup', deal: 'coup-1', points: { NS: 1, EW: 0 } };
    expect(evening.when({ ...again, points: { NS: 9, EW: 0 } }).refusals).toEqual(['WHC-POINT-3']);
    expect(evening.and({ do: 'cut-next' }).when(again).refusals).toEqual(['WHC-REN-16']);
  });
});

describe('points that no coup gives', () => {
  const told = (evening: Evening, NS: number, EW: number): string =>
    evening.when(coup(NS, EW)).refusals[0] ?? 'accepted';
  it('WHC-POINT-3 refuses more than seven, which thirteen tricks give', () => {
    expect([7, 8].map((points) => told(seated(), points, 0))).toEqual(['accepted', 'WHC-POINT-3']);
    expect([7, 8].map((points) => told(seated(), 0, points))).toEqual(['accepted', 'WHC-POINT-3']);
  });
  it('WHC-POINT-5 refuses points of both sides, and takes none of either when the coup was annulled', () => {
    expect(told(seated(), 3, 1)).toBe('WHC-POINT-5');
    expect(told(seated(), 0, 0)).toBe('accepted');
  });
  it('WHC-PS1-2 refuses what two points a trick and the honours do not give', () => {
    const evening = seated({ variant: 'partie-simple-1' });
    expect([3, 15, 16, 20].map((points) => told(evening, points, 0))).toEqual(Array(4).fill('WHC-PS1-2'));
    // Eight tricks and four honours; seven tricks against four honours.
    expect([told(evening, 8, 0), told(evening, 2, 4)]).toEqual(['accepted', 'accepted']);
    expect(told(evening, 6, 6)).toBe('WHC-PS1-2');
  });
  it('WHC-PS2-6 refuses the same in manches of ten points of partie simple 2', () => {
    expect(told(seated({ variant: 'partie-simple-2' }), 5, 0)).toBe('WHC-PS2-6');
  });
  it('WHC-PS2-7 refuses what one point a trick and the honours do not give', () => {
    const evening = seated({ variant: 'partie-simple-2', target: 5 });
    // Four tricks and four honours are eight: more than seven tricks give, which stop at the target before honours.
    expect([7, 8, 9].map((points) => told(evening, points, 0))).toEqual([
      'accepted',
      'accepted',
      'WHC-PS2-7',
    ]);
  });
  it('WHC-HONNEUR-GAP-2 refuses honours after tricks that reached the target', () => {
    const evening = seated({ variant: 'partie-simple-1' }).and(coup(8, 0));
    // Nine tricks end the manche, and East-West enter nothing; eight of theirs leave North-South four honours to end it.
    expect(told(evening, 6, 2)).toBe('WHC-HONNEUR-GAP-2');
    expect([told(evening, 2, 0), told(evening, 4, 4)]).toEqual(['accepted', 'accepted']);
    const level = seated({ variant: 'partie-simple-1' }).and(coup(8, 0)).and(coup(0, 8));
    expect(told(level, 10, 10)).toBe('WHC-HONNEUR-GAP-2');
  });
  it('WHC-REN-GAP-6 takes the odd point of a side that revoked and stays at nine', () => {
    const evening = seated({ variant: 'partie-simple-1' });
    expect(told(evening, 2, 1)).toBe('WHC-PS1-2');
    expect(told(evening.and(coup(0, 8)), 2, 1)).toBe('accepted');
  });
  it('WHC-CHANT-1 takes called honours at eight points alone', () => {
    const evening = seated({ variant: 'partie-simple-1' }).and(coup(8, 0), coup(0, 8));
    // Four points without a trick: only a call gives them.

    expect(viewOf(evening.and(coup(0, 4))).partie.manches[0]?.points).toEqual({ NS: 8, EW: 12 });
  });
  it('WHC-CHELEM-GAP-1 takes the bonus of a slam where one was agreed', () => {
    const simple1 = { variant: 'partie-simple-1' };
    expect(told(seated(simple1), 18, 0)).toBe('WHC-PS1-2');
    expect(told(seated({ ...simple1, slamBonus: 4 }), 18, 0)).toBe('accepted');
    expect(setupRefusal({ players: PLAYERS, settings: { ...simple1, slamBonus: 101 } })).toBe(
      'invalid-field',
    );
  });
  it('tells them in both languages, with the score that stands', () => {
    const evening = seated({ variant: 'partie-simple-1' }).and(coup(8, 0));
    const violation = evening.when(coup(3, 0)).violations[0];
    const { fr, en } = explain('whist', violation as never);
    expect(fr).toMatch(/^Aucun coup ne donne NS 3, EO 0 à NS 8, EO 0 .*\(WHC-PS1-2\)\.$/);
    expect(en).toMatch(/^No coup gives NS 3, EW 0 at NS 8, EW 0.*\(WHC-PS1-2\)\.$/);
  });
});

describe('whose deal it is', () => {
  it('WHC-POINT-1 writes a coup once on the score, in this partie and in every later one', () => {
    const evening = seated().and(coup(3, 0));
    const again = coup(2, 0, { deal: 'coup-1' });
    expect(evening.when(again).refusals).toEqual(['coup-already-entered']);
    const later = evening.and(coup(4, 0), CONFIRM);
    expect(later.when(again).refusals).toEqual(['coup-already-entered']);
    expect(viewOf(later).finished[0]?.manches[0]?.points).toEqual({ NS: 7, EW: 0 });
    expect(explain('whist', later.when(again).violations[0] as never).en).toContain(
      'coup-1 is on the score already',
    );
  });
  it('WHC-DONNEUR-2 has the deal go to the left of who dealt', () => {
    const evening = seated();
    expect(evening.when(coup(1, 0, { nextDealer: 'S' })).refusals).toEqual(['WHC-DONNEUR-2']);
    expect(viewOf(evening.and(coup(1, 0))).dealer).toBe('E');
  });
  it('WHC-DONNEUR-1 has the winner of the first trick deal next, whoever he is, where that was agreed', () => {
    const evening = seated({ succession: 'firstTrickWinner' });
    const next = evening.and(coup(1, 0, { nextDealer: 'W' }));
    expect(viewOf(next).dealer).toBe('W');
    expect(next.when(coup(1, 0, { dealer: 'E', nextDealer: 'S' })).refusals).toEqual(['WHC-DONNEUR-GAP-4']);
  });
  it('WHC-MD-0.1 passes the deal to the left by a misdeal, which is told with the coup', () => {
    const evening = seated();
    const dealt = { dealer: 'E', nextDealer: 'S' };
    expect(evening.when(coup(1, 0, dealt)).refusals).toEqual(['WHC-DONNEUR-GAP-4']);
    const { lastCoup, dealer } = viewOf(evening.and(coup(1, 0, { ...dealt, cause: 'misdeal' })));
    expect(lastCoup).toMatchObject({ dealer: 'E', cause: 'misdeal' });
    expect(dealer).toBe('S');
  });
  it('WHC-ND-GAP-2 goes on from a player who dealt out of turn and was not stopped', () => {
    const evening = seated().and(
      coup(1, 0),
      coup(1, 0, { dealer: 'S', nextDealer: 'W', cause: 'out-of-turn' }),
    );
    expect(viewOf(evening).dealer).toBe('W');
    const strange = coup(1, 0, { dealer: 'N', nextDealer: 'E', cause: 'tired' });
    expect(evening.when(strange).refusals).toEqual(['invalid-field']);
  });
});

describe('the partie générale as a session', () => {
  const general = { variant: 'partie-simple-2', target: 5, general: true };
  const playPartie = (evening: Evening): Evening =>
    evening.and(coup(5, 0), coup(5, 0), coup(5, 0), coup(5, 0)).and(CONFIRM);
  it('WHC-PG-1 closes after three parties simples', () => {
    const first = playPartie(seated(general));
    expect(first.types).toEqual(['ResultConfirmed', 'SeatsRotated']);
    const third = playPartie(playPartie(first));
    expect(third.types).toEqual(['ResultConfirmed', 'GeneralMatchEnded']);
    const fourth = { do: 'enter-coup', deal: 'x', dealer: 'N', nextDealer: 'E', points: { NS: 1, EW: 0 } };
    expect(third.when(fourth).refusals).toEqual(['WHC-PG-1']);
  });
  it('WHC-PG-GAP-1 agrees on one kind of partie for all three', () => {
    const evening = playPartie(seated(general));
    expect(evening.when({ do: 'change-settings', settings: { target: 10 } }).refusals).toEqual([
      'WHC-PG-GAP-1',
    ]);
  });
  it('WHC-PG-GAP-2 has the first dealer of the session deal first in each partie', () => {
    const evening = playPartie(seated(general));
    expect(evening.state.dealer).toBe('N');
    expect(evening.state.seating?.N).toBe('P4');
  });
  it('WHC-DONNEUR-GAP-4 goes on dealing in order from one manche to the next', () => {
    const evening = seated({ variant: 'partie-simple-1' }).and(coup(2, 0)).and(coup(10, 0));
    expect(evening.types).toEqual(['CoupEntered', 'MancheWon']);
    // North and East dealt the first manche: South deals first in the second, and nobody else.
    expect(viewOf(evening).dealer).toBe('S');
    expect(evening.when(coup(2, 0, { dealer: 'N', nextDealer: 'E' })).refusals).toEqual([
      'WHC-DONNEUR-GAP-4',
    ]);
    expect(evening.when(coup(2, 0)).refusals).toEqual([]);
  });
});
