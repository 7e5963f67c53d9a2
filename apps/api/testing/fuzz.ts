import { request } from 'node:http';
import { seeded, type Seeded } from '@arbitre/rules/kernel/seeded';
import {
  type GraphQLArgument,
  type GraphQLField,
  getNamedType,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';

/** What is sent; `path` as it stands in the first line, whatever it holds. */
export type Sent = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | null;
};

export type Received = { readonly status: number; readonly text: string };

/** One request without any client's care for what is sent; 0: the connection was ended without an answer. */
export const send = (address: string, { method, path, headers, body }: Sent): Promise<Received> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(address);
    const asked = request({ hostname, port, method, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      const end = (): void => {
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') });
      };
      response.once('end', end).once('error', end);
    });
    asked.once('error', () => {
      resolve({ status: 0, text: '' });
    });
    asked.end(body ?? undefined);
  });

/** What the season knows, and the shape of what it does not. */
const SOUND = [
  ...[
    'here',
    'here.s1-r1-t1-b1',
    'words.s1',
    'Nord',
    'nord',
    '59001',
    '1',
    'trial',
    'g1',
    'r1',
    'pair-1',
    'bridge',
  ],
  ...[
    'bridge-duplicate@1',
    'matchpoints',
    '2026-11-21',
    '19781',
    '5b2c0f0e-6a3c-4e0b-8b0a-6f1d2c3b4a59',
    'Anne',
    'N',
  ],
];
const TEXTS = [
  ...[
    '',
    'x',
    'here',
    'here.s1-r1-t1-b1',
    'words.s1',
    'Nord',
    'nord',
    '59001',
    '1',
    'trial',
    'g1',
    'r1',
    'pair-1',
  ],
  ...[
    '\0',
    '\ud800',
    '\u202eevil',
    "'; DROP TABLE access.account; --",
    '../../etc/passwd',
    '%00',
    '${7*7}',
    '{{7*7}}',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'null',
    'NaN',
    '-1',
    '9'.repeat(400),
    'x'.repeat(20_000),
    '🂡'.repeat(50),
  ],
  ...[
    'eyJrIjpbMV19',
    'W10=',
    'a.b.c',
    '2026-02-30',
    '2026-11-21',
    '0',
    '18446744073709551616',
    'here.s1-r1-t%-b1',
  ],
];
const NUMBERS = [0, 1, -1, 2, 100, 101, 2_147_483_647, -2_147_483_648, 2_147_483_648, 1.5, 1e308];
const PATHS = [
  ...[
    '/',
    '/graphql',
    '/graphql/',
    '/GRAPHQL',
    '/graphql/x',
    '/health',
    '/health/x',
    '/api',
    '/api/x',
    '/.env',
    '/.git/config',
  ],
  ...[
    '/../../etc/passwd',
    '/..%2f..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/package.json',
    '/%',
    '/%c0%ae',
    '/%00',
    '//evil.example/x',
  ],
  ...[
    '/index.html',
    '/assets/../../package.json',
    '/main.js.map',
    '/graphql?query=%7Bme%7Bid%7D%7D',
    '/graphql?query=%',
    '/%E0%A4%A',
  ],
  ...[
    '/?__proto__[x]=1',
    '/graphql?variables=[',
    `/${'x'.repeat(6_000)}`,
    '/password#x',
    '/\\..\\windows',
    '/server-status',
    '*',
  ],
];
const HEADERS: readonly (readonly [string, string])[] = [
  ...([
    ['content-type', 'text/plain'],
    ['content-type', 'application/json; charset=utf-16'],
    ['content-type', 'multipart/form-data'],
  ] as const),
  ...([
    ['content-type', 'application/x-www-form-urlencoded'],
    ['content-encoding', 'gzip'],
    ['content-encoding', 'br'],
  ] as const),
  ...([
    ['cookie', 'arbitre_session='],
    ['cookie', `arbitre_session=${'A'.repeat(3_000)}`],
    ['cookie', '=;;;=\u00ff'],
  ] as const),
  ...([
    ['x-forwarded-for', '1.2.3.4, ::1, x'],
    ['x-forwarded-proto', 'https'],
    ['host', 'evil.example'],
    ['host', ''],
  ] as const),
  ...([
    ['origin', 'https://evil.example'],
    ['authorization', 'Bearer x.y.z'],
    ['authorization', 'Basic ===='],
    ['accept', 'text/event-stream'],
  ] as const),
  ...([
    ['range', 'bytes=0-18446744073709551615'],
    ['if-none-match', '"x"'],
    ['upgrade', 'websocket'],
    ['accept-language', 'x'.repeat(9_000)],
  ] as const),
  ...([
    ['apollo-require-preflight', 'x'],
    ['x-apollo-operation-name', '\t'],
    ['expect', 'x'],
    ['content-length', '-1'],
    ['te', 'trailers'],
  ] as const),
];
const METHODS = ['GET', 'GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'PROPFIND', 'TRACE'];

/** Requests drawn from a seed: documents of the schema, spoilt ones, JSON that is none, headers and addresses of every kind. */
export class Fuzz {
  private readonly random: Seeded;

  constructor(
    private readonly schema: GraphQLSchema,
    seed: number,
  ) {
    this.random = seeded(seed);
  }

  /** `cookie`: of whoever sends it. */
  next(cookie: string): Sent {
    const json = { 'content-type': 'application/json', ...(cookie === '' ? {} : { cookie }) };
    const sound: Sent = { method: 'POST', path: '/graphql', headers: json, body: this.body() };
    const kind = this.random(100);
    if (kind < 60) return sound;
    if (kind < 75) return { ...sound, body: this.spoilt(String(sound.body)) };
    if (kind < 85) return { ...sound, headers: this.headers(json) };
    if (kind < 97)
      return { method: this.one(METHODS), path: this.one(PATHS), headers: this.headers(json), body: null };
    if (kind < 99) return { ...sound, body: this.notJson() };
    return { ...sound, body: Buffer.alloc(1_100_000, this.one(['x', '[', '{"query":', '\0'])) };
  }

  private one<Item>(of: readonly Item[]): Item {
    const found = of[this.random(of.length)];
    if (found === undefined) throw new Error('There is nothing to choose from.');
    return found;
  }

  private body(): string {
    const root = this.one(['query', 'query', 'query', 'mutation', 'subscription'] as const);
    const type = {
      query: this.schema.getQueryType(),
      mutation: this.schema.getMutationType(),
      subscription: this.schema.getSubscriptionType(),
    }[root];
    const query = `${root}${this.selection(type ?? null, 1 + this.random(6))}`;
    return JSON.stringify({
      query,
      ...(this.random(4) === 0 ? { variables: this.json(3), operationName: this.one(TEXTS) } : {}),
    });
  }

  private selection(type: GraphQLNamedType | null, depth: number): string {
    if (isAbstractType(type)) {
      const of = this.one(this.schema.getPossibleTypes(type));
      return ` { __typename ... on ${of.name}${this.selection(of, depth)} }`;
    }
    if (!isObjectType(type)) return '';
    const fields = Object.values(type.getFields());
    const drawn = new Set(Array.from({ length: 1 + this.random(5) }, () => this.one(fields)));
    const chosen = [...drawn].map((field) => this.field(field, depth - 1));
    return ` { ${chosen.filter((each) => each !== '').join(' ') || '__typename'} }`;
  }

  private field(field: GraphQLField<unknown, unknown>, depth: number): string {
    const of = getNamedType(field.type);
    const deep = isObjectType(of) || isAbstractType(of);
    if (deep && depth <= 0) return '';
    const alias = this.random(12) === 0 ? `a${this.random(40)}: ` : '';
    return `${alias}${field.name}${this.arguments(field.args)}${deep ? this.selection(of, depth) : ''}`;
  }

  private arguments(args: readonly GraphQLArgument[]): string {
    const given = args.filter(({ type }) => isNonNullType(type) || this.random(3) === 0);
    const said = given.map(({ name, type }) => `${name}: ${this.literal(type, 3)}`);
    return said.length === 0 ? '' : `(${said.join(', ')})`;
  }

  private literal(given: GraphQLInputType, depth: number): string {
    const type = isNonNullType(given) ? given.ofType : given;
    const sound = this.random(8) > 0;
    if (this.random(40) === 0)
      return this.one(['null', '[]', '{}', '1', '"x"', '$none', 'WORD', '-0', '1e999']);
    if (isListType(type)) return depth <= 0 ? '[]' : `[${this.literal(type.ofType, depth - 1)}]`;
    if (isInputObjectType(type)) {
      const fields = depth <= 0 ? [] : Object.values(type.getFields());
      return `{${fields.map((field) => `${field.name}: ${this.literal(field.type, depth - 1)}`).join(', ')}}`;
    }
    if (isEnumType(type)) return this.one(type.getValues()).name;
    if (type.name === 'Int' || type.name === 'Float') return String(this.one(sound ? [1, 2, 3] : NUMBERS));
    if (type.name === 'Boolean') return this.one(['true', 'false']);
    if (type.name === 'JSON') return `{text: ${JSON.stringify(this.one(TEXTS))}}`;
    return JSON.stringify(this.one(sound ? SOUND : TEXTS));
  }

  private json(depth: number): unknown {
    const kind = this.random(depth <= 0 ? 3 : 6);
    if (kind === 0) return this.one(TEXTS);
    if (kind === 1) return this.one(NUMBERS);
    if (kind === 2) return this.one([null, true, false]);
    const inner = Array.from({ length: this.random(4) }, () => this.json(depth - 1));
    return kind === 3 ? inner : Object.fromEntries(inner.map((each) => [this.one(TEXTS), each]));
  }

  /** A few characters fewer, more or others. */
  private spoilt(text: string): string {
    let spoilt = text;
    for (let times = 1 + this.random(4); times > 0; times--) {
      const at = this.random(spoilt.length + 1);
      const cut = this.random(3) === 0 ? this.random(40) : 0;
      spoilt =
        spoilt.slice(0, at) +
        this.one(['', '{', '}', '"', '\\', '\0', '\ud800', '...', '@x', '$', '#', '(', '[[[[']) +
        spoilt.slice(at + cut);
    }
    return spoilt;
  }

  private notJson(): string {
    return this.one([
      ...[
        '',
        'null',
        '[]',
        '0',
        '"x"',
        '{',
        '{"query":1}',
        '{"query":null}',
        '{"query":"{me{id}}","variables":"x"}',
        '[{"query":"{me{id}}"}]',
      ],
      ...[
        '{"__proto__":{"query":"{me{id}}"}}',
        '{"query":"{me{id}}","extensions":{"persistedQuery":{"version":1,"sha256Hash":"x"}}}',
        '['.repeat(50_000),
      ],
      ...[
        `{"query":"${'{me'.repeat(3_000)}"}`,
        `{"query":"query ${'@skip(if:true)'.repeat(500)} {me{id}}"}`,
        '\ufeff{"query":"{me{id}}"}',
      ],
    ]);
  }

  private headers(sound: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
    const [name, value] = this.one(HEADERS);
    return { ...sound, [name]: value };
  }
}
