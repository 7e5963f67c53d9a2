import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isAbstractType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';

/** What an argument is given, by `Type.field.argument`, else by its name; of a union by its name, the one type that is asked for. */
export type ArgumentsGiven = Readonly<Record<string, unknown>>;

type Field = GraphQLField<unknown, unknown>;

type Operation = 'query' | 'subscription';

/** A question as it is asked, with the names of its variables. */
type Text = { readonly text: string; readonly names: readonly string[] };

type Written = {
  /** Variables by name: questions are the same text whatever they are about, and compiled once. */
  readonly variables: Map<string, { readonly type: string; readonly given: string }>;
  readonly texts: Map<Operation, readonly Text[]>;
};

/** One question about a part of a root field; together they ask for all that is within reach. */
export type Question = { readonly text: string; readonly variables: Readonly<Record<string, unknown>> };

/** Asks for every field of a schema: a field that is added is asked for without a word here. */
export class SchemaWalk {
  /** Types whose fields this question asks for already; null: they are asked for wherever they stand. */
  private asked: Set<string> | null = null;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly given: ArgumentsGiven,
    private readonly written: Written = { variables: new Map(), texts: new Map() },
  ) {}

  /** The same walk, whose questions are written once, about other things under the same names. */
  about(given: ArgumentsGiven): SchemaWalk {
    return new SchemaWalk(this.schema, given, this.written);
  }

  /** One question for each root field and each field of what it answers. */
  questions(operation: Operation): readonly Question[] {
    const { texts } = this.written;
    const known = texts.get(operation);
    const found = known ?? this.bodies(operation).map((body) => this.textOf(operation, body));
    texts.set(operation, found);
    return found.map((text) => this.question(text));
  }

  /**
   * A question for each root field, in which every type is asked for all its fields in one place: a field answers the same wherever it
   * stands. What has a root field of its own (`deal`) is asked for there alone.
   */
  shortQuestions(): readonly Question[] {
    return this.rootFields().map((field) => {
      this.beginAt(field);
      const selection = this.selection(getNamedType(field.type), ['Query']);
      this.asked = null;
      return this.question(
        this.textOf('query', `${field.name}${this.arguments('Query', field)}${selection}`),
      );
    });
  }

  /** The same for one field of what a root field answers: for rows whose type is asked for where none of them stands. */
  shortQuestion(of: string, part: string): Question {
    const field = this.rootFields().find(({ name }) => name === of);
    const type = field && getNamedType(field.type);
    const within = isObjectType(type) ? type.getFields()[part] : undefined;
    if (field === undefined || type === undefined || within === undefined)
      throw new Error(`Nobody can ask for ${of} { ${part} }.`);
    this.beginAt(field);
    const selection = this.selection(getNamedType(within.type), ['Query', type.name]);
    this.asked = null;
    const inner = `${part}${this.arguments(type.name, within)}${selection}`;
    return this.question(this.textOf('query', `${of}${this.arguments('Query', field)} { ${inner} }`));
  }

  private rootFields(): readonly Field[] {
    return Object.values(this.schema.getQueryType()?.getFields() ?? {});
  }

  /** What has a root field of its own is asked for there, but what this field itself is about. */
  private beginAt(field: Field): void {
    const of = getNamedType(field.type);
    const row = isObjectType(of) && of.getFields().nodes;
    const own = row ? getNamedType(row.type) : of;
    const named = this.rootFields()
      .map(({ type }) => getNamedType(type))
      .filter(isObjectType);
    this.asked = new Set(named.flatMap(({ name }) => (name === own.name || name === of.name ? [] : [name])));
  }

  private bodies(operation: Operation): readonly string[] {
    const root = operation === 'query' ? this.schema.getQueryType() : this.schema.getSubscriptionType();
    if (!root) return [];
    return Object.values(root.getFields()).flatMap((field) => {
      const head = `${field.name}${this.arguments(root.name, field)}`;
      const parts = operation === 'query' ? this.parts(getNamedType(field.type), [root.name]) : null;
      return (parts ?? [this.selection(getNamedType(field.type), [root.name])]).map(
        (part) => `${head}${part}`,
      );
    });
  }

  /** Every field of an answer, whatever it is of a union's. */
  selection(type: GraphQLNamedType, path: readonly string[]): string {
    if (isObjectType(type) && this.asked?.has(type.name)) return ' { __typename }';
    this.asked?.add(type.name);
    const parts = this.fieldsOf(type, path);
    return parts.length === 0 ? '' : ` { __typename ${parts.join(' ')} }`;
  }

  private textOf(operation: Operation, body: string): Text {
    const named = new Set(body.match(/(?<=\$)\w+/g));
    const used = [...this.written.variables].filter(([name]) => named.has(name));
    const header = used.map(([name, { type }]) => `$${name}: ${type}`).join(', ');
    return {
      text: `${operation}${header === '' ? '' : ` (${header})`} { ${body} }`,
      names: used.map(([name]) => name),
    };
  }

  private question({ text, names }: Text): Question {
    const valueOf = (name: string): unknown => this.given[this.written.variables.get(name)?.given ?? ''];
    return { text, variables: Object.fromEntries(names.map((name) => [name, valueOf(name)])) };
  }

  private parts(type: GraphQLNamedType, path: readonly string[]): readonly string[] {
    const parts = this.fieldsOf(type, path);
    return parts.length === 0 ? [''] : parts.map((part) => ` { ${part} }`);
  }

  private fieldsOf(type: GraphQLNamedType, path: readonly string[]): readonly string[] {
    if (isAbstractType(type))
      return (
        this.schema
          .getPossibleTypes(type)
          // Of types that call different things alike, one question asks for one: the others are asked for where else they stand.
          .filter(({ name }) => (this.given[type.name] ?? name) === name)
          .map((each) => `... on ${each.name}${this.selection(each, [...path, each.name])}`)
      );
    if (!isObjectType(type)) return [];
    const fields = Object.values(type.getFields());
    // The rows of a page are asked for in `nodes`, which lie less deep.
    if (this.asked !== null) fields.sort((one, other) => (one.name < other.name ? 1 : -1));
    return fields.flatMap((field) => {
      const of = getNamedType(field.type);
      // What leads back to where it came from tells nothing more.
      if (path.includes(of.name) && isObjectType(of)) return [];
      const inner = this.selection(of, [...path, type.name]);
      return isObjectType(of) && inner === ''
        ? []
        : [`${field.name}${this.arguments(type.name, field)}${inner}`];
    });
  }

  private arguments(type: string, field: Field): string {
    const said = field.args.flatMap((argument) => {
      const value = this.valueOf(`${type}.${field.name}`, argument);
      return value === null ? [] : [`${argument.name}: ${value}`];
    });
    return said.length === 0 ? '' : `(${said.join(', ')})`;
  }

  private valueOf(field: string, argument: GraphQLArgument): string | null {
    const name = [`${field}.${argument.name}`, argument.name].find((each) => Object.hasOwn(this.given, each));
    if (name !== undefined) {
      const variable = `${field}.${argument.name}`.replaceAll('.', '_');
      this.written.variables.set(variable, { type: String(argument.type), given: name });
      return `$${variable}`;
    }
    if (isRequiredArgument(argument))
      throw new Error(`${field}: give its argument ${argument.name} a value, so that it is asked for`);
    return null;
  }
}
