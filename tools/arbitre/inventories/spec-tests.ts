import type ts from 'typescript';
import { compiler } from './compiler';
import type { SourceFile } from './source-file';

/** A test of a spec: the articles that its title begins with, and what it does. */
export type SpecTest = {
  readonly ids: readonly string[];
  readonly line: number;
  readonly body: ts.Node;
  /** The bodies of the `describe` around it. */
  readonly around: readonly ts.Node[];
};

/** The ids that a title begins with. */
const LEADING = /^(?:[A-Z][A-Z0-9]*-[A-Za-z0-9.-]*[A-Za-z0-9][ :,]*)+/;

const idsIn = (title: string): readonly string[] =>
  (LEADING.exec(title)?.[0] ?? '').split(/[ :,]+/).filter((id) => id !== '');

const textOf = (node: ts.Node | undefined): string | null => {
  if (node === undefined) return null;
  if (compiler.isStringLiteralLike(node)) return node.text;
  return compiler.isTemplateExpression(node) ? node.head.text : null;
};

/** `it`, `describe` and what hangs on them: `it.each(table)`; null for calls of another kind, and for skipped tests. */
export const callOf = (
  node: ts.CallExpression,
): { readonly kind: 'it' | 'describe'; readonly table: ts.Node | null } | null => {
  let { expression } = node;
  let table: ts.Node | null = null;
  if (compiler.isCallExpression(expression)) {
    table = expression.arguments[0] ?? null;
    ({ expression } = expression);
    if (!compiler.isPropertyAccessExpression(expression) || expression.name.text !== 'each') return null;
    ({ expression } = expression);
  }
  if (!compiler.isIdentifier(expression)) return null;
  const kind = expression.text === 'test' ? 'it' : expression.text;
  return kind === 'it' || kind === 'describe' ? { kind, table } : null;
};

/** The array that a table is: written there, named, or made of one (`ROWS.map(…)`). */
const arrayOf = (file: SourceFile, node: ts.Node | null): ts.ArrayLiteralExpression | null => {
  if (node === null) return null;
  if (compiler.isArrayLiteralExpression(node)) return node;
  if (
    compiler.isAsExpression(node) ||
    compiler.isSatisfiesExpression(node) ||
    compiler.isParenthesizedExpression(node)
  )
    return arrayOf(file, node.expression);
  if (compiler.isCallExpression(node) && compiler.isPropertyAccessExpression(node.expression))
    return arrayOf(file, node.expression.expression);
  const named = compiler.isIdentifier(node) ? file.declared.get(node.text) : undefined;
  return named !== undefined && compiler.isVariableDeclaration(named)
    ? arrayOf(file, named.initializer ?? null)
    : null;
};

/** What a row puts at the beginning of its title. */
const headOf = (row: ts.Node, title: string): string | null => {
  if (compiler.isAsExpression(row)) return headOf(row.expression, title);
  if (compiler.isArrayLiteralExpression(row)) return textOf(row.elements[0]);
  if (!compiler.isObjectLiteralExpression(row)) return textOf(row);
  const name = /^\$(\w+)/.exec(title)?.[1];
  const property = row.properties.find(
    (each) => compiler.isPropertyAssignment(each) && each.name.getText() === name,
  );
  return property !== undefined && compiler.isPropertyAssignment(property)
    ? textOf(property.initializer)
    : null;
};

/** The ids of a title: of its own text, or of the rows of the table that fill it in. */
const idsOf = (file: SourceFile, title: string, table: ts.Node | null): readonly string[] => {
  if (table === null || !/^[%$]/.test(title)) return idsIn(title);
  const rows = arrayOf(file, table)?.elements ?? [];
  return [...new Set(rows.flatMap((row) => idsIn(headOf(row, title) ?? '')))];
};

/** The tests of a spec that begin with the id of an article, by themselves or by the `describe` around them. */
export const testsIn = (file: SourceFile): readonly SpecTest[] => {
  const tests: SpecTest[] = [];
  const visit = (node: ts.Node, named: readonly string[], around: readonly ts.Node[]): void => {
    const call = compiler.isCallExpression(node) ? callOf(node) : null;
    if (call === null || !compiler.isCallExpression(node)) {
      compiler.forEachChild(node, (child) => {
        visit(child, named, around);
      });
      return;
    }
    const [title, body] = node.arguments;
    const ids = [...named, ...idsOf(file, textOf(title) ?? '', call.table)];
    if (body === undefined) return;
    if (call.kind === 'describe') visit(body, ids, [...around, body]);
    else if (ids.length > 0)
      tests.push({
        ids,
        body,
        around,
        line: file.tree.getLineAndCharacterOfPosition(node.getStart()).line + 1,
      });
  };
  visit(file.tree, [], []);
  return tests;
};
