import { given } from '@arbitre/rules/kernel/testing/given';
import { evolveGrants, decideGrant, type Grants, permitted, type Operation } from '@arbitre/rules/federation';
import { competitionDecider, sessionDecider } from './index';

type Plain = Readonly<Record<string, unknown>>;

const conditions = {
  ...{
    name: 'Tournoi régional',
    region: 'quebec',
    startsOn: '2026-11-21',
    correctionMinutes: 45,
    places: 40,
  },
  ...{ method: 'matchpoints', scoring: { version: 1, unit: 2, ties: 'stand' } },
  plan: { sessions: [{ day: '2026-11-21', club: 'Trèfles' }], setup: { boards: 3, minutes: 22 } },
};
const game = { game: 'bridge', ruleset: 'bridge-duplicate@1' };
const opening = (more: Plain = {}) => ({ do: 'open-competition', ...game, ...conditions, ...more });
const nothing = given(competitionDecider, undefined);
const opened = nothing.and(opening());

/** The article or the field by which conditions are refused. */
const refusedBy = (more: Plain): string => {
  const { violations, events } = nothing.when(opening(more));
  expect(events).toEqual([]);
  return String(violations[0]?.facts.field ?? violations[0]?.article);
};

const session = (setup: Plain): readonly string[] =>
  given(sessionDecider, undefined).when({
    ...{ do: 'open-session', competition: 'tournoi', number: 1, ...game, setup },
  }).refusals;

describe('who organises a competition', () => {
  it('BD-L80 says of which region it is, when it is played, how it counts, who may enter and until when it is corrected', () => {
    expect(opened.state.opened).toEqual({ ...game, ...conditions });
    for (const missing of ['name', 'region', 'startsOn', 'method'])
      expect([missing, refusedBy({ [missing]: undefined })]).toEqual([missing, missing]);
  });

  it.each<[Plain, string]>([
    [{ startsOn: 'samedi' }, 'startsOn'],
    [{ method: 'best-of-luck' }, 'method'],
    [{ scoring: { version: 1, unit: 3, ties: 'stand' } }, 'scoring.unit'],
    [{ scoring: { version: 1, ties: 'stand', total: 'applause' } }, 'scoring.total'],
    [{ correctionMinutes: -1 }, 'correctionMinutes'],
    [{ plan: { sessions: [], setup: { boards: 0 } } }, 'plan.setup.boards'],
    [{ plan: { sessions: [], setup: { revokes: 'free' } } }, 'plan.setup.revokes'],
  ])('BD-L80 makes no condition that is against the laws or that they do not know: %j', (more, where) => {
    expect(refusedBy(more)).toBe(where);
  });

  it('BD-L80 says beforehand whether ties stand (BD-L78D)', () => {
    const silent = nothing.when(opening({ scoring: { version: 1, unit: 2 } }));
    expect(silent.violations).toMatchObject([{ article: 'BD-L78D', facts: { field: 'scoring.ties' } }]);
  });

  it('BD-L80 has no movement played in which a pair meets a board twice', () => {
    const straight = { movement: 'mitchell', tables: 6, boards: 3, even: 'straight' };
    expect(session({ ...straight, rounds: 3 })).toEqual([]);
    expect(session({ ...straight, rounds: 6 })).toEqual(['BD-MITCHELL-3']);
    const row = (round: number, table: number, NS: number, EW: number, board: number) => ({
      ...{ round, table, NS, EW, boards: [board] },
    });
    const first = [row(1, 1, 1, 2, 1), row(1, 2, 3, 4, 2)];
    const written = { movement: 'written', tables: 2, boards: 1, rounds: 2 };
    const rows = (second: readonly Plain[]) => ({ ...written, rows: [...first, ...second] });
    expect(session(rows([row(2, 1, 1, 3, 3), row(2, 2, 2, 4, 4)]))).toEqual([]);
    expect(session(rows([row(2, 1, 1, 3, 1), row(2, 2, 2, 4, 3)]))).toEqual(['board-twice']);
  });

  it('BD-L80 takes entries, changes its conditions within the same laws, and gives out scores', () => {
    const entered = opened.and({ do: 'register-entry', id: 'pair-1', number: 1, kind: 'pair', members: [] });
    expect(entered.types).toEqual(['EntryRegistered']);
    const revised = { ...opening({ correctionMinutes: 30 }), do: 'revise-competition' };
    expect(entered.when(revised).types).toEqual(['CompetitionRevised']);
    expect(entered.when({ ...revised, method: 'best-of-luck' }).refusals).toEqual(['invalid-field']);
    const row = { entry: 'pair-1', field: '', rank: 1, tiedWith: 0, total: { num: 6, den: 1 }, deals: 3 };
    const publish = {
      do: 'publish-ranking',
      asOf: '100',
      hash: 'a'.repeat(64),
      rows: [{ ...row, counts: {} }],
    };
    expect(entered.when(publish).events).toMatchObject([{ type: 'RankingPublished', data: { number: 1 } }]);
  });

  it('BD-L80 runs it with the director who is named for it: neither of them rules, and nobody does so elsewhere', () => {
    const nobody = given({ initial: (): Grants => [], decide: decideGrant, evolve: evolveGrants }, undefined);
    const named = (role: string) =>
      nobody.and({
        do: 'give-grant',
        role,
        scope: 'competition:tournoi',
        from: '2026-11-01',
        why: 'appointed',
      });
    const answer = (
      role: string,
      operation: Operation,
      competition = 'tournoi',
      on = '2026-11-21',
    ): string => {
      const found = permitted(operation, named(role).state, [{ competition }], on);
      return 'role' in found ? found.role : found.violation.article;
    };
    for (const operation of [
      'reviseCompetition',
      'closeCompetition',
      'openSession',
      'publishRanking',
    ] as const)
      expect([operation, answer('organiser', operation)]).toEqual([operation, 'organiser']);
    for (const operation of ['registerEntry', 'openSession', 'publishRanking'] as const) {
      expect([operation, answer('director', operation)]).toEqual([operation, 'director']);
      expect(answer('director', operation, 'another')).toBe('not-permitted-here');
      expect(answer('director', operation, 'tournoi', '2026-10-31')).toBe('not-permitted');
    }
    expect(answer('director', 'reviseCompetition')).toBe('not-permitted');
    for (const role of ['organiser', 'director']) expect(answer(role, 'giveRuling')).toBe('not-permitted');
    expect(answer('arbiter', 'giveRuling')).toBe('arbiter');
    expect([answer('arbiter', 'decideAppeal'), answer('committee', 'decideAppeal')]).toEqual([
      'not-permitted',
      'committee',
    ]);
    const twice = { do: 'give-grant', role: 'director', scope: 'competition:tournoi', from: '2026-11-01' };
    expect(named('director').when({ ...twice, why: 'appointed' }).refusals).toEqual(['grant-held']);
  });
});
