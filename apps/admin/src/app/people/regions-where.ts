import { computed, effect, inject, signal, type Signal } from '@angular/core';
import { Session } from '../account/account';
import { Connection } from '../connection/connection';
import { GraphQL } from '../graphql/client';
import { untilAnswered } from '../graphql/until-answered';
import { allRegions, type FederationRegion } from './all-regions';
import { RegionsWhere } from './people.operations';
import { withinRegion } from './regions/region-tree';

/** The regions of the registry in which the account may send that mutation; null until they are known. In an injection context. */
export const regionsWhere = (mutation: string): Signal<readonly FederationRegion[] | null> => {
  const graphql = inject(GraphQL);
  const connection = inject(Connection);
  const { account } = inject(Session);
  const regions = allRegions();
  /** Undefined until it is answered; null: in every region. */
  const where = signal<readonly string[] | null | undefined>(undefined);
  effect((onCleanup) => {
    connection.recoveries();
    if (account() === null) return;
    onCleanup(
      untilAnswered(
        () => graphql.ask(RegionsWhere, { mutation }),
        ({ regionsWhere }) => {
          where.set(regionsWhere);
        },
      ),
    );
  });
  return computed(() => {
    const known = regions();
    const allowed = where();
    if (known === null || allowed === undefined) return null;
    if (allowed === null) return known;
    const within = new Set(allowed.flatMap((id) => [...withinRegion(known, id)]));
    return known.filter(({ id }) => within.has(id));
  });
};
