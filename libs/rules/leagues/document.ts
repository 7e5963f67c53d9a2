import { leagueRulesSchema } from './rules/league-rules';
import { CRITERIA } from './rules/order';

const FORMATS = { circuit: 'circuit, path', fixtures: 'fixtures', both: 'all' } as const;

/** Tables of docs/leagues.md, by the names of their places. */
export const leagueTables = (): Readonly<Record<string, string>> => ({
  criteria: [
    '| criterion | format | en | fr |',
    '| --- | --- | --- | --- |',
    ...Object.entries(CRITERIA).map(
      ([name, { in: ranks, says }]) => `| \`${name}\` | ${FORMATS[ranks]} | ${says.en} | ${says.fr} |`,
    ),
    '| `most:NAME` | circuit, path | most of what results count by this name | le plus de ce que les résultats comptent sous ce nom |',
  ].join('\n'),
});

/** docs/schemas/league-rules.json. */
export const leagueSchemaDocument = (): string => JSON.stringify(leagueRulesSchema);
