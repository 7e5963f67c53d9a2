import { versionsOf } from '@arbitre/rules/kernel/declare/events';
import { sharedRefusals } from '@arbitre/rules/kernel/shared-refusals';
import { holesOf } from '@arbitre/rules/kernel/tell';
import { type AnyAct } from '@arbitre/rules/kernel/testing/given';
import fc from 'fast-check';
import { divisionEvents } from './division/events';
import { leagueRefusals } from './refusals';
import { divisionIn, four, scores, TEAMS } from './testing/division';

describe('a division', () => {
  it('takes or refuses anything, with a sentence in both languages, and writes what its declarations take', () => {
    const tables = versionsOf(divisionEvents);
    const told: Readonly<Record<string, { readonly fr: string; readonly en: string }>> = {
      ...sharedRefusals,
      ...leagueRefusals,
    };
    const drawn = four.and({ do: 'draw-fixtures', order: ['A', 'B', 'C', 'D'], days: [] });
    const value = fc.oneof(
      fc.constantFrom<unknown>(
        'A',
        'B',
        'X',
        'r1-m1',
        'r2-m1',
        'P1',
        'asked',
        'federation',
        'Why',
        1,
        -2,
        '1/2',
        ['A'],
        ['P1', 'P2'],
        TEAMS,
      ),
      fc.constantFrom<unknown>(scores('A', 1, 2, 'D'), ['A', 'B', 'C', 'D'], undefined),
      fc.jsonValue(),
    );
    const keys = [
      ...[
        'entry',
        'fixture',
        'by',
        'scores',
        'members',
        'players',
        'substitutes',
        'captain',
        'order',
        'days',
        'points',
      ],
      ...[
        'article',
        'reason',
        'decidedBy',
        'why',
        'rules',
        'competition',
        'number',
        'title',
        'game',
        'level',
        'from',
      ],
    ];
    const names = [
      ...[
        'open-division',
        'change-rules',
        'count-competition',
        'leave-competition-out',
        'enter',
        'leave',
        'name-roster',
      ],
      ...[
        'draw-fixtures',
        'postpone-fixture',
        'report-match',
        'confirm-match',
        'settle-match',
        'forfeit-match',
      ],
      ...['correct-match', 'adjust-points', 'draw-lots', 'publish-division-ranking', 'toString'],
    ];
    const act = fc
      .tuple(fc.constantFrom(...names), fc.tuple(...keys.map(() => value)))
      .map(([name, values]): AnyAct => ({
        do: name,
        ...Object.fromEntries(keys.map((key, at) => [key, values[at]])),
      }));
    fc.assert(
      fc.property(
        fc.array(act, { minLength: 1, maxLength: 4 }),
        fc.constantFrom(divisionIn({}), four, drawn),
        (acts, from) => {
          const { events, violations } = from.when(...acts);
          for (const { type, data } of events)
            expect([type, tables.find((each) => each.type === type)?.accepts(data)]).toEqual([type, true]);
          for (const { article, facts } of violations) {
            const sentence = told[article]!;
            expect(
              holesOf(sentence.fr).filter((hole) => (facts[hole] ?? null) === null && hole !== 'given'),
            ).toEqual([]);
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});
