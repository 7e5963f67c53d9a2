import { createUnionType } from '@nestjs/graphql';
import { Competition } from '../competitions/competition.types';
import { Deal } from '../deals/deal.types';
import { Division, LeagueRow, Season } from '../leagues/league.types';
import { Session } from '../sessions/session.types';
import { Standing } from '../standings/standing.types';

export const NODES = { Competition, Deal, Division, LeagueRow, Season, Session, Standing };
export type NodeName = keyof typeof NODES;

export const Node = createUnionType({
  name: 'Node',
  description: 'What has an id of its own.',
  types: () => Object.values(NODES),
  resolveType: ({ __typename: name }: { readonly __typename: NodeName }) => NODES[name],
});
