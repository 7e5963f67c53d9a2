import type { ScrabbleSessionView } from '../session-view';
import { PRINTED_HEADING } from './printed-game';

type Played = Pick<ScrabbleSessionView, 'rules' | 'format' | 'wordList' | 'rounds' | 'top'>;

/**
 * A game that was played as other centres replay it (SCR-TOUR-GAP-8): the rules, the word list, what was drawn and what was
 * retained, one fact a line. Nobody's slips: `readPrintedGame` reads it.
 */
export const recordText = ({ rules, format, wordList, rounds, top }: Played): string =>
  [
    PRINTED_HEADING,
    `rules ${rules} ${format.name}${format.joker ? ' joker' : ''}`,
    `words ${wordList.name} ${wordList.fingerprint}`,
    ...rounds
      .filter(({ rack, retained }) => rack !== null && retained !== null)
      .flatMap(({ rack, retained }, at) => [
        `round ${at + 1} ${rack ?? ''}`,
        ...(retained === null ? [] : [`retained ${retained.place} ${retained.word} ${retained.score}`]),
      ]),
    `sum ${top}`,
    '',
  ].join('\n');
