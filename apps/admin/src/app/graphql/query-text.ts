import { type DocumentNode, Kind, print } from 'graphql';

/**
 * A query with its variables as somebody else may send it. Pages send hashes, so that a document keeps what it takes as a text
 * (`takes`) beside it.
 */
export const queryText = (document: DocumentNode, variables: object): string => {
  const { takes = '' } = document as DocumentNode & { readonly takes?: string };
  const definitions = document.definitions.map((each) =>
    each.kind === Kind.OPERATION_DEFINITION ? { ...each, variableDefinitions: [] } : each,
  );
  const query = print({ ...document, definitions }).replace(/query (\w+)/, `$&${takes}`);
  const said = Object.entries(variables).filter(([, value]) => value !== null && value !== undefined);
  return `# ${JSON.stringify(Object.fromEntries(said))}\n${query}`;
};
