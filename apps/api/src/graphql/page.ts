import type { Type } from '@nestjs/common';
import { ArgsType, Field, Int, ObjectType } from '@nestjs/graphql';
import type { Plain } from './plain';

@ObjectType()
export class PageInfo {
  @Field() hasNextPage: boolean;
  @Field(() => String, { nullable: true }) endCursor: string | null;
}

/** One page of a list, in an order that never changes under the reader: rows are found by key, not counted off. */
export type Page<Node> = {
  readonly edges: readonly { readonly cursor: string; readonly node: Node }[];
  readonly nodes: readonly Node[];
  readonly pageInfo: Plain<PageInfo>;
  /** Counted when it is read: most pages are asked for without. */
  readonly totalCount: Promise<number>;
};

@ArgsType()
export class PageArgs {
  @Field(() => Int, { description: 'How many rows, 1 to 100.' }) first: number;
  @Field(() => String, { nullable: true, description: 'The endCursor of the page before.' })
  after?: string | null;
}

/** The GraphQL types `<name>Connection` and `<name>Edge` of a list of `node`. */
export const connectionOf = <Node>(node: Type<Node>, name: string): Type<Page<Node>> => {
  @ObjectType(`${name}Edge`)
  class Edge {
    @Field() cursor: string;
    @Field(() => node) node: Node;
  }

  @ObjectType(`${name}Connection`)
  class Connection {
    @Field(() => [Edge]) edges: Edge[];
    @Field(() => [node]) nodes: Node[];
    @Field(() => PageInfo) pageInfo: PageInfo;
    @Field(() => Int) totalCount: Promise<number>;
  }
  return Connection;
};
