import type { Place } from './authority';

/** `<competition>.<rest>` */
const competitionIn = (id: string): string => id.slice(0, Math.max(0, id.indexOf('.')));

const DEAL = /^([^.]+\.s\d+)-r\d+-t(.+)-b\d+$/;

/** Where a deal is played: its id says it. */
export const placeOfDeal = ({ deal }: { readonly deal: string }): Place => {
  const [, session, table] = DEAL.exec(deal) ?? [];
  const place = { competition: competitionIn(deal) };
  return session === undefined || table === undefined
    ? place
    : { ...place, session, table: `${session}/${table}` };
};

/** Acts of a session happen at the table that each of them names, else at the place of the one player whom it is about. */
export const placeOfSession = ({
  session,
  acts = [],
}: {
  readonly session: string;
  readonly acts?: readonly Readonly<Record<string, unknown>>[];
}): Place => {
  const tables = new Set(acts.map(({ table, entry }) => table ?? entry));
  const [table] = tables;
  const place = { competition: competitionIn(session), session };
  return tables.size === 1 && (typeof table === 'string' || typeof table === 'number')
    ? { ...place, table: `${session}/${table}` }
    : place;
};

/** A table of a session; `table` null: all of it. */
export const placeOfTable = (session: string, table: string | null): Place => ({
  ...{ competition: competitionIn(session), session },
  ...(table === null ? {} : { table: `${session}/${table}` }),
});
