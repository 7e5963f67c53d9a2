import { DAMES, gameOf, isGameCode } from '@arbitre/rules/whist-bridge';
import { type NotationPart, plainText } from '../../cards/notation';
import { isSuit } from '../../cards/suit-paths';
import type { LanguageCode } from '../../language/plural';
import type { Told } from '../face';

const QUEENS = { fr: 'Dames', en: 'Queens' } as const;

/** `E9`, `PCSA`, `DAMES` as the hall says them; a text that is no game as it stands. */
export const gameName = (code: string, language: LanguageCode): string =>
  code === DAMES ? QUEENS[language] : isGameCode(code) ? gameOf(code).name[language] : code;

/** `E9-H`, `PM`: the game and its suit. */
export const contractParts = (
  game: string,
  suit: string | null,
  language: LanguageCode,
): readonly NotationPart[] => [
  ...plainText(gameName(game, language)),
  ...(suit !== null && isSuit(suit)
    ? ([
        { kind: 'text', text: '\u00a0' },
        { kind: 'suit', suit },
      ] as const)
    : []),
];

const CONTRACT = /^([A-Z]+\d*)(?:-([SCDH]))?(?![A-Z])/u;

/** A contract, and what stands behind it in a result, as it stands. */
export const contractTold: Told<string> = (text, language) => {
  const [whole = '', game = '', suit = null] = CONTRACT.exec(text) ?? [];
  if (game !== DAMES && !isGameCode(game)) return plainText(text);
  return [...contractParts(game, suit, language), ...plainText(text.slice(whole.length))];
};

/** The same in the short form of sheets: `E9` and its suit. */
export const shortContract = (
  game: string,
  suit: string | null,
  language: LanguageCode,
): readonly NotationPart[] => [
  ...plainText(game === DAMES ? QUEENS[language] : game.replace('PCSA', 'PC')),
  ...(suit !== null && isSuit(suit) ? ([{ kind: 'suit', suit }] as const) : []),
];

const SAID = {
  fr: { propose: 'Je propose', join: 'J’emballe' },
  en: { propose: 'I propose', join: 'I join' },
} as const;

/** `propose-H`, `join-H`, or a game: what is said in the auction beside its words. */
export const callTold: Told<string> = (text, language) => {
  const [, said, suit = ''] = /^(propose|join)-([SCDH])$/u.exec(text) ?? [];
  if ((said !== 'propose' && said !== 'join') || !isSuit(suit)) return contractTold(text, language);
  return [
    { kind: 'text', text: `${SAID[language][said]}\u00a0` },
    { kind: 'suit', suit },
  ];
};
