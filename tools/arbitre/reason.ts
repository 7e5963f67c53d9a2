import { importProblems } from '@arbitre/events';
import { explain, type RefusalTable, type Violation } from '@arbitre/rules';
import type { Texts } from './texts/texts';

/**
 * A code with its words in those of the game (null: of none), and the facts that they do not tell; `more`: words of a game's importer:
 * `BD-L18D: A bid must be higher than the last. call=1H`.
 */
export const reasonText = (
  article: string,
  facts: Violation['facts'],
  { language }: Texts,
  game: string | null,
  more: RefusalTable = {},
): string => {
  const { told, [language]: words } = explain(game, { article, facts }, { ...importProblems, ...more });
  const left = Object.entries(facts).filter(([name, value]) => value !== null && !told.includes(name));
  return [`${article}: ${words}`, ...left.map(([name, value]) => `${name}=${String(value)}`)].join(' ');
};
