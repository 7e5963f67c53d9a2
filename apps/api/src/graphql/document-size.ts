import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';

/** How large a query is before it runs. */
export type DocumentSize = {
  readonly depth: number;
  readonly aliases: number;
  readonly rootFields: number;
  /** Rows that it may ask for at most: every `first` times those around it. */
  readonly nodes: number;
};

export type Variables = Readonly<Record<string, unknown>>;
type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

const NOTHING: DocumentSize = { depth: 0, aliases: 0, rootFields: 0, nodes: 0 };

/** Beyond this nothing is told apart any more: sums of nested fragments would leave the whole numbers. */
const HUGE = 1e12;

/** The variables as the operation will see them: those that it came without have their defaults. */
export const withDefaults = (
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Variables,
): Variables => {
  const defaults = variableDefinitions.flatMap(({ variable, defaultValue }) =>
    defaultValue === undefined ? [] : [[variable.name.value, valueFromASTUntyped(defaultValue)] as const],
  );
  return defaults.length === 0 ? variables : { ...Object.fromEntries(defaults), ...variables };
};

/** The rows that a field asks for with `first`; 0 when it has none. */
export const firstOf = (field: FieldNode, variables: Variables): number => {
  const value = field.arguments?.find((argument) => argument.name.value === 'first')?.value;
  if (value?.kind === Kind.INT) return Number(value.value);
  const given = value?.kind === Kind.VARIABLE ? variables[value.name.value] : 0;
  return typeof given === 'number' && given > 0 ? given : 0;
};

class Measure {
  /** A fragment is measured once, however often it is spread (else a small document could take years). */
  private readonly known = new Map<string, DocumentSize>();

  constructor(
    private readonly fragments: Fragments,
    private readonly variables: Variables,
  ) {}

  of({ selections }: SelectionSetNode): DocumentSize {
    let { depth, aliases, rootFields, nodes } = NOTHING;
    for (const selection of selections) {
      const size =
        selection.kind === Kind.FIELD
          ? this.field(selection)
          : selection.kind === Kind.INLINE_FRAGMENT
            ? this.of(selection.selectionSet)
            : this.fragment(selection.name.value);
      depth = Math.max(depth, size.depth);
      aliases = Math.min(HUGE, aliases + size.aliases);
      rootFields = Math.min(HUGE, rootFields + size.rootFields);
      nodes = Math.min(HUGE, nodes + size.nodes);
    }
    return { depth, aliases, rootFields, nodes };
  }

  private field(field: FieldNode): DocumentSize {
    // Introspection has a depth of its own and reads no row.
    if (field.name.value.startsWith('__')) return { ...NOTHING, rootFields: 1 };
    const inner = field.selectionSet ? this.of(field.selectionSet) : NOTHING;
    const rows = firstOf(field, this.variables);
    return {
      depth: inner.depth + 1,
      aliases: inner.aliases + (field.alias ? 1 : 0),
      rootFields: 1,
      nodes: rows === 0 ? inner.nodes : Math.min(HUGE, rows * (1 + inner.nodes)),
    };
  }

  private fragment(name: string): DocumentSize {
    const known = this.known.get(name);
    if (known) return known;
    const fragment = this.fragments.get(name);
    const size = fragment ? this.of(fragment.selectionSet) : NOTHING;
    this.known.set(name, size);
    return size;
  }
}

/** Measures a valid document's operation with the variables that it came with. */
export const sizeOf = (
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): DocumentSize => {
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  );
  return new Measure(fragments, withDefaults(operation, variables)).of(operation.selectionSet);
};
