import type { DivisionRanking as Published } from '@arbitre/events';
import {
  type ChangedRow,
  type NameOf,
  tableDifference,
  tellLine,
  type ToldTable,
} from '@arbitre/rules/leagues';
import type { Plain } from '../graphql/plain';
import { aboutOf, named, shown } from './division-view';
import type { DivisionRankingRow, LeagueCause, LeagueChange, LeagueStanding } from './league.types';

type Cause = ChangedRow['causes'][number];

const standingOf = (
  standing: ChangedRow['from'],
  decimals: number | undefined,
): Plain<LeagueStanding> | null => standing && { ...standing, total: shown(standing.total, decimals) };

const causeOf = (
  { line, from, to }: Cause,
  sources: ToldTable['sources'],
  nameOf: NameOf,
  decimals: number | undefined,
): Plain<LeagueCause> => ({
  ...{ of: line.of, ...tellLine(named(line, nameOf)), ...aboutOf(line, sources) },
  ...{ from: shown(from, decimals), to: shown(to, decimals) },
});

/** What differs between two tables, each changed line with the newest event about what it tells. */
export const changesOf = (
  before: ToldTable,
  after: ToldTable,
  nameOf: NameOf,
  decimals: number | undefined,
): Plain<LeagueChange>[] => {
  const sources = { ...before.sources, ...after.sources };
  return tableDifference(before, after).map(({ entry, group, from, to, causes }) => ({
    ...{ entry, name: nameOf(entry), group },
    ...{ from: standingOf(from, decimals), to: standingOf(to, decimals) },
    causes: causes.map((cause) => causeOf(cause, sources, nameOf, decimals)),
  }));
};

/** The rows of a version as pages read them. */
export const publishedRowsOf = (
  { rows }: Published['data'],
  nameOf: NameOf,
  decimals: number | undefined,
): Plain<DivisionRankingRow>[] =>
  rows.map(({ entry, group = '', unranked = null, total, ...row }) => ({
    ...row,
    ...{ entry, name: nameOf(entry), group, unranked, total: shown(total, decimals) },
  }));
