import { type JsonFault, jsonFault, strangeCharacter } from '@arbitre/rules';
import {
  type ASTNode,
  type DocumentNode,
  type GraphQLError,
  Kind,
  type StringValueNode,
  visit,
} from 'graphql';
import { requestFault } from './errors';

type Way = readonly (ASTNode | readonly ASTNode[] | undefined)[];

/** What is wrong with a text of a request, and its place as its sender would look for it. */
type Fault = Pick<JsonFault, 'path' | 'found' | 'kind'>;

/** Documents come again, and Apollo keeps them parsed: each is looked through once. */
const looked = new WeakMap<DocumentNode, Fault | null>();

/** `recordResult.input.place.table`: the names on the way from the operation to a literal. */
const placeOf = (way: Way): string =>
  way
    .flatMap((each) => (each !== undefined && 'kind' in each ? [each] : []))
    .flatMap((each) => {
      switch (each.kind) {
        case Kind.FIELD:
        case Kind.ARGUMENT:
        case Kind.OBJECT_FIELD:
          return [each.name.value];
        case Kind.VARIABLE_DEFINITION:
          return [`$${each.variable.name.value}`];
        default:
          return [];
      }
    })
    .join('.');

const inDocument = (document: DocumentNode): Fault | null => {
  const known = looked.get(document);
  if (known !== undefined) return known;
  let fault: Fault | null = null;
  visit(document, {
    [Kind.STRING]: (node: StringValueNode, _key, parent, _path, ancestors) => {
      const found = strangeCharacter(node.value, 'lines');
      if (found !== null) fault ??= { path: placeOf([...ancestors, parent]), found, kind: 'character' };
    },
  });
  looked.set(document, fault);
  return fault;
};

const SAYS: Readonly<Record<JsonFault['kind'], (found: string) => string>> = {
  character: (found) => `the text holds the character ${found}, which cannot be kept: take it out.`,
  number: (found) => `${found} is no number that can be kept.`,
  depth: (found) => `more than ${found} levels of objects and lists in one another.`,
};

/**
 * A text anywhere in a request that no row and no event could give back as it was sent: in variables (texts, ids, JSON and
 * its keys) and in the document itself. An error that names the place and the character; null when all can be kept.
 */
export const strangeText = (
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
): GraphQLError | null => {
  const inVariables = jsonFault(variables);
  const fault: Fault | null =
    inVariables === null ? inDocument(document) : { ...inVariables, path: `$${inVariables.path}` };
  if (fault === null) return null;
  const { path, found, kind } = fault;
  // Apollo takes `http` out of what it answers, and would say 500 of a fault that it is given before the operation runs.
  const http = { status: 400 };
  return requestFault('BAD_USER_INPUT', `${path}: ${SAYS[kind](found)}`, { field: path, found, http });
};
