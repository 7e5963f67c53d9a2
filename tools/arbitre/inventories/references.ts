import { compiler } from './compiler';
import type ts from 'typescript';
import type { Foreign, SourceFile, Sources } from './source-file';

/** A name that stands in an expression; `member`: what is taken of it, where that is written out. */
export type Reference = { readonly name: string; readonly member: string | null };

/** Whether an identifier stands for a value of that name, and not for a property, a label or a type. */
const isUse = (node: ts.Identifier): boolean => {
  const { parent } = node;
  if (compiler.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (compiler.isPropertyAssignment(parent)) return parent.initializer === node;
  if (compiler.isBindingElement(parent)) return parent.initializer === node;
  if (compiler.isVariableDeclaration(parent) || compiler.isParameter(parent))
    return parent.initializer === node;
  return !compiler.isPropertySignature(parent) && !compiler.isMethodDeclaration(parent);
};

/** What has been looked through: what many tests share is come by again and again. */
const looked = new WeakMap<ts.Node, readonly Reference[]>();

/** Every value that an expression or a body names. */
export const referencesIn = (root: ts.Node): readonly Reference[] => {
  const known = looked.get(root);
  if (known !== undefined) return known;
  const found: Reference[] = [];
  const visit = (node: ts.Node): void => {
    if (
      compiler.isTypeNode(node) ||
      compiler.isTypeAliasDeclaration(node) ||
      compiler.isInterfaceDeclaration(node)
    )
      return;
    if (compiler.isIdentifier(node) && isUse(node)) {
      const { parent } = node;
      const member =
        compiler.isPropertyAccessExpression(parent) && parent.expression === node ? parent.name.text : null;
      found.push({ name: node.text, member });
    }
    compiler.forEachChild(node, visit);
  };
  visit(root);
  looked.set(root, found);
  return found;
};

/** The declarations that a reference of a file leads to. */
export const resolved = (
  sources: Sources,
  file: SourceFile,
  { name, member }: Reference,
): readonly Foreign[] => {
  if (file.declared.has(name)) return [{ file: file.path, name }];
  const foreign = file.imported.get(name);
  if (foreign === undefined) return [];
  const origin = sources.origin(foreign);
  if (origin === null) return [];
  if (origin.name !== '*') return [origin];
  const taken = member === null ? null : sources.origin({ file: origin.file, name: member });
  if (taken !== null) return [taken];
  return [...sources.file(origin.file).declared.keys()].map((each) => ({ file: origin.file, name: each }));
};

export const keyOf = ({ file, name }: Foreign): string => `${file}#${name}`;
