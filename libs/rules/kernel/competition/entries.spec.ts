import fc from 'fast-check';
import { gamesOf } from '../games';
import { type AnyAct, given } from '../testing/given';
import { competitionDecider } from './decider';

const decider = competitionDecider(gamesOf([]));
type State = ReturnType<typeof decider.initial>;

const about = {
  ...{ name: 'Coupe', game: 'bridge', ruleset: 'bridge-duplicate@1', region: 'Nord' },
  ...{ method: 'matchpoints', startsOn: '2026-11-21' },
};

/** A competition with so many places, as its stream has it. */
const opened = (places?: number) =>
  given(
    decider as never,
    undefined as never,
    [{ type: 'CompetitionOpened', data: { ...about, ...(places === undefined ? {} : { places }) } }] as never,
  );

const pair = (number: number): AnyAct => ({
  do: 'register-entry',
  ...{ id: `e${number}`, number, kind: 'pair', members: [`F-${number * 2}`, `F-${number * 2 + 1}`] },
});
const withdraw = (number: number, played = false): AnyAct => ({
  do: 'withdraw-entry',
  ...{ entry: `e${number}`, reason: 'malade', played },
});
const playing = (state: unknown): readonly string[] =>
  [...(state as State).entries.values()].flatMap(({ entry, waiting, withdrawn }) =>
    waiting || withdrawn ? [] : [entry.id],
  );

describe('the waiting list', () => {
  const full = opened(2).and(pair(1), pair(2), pair(3), pair(4));

  it('takes whoever comes when all places are taken, in the order of registration', () => {
    expect(playing(full.state)).toEqual(['e1', 'e2']);
    expect(playing(opened().and(pair(1), pair(2), pair(3)).state)).toHaveLength(3);
  });

  it('gives a place that becomes free to the first who waits, as long as nothing was played', () => {
    const free = full.and(withdraw(1));
    expect(free.events).toEqual([
      { type: 'EntryWithdrawn', data: { entry: 'e1', reason: 'malade' } },
      { type: 'EntryAdmitted', data: { entry: 'e3', by: 'place' } },
    ]);
    expect(full.and(withdraw(1, true)).types).toEqual(['EntryWithdrawn']);
    expect(full.and(withdraw(4)).types).toEqual(['EntryWithdrawn']);
    expect(full.and(withdraw(3), withdraw(1)).events.at(-1)).toMatchObject({ data: { entry: 'e4' } });
  });

  it('is left by hand out of turn, once, and beyond the places; nobody follows until there is room', () => {
    const admitted = full.and({ do: 'admit-entry', entry: 'e4', reason: 'demi-table' });
    expect(admitted.events).toEqual([
      { type: 'EntryAdmitted', data: { entry: 'e4', by: 'hand', reason: 'demi-table' } },
    ]);
    expect(admitted.when({ do: 'admit-entry', entry: 'e4' }).refusals).toEqual(['entry-not-waiting']);
    expect(admitted.when({ do: 'admit-entry', entry: 'e9' }).refusals).toEqual(['unknown-entry']);
    expect(admitted.and(withdraw(1)).types).toEqual(['EntryWithdrawn']);
    expect(admitted.and(withdraw(1), withdraw(2)).types.at(-1)).toBe('EntryAdmitted');
  });

  it('never has somebody waiting before the first result while a place is free, whatever is done', () => {
    const acts = fc.array(
      fc.oneof(
        fc.integer({ min: 1, max: 8 }).map(pair),
        fc.integer({ min: 1, max: 8 }).map((number) => withdraw(number)),
        fc.integer({ min: 1, max: 8 }).map((number) => ({ do: 'admit-entry', entry: `e${number}` })),
      ),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), acts, (places, asked) => {
        const state = opened(places).when(...asked).state as State;
        const waits = [...state.entries.values()].some(({ waiting, withdrawn }) => waiting && !withdrawn);
        if (waits) expect(playing(state).length).toBeGreaterThanOrEqual(places);
      }),
    );
  });
});

describe('what becomes of the results of an entry that withdraws', () => {
  const two = opened().and(pair(1), pair(2));
  const struckIn = (state: unknown): readonly string[] =>
    [...(state as State).entries.values()].flatMap(({ entry, struck }) => (struck ? [entry.id] : []));
  const decide = (results: string): AnyAct => ({
    do: 'revise-withdrawal',
    ...{ entry: 'e1', results, reason: 'moins de la moitié jouée' },
  });

  it('is that they stand, unless the entry is struck, as events of before said', () => {
    expect(struckIn(two.and(withdraw(1)).state)).toEqual([]);
    expect(struckIn(two.and({ ...withdraw(1), results: 'stand' }).state)).toEqual([]);
    const struck = two.and({ ...withdraw(1), results: 'struck' });
    expect(struck.events).toEqual([
      { type: 'EntryWithdrawn', data: { entry: 'e1', reason: 'malade', results: 'struck' } },
    ]);
    expect(struckIn(struck.state)).toEqual(['e1']);
  });

  it('is decided anew, and once more, with a reason; the same again is refused', () => {
    const gone = two.and(withdraw(1));
    expect(gone.when(decide('stand')).refusals).toEqual(['withdrawal-unchanged']);
    const struck = gone.and(decide('struck'));
    expect(struck.events).toEqual([
      {
        type: 'WithdrawalRevised',
        data: { entry: 'e1', results: 'struck', reason: 'moins de la moitié jouée' },
      },
    ]);
    expect(struckIn(struck.and(decide('stand')).state)).toEqual([]);
    expect(struck.and({ do: 'close-competition', reason: 'jouée' }).when(decide('stand')).types).toEqual([
      'WithdrawalRevised',
    ]);
  });

  it('is decided of one that has withdrawn alone, and in words that the rules know', () => {
    expect(two.when(decide('struck')).refusals).toEqual(['entry-not-withdrawn']);
    expect(two.when({ ...decide('struck'), entry: 'e9' }).refusals).toEqual(['unknown-entry']);
    expect(two.and(withdraw(1)).when(decide('halved')).refusals).toEqual(['invalid-field']);
    expect(two.when({ ...withdraw(1), results: 'halved' }).refusals).toEqual(['invalid-field']);
  });
});

describe('an entry said anew', () => {
  const two = opened().and(pair(1), pair(2));
  const anew = (more: object = {}): AnyAct => ({
    do: 'revise-entry',
    ...{ id: 'e1', number: 1, kind: 'pair', members: ['F-2', 'F-9'], ...more },
  });

  it('has another partner, number or club from then on', () => {
    const revised = two.and(anew({ number: 7, club: 'Cercle de Lille', reason: 'erreur de saisie' }));
    expect(revised.events).toEqual([
      {
        type: 'EntryRevised',
        data: {
          ...{ id: 'e1', number: 7, kind: 'pair', members: ['F-2', 'F-9'], club: 'Cercle de Lille' },
          reason: 'erreur de saisie',
        },
      },
    ]);
    // The number and the partner that it had are free.
    expect(revised.and({ ...pair(3), number: 1, members: ['F-3', 'F-7'] }).types).toEqual([
      'EntryRegistered',
    ]);
  });

  it('has nobody who plays elsewhere, no number of another, and something new', () => {
    expect(two.when(anew({ members: ['F-2', 'F-4'] })).refusals).toEqual(['already-entered']);
    expect(two.when(anew({ members: ['F-2', 'F-2'] })).refusals).toEqual(['already-entered']);
    expect(two.when(anew({ number: 2 })).refusals).toEqual(['number-taken']);
    expect(two.when(anew({ members: ['F-2', 'F-3'] })).refusals).toEqual(['entry-unchanged']);
    expect(two.when(anew({ kind: 'player', members: ['F-2'] })).refusals).toEqual(['entry-of-other-kind']);
  });

  it('is as it played once it has a result, and once it has left', () => {
    expect(two.when(anew({ played: true })).refusals).toEqual(['entry-has-played']);
    expect(two.and(withdraw(1)).when(anew()).refusals).toEqual(['entry-already-withdrawn']);
    expect(two.when({ ...anew(), id: 'e9' }).refusals).toEqual(['unknown-entry']);
  });
});
