import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { machineWords } from './machine-words';

const root = join(import.meta.dirname, '../..');

/** The texts that a file of words has for people, with where each stands. */
const textsOf = (file: string): readonly (readonly [place: string, text: string])[] => {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(root, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const found: (readonly [string, string])[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    const isText =
      ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
    const isName = ts.isPropertyAssignment(node.parent) && node.parent.name === node;
    const isKey =
      ts.isElementAccessExpression(node.parent) ||
      ts.isBinaryExpression(node.parent) ||
      ts.isCaseClause(node.parent);
    if (isText && !isName && !isKey) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push([`${file}:${line + 1}`, node.text]);
    }
    node.forEachChild(look);
  };
  source.forEachChild(look);
  return found;
};

/** Words that tell what to type where a role is to hold: it is typed as events have it. */
const TYPED = /\bfederation, region:nord/u;

describe('the words of the pages', () => {
  const files = globSync('apps/admin/src/app/**/*texts*.ts', { cwd: root }).filter(
    (file) => !file.includes('.spec.'),
  );

  it('are no machine’s', () => {
    expect(files.length).toBeGreaterThan(50);
    const found = files
      .flatMap(textsOf)
      .filter(([, text]) => !TYPED.test(text))
      .flatMap(([place, text]) => machineWords(text).map((word) => `${place}: ${word}`));
    expect(found).toEqual([]);
  });
});

describe('what only a machine says', () => {
  it.each([
    ['bridge-duplicate@1'],
    ['STAFF'],
    ['NOT_PERMITTED'],
    ['recordResult'],
    ['DealScored'],
    ['table_code'],
    ['region:nord'],
    ['pair-1'],
    ['demo-skat.s1-r1-tA-b1'],
    ['importer (importer)'],
    ['undefined'],
  ])('is found: %s', (word) => {
    expect(machineWords(`Par ${word}, hier`)).not.toEqual([]);
  });

  it.each([
    ['Demi-finale, peut-être'],
    ['GraphQL, CSV'],
    ['La Région nord (Lille)'],
    ['As-Roi-Dame'],
    ['62+ 1SA'],
  ])('is not what people say: %s', (text) => {
    expect(machineWords(text)).toEqual([]);
  });
});
