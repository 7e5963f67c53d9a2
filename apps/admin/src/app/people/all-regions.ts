import { effect, inject, signal, type Signal } from '@angular/core';
import { Connection } from '../connection/connection';
import { GraphQL } from '../graphql/client';
import { untilAnswered } from '../graphql/until-answered';
import { FederationRegions, type FederationRegionsResult } from './people.operations';
import { Registry } from './registry';

export type FederationRegion = FederationRegionsResult['federationRegions']['nodes'][number];

const load = async (graphql: GraphQL, atLeast: string | null): Promise<readonly FederationRegion[]> => {
  const regions: FederationRegion[] = [];
  for (let after: string | null = null, more = true; more;) {
    const { federationRegions }: FederationRegionsResult = await graphql.ask(FederationRegions, {
      after,
      atLeast,
    });
    regions.push(...federationRegions.nodes);
    ({ hasNextPage: more, endCursor: after } = federationRegions.pageInfo);
  }
  return regions;
};

/** All regions of the registry by name, with what was written here; null until they are known. In an injection context. */
export const allRegions = (): Signal<readonly FederationRegion[] | null> => {
  const graphql = inject(GraphQL);
  const connection = inject(Connection);
  const registry = inject(Registry);
  const regions = signal<readonly FederationRegion[] | null>(null);
  effect((onCleanup) => {
    connection.recoveries();
    const seen = registry.seen();
    onCleanup(
      untilAnswered(
        () => load(graphql, seen),
        (known) => {
          regions.set(known);
        },
      ),
    );
  });
  return regions.asReadonly();
};
