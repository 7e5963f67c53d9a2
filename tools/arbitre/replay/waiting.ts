import { articlesOf, type GameId, type WaitingView } from '@arbitre/rules';
import type { Texts } from '../texts/texts';

/** Whom a deal waits for where its record ends, by which article, who drew attention, and the acts that would answer. */
export const waitingText = (
  { for: whom, article, by, at, stops, options }: WaitingView,
  texts: Texts,
  game: GameId | null,
): string => {
  const found = game === null ? undefined : articlesOf(game).find(({ id }) => id === article);
  const sentence = found === undefined ? article : `${article}: ${found.text[texts.language]}`;
  return [
    `${texts.waitingFor} ${whom.join(', ')} (${sentence})`,
    ...(by === undefined ? [] : [`    ${texts.drawnBy(by, at ?? null)}`]),
    ...(stops === undefined ? [] : [`    ${texts.stopsBy(stops)}`]),
    ...options.map(({ act }) => `    ${JSON.stringify(act)}`),
  ].join('\n');
};
