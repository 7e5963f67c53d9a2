import { registryFileProblems } from '@arbitre/events';
import { explain, type Refusal } from '@arbitre/rules';
import { federationRefusals } from '@arbitre/rules/federation';
import { leagueRefusals } from '@arbitre/rules/leagues';
import { apiRefusals } from './refusals';

export type ProblemTexts = { readonly code: string; readonly messageFr: string; readonly messageEn: string };

const TABLES = { ...federationRefusals, ...leagueRefusals, ...registryFileProblems, ...apiRefusals };

/** The sentences of a refusal by this API, by the write side, or by the rules of `game`. */
export const textsOf = (
  { violation }: Pick<Refusal, 'violation'>,
  game: string | null = null,
): ProblemTexts => {
  const { fr, en } = explain(game, violation, TABLES);
  return { code: violation.article, messageFr: fr, messageEn: en };
};
