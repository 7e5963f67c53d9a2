import { inject } from '@angular/core';
import type { CanActivateFn } from '@angular/router';
import { Session } from '../account/account';
import { GraphQL } from '../graphql/client';
import { CompetitionHead, Standings } from './standings.operations';

/**
 * Whoever comes to a competition first waits for his account, its head and its standings: asked for at once, they are one journey
 * over a slow network, and not three.
 */
export const standingsAhead: CanActivateFn = ({ firstChild, params, queryParams }) => {
  if (inject(Session).isAsked()) return true;
  const graphql = inject(GraphQL);
  const id = String(params.id);
  graphql.ahead(CompetitionHead, { id });
  const { field, view } = queryParams as { readonly field?: string; readonly view?: string };
  if (firstChild?.routeConfig?.path === '' && view === undefined)
    graphql.ahead(Standings, { id, ...(field === undefined ? {} : { field }) });
  return true;
};
