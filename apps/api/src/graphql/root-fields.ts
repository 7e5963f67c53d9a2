import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** The fields that an operation asks for at its root, by their names in the schema, whatever fragments they stand in. */
export const rootFieldsOf = (
  document: DocumentNode,
  { selectionSet }: OperationDefinitionNode,
): readonly string[] => {
  const fragments = new Map(
    document.definitions
      .filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION)
      .map((one) => [one.name.value, one.selectionSet]),
  );
  const found = new Set<string>();
  const walked = new Set<SelectionSetNode>();
  const walk = (set: SelectionSetNode | undefined): void => {
    if (set === undefined || walked.has(set)) return;
    walked.add(set);
    for (const selection of set.selections)
      if (selection.kind === Kind.FIELD) found.add(selection.name.value);
      else if (selection.kind === Kind.INLINE_FRAGMENT) walk(selection.selectionSet);
      else walk(fragments.get(selection.name.value));
  };
  walk(selectionSet);
  return [...found];
};
