import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { compiler } from './compiler';
import type ts from 'typescript';

/** A name of another file that a file uses: `*` for all that it exports. */
export type Foreign = { readonly file: string; readonly name: string };

/** What a file declares, brings in and gives out, as far as it can be called. */
export type SourceFile = {
  readonly path: string;
  readonly tree: ts.SourceFile;
  /** Top-level constants, functions and classes. */
  readonly declared: ReadonlyMap<string, ts.Node>;
  readonly imported: ReadonlyMap<string, Foreign>;
  /** What it gives out of other files, by the name that it is given out under. */
  readonly passedOn: ReadonlyMap<string, Foreign>;
  /** Files of which it passes everything on. */
  readonly stars: readonly string[];
};

const LIBRARY = /^@arbitre\/(\w+)(?:\/(.+))?$/;

/** The file of a library (`@arbitre/rules`), of its kernel, or of one of its games (`@arbitre/rules/skat`). */
const inLibrary = (root: string, library: string, inside: string | undefined): string =>
  inside === undefined
    ? join(root, 'libs', library, 'src/index')
    : /^(kernel|games)\//.test(inside)
      ? join(root, 'libs', library, inside)
      : join(root, 'libs', library, 'games', inside);

/** The file that an import names; null for packages. `root`: the repository. */
const fileOf = (root: string, from: string, specifier: string): string | null => {
  const [, library, inside] = LIBRARY.exec(specifier) ?? [];
  const base =
    library !== undefined
      ? inLibrary(root, library, inside)
      : specifier.startsWith('.')
        ? resolve(dirname(from), specifier)
        : null;
  if (base === null) return null;
  return (
    [`${base}.ts`, join(base, 'index.ts'), base].find((path) => path.endsWith('.ts') && existsSync(path)) ??
    null
  );
};

const boundNames = (name: ts.BindingName): readonly string[] =>
  compiler.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) =>
        compiler.isBindingElement(element) ? boundNames(element.name) : [],
      );

/** Names that a `const` of a file or of a function binds. */
export const namesOf = (declaration: ts.VariableDeclaration): readonly string[] =>
  boundNames(declaration.name);

const declaredIn = (statement: ts.Statement): readonly (readonly [string, ts.Node])[] => {
  if (compiler.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap((declaration) =>
      namesOf(declaration).map((name) => [name, declaration] as const),
    );
  if (
    (compiler.isFunctionDeclaration(statement) || compiler.isClassDeclaration(statement)) &&
    statement.name !== undefined
  )
    return [[statement.name.text, statement]];
  return compiler.isExportAssignment(statement) ? [['default', statement]] : [];
};

const importsOf = (
  statement: ts.ImportDeclaration,
  file: string,
): readonly (readonly [string, Foreign])[] => {
  const clause = statement.importClause;
  if (clause === undefined || clause.phaseModifier === compiler.SyntaxKind.TypeKeyword) return [];
  const own = clause.name === undefined ? [] : [[clause.name.text, { file, name: 'default' }] as const];
  const bindings = clause.namedBindings;
  if (bindings === undefined) return own;
  if (compiler.isNamespaceImport(bindings)) return [[bindings.name.text, { file, name: '*' }]];
  const named = bindings.elements
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ name, propertyName }) => [name.text, { file, name: (propertyName ?? name).text }] as const);
  return [...own, ...named];
};

const read = (root: string, path: string): SourceFile => {
  const tree = compiler.createSourceFile(
    path,
    readFileSync(path, 'utf8'),
    compiler.ScriptTarget.Latest,
    true,
  );
  const declared = new Map<string, ts.Node>();
  const imported = new Map<string, Foreign>();
  const passedOn = new Map<string, Foreign>();
  const stars: string[] = [];
  for (const statement of tree.statements) {
    for (const [name, node] of declaredIn(statement)) declared.set(name, node);
    const specifier =
      (compiler.isImportDeclaration(statement) || compiler.isExportDeclaration(statement)) &&
      statement.moduleSpecifier !== undefined &&
      compiler.isStringLiteral(statement.moduleSpecifier)
        ? statement.moduleSpecifier.text
        : null;
    const file = specifier === null ? null : fileOf(root, path, specifier);
    if (file === null) continue;
    if (compiler.isImportDeclaration(statement))
      for (const [name, foreign] of importsOf(statement, file)) imported.set(name, foreign);
    if (!compiler.isExportDeclaration(statement) || statement.isTypeOnly) continue;
    const clause = statement.exportClause;
    if (clause === undefined) stars.push(file);
    else if (compiler.isNamespaceExport(clause)) passedOn.set(clause.name.text, { file, name: '*' });
    else
      for (const { name, propertyName, isTypeOnly } of clause.elements)
        if (!isTypeOnly) passedOn.set(name.text, { file, name: (propertyName ?? name).text });
  }
  return { path, tree, declared, imported, passedOn, stars };
};

/** Files of the repository, each read once. */
export class Sources {
  private readonly files = new Map<string, SourceFile>();
  constructor(readonly root: string) {}

  file(path: string): SourceFile {
    const known = this.files.get(path);
    if (known !== undefined) return known;
    const fresh = read(this.root, path);
    this.files.set(path, fresh);
    return fresh;
  }

  /** The file that declares a name which another gives out; null where nobody does. `*` stays a whole file. */
  origin({ file, name }: Foreign): Foreign | null {
    if (name === '*') return { file, name };
    const source = this.file(file);
    if (source.declared.has(name)) return { file, name };
    const passed = source.passedOn.get(name) ?? source.imported.get(name);
    if (passed !== undefined) return this.origin(passed);
    for (const star of source.stars) {
      const found = this.origin({ file: star, name });
      if (found !== null) return found;
    }
    return null;
  }
}
