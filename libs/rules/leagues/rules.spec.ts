import Ajv2020 from 'ajv/dist/2020';
import fc from 'fast-check';
import { inFrench } from './rules/in-french';
import { leagueRulesSchema } from './rules/league-rules';
import { parseLeagueRules, readLeagueRules } from './rules/read';
import { CIRCUIT, LEAGUE, PATH } from './testing/examples';

const problems = (given: unknown): readonly string[] => {
  const reading = readLeagueRules(given);
  return reading.ok ? [] : reading.problems.map(({ path, violation }) => `${path} ${violation.article}`);
};

const withoutFields = (rules: Readonly<Record<string, unknown>>, ...names: readonly string[]) =>
  Object.fromEntries(Object.entries(rules).filter(([name]) => !names.includes(name)));

describe('league rules', () => {
  const matches = new Ajv2020({ strict: false }).compile(leagueRulesSchema);

  it.each([
    ['circuit', CIRCUIT],
    ['league of fixtures', LEAGUE],
    ['path', PATH],
  ])('of a %s are read, and are what the published schema says', (_, rules) => {
    expect(problems(rules)).toEqual([]);
    expect(matches(rules)).toBe(true);
  });

  it('tell every mistake with its path, in both languages', () => {
    const reading = readLeagueRules({
      ...CIRCUIT,
      best: 'five',
      order: ['places', 'shoe-size'],
      figure: { by: 'luck' },
      colour: 'red',
      ...{ league: undefined },
    });
    if (reading.ok) throw new Error('accepted');
    expect(reading.problems.map(({ path, violation }) => [path, violation.article])).toEqual([
      ['league', 'rule-missing'],
      ['figure.by', 'rule-misfit'],
      ['best', 'rule-misfit'],
      ['order.1', 'rule-misfit'],
      ['colour', 'rule-unknown'],
    ]);
    expect(reading.problems[2]).toMatchObject({
      fr: 'best : « five » ne convient pas, il faut un nombre entier de 1 à 400.',
      en: 'best: "five" does not fit, expected whole number from 1 to 400.',
    });
  });

  it('of a text that is no JSON say so', () => {
    const reading = parseLeagueRules('{"league": 1,');
    expect(reading).toMatchObject({ ok: false, problems: [{ violation: { article: 'rule-not-json' } }] });
  });

  const circuit = (more: object) => ({ ...CIRCUIT, ...more });
  const league = (more: object) => ({ ...LEAGUE, ...more });
  const [club, region, final] = PATH.phases;
  it.each([
    [
      'best 5 of 3',
      circuit({ competitions: 3, best: 5, minimum: undefined, atMost: undefined }),
      'best best-above-competitions',
    ],
    ['best beside parts', circuit({ parts: [{ from: 1, to: 4 }] }), 'parts best-and-parts'],
    [
      'best 5 of a part of 3',
      { ...withoutFields(CIRCUIT, 'best', 'atMost'), parts: [{ from: 1, to: 3, best: 5 }] },
      'parts.0.best best-above-competitions',
    ],
    [
      'a part that ends before it begins',
      { ...withoutFields(CIRCUIT, 'best', 'atMost'), parts: [{ from: 4, to: 3 }] },
      'parts.0 part-backwards',
    ],
    [
      'parts that overlap',
      {
        ...withoutFields(CIRCUIT, 'best', 'atMost'),
        parts: [
          { from: 1, to: 3 },
          { from: 3, to: 6 },
        ],
      },
      'parts.1 parts-overlap',
    ],
    [
      'a minimum that nobody reaches',
      circuit({ minimum: { competitions: 11 } }),
      'minimum.competitions minimum-above-competitions',
    ],
    [
      'a limit that limits nothing',
      circuit({ atMost: { of: 'club', most: 5 } }),
      'atMost.most limit-without-effect',
    ],
    [
      'points that rise',
      circuit({ figure: { by: 'places', tables: { places: [10, '21/2'] } } }),
      'figure.tables.places.1 points-rise',
    ],
    [
      'no usual table',
      circuit({ figure: { by: 'places', tables: { sprint: [3] } } }),
      'figure.tables no-usual-table',
    ],
    ['a criterion twice', circuit({ order: ['places', 'places'] }), 'order.1 criterion-twice'],
    ['a criterion after the lot', circuit({ order: ['lot', 'places'] }), 'order.1 criterion-after-lot'],
    ['a criterion of another format', circuit({ order: ['difference'] }), 'order.0 criterion-elsewhere'],
    ['a criterion that ranks already', league({ order: ['points'] }), 'order.0 criterion-ranks-already'],
    [
      'rounding where nothing is carried',
      league({ order: ['rounded-down'] }),
      'order.0 rounded-without-carry',
    ],
    [
      'a draw above a win',
      league({ match: { by: 'result', win: 1, draw: 2, loss: 0 } }),
      'match result-upside-down',
    ],
    [
      'a score without its mirror',
      league({ match: { by: 'scores', points: { '3-0': 3 } } }),
      'match.points.3-0 score-without-mirror',
    ],
    [
      'a scale without a step for no difference',
      league({ match: { by: 'scale', steps: [{ from: 3, winner: 12, loser: 8 }] } }),
      'match.steps.0 scale-begins-late',
    ],
    ['a match of four by results', league({ calendar: { sides: 4 } }), 'calendar.sides sides-do-not-fit'],
    [
      'legs of matches of four',
      league({ calendar: { sides: 4, legs: 2 }, match: { by: 'places', points: [3, 2, 1, 0] } }),
      'calendar.legs legs-for-many',
    ],
    ['more zones than teams', league({ teams: 4, promoted: 3, relegated: 2 }), 'relegated zones-above-teams'],
    [
      'a share beyond the whole',
      league({
        phases: [{ id: 'one' }, { id: 'two', carryOver: { share: '3/2', rounding: 'down', figures: 'all' } }],
      }),
      'phases.1.carryOver.share share-out-of-range',
    ],
    [
      'a first phase that carries over',
      league({ phases: [{ id: 'one', carryOver: { share: 1, rounding: 'none', figures: 'all' } }] }),
      'phases.0.carryOver first-phase-from-nothing',
    ],
    [
      'a quota above the entries',
      { ...PATH, phases: [club, region, { ...final, quota: { places: 100 } }] },
      'phases.2.quota.places quota-above-entries',
    ],
    [
      'fixed places above all places',
      { ...PATH, phases: [club, region, { ...final, quota: { places: 16, fixed: 5 } }] },
      'phases.2.quota.fixed fixed-above-places',
    ],
    [
      'a phase without a quota',
      { ...PATH, phases: [club, withoutFields(region, 'quota'), final] },
      'phases.1 quota-missing',
    ],
    [
      'a phase twice',
      { ...PATH, phases: [club, { ...region, id: 'club' }, final] },
      'phases.1.id phase-twice',
    ],
    [
      'medals above places',
      { ...PATH, phases: [club, region, { ...final, quota: { places: 2 } }] },
      'medals medals-above-places',
    ],
    [
      'a roster of members',
      circuit({ entries: { kind: 'member', roster: { least: 2, most: 4 } } }),
      'entries.roster roster-of-no-team',
    ],
    [
      'a roster backwards',
      league({ entries: { kind: 'team', roster: { least: 5, most: 4 } } }),
      'entries.roster.least roster-backwards',
    ],
    [
      'uses of no substitutes',
      league({ entries: { kind: 'team', roster: { least: 4, most: 4, uses: 2 } } }),
      'entries.roster.uses uses-without-substitutes',
    ],
    ['a title that turns', circuit({ title: { fr: 'a\u202eb', en: 'b' } }), 'title.fr rule-character'],
  ])('refuse %s', (_, rules, problem) => {
    expect(problems(rules)).toContain(problem);
  });

  it('answer anything, with a sentence whose holes are filled and French all through', () => {
    const value = fc.oneof(fc.jsonValue(), fc.constantFrom<unknown>('places', 'circuit', 5, '1/2', [], {}));
    const spoilt = fc
      .tuple(fc.constantFrom<object>(CIRCUIT, LEAGUE, PATH), fc.string(), value)
      .chain(([rules, name, each]) =>
        fc.constantFrom(name, ...Object.keys(rules)).map((key) => ({ ...rules, [key]: each })),
      );
    fc.assert(
      fc.property(fc.oneof(spoilt, fc.jsonValue()), (given) => {
        const reading = readLeagueRules(given);
        if (reading.ok) expect(matches(given)).toBe(true);
        else
          for (const { fr, en, violation } of reading.problems) {
            expect(`${fr}${en}`).not.toContain('…');
            const { expected } = violation.facts;
            if (typeof expected === 'string' && !/^[a-z-]+$/u.test(expected))
              expect(inFrench(expected)).not.toBe(expected);
          }
      }),
      { numRuns: 500 },
    );
  });
});
