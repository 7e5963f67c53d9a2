import type ts from 'typescript';
import { compiler } from './compiler';
import { isRule, isWord } from './doors';
import { keyOf, referencesIn, resolved } from './references';
import { namesOf, type SourceFile, type Sources } from './source-file';
import { callOf, type SpecTest } from './spec-tests';

type Values = ReadonlyMap<string, readonly ts.Node[]>;

/** The name and the value of a place that adds to what a local name stands for, as far as it is declared nearby. */
const partsOf = (node: ts.Node): readonly { readonly name: string; readonly value: ts.Node }[] => {
  if (compiler.isBinaryExpression(node))
    return node.operatorToken.kind === compiler.SyntaxKind.EqualsToken && compiler.isIdentifier(node.left)
      ? [{ name: node.left.text, value: node.right }]
      : [];
  // `seen.push(…)`, `seen.set(…)`
  if (!compiler.isCallExpression(node) || !compiler.isPropertyAccessExpression(node.expression)) return [];
  const target = node.expression.expression;
  return compiler.isIdentifier(target) ? node.arguments.map((value) => ({ name: target.text, value })) : [];
};

const declaredBy = (node: ts.Node): readonly { readonly name: string; readonly value: ts.Node }[] => {
  if (!compiler.isVariableDeclaration(node)) return [];
  const loop = node.parent.parent;
  const value = compiler.isForOfStatement(loop) ? loop.expression : node.initializer;
  return namesOf(node).map((name) => ({ name, value: value ?? node }));
};

/**
 * What the names that some blocks declare stand for: what they are declared with, walked through, given or filled with.
 * `blocks`: the body of a test and those of the `describe` around it; other tests in them are passed over.
 */
const valuesIn = (blocks: readonly ts.Node[]): Values => {
  const values = new Map<string, ts.Node[]>();
  const parts: { readonly name: string; readonly value: ts.Node }[] = [];
  const visit = (node: ts.Node): void => {
    if (compiler.isCallExpression(node) && callOf(node) !== null) return;
    for (const { name, value } of declaredBy(node)) values.set(name, [...(values.get(name) ?? []), value]);
    parts.push(...partsOf(node));
    compiler.forEachChild(node, visit);
  };
  blocks.forEach(visit);
  for (const { name, value } of parts) values.get(name)?.push(value);
  return values;
};

/** `expect(value)` of a chain such as `expect(value).toEqual(other)`: the value alone is what is looked at. */
const expectedValue = (node: ts.Node): ts.Node | null =>
  compiler.isCallExpression(node) &&
  compiler.isIdentifier(node.expression) &&
  node.expression.text === 'expect'
    ? (node.arguments[0] ?? null)
    : null;

/**
 * The rules that what a test expects comes from: followed from the values that it gives to `expect` through its own
 * constants and functions and those that specs share, down to the first name of the rules themselves. Rules that a test
 * only calls by the way do not count.
 */
export const rulesExpected = (
  sources: Sources,
  spec: SourceFile,
  { body, around }: SpecTest,
): ReadonlySet<string> => {
  const rules = new Set<string>();
  const seen = new Set<string>();
  const local = valuesIn([...around, body]);

  const follow = (file: SourceFile, node: ts.Node, within: Values): void => {
    for (const reference of referencesIn(node)) {
      const own = within.get(reference.name);
      if (own !== undefined) {
        const key = `local ${reference.name}`;
        if (seen.has(key)) continue;
        seen.add(key);
        for (const value of own) follow(file, value, within);
        continue;
      }
      for (const target of resolved(sources, file, reference)) {
        const key = keyOf(target);
        if (seen.has(key)) continue;
        seen.add(key);
        const path = target.file.slice(sources.root.length);
        if (isWord(path)) continue;
        if (isRule(path)) {
          rules.add(key);
          continue;
        }
        const shared = sources.file(target.file);
        const declared = shared.declared.get(target.name);
        if (declared !== undefined) follow(shared, declared, new Map());
      }
    }
  };

  /** Functions of the spec that expect something themselves are expectations of whoever calls them. */
  const expects = (name: string): boolean =>
    (local.get(name) ?? [spec.declared.get(name)]).some(
      (declared) => declared !== undefined && referencesIn(declared).some((each) => each.name === 'expect'),
    );
  const visit = (node: ts.Node): void => {
    const value = expectedValue(node);
    if (value !== null) follow(spec, value, local);
    if (
      compiler.isCallExpression(node) &&
      compiler.isIdentifier(node.expression) &&
      expects(node.expression.text)
    )
      follow(spec, node, local);
    compiler.forEachChild(node, visit);
  };
  visit(body);
  return rules;
};
