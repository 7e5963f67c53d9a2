import type { ImportOptions } from '@arbitre/events';

/** `entryName` follows the language: `Paire 12`, `Pair 12`. */
const entryNames: Readonly<Record<'fr' | 'en', Readonly<Record<string, string>>>> = {
  fr: { player: 'Joueur', pair: 'Paire', team: 'Équipe' },
  en: { player: 'Player', pair: 'Pair', team: 'Team' },
};

export const entryNameIn =
  (language: 'fr' | 'en'): NonNullable<ImportOptions['entryName']> =>
  ({ kind, number, field }) =>
    `${entryNames[language][kind] ?? kind} ${number}${field === undefined ? '' : ` ${field}`}`;
