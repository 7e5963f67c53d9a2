import { allGames } from '@arbitre/rules';
import type { Fields } from '@arbitre/rules/kernel/declare/field';
import { either, list, object, optional } from '@arbitre/rules/kernel/declare/compound';
import { telling } from '@arbitre/rules/kernel/declare/field';
import { person as personField } from '@arbitre/rules/kernel/declare/person';
import { shapesOf } from '@arbitre/rules/kernel/declare/shapes';
import { id } from '@arbitre/rules/kernel/declare/stream-fields';
import { facts, integer, lines, oneOf, text, yesOrNo } from '@arbitre/rules/kernel/declare/values';
import { FACES } from '../../games/faces.generated';
import { actsTexts } from './acts-texts';
import type { ActWords } from './act-words';
import { argumentsOf, type Asking, formOf } from './asked';

const entries = new Map([
  ['pair-1', { number: 1, name: 'Alder', club: null, kind: 'player', present: true, persons: [] }],
  [
    'team-30',
    { number: 30, name: 'Elm', club: null, kind: 'team', present: true, persons: ['Ondine', null] },
  ],
  ['pair-12', { number: 12, name: 'Birch', club: null, kind: 'player', present: true, persons: [] }],
]);
const NO_WORDS: ActWords = { acts: {}, fields: {}, choices: {} };
const asking = (words: ActWords = NO_WORDS, act = 'act'): Asking => ({
  act,
  words,
  entries,
  language: 'en',
  texts: actsTexts.en,
});

const entry = telling('entry', id('Who'));
const person = personField('Who, or which official');
const PRIZES = list(object({ entry, prize: text('What', 80), sent: optional(yesOrNo('Sent')) }));

describe('the arguments of an act', () => {
  it.each<[string, Fields, Record<string, string>, unknown]>([
    ['a number', { series: integer(1, 9) }, { series: '3' }, { series: 3 }],
    ['yes', { paid: yesOrNo('') }, { paid: 'yes' }, { paid: true }],
    ['no', { paid: yesOrNo('') }, { paid: 'no' }, { paid: false }],
    ['a word of a closed list', { by: oneOf(['lot', 'hand']) }, { by: 'lot' }, { by: 'lot' }],
    [
      'entries by their numbers, in order',
      { order: list(entry) },
      { order: '12, 1' },
      { order: ['pair-12', 'pair-1'] },
    ],
    ['a person by the number of an entry', { by: person }, { by: '12 Birch' }, { by: 'pair-12' }],
    ['somebody who plays nowhere, by licence', { by: person }, { by: 'R-7' }, { by: 'R-7' }],
    ['an office as pages call it', { by: person }, { by: 'tournament director' }, { by: 'director' }],
    ['a person of a team, by number', { by: person }, { by: '30.2' }, { by: 'team-30.2' }],
    ['a person of a team, as the list has it', { by: person }, { by: '30.1 Ondine' }, { by: 'team-30.1' }],
    [
      'persons one after the other',
      { who: list(person) },
      { who: 'Tournament director, 12 30.2 R-7' },
      { who: ['director', 'pair-12', 'team-30.2', 'R-7'] },
    ],
    [
      'numbers one after the other',
      { dealers: list(integer(1, 4)) },
      { dealers: '1 2  4' },
      { dealers: [1, 2, 4] },
    ],
    [
      'the fields of an object one by one',
      { a: object({ series: integer(1, 9), seat: integer(1, 4) }) },
      { 'a.series': '1', 'a.seat': '4' },
      { a: { series: 1, seat: 4 } },
    ],
    [
      'the lines of a table',
      { prizes: PRIZES },
      { prizes: '12; a ham; yes\n\n1 ; a book' },
      {
        prizes: [
          { entry: 'pair-12', prize: 'a ham', sent: true },
          { entry: 'pair-1', prize: 'a book' },
        ],
      },
    ],
    [
      'what was seen, in words',
      { facts: optional(facts) },
      { facts: 'a wink' },
      { facts: { seen: 'a wink' } },
    ],
    ['nothing where nothing was typed', { note: optional(lines('Why')) }, { note: '' }, {}],
  ])('are %s, and fit what is declared', (_, fields, typed, read) => {
    const given = argumentsOf(fields, typed, asking());
    expect(given).toEqual(read);
    for (const { name, of } of formOf(fields, asking()) ?? [])
      if (of !== undefined && typed[name] !== undefined && typed[name] !== '' && of.schema.type !== 'integer')
        expect(of.accepts(typed[name])).toBe(true);
  });

  it('are not sent where somebody is named', () => {
    const [by] = formOf({ by: person }, asking()) ?? [];
    expect(['Marie Dupont', 'Zoé', '12 Marie'].filter((typed) => by?.of?.accepts(typed))).toEqual([]);
    const [who] = formOf({ who: list(person) }, asking()) ?? [];
    expect(who?.of?.accepts('12, Marie Dupont-Léger')).toBe(false);
    expect(by?.suggested?.map(({ label }) => label).slice(0, 5)).toEqual([
      ...['1 Alder', '12 Birch', '30 Elm', '30.1 Ondine', '30.2'],
    ]);
  });

  it('are not sent where a number is nobody’s, or a line lacks a column', () => {
    const [order] = formOf({ order: list(entry) }, asking()) ?? [];
    expect(order?.of?.accepts('1 99')).toBe(false);
    const [prizes] = formOf({ prizes: PRIZES }, asking()) ?? [];
    expect(prizes?.of?.accepts('12')).toBe(false);
  });
});

const faces = await Promise.all(
  Object.entries(FACES).map(async ([game, load]) => [game, (await load()).default] as const),
);
const withForms = await Promise.all(
  faces.flatMap(([game, { sessionForms }]) =>
    sessionForms === undefined ? [] : [sessionForms().then((forms) => [game, forms] as const)],
  ),
);

const labelsIn = (fields: Fields, within = ''): readonly string[] =>
  Object.entries(fields).flatMap(([name, of]) =>
    of.parts === undefined
      ? [`${within}${name}`, ...Object.keys(of.each?.parts ?? {})]
      : labelsIn(of.parts, `${within}${name}.`),
  );

describe.each(withForms)('the acts of a session of %s', (game, { words, fields = {} }) => {
  const { acts = {} } = allGames.all.find(({ id: one }) => one === game)?.session ?? {};
  const fieldsOf = (act: string): Fields => fields[act] ?? shapesOf(acts[act]?.fields ?? {})[0] ?? {};

  it('can be asked for, with a label in both languages for every field and every choice', () => {
    for (const language of ['fr', 'en'] as const)
      for (const act of Object.keys(words[language].acts)) {
        const form = formOf(fieldsOf(act), asking(words[language], act));
        expect([act, form === null]).toEqual([act, false]);
        const known = words[language].fields;
        for (const path of labelsIn(fieldsOf(act)))
          expect([
            act,
            path,
            [`${act}.${path}`, path, path.slice(path.lastIndexOf('.') + 1)].some((key) => key in known),
          ]).toEqual([...[act, path], true]);
        for (const { of, choices = [] } of form ?? [])
          if (Array.isArray(of?.schema.enum))
            for (const { value } of choices) expect(Object.keys(words[language].choices)).toContain(value);
      }
  });
});

describe.each(
  allGames.all.flatMap(({ id: game, session }) =>
    session === undefined ? [] : [{ game, session, face: faces.find(([one]) => one === game)?.[1] }],
  ),
)('a session of $game', ({ session, face }) => {
  it('is opened on its page: by a component of the game, or by a form that begins with all that its rules want', async () => {
    if (face?.opening !== undefined) return;
    const forms = await face?.sessionForms?.();
    const declared = forms?.fields?.['open-session'] ?? session.setup;
    for (const language of ['fr', 'en'] as const) {
      const words = forms?.words[language] ?? NO_WORDS;
      const form = formOf(declared, asking(words, 'open-session'));
      expect(form).not.toBeNull();
      for (const { name, choices = [], of } of form ?? []) {
        expect(Object.keys(words.fields)).toContain(
          [`open-session.${name}`, name, name.slice(name.lastIndexOf('.') + 1)].find((each) =>
            Object.hasOwn(words.fields, each),
          ),
        );
        if (Array.isArray(of?.schema.enum))
          for (const { value } of choices) expect(Object.keys(words.choices)).toContain(value);
      }
      const begun = forms?.opening?.() ?? {};
      expect(form?.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(begun)));
      const setup = argumentsOf(declared, begun, asking(words, 'open-session'));
      expect(session.rules.readSetup(setup)).toMatchObject({ ok: true });
    }
  });
});

it('leaves out what no field can ask for, where it may be missing', () => {
  const odd = either([
    object({ kind: oneOf(['open']) }),
    object({ kind: oneOf(['closed']), circle: text('', 80) }),
  ]);
  expect(formOf({ access: odd }, asking())).toBeNull();
  expect(formOf({ access: optional(odd), rounds: integer(1, 9) }, asking())?.map(({ name }) => name)).toEqual(
    ['rounds'],
  );
});

it('more than one game writes acts in forms', () => {
  expect(withForms.length).toBeGreaterThan(1);
});
