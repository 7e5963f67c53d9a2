import { existsSync, readFileSync } from 'node:fs';
import { allGames } from '@arbitre/rules';
import { shapesOf } from '@arbitre/rules/kernel/declare/shapes';
import type { Fields } from '@arbitre/rules/kernel/declare/field';
import ts from 'typescript';
import { actsTexts } from '../sessions/acts/acts-texts';
import type { ActWords } from '../sessions/acts/act-words';
import { formOf } from '../sessions/acts/asked';
import { wordsAt } from '../deal/acts/words-at';
import type { GameFace } from './face';
import { FACES } from './faces.generated';

// Every act that a game declares has its place in the pages: a form made from its declaration, or a component of the game that can
// be reached from its face and sends it.

const pages = new URL('../', import.meta.url);

const importsOf = (source: ts.SourceFile): readonly string[] => {
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    const from =
      ts.isImportDeclaration(node) || ts.isExportDeclaration(node) ? node.moduleSpecifier : undefined;
    const called =
      ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
        ? node.arguments[0]
        : undefined;
    for (const each of [from, called])
      if (each !== undefined && ts.isStringLiteral(each)) found.push(each.text);
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
};

const WORDS = /(texts?(\.\w+)?|words(\.\w+)?|session-forms|deal-acts)$/u;

/** Parts of the page that several games use for the same acts. */
const SHARED = ['sessions/seating/', 'sessions/lots/'].map((folder) => new URL(folder, pages).href);

/** The files of a game's folder that its face leads to, with shared parts and templates; texts for people are no places. */
const filesOf = (game: string): readonly string[] => {
  const folder = new URL(`games/${game}/`, pages).href;
  const isPart = (file: string): boolean => [folder, ...SHARED].some((each) => file.startsWith(each));
  const found = new Map<string, string>();
  const follow = (file: string): void => {
    const path = new URL(`${file}.ts`);
    if (!isPart(file) || found.has(file) || WORDS.test(file) || !existsSync(path)) return;
    const text = readFileSync(path, 'utf8');
    const template = new URL(`${file}.html`);
    const html = text.includes('templateUrl') && existsSync(template) ? readFileSync(template, 'utf8') : '';
    found.set(file, text);
    if (html !== '') found.set(`${file}.html`, html);
    for (const each of importsOf(ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest, true)))
      if (each.startsWith('.')) follow(new URL(each, file).href);
  };
  follow(`${folder}face`);
  return [...found.values()];
};

/** Whether a literal names an act that is sent or shown as a key: the value of a property, one of a list, what `record` is given. */
const isPlace = (node: ts.StringLiteral): boolean => {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  if (ts.isArrayLiteralExpression(parent)) return true;
  return ts.isCallExpression(parent) && /\brecord$/u.test(parent.expression.getText());
};

const IN_TEMPLATE = /(?<![-\w])act="([a-z-]+)"|\bdo: '([a-z-]+)'/gu;

const read = new Map<string, readonly string[]>();

/** The acts that a file has a place for. */
const placesIn = (text: string): readonly string[] => {
  const known = read.get(text);
  if (known !== undefined) return known;
  const found = [...text.matchAll(IN_TEMPLATE)].map(([, key, sent]) => key ?? sent ?? '');
  const look = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) && isPlace(node)) found.push(node.text);
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest, true));
  read.set(text, found);
  return found;
};

const withoutPlace = (acts: readonly string[], files: readonly string[]): readonly string[] => {
  const places = new Set(files.flatMap(placesIn));
  return acts.filter((act) => !places.has(act));
};

/** A game without a face has nothing but what is made for every game. */
const faces: ReadonlyMap<string, () => Promise<{ readonly default: GameFace }>> = new Map(
  Object.entries(FACES),
);

const games = await Promise.all(
  allGames.all
    .filter(({ id }) => faces.has(id))
    .map(async (manifest) => {
      const face = (await faces.get(manifest.id)?.())?.default;
      const [forms, dealActs] = [await face?.sessionForms?.(), await face?.dealActs?.()];
      return { game: manifest.id, manifest, forms, dealActs, files: filesOf(manifest.id) };
    }),
);

describe.each(games.filter(({ manifest }) => manifest.session !== undefined))(
  'the acts of a session of $game',
  ({ manifest, forms, files }) => {
    const acts = Object.keys(manifest.session?.acts ?? {});
    const placed = forms?.placed ?? [];
    // The list of other acts has a form for whatever has words and no place of its own.
    const inTheList = Object.keys(forms?.words.en.acts ?? {}).filter((act) => !placed.includes(act));
    const byHand = acts.filter((act) => !inTheList.includes(act));

    it('each have a place on the page', () => {
      expect(withoutPlace(byHand, files)).toEqual([]);
      if (forms !== undefined)
        expect([...forms.elsewhere, ...placed, ...inTheList].toSorted()).toEqual(acts.toSorted());
      expect(inTheList.filter((act) => !acts.includes(act))).toEqual([]);
    });

    it('are missed where a page loses one', () => {
      for (const act of byHand) {
        const without = files.map((text) =>
          text.replaceAll(`'${act}'`, "'another'").replaceAll(`act="${act}"`, ''),
        );
        expect(withoutPlace(byHand, without)).toEqual([act]);
      }
    });
  },
);

const labelsIn = (fields: Fields, within = ''): readonly string[] =>
  Object.entries(fields).flatMap(([name, of]) =>
    of.parts === undefined ? [`${within}${name}`] : labelsIn(of.parts, `${within}${name}.`),
  );

/** What no form can ask for is left out where it may be. */
const LEFT_OUT = new Set(['facts']);

describe.each(games.filter(({ manifest }) => manifest.play !== undefined))(
  'the acts of a table of $game',
  ({ manifest, dealActs }) => {
    const declared = manifest.play?.acts ?? {};
    const { elsewhere = [], never = [] } = dealActs ?? {};
    const seats = Object.fromEntries(
      [...(manifest.play?.rules.seats ?? []), ...(manifest.play?.rules.sides ?? [])].map((seat) => [
        seat,
        seat,
      ]),
    );
    const wordsIn = (language: 'fr' | 'en'): ActWords =>
      wordsAt(dealActs?.words[language] ?? { acts: {}, fields: {}, choices: {} }, seats, language);

    it('each have a form on the page of the deal, or a line on the page of results', () => {
      // What another part of the pages writes is the result: a line of the results, or of the list of the table.
      if (elsewhere.length > 0) expect(elsewhere).toEqual([manifest.play?.rules.resultAct]);
      for (const language of ['fr', 'en'] as const)
        expect([...Object.keys(wordsIn(language).acts), ...elsewhere, ...never].toSorted()).toEqual(
          Object.keys(declared).toSorted(),
        );
    });

    it('can be asked for, with a label in both languages for every field and every choice', () => {
      for (const language of ['fr', 'en'] as const) {
        const words = wordsIn(language);
        for (const act of Object.keys(words.acts)) {
          const fields = shapesOf(declared[act]?.fields ?? {})[0] ?? {};
          const form = formOf(fields, {
            ...{ act, words, language, entries: new Map(), texts: actsTexts[language] },
          });
          expect([act, form === null]).toEqual([act, false]);
          const unlabelled = labelsIn(fields).filter(
            (path) =>
              !LEFT_OUT.has(path) &&
              ![`${act}.${path}`, path, path.slice(path.lastIndexOf('.') + 1)].some((each) =>
                Object.hasOwn(words.fields, each),
              ),
          );
          expect([act, unlabelled]).toEqual([act, []]);
          for (const { name, of, choices = [] } of form ?? [])
            if (Array.isArray(of?.schema.enum))
              expect([
                act,
                choices.filter(
                  ({ value }) =>
                    ![value, `${name}.${value}`].some((word) => Object.hasOwn(words.choices, word)),
                ),
              ]).toEqual([act, []]);
        }
      }
    });
  },
);

it('a page of a deal shows their form, and a page of a session the list of other acts', () => {
  const read = (file: string): string => readFileSync(new URL(file, pages), 'utf8');
  expect(read('deal/deal-page.html')).toContain('<arb-deal-acts');
  expect(read('sessions/session-page.html')).toContain('<arb-session-acts');
});
