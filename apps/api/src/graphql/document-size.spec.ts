import { Kind, type OperationDefinitionNode, parse } from 'graphql';
import { sizeOf } from './document-size';

const size = (text: string, variables: Record<string, unknown> = {}) => {
  const document = parse(text);
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  return sizeOf(document, operation as OperationDefinitionNode, variables);
};

describe('the size of a query', () => {
  it('counts levels, aliases and fields at the root', () => {
    expect(size('{ a: x { y { z } } b: x { ... { c: y } } }')).toEqual({
      depth: 3,
      aliases: 3,
      rootFields: 2,
      nodes: 0,
    });
  });

  it('multiplies rows by the rows around them', () => {
    expect(size('{ a(first: 10) { b(first: 5) { c } } }').nodes).toBe(60);
  });

  it('takes rows from variables, and counts what is no number as nothing', () => {
    const query = 'query ($n: Int!) { a(first: $n) { b } }';
    expect(size(query, { n: 7 }).nodes).toBe(7);
    expect(size(query, { n: 'many' }).nodes).toBe(0);
  });

  it('counts a fragment wherever it is spread', () => {
    expect(size('{ a { ...f } b { ...f } } fragment f on T { x: y(first: 4) { z } }')).toEqual({
      ...{ depth: 3, aliases: 2, rootFields: 2, nodes: 8 },
    });
  });

  it('measures fragments of fragments of fragments at once', () => {
    const fragments = Array.from(
      { length: 60 },
      (_, n) => `fragment f${n} on T { ...f${n + 1} ...f${n + 1} }`,
    );
    const { nodes } = size(`{ ...f0 } ${fragments.join(' ')} fragment f60 on T { a(first: 1) { b } }`);
    expect(nodes).toBe(1e12);
  });

  it('leaves introspection its own depth', () => {
    expect(size('{ __schema { a { b { c { d } } } } }').depth).toBe(0);
  });
});
