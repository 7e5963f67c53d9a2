import fc from 'fast-check';
import { setupRefusal } from '../testing/evening';
import {
  absent,
  coupAt,
  givenHall,
  hallOf,
  lot,
  seatsIn,
  sit,
  start,
  stop,
  swap,
  won,
} from '../testing/hall';
import { whistOrder } from '../session/order';

const ALL = 'N1:A E1:B S1:C W1:D N2:E E2:F S2:G W2:H';
const seated = givenHall().and(sit(ALL));
const pairs = givenHall({ tables: 3, of: 'pairs' }).and(sit('NS1:A EW1:X NS2:B EW2:Y NS3:C EW3:Z'));
const states = (hall: typeof seated) =>
  hallOf(hall)
    .rounds[hallOf(hall).round - 1]?.tables.map(({ state }) => state)
    .join(' ');
const awards = (hall: typeof seated): readonly string[] =>
  whistOrder.standing(hall.state).awards.map(({ key, entry, value }) => `${key} ${entry} ${value.num}`);

describe('what an evening of several tables is opened with', () => {
  it('is how many there are; nobody is named yet', () => {
    expect(setupRefusal({ tables: 2 })).toBe('accepted');
    expect(setupRefusal({ tables: 2, players: ['a', 'b', 'c', 'd'] })).toBe('invalid-field');
    expect(setupRefusal({ tables: 0 })).toBe('invalid-field');
  });
  it('WHC-JOUEURS-1 is the four players where there is one table', () => {
    expect(setupRefusal({})).toBe('WHC-JOUEURS-1');
    expect(setupRefusal({ players: ['a', 'b', 'c', 'd'], rounds: 3 })).toBe('invalid-field');
  });
  it('is no partie générale, and at one table nothing of a hall is done', () => {
    expect(setupRefusal({ tables: 2, settings: { variant: 'partie-simple-1', general: true } })).toBe(
      'no-general-in-hall',
    );
    const table = givenHall({ tables: undefined, players: ['a', 'b', 'c', 'd'] });
    expect(table.when(start(1)).refusals).toEqual(['one-table']);
    expect(seated.when({ do: 'draw', player: 'A', pack: '1', cards: ['SA'] }).refusals).toEqual([
      'several-tables',
    ]);
  });
});

describe('the seats of a hall', () => {
  it('are drawn by a lot whose seed was committed to before, whatever the order of the list', () => {
    const drawn = givenHall().and(lot('A B C D E F G H'));
    expect(seatsIn(givenHall().and(lot('H G F E D C B A')), 1)).toEqual(seatsIn(drawn, 1));
    const places = hallOf(drawn).places.map(({ entry }) => entry);
    expect(places.toSorted()).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']);
    const [commit = start(1), draw = start(1)] = lot('A B C D E F G H');
    expect(givenHall().when(draw).refusals).toEqual(['no-lot-committed']);
    expect(
      givenHall()
        .and(commit)
        .when({ ...draw, seed: 'soleil' }).refusals,
    ).toEqual(['another-seed']);
    expect(drawn.when(draw).refusals).toEqual(['no-lot-committed']);
  });
  it('are refused where the list does not fit the places', () => {
    expect(givenHall().when(lot('A B C D')).refusals).toEqual(['seats-and-entries']);
    expect(givenHall().when(lot('A B C D E F G H I')).refusals).toEqual(['seats-and-entries']);
    expect(givenHall().when(lot('A A B C D E')).refusals).toEqual(['named-twice']);
  });
  it('are given by hand, one for each and one at each place', () => {
    expect(seatsIn(seated, 1)).toEqual(['1: AC–BD', '2: EG–FH']);
    expect(seated.when(...sit('N1:J')).refusals).toEqual(['place-taken']);
    expect(
      givenHall()
        .and(sit('N1:A'))
        .when(...sit('S2:A')).refusals,
    ).toEqual(['has-place']);
    expect(givenHall().when(...sit('N9:A')).refusals).toEqual(['unknown-place']);
    expect(givenHall().when(...sit('NS1:A')).refusals).toEqual(['unknown-place']);
  });
  it('are exchanged, never with oneself, for somebody absent or for a round that was called off', () => {
    expect(seatsIn(seated.and(swap('A', 'H', 1)), 1)).toEqual(['1: HC–BD', '2: EG–FA']);
    expect(seated.when(swap('A', 'A', 1)).refusals).toEqual(['swap-with-itself']);
    expect(seated.when(swap('A', 'Q', 1)).refusals).toEqual(['not-seated']);
    expect(seated.when(swap('A', 'B', 3)).refusals).toEqual(['round-not-ahead']);
  });
  it('of a table that has written something change from the next round on', () => {
    const playing = seated.and(start(1), coupAt(1, 2, 0));
    expect(playing.when(swap('A', 'H', 1)).refusals).toEqual(['table-has-begun']);
    expect(seatsIn(playing.and(swap('E', 'H', 1)), 1)[1]).toBe('2: HG–FE');
    expect(playing.and(swap('A', 'C', 2)).state.hall?.tables.get('1|1')?.session.deals).toEqual(['b1']);
    expect(seatsIn(playing.and(swap('A', 'C', 2)), 2)[0]).toBe('1: CA–FH');
  });
  it('that are free leave the others of their table without a game; who comes late sits down there', () => {
    const half = seated.and(absent('H', 1), start(1));
    expect(states(half)).toBe('playing free');
    expect(half.when(coupAt(2, 1, 0)).refusals).toEqual(['nobody-plays-there']);
    expect(states(half.and(sit('W2:J', 1)))).toBe('playing playing');
    expect(givenHall().and(sit('N1:A')).when(start(1)).refusals).toEqual(['nobody-seated']);
  });
  it('of pairs are North-South or East-West, and both of a pair have its result', () => {
    const played = pairs.and(start(1), won(1, 'NS'));
    expect(awards(played)).toEqual(['round-1 A 1', 'round-1 X 0']);
  });
});

describe('the rounds of a hall', () => {
  it('move East-West up a table, or leave all where they are', () => {
    expect(seatsIn(pairs, 2)).toEqual(['1: AA–ZZ', '2: BB–XX', '3: CC–YY']);
    const staying = givenHall({ moves: 'stay' }).and(sit(ALL));
    expect(seatsIn(staying, 2)).toEqual(seatsIn(staying, 1));
  });
  it('are called one after the other, each once every table has finished', () => {
    expect(seated.when(start(2)).refusals).toEqual(['round-called']);
    const first = seated.and(start(1));
    expect(first.when(start(1)).refusals).toEqual(['round-called']);
    const { violations } = first.and(won(1, 'NS')).when(start(2));
    expect(violations[0]).toMatchObject({ article: 'tables-still-play', facts: { tables: ['2'] } });
    const second = first.and(won(1, 'NS'), won(2, 'EW'), start(2));
    expect(states(second)).toBe('playing playing');
    expect(second.and(won(1, 'NS'), won(2, 'NS')).when(start(3)).refusals).toEqual(['last-round']);
  });
  it('give everybody what the own table gave, a round each', () => {
    const played = seated.and(start(1), won(2, 'EW'), won(1, 'NS'), start(2), won(1, 'NS'), won(2, 'NS'));
    expect(awards(played)).toEqual([
      ...['round-1 A 1', 'round-1 B 0', 'round-1 C 1', 'round-1 D 0'],
      ...['round-1 E 0', 'round-1 F 1', 'round-1 G 0', 'round-1 H 1'],
      ...['round-2 A 1', 'round-2 F 0', 'round-2 C 1', 'round-2 H 0'],
      ...['round-2 E 1', 'round-2 B 0', 'round-2 G 1', 'round-2 D 0'],
    ]);
  });
  it('may have new partners, by another lot for those that come', () => {
    const first = seated.and(start(1), won(1, 'NS'), won(2, 'NS'));
    const drawn = first.and(lot('A B C D E F G H', 'étoile'));
    expect(seatsIn(drawn, 1)).toEqual(seatsIn(first, 1));
    const alone = givenHall().and(lot('A B C D E F G H', 'étoile'));
    expect(seatsIn(drawn, 2)).toEqual(seatsIn(alone, 1));
    expect(hallOf(drawn).lot).toMatchObject({ seed: 'étoile', from: 2 });
  });
  it('are over at a table that the arbiter stops: its partie counts for nobody', () => {
    const stopped = seated.and(start(1), coupAt(1, 2, 0), stop(1), won(2, 'NS'));
    expect(states(stopped)).toBe('stopped done');
    expect(awards(stopped).some((award) => /[ABCD]/.test(award))).toBe(false);
    expect(stopped.when(coupAt(1, 2, 0, { deal: 'b2' })).refusals).toEqual(['table-has-finished']);
    expect(states(stopped.and(start(2)))).toBe('playing playing');
    expect(whistOrder.arbiterActs).toEqual(['stop-table']);
  });
});

describe('the scores of a hall', () => {
  it('WHC-POINT-1 are each table’s own, and say which it is', () => {
    const playing = seated.and(start(1), coupAt(1, 2, 0)).when(coupAt(2, 0, 7));
    expect(playing.events.map(({ type, data }) => [type, (data as { table?: number }).table])).toEqual([
      ['CoupEntered', 2],
      ['MancheWon', 2],
      ['PartieEnded', 2],
    ]);
    expect(states(playing)).toBe('playing over');
    expect(playing.when(coupAt(1, 2, 0)).refusals).toEqual(['coup-already-entered']);
    expect(playing.when({ ...coupAt(1, 2, 0), table: undefined }).refusals).toEqual(['missing-field']);
    expect(playing.when({ do: 'confirm-result', by: 'host', table: 1 }).refusals).toEqual([
      'partie-not-over',
    ]);
  });
  it('WHC-PS2-5 are counted by what was agreed for all, which changes between two rounds', () => {
    const change = { do: 'change-settings', settings: { target: 10 } };
    const agreed = givenHall({ settings: { variant: 'partie-simple-2', target: 5 } }).and(sit(ALL), start(1));
    expect(agreed.and(coupAt(1, 2, 0)).when(change).refusals).toEqual(['WHC-PS2-5']);
    expect(hallOf(agreed.and(change)).rounds[0]?.tables[0]?.evening?.settings.target).toBe(10);
    expect(
      seated.when({ do: 'change-settings', settings: { variant: 'partie-simple-1', general: true } })
        .refusals,
    ).toEqual(['no-general-in-hall']);
  });
  it('are copied with everything that they hold', () => {
    const playing = seated.and(start(1), coupAt(1, 2, 0));
    const copy = whistOrder.copy(playing.state);
    const before = JSON.stringify(whistOrder.view(playing.state, { kind: 'everyone' }, {} as never));
    whistOrder.evolve(copy, { type: 'RoundStarted', data: { round: 2 } });
    whistOrder.evolve(copy, { type: 'EntryAbsent', data: { entry: 'A', from: 1 } });
    expect(JSON.stringify(whistOrder.view(playing.state, { kind: 'everyone' }, {} as never))).toBe(before);
  });
  it('leave nobody at two places of a round, whatever is drawn, moved and exchanged', () => {
    const acts = fc.array(
      fc.oneof(
        fc.constantFrom(...sit('W2:J E1:A N1:B'), ...lot('A B C D E F G H'), absent('B', 1), absent('C', 2)),
        fc.constantFrom(swap('A', 'F', 1), swap('B', 'H', 2), start(1), start(2), stop(1), stop(2)),
      ),
      { maxLength: 25 },
    );
    fc.assert(
      fc.property(acts, (some) => {
        const hall = seated.when(...some);
        for (const round of [1, 2]) {
          const there = (hallOf(hall).rounds[round - 1]?.tables ?? []).flatMap(({ seats }) =>
            Object.values(seats).filter((entry) => entry !== null),
          );
          expect(new Set(there).size).toBe(there.length);
        }
      }),
    );
  });
});
