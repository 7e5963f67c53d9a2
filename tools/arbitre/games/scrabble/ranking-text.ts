import type { ScrabbleSessionView } from '@arbitre/rules/scrabble';
import type { ScrabbleTexts } from './texts';

type PlayerLine = ScrabbleSessionView['players'][number];

const row = ({ rank, entry, total, deficit, percent, solos, warnings }: PlayerLine): string =>
  [
    String(rank).padStart(4),
    entry.padEnd(22),
    String(total).padStart(6),
    String(deficit).padStart(9),
    (percent ?? '-').padStart(8),
    String(solos ?? 0).padStart(6),
    String(warnings).padStart(7),
  ].join(' ');

/** The ranking of a game as a table. */
export const rankingLines = (view: ScrabbleSessionView, said: ScrabbleTexts): readonly string[] => [
  said.rankingTitle,
  ...view.players.map(row),
];

/** Solos that were announced, by round. */
export const soloLines = (view: ScrabbleSessionView, said: ScrabbleTexts): readonly string[] => {
  const solos = view.rounds.flatMap(({ number, solo }) =>
    (solo?.points ?? null) === null || solo === null ? [] : [said.solo(number, solo.entry, solo.points ?? 0)],
  );
  return solos.length === 0 ? [said.noSolo] : solos;
};
