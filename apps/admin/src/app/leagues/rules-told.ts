import { type Amount, criterionSays, type LeagueRules } from '@arbitre/rules/leagues';
import type { LanguageCode } from '../language/plural';
import type { LeaguesTexts } from './leagues-texts';

/** What the rules come to, in a few lines: what is counted, how many go up and down, what parts those who are level. */
export const rulesTold = (rules: LeagueRules, code: LanguageCode, texts: LeaguesTexts): readonly string[] => {
  const { told } = texts;
  const chain = (order: readonly string[]) =>
    `${told.order}${code === 'fr' ? '\u00a0' : ''}: ${order.map((each) => criterionSays(each)[code]).join(', ')}`;
  const kept = (moves: { readonly kept: Amount } | undefined): readonly string[] =>
    moves === undefined ? [] : [told.kept(String(moves.kept))];
  switch (rules.format) {
    case 'circuit':
      return [
        ...(rules.competitions === undefined ? [] : [told.competitions(rules.competitions)]),
        ...(rules.best === undefined ? [] : [told.best(rules.best)]),
        ...kept(rules.moves),
        chain(rules.order),
      ];
    case 'fixtures':
      return [
        ...(rules.teams === undefined ? [] : [told.teams(rules.teams)]),
        ...(rules.promoted === undefined ? [] : [told.promoted(rules.promoted)]),
        ...(rules.relegated === undefined ? [] : [told.relegated(rules.relegated)]),
        ...kept(rules.moves),
        chain(rules.order),
      ];
    case 'path':
      return rules.phases.map(({ id, scoring }) => `${id} – ${chain(scoring.order)}`);
  }
};
