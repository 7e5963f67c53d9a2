import {
  getNamedType,
  type GraphQLNamedType,
  type GraphQLSchema,
  isAbstractType,
  isObjectType,
} from 'graphql';
import type { Answer } from './client';

/** What was shown at each field, by `Type.field` and the audiences of all that it hangs from; errors as `!CODE`. */
export type Seen = Map<string, unknown[]>;

/** Whom a field is for. */
export type AudienceOf = (type: string, field: string) => string;

const isRow = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads answers field by field, by the types of the schema: no field of a document may have an alias. */
export class Looker {
  readonly seen: Seen = new Map();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly audienceOf: AudienceOf,
  ) {}

  look(root: GraphQLNamedType | null | undefined, { data, errors }: Answer): void {
    if (!root) throw new Error('The schema has no such operation.');
    if (data) this.row(root, data, []);
    for (const { path, extensions } of errors as readonly {
      path?: readonly unknown[];
      extensions: Record<string, unknown>;
    }[])
      this.error(root, path ?? [], `!${String(extensions.code)}`);
  }

  private row(
    type: GraphQLNamedType,
    row: Readonly<Record<string, unknown>>,
    behind: readonly string[],
  ): void {
    const own = isAbstractType(type) ? this.schema.getType(String(row.__typename)) : type;
    if (!isObjectType(own)) return;
    for (const [name, value] of Object.entries(row)) {
      const field = own.getFields()[name];
      if (field === undefined) continue;
      const audiences = this.behind(behind, own.name, name);
      const of = getNamedType(field.type);
      const rows = (Array.isArray(value) ? value : [value]).filter(isRow);
      const holdsRows = isObjectType(of) || isAbstractType(of);
      // That there is a page tells nothing: what is on it does.
      const isPage = of.name.endsWith('Connection') || of.name === 'PageInfo';
      this.add(own.name, name, audiences, isPage ? null : holdsRows ? rows.length : value);
      if (holdsRows) for (const each of rows) this.row(of, each, audiences);
    }
  }

  /** At the field that failed; what hangs from it was not shown. */
  private error(type: GraphQLNamedType, path: readonly unknown[], code: string): void {
    let at: GraphQLNamedType = type;
    let audiences: readonly string[] = [];
    const names = path.filter((step) => typeof step === 'string');
    for (const [index, name] of names.entries()) {
      const field = isObjectType(at) ? at.getFields()[name] : undefined;
      if (field === undefined) return;
      audiences = this.behind(audiences, at.name, name);
      if (index === names.length - 1) this.add(at.name, name, audiences, code);
      at = getNamedType(field.type);
    }
  }

  private behind(audiences: readonly string[], type: string, field: string): readonly string[] {
    const audience = this.audienceOf(type, field);
    return audience === 'public' || audiences.includes(audience) ? audiences : [...audiences, audience];
  }

  private add(type: string, field: string, audiences: readonly string[], value: unknown): void {
    const key = [`${type}.${field}`, ...audiences].join(' ');
    this.seen.set(key, [...(this.seen.get(key) ?? []), value]);
  }
}
