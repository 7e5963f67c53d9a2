import { optional } from '@arbitre/rules/kernel/declare/compound';
import type { JsonSchema, ValueOf } from '@arbitre/rules/kernel/declare/field';
import { integer, text } from '@arbitre/rules/kernel/declare/values';
import { circuitFields } from './circuit';
import { amount } from './amount';
import { choice, part } from './declare';
import { entriesShape } from './entries';
import { fixturesFields } from './fixtures';
import { pathFields } from './path';

const heading = {
  league: integer(1, 1, 'Version of this way to write rules'),
  title: part({ fr: text('In French', 120), en: text('In English', 120) }, 'What pages call the rules'),
  entries: optional(entriesShape),
  closeFinish: optional(
    amount(
      'Where the first two are as near as this or nearer, somebody else checks an official ranking first',
    ),
  ),
  decimals: optional(integer(0, 4, 'Decimals that tables print; ranks compare the fractions')),
};

/** The rules of a division, as they are typed, stored in its opening and published: the one declaration. */
export const leagueRules = choice(
  'format',
  {
    circuit: { ...heading, ...circuitFields },
    fixtures: { ...heading, ...fixturesFields },
    path: { ...heading, ...pathFields },
  },
  'Rules of a division',
);

export type LeagueRules = ValueOf<typeof leagueRules>;
export type Format = LeagueRules['format'];

/** The published JSON Schema. */
export const leagueRulesSchema: JsonSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'https://arbitre.example/schemas/league-rules.json',
  title: 'Rules of a division',
  ...leagueRules.schema,
};
