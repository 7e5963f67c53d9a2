import { type AnyAct, given } from '@arbitre/rules/kernel/testing/given';
import { competitionDecider, isEmbargoed } from './index';
import fc from 'fast-check';

const opening = {
  do: 'open-competition',
  name: 'Soirée',
  game: 'bridge',
  ruleset: 'bridge-duplicate@1',
  region: 'estrie',
  method: 'butler',
  startsOn: '2026-11-21',
};
const pair = (number: number) => ({
  do: 'register-entry',
  id: `pair-${number}`,
  number,
  kind: 'pair',
  members: [],
});
const of = (number: number, ...members: readonly string[]) => ({ ...pair(number), members });

const revision = {
  ...{ do: 'revise-competition', name: 'Soirée du mardi', region: 'nord', method: 'matchpoints' },
  startsOn: '2026-11-24',
};

const unopened = given(competitionDecider, undefined);

describe('a competition', () => {
  it('opens, registers, withdraws and closes', () => {
    const { types, refusals, state } = unopened.when(
      opening,
      pair(1),
      { do: 'withdraw-entry', entry: 'pair-1', reason: 'malade' },
      { do: 'close-competition', reason: 'terminé' },
    );
    expect(refusals).toEqual([]);
    expect(types).toEqual(['CompetitionOpened', 'EntryRegistered', 'EntryWithdrawn', 'CompetitionClosed']);
    expect(state.entries.get('pair-1')?.withdrawn).toBe(true);
  });
  it('is revised as a whole: game and rules stay, an embargo that is left out is none', () => {
    const embargo = { until: '2026-11-21T22:00:00Z', tables: null };
    const { refusals, types, state } = unopened.when({ ...opening, embargo }, revision, {
      ...{ ...revision, name: 'Soirée', reason: 'le nom' },
    });
    expect([refusals, types.slice(1)]).toEqual([[], ['CompetitionRevised', 'CompetitionRevised']]);
    const { do: _, ...about } = revision;
    expect(state.opened).toEqual({
      ...{ ...about, name: 'Soirée', game: 'bridge', ruleset: 'bridge-duplicate@1' },
    });
  });
  it('says what the registry has in place of its words, closed or not, once, and keeps the word before', () => {
    const ofClub = (number: number, club: string) => ({ ...pair(number), club });
    const matching = {
      do: 'match-registry',
      regions: [{ word: 'estrie', region: 'est' }],
      clubs: [
        { word: 'Cercle', club: '1' },
        { word: 'Autre', club: '2' },
      ],
    };
    const begun = unopened.and(opening, ofClub(1, 'Cercle'), pair(2), ofClub(3, 'cercle'), {
      ...{ do: 'withdraw-entry', entry: 'pair-1', reason: 'malade' },
    });
    const { events, state } = begun.and({ do: 'close-competition', reason: 'terminé' }).when(matching);
    expect(events.map(({ data }) => data)).toEqual([
      { region: 'est', clubs: [{ word: 'Cercle', club: '1' }] },
    ]);
    expect([state.opened?.region, state.regionWord]).toEqual(['est', 'estrie']);
    const clubs = [...state.entries.values()].map(({ entry, withdrawn }) => [entry.club, withdrawn]);
    expect(state.entries.get('pair-1')?.clubWord).toBe('Cercle');
    expect(clubs).toEqual([
      ['1', true],
      [undefined, false],
      ['cercle', false],
    ]);
    const after = begun.and(matching);
    expect(after.when(matching).refusals).toEqual(['nothing-to-match']);
    expect(after.when({ ...matching, clubs: 'x' }).refusals).toEqual(['invalid-field']);
    const moved = after.when({ ...revision, region: 'sud' });
    expect([moved.state.opened?.region, moved.state.regionWord]).toEqual(['sud', null]);
  });
  it('keeps boards under an embargo that it is opened with', () => {
    const embargo = { until: '2026-11-21T22:00:00Z', tables: 24 };
    const { refusals, state } = unopened.when({ ...opening, embargo });
    expect([refusals, state.opened?.embargo]).toEqual([[], embargo]);
    const at = (time: string) => Date.parse(`2026-11-21T${time}Z`);
    const kept = (results: number, now: number) => isEmbargoed(embargo, results, now);
    expect([kept(23, at('21:59:59')), kept(24, at('21:59:59')), kept(0, at('22:00:00'))]).toEqual([
      ...[true, false, false],
    ]);
    expect(isEmbargoed({ ...embargo, tables: null }, 500, at('21:00:00'))).toBe(true);
  });
  it.each([
    [{ until: '2026-11-21T22:00:00Z' }, 'missing-field'],
    [{ until: '2026-99-21T22:00:00Z', tables: null }, 'invalid-field'],
    [{ until: 'tonight', tables: null }, 'invalid-field'],
    [{ until: '2026-11-21T22:00:00Z', tables: 0 }, 'invalid-field'],
    ['tonight', 'invalid-field'],
  ])('refuses an embargo that makes no sense: %j', (embargo, code) => {
    expect(unopened.when({ ...opening, embargo }).refusals).toEqual([code]);
  });
  it('has no boards to keep where sessions show what is played', () => {
    const embargo = { until: '2026-11-21T22:00:00Z', tables: null };
    const skat = { ...opening, game: 'skat', ruleset: 'skat@1', method: 'skat-seeger-fabian', embargo };
    expect(unopened.when(skat).refusals).toEqual(['embargo-without-boards']);
  });
  it.each([
    ['a second opening', [opening, opening], 'competition-already-open'],
    ['an entry before the opening', [pair(1)], 'competition-not-open'],
    ['an entry twice', [opening, pair(1), pair(1)], 'entry-already-registered'],
    ['a starting number twice', [opening, pair(1), { ...pair(1), id: 'other' }], 'number-taken'],
    ['three persons in a pair', [opening, of(1, '1', '2', '3')], 'wrong-number-of-persons'],
    ['one person in a pair', [opening, of(1, '1')], 'wrong-number-of-persons'],
    ['two persons as a player', [opening, { ...of(1, '1', '2'), kind: 'player' }], 'wrong-number-of-persons'],
    ['a person twice in an entry', [opening, of(1, '1', '1')], 'already-entered'],
    ['a person in two entries', [opening, of(1, '1', '2'), of(2, '3', '2')], 'already-entered'],
    ['a name for a pair', [opening, { ...pair(1), label: 'Les Deux' }], 'label-of-persons'],
    ['a name in the place of a person', [opening, of(1, 'Blanche Ourse', '2')], 'invalid-field'],
    ['an unknown entry', [opening, { do: 'withdraw-entry', entry: 'x', reason: 'r' }], 'unknown-entry'],
    [
      'an entry after the end',
      [opening, { do: 'close-competition', reason: 'r' }, pair(1)],
      'competition-closed',
    ],
    ['an unknown method', [{ ...opening, method: 'luck' }], 'invalid-field'],
    ['the method of another game', [{ ...opening, method: 'scrabble-total' }], 'invalid-field'],
    ['a revision before the opening', [revision], 'competition-not-open'],
    ['a revision that changes nothing', [opening, { ...opening, do: revision.do }], 'competition-unchanged'],
    ['a revision by a method of another game', [opening, { ...revision, method: 'luck' }], 'invalid-field'],
    ['a revision without a day', [opening, { ...revision, startsOn: undefined }], 'missing-field'],
    [
      'a revision after the end',
      [opening, { do: 'close-competition', reason: 'r' }, revision],
      'competition-closed',
    ],
    ['an unknown ruleset', [{ ...opening, ruleset: 'bridge-duplicate@9' }], 'unknown-ruleset'],
    ['a day that does not exist', [{ ...opening, startsOn: '2026-02-30' }], 'invalid-field'],
    ['no name', [{ ...opening, name: undefined }], 'missing-field'],
    ['an unknown act', [opening, { do: 'dance' }], 'unknown-act'],
  ])('refuses %s', (_, commands, article) => {
    expect(unopened.when(commands).refusals).toEqual([article]);
  });
  it('opens for a game that is nothing but its sessions', () => {
    const scrabble = { ...opening, game: 'scrabble', ruleset: 'scrabble@1', method: 'scrabble-total' };
    expect(unopened.when(scrabble).state.opened).toMatchObject({ game: 'scrabble', ruleset: 'scrabble@1' });
    expect(unopened.when({ ...scrabble, game: 'skat' }).refusals).toEqual(['game-differs']);
  });
  it('takes the same number in another field', () => {
    const { refusals } = unopened.when(
      opening,
      { ...pair(1), field: 'NS' },
      { ...pair(1), id: 'ew', field: 'EW' },
    );
    expect(refusals).toEqual([]);
  });
  it('takes a person anew once the first entry has withdrawn', () => {
    const withdrawn = { do: 'withdraw-entry', entry: 'pair-1', reason: 'malade' };
    const { refusals } = unopened.when(opening, of(1, '1', '2'), withdrawn, of(2, '1', '3'));
    expect(refusals).toEqual([]);
  });
  it('takes a team by what it calls itself, with its persons or without', () => {
    const team = { ...pair(1), kind: 'team', label: 'Les Ours' };
    const { refusals, state } = unopened.when(opening, team, {
      ...team,
      id: 'team-2',
      number: 2,
      members: ['1', '2', '3', 'g0123456789abcdef01234567'],
    });
    expect(refusals).toEqual([]);
    expect([...state.entries.values()].map(({ entry }) => entry.members.length)).toEqual([0, 4]);
  });
  it('answers every command, however absurd', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.anything(), fc.constant(opening), fc.object())), (commands) => {
        expect(() => unopened.when(commands.map((act) => () => act as AnyAct))).not.toThrow();
      }),
    );
  });
});

describe('what a competition plans', () => {
  const skat = { game: 'skat', ruleset: 'skat@1', method: 'skat-seeger-fabian' };
  const sessions = [{ day: '2026-11-21', club: '59001' }, { day: '2026-11-28' }];

  it('is kept as it is said, revised as a whole, and gone where it is left out', () => {
    const plan = { sessions, setup: { boards: 3, minutes: 21 }, policy: 'enforced', grain: 'full' };
    const opened = unopened.when({ ...opening, plan });
    expect([opened.refusals, opened.state.opened?.plan]).toEqual([[], plan]);
    const revised = unopened.and({ ...opening, plan }).when(revision);
    expect([revised.refusals, revised.state.opened?.plan]).toEqual([[], undefined]);
  });

  it.each<readonly [string, object, string]>([
    ['a day that there is not', { plan: { sessions: [{ day: '2026-02-30' }] } }, 'plan.sessions.0.day'],
    ['what its game lets nobody plan', { plan: { sessions, setup: { tables: 7 } } }, 'plan.setup.tables'],
    ['what no session takes', { plan: { sessions, setup: { boards: 0 } } }, 'plan.setup.boards'],
    ['a circle without a name', { ...skat, plan: { sessions, setup: { access: {} } } }, 'plan.setup.access'],
    [
      'how deals are recorded, where there are none',
      {
        ...{ game: 'scrabble', ruleset: 'scrabble@1', method: 'scrabble-total' },
        plan: { sessions, grain: 'result' },
      },
      'plan.grain',
    ],
  ])('is refused with %s', (_what, more, field) => {
    const { violations } = unopened.when({ ...opening, ...more });
    expect(violations).toMatchObject([{ facts: { field } }]);
  });
});
