import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const app = join(import.meta.dirname, '../../../apps/admin/src/app');

/** The paths of the routes that lie in a list, children below their parents; a game's own pages are lists of the same shape. */
const pathsIn = (node: ts.Node, above: string): readonly string[] => {
  if (!ts.isObjectLiteralExpression(node)) return children(node).flatMap((child) => pathsIn(child, above));
  const values = new Map(
    node.properties.flatMap((each): [string, ts.Expression][] =>
      ts.isPropertyAssignment(each) ? [[each.name.getText(), each.initializer]] : [],
    ),
  );
  const [path, below] = [values.get('path'), values.get('children')];
  if (path === undefined || !ts.isStringLiteral(path))
    return children(node).flatMap((child) => pathsIn(child, above));
  const here = path.text === '' ? above : `${above}/${path.text}`;
  const leads = values.has('loadComponent') || values.has('page');
  return [...(leads && below === undefined ? [here] : []), ...(below ? pathsIn(below, here) : [])];
};

const children = (node: ts.Node): readonly ts.Node[] => {
  const all: ts.Node[] = [];
  node.forEachChild((child) => {
    all.push(child);
  });
  return all;
};

/** Every address that leads to a page of the admin, as its routes say it: `/competitions/:id/boards`. */
export const routesOfAdmin = (): readonly string[] => {
  const files = ['**/*.routes.ts', 'games/*/listing.ts'].flatMap((all) => globSync(join(app, all)));
  const read = (file: string): ts.SourceFile =>
    ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  return [...new Set(files.flatMap((file) => pathsIn(read(file), '')))];
};
