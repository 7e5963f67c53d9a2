import fc from 'fast-check';
import { gamesOf } from '../games';
import { type AnyAct, given } from '../testing/given';
import { competitionDecider } from './decider';

const decider = competitionDecider(gamesOf([]));

/** A competition of three pairs, as its stream has it. */
const opened = given(
  decider as never,
  undefined as never,
  [
    {
      type: 'CompetitionOpened',
      data: {
        ...{ name: 'Coupe', game: 'bridge', ruleset: 'bridge-duplicate@1', region: 'Nord' },
        ...{ method: 'matchpoints', startsOn: '2026-11-21' },
      },
    },
  ] as never,
).and(
  { do: 'register-entry', id: 'a', number: 1, kind: 'pair', members: ['F-1', 'F-2'] },
  { do: 'register-entry', id: 'b', number: 2, kind: 'pair', members: ['F-3', 'F-4'] },
  { do: 'register-entry', id: 'c', number: 3, kind: 'pair', members: ['F-5', 'F-6'] },
);

const note = (presence: string, ...entries: readonly string[]): AnyAct => ({
  do: 'note-presence',
  ...{ entries, presence },
});
const substitute = (entry: string, out: string, by: string, round = 1, session = 1): AnyAct => ({
  do: 'name-substitute',
  ...{ entry, out, in: by, session, round },
});

describe('the presence of entries on the day', () => {
  it('is noted for one or many, each once', () => {
    const noted = opened.and(note('here', 'a', 'b', 'a'));
    expect(noted.types).toEqual(['EntryArrived', 'EntryArrived']);
    expect(noted.when(note('here', 'a', 'c')).events).toEqual([
      { type: 'EntryArrived', data: { entry: 'c' } },
    ]);
    expect(noted.when(note('here', 'a', 'b')).refusals).toEqual(['presence-known']);
  });
  it('may be otherwise later', () => {
    expect(opened.and(note('here', 'a')).and(note('away', 'a')).types).toEqual(['EntryAway']);
  });
  it('is of entries that play, and is one of two words', () => {
    expect(opened.when(note('here', 'z')).refusals).toEqual(['unknown-entry']);
    expect(opened.when(note('late', 'a')).refusals).toEqual(['invalid-field']);
    const gone = opened.and({ do: 'withdraw-entry', entry: 'a', reason: 'malade' });
    expect(gone.when(note('here', 'a')).refusals).toEqual(['entry-already-withdrawn']);
  });
});

describe('a substitute', () => {
  it('plays for one of the entry from a round on, and may be replaced in turn', () => {
    const first = opened.and(substitute('a', 'F-2', 'F-9', 3));
    expect(first.events).toEqual([
      { type: 'SubstituteNamed', data: { entry: 'a', out: 'F-2', in: 'F-9', session: 1, round: 3 } },
    ]);
    expect(first.when(substitute('a', 'F-2', 'F-10', 4)).refusals).toEqual(['not-of-the-entry']);
    expect(first.and(substitute('a', 'F-9', 'F-2', 5)).types).toEqual(['SubstituteNamed']);
  });
  it('is not named for a round before the last change', () => {
    const first = opened.and(substitute('a', 'F-2', 'F-9', 3, 2));
    expect(first.when(substitute('a', 'F-1', 'F-10', 2, 2)).refusals).toEqual(['substitute-before']);
    expect(first.when(substitute('a', 'F-1', 'F-10', 9, 1)).refusals).toEqual(['substitute-before']);
  });
  it('is nobody who plays for another entry, or for this one already', () => {
    expect(opened.when(substitute('a', 'F-2', 'F-3')).refusals).toEqual(['already-entered']);
    expect(opened.when(substitute('a', 'F-2', 'F-1')).refusals).toEqual(['already-entered']);
    const first = opened.and(substitute('a', 'F-2', 'F-9'));
    expect(first.when(substitute('b', 'F-3', 'F-9')).refusals).toEqual(['already-entered']);
    const late = { do: 'register-entry', id: 'd', number: 4, kind: 'player', members: ['F-9'] };
    expect(first.when(late).refusals).toEqual(['already-entered']);
  });
  it('leaves nobody playing for two entries, whatever is asked for', () => {
    const person = fc.constantFrom('F-1', 'F-2', 'F-3', 'F-5', 'F-9', 'F-10');
    const acts = fc.array(
      fc.record({
        ...{ do: fc.constant('name-substitute'), entry: fc.constantFrom('a', 'b', 'c') },
        ...{ out: person, in: person, session: fc.constant(1), round: fc.integer({ min: 1, max: 4 }) },
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(acts, (asked) => {
        const { state } = opened.when(...asked);
        const entries = [...(state as ReturnType<typeof decider.initial>).entries.values()];
        const persons = entries.flatMap(({ entry, substitutes }) => [
          ...new Set([...entry.members, ...substitutes.map((each) => each.in)]),
        ]);
        expect(new Set(persons).size).toBe(persons.length);
      }),
    );
  });
});
