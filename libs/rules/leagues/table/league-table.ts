import type { LeagueRules } from '../rules/league-rules';
import { circuitRows } from './circuit';
import type { Contributions } from './contributions';
import { fixtureTable } from './fixtures';
import { pathRows } from './path';
import { openRegions } from './regions';
import type { LeagueTable } from './row';

const ranking = (
  rules: LeagueRules,
  contributions: Contributions,
): Pick<LeagueTable, 'rows' | 'proposals'> => {
  switch (rules.format) {
    case 'circuit':
      return { rows: circuitRows(rules, contributions), proposals: [] };
    case 'fixtures':
      return fixtureTable(rules, contributions);
    case 'path':
      return { rows: pathRows(rules, contributions), proposals: [] };
  }
};

/**
 * The table of a division: pure and exact. The same rules and contributions give the same table, whatever order they come in;
 * the amounts of a row's lines add up to its total.
 */
export const leagueTable = (rules: LeagueRules, contributions: Contributions): LeagueTable => {
  const { rows, proposals } = ranking(rules, contributions);
  const open = [...openRegions(contributions)].sort();
  const official = open.length === 0 && rows.every(({ provisional }) => !provisional);
  return { rows, proposals, finality: official ? 'official' : 'provisional', provisionalRegions: open };
};
