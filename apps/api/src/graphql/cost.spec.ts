import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  getNamedType,
  getOperationAST,
  isCompositeType,
  isObjectType,
  parse,
  validate,
} from 'graphql';
import { costOf, COSTS, MOST_COST } from './cost';

const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../schema.graphql'), 'utf8'));
const cost = (query: string, variables = {}): number => {
  const document = parse(query);
  expect(validate(schema, document)).toEqual([]);
  const operation = getOperationAST(document);
  if (!operation) throw new Error('no operation');
  return costOf(schema, document, operation, variables);
};

describe('the cost of a query', () => {
  it.each([
    ['{ me { id name } }', 1],
    ['{ __schema { types { name fields { name } } } }', 0],
    ['{ competition(id: "x") { id } }', 1],
    ['{ competitions(first: 100) { nodes { id } pageInfo { endCursor } } }', 100],
    ['{ competitions(first: 100) { edges { cursor node { id } } } }', 100],
    ['{ competitions(first: 10) { totalCount } }', 10],
    ['{ competitions(first: 10) { nodes { entries(first: 10) { totalCount nodes { id } } } } }', 10 * 21],
    ['{ competitions(first: 2) { ... on CompetitionConnection { nodes { id } } } }', 2],
    ['{ competitions(first: 2) { ...page } } fragment page on CompetitionConnection { nodes { id } }', 2],
    ['{ competition(id: "x") { deals(first: 9) { nodes { events { type } } } } }', 1 + 9 * 152],
    ['{ session(id: "x") { awards { entry { id } } } }', 151 + 150 + 50 * 2],
  ])('%s', (query, expected) => {
    expect(cost(query)).toBe(expected);
  });

  it('follows from variables and their defaults', () => {
    const query = 'query ($n: Int! = 7) { competitions(first: $n) { nodes { id } } }';
    expect([cost(query), cost(query, { n: 3 })]).toEqual([7, 3]);
  });

  it('does not grow out of numbers when fragments nest', () => {
    const fragments = Array.from(
      { length: 40 },
      (_, n) =>
        `fragment f${n} on Competition { ${n === 39 ? 'id' : `a: deals(first: 100) { nodes { competition { ...f${n + 1} } } } b: deals(first: 99) { nodes { competition { ...f${n + 1} } } }`} }`,
    );
    expect(cost(`{ competition(id: "x") { ...f0 } } ${fragments.join(' ')}`)).toBeGreaterThan(MOST_COST);
  });

  it('lets no query read the event store thousands of times', () => {
    const worst = `{ competitions(first: 99) { nodes { deals(first: 99) { nodes { events { type } } } } } }`;
    expect(cost(worst)).toBe(99 + 99 * 99 * 152);
  });
});

describe('costs are declared', () => {
  const fields = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !name.startsWith('__') && !name.endsWith('Connection'))
    .flatMap((type) =>
      Object.values(type.getFields()).map((field) => ({ name: `${type.name}.${field.name}`, field })),
    );

  it('for fields of the schema only', () => {
    const known = Object.values(schema.getTypeMap()).flatMap((type) =>
      isObjectType(type) ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`) : [],
    );
    expect(Object.keys(COSTS).filter((name) => !known.includes(name))).toEqual([]);
  });

  it('for every list of objects that has no first', () => {
    const lists = fields.filter(
      ({ field }) => String(field.type).startsWith('[') && isCompositeType(getNamedType(field.type)),
    );
    expect(lists.length).toBeGreaterThan(10);
    expect(lists.map(({ name }) => name).filter((name) => COSTS[name] === undefined)).toEqual([]);
  });
});
