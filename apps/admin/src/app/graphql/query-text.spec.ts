import { describe, expect, it } from '@jest/globals';
import { parse } from 'graphql';
import { Standings } from '../standings/standings.operations';
import { queryText } from './query-text';

describe('a query that is copied from a page', () => {
  it('declares its variables, whose values stand before it, and is GraphQL', () => {
    const text = queryText(Standings, { id: 'cup', field: null, after: undefined });
    expect(text.split('\n').slice(0, 2)).toEqual([
      '# {"id":"cup"}',
      'query Standings($id: ID!, $field: String, $after: String, $atLeast: EventPosition) {',
    ]);
    expect(parse(text).definitions).toHaveLength(1);
  });
});
