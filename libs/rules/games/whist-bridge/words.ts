import { cardWord, compassTableWords } from '@arbitre/rules/kernel/card-words';
import type { FactWords, Language } from '@arbitre/rules/kernel/tell';

const SUITS: Readonly<Record<string, string>> = { S: '♠', C: '♣', D: '♦', H: '♥' };

/** `1` as `joueur 1` and `player 1`; any other text as it is. */
const playerWord = (text: string, language: Language): string =>
  /^[1-5]$/u.test(text) ? `${language === 'fr' ? 'joueur' : 'player'} ${text}` : text;

const CALLS: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  premier: { fr: 'premier', en: 'premier' },
  pass: { fr: 'passe', en: 'pass' },
  'pass-all': { fr: 'passe tout jeu', en: 'pass on every game' },
  keep: { fr: 'maintiens', en: 'maintain' },
  raise: { fr: 'monte', en: 'raise' },
  propose: { fr: 'propose', en: 'propose' },
  join: { fr: 'emballe', en: 'join' },
  trou: { fr: 'trou', en: 'trou' },
};

/** `propose-H` as `propose ♥`, `E8-S` as `E8 ♠`. */
export const callWord = (text: string, language: Language): string => {
  const whole = CALLS[text]?.[language];
  if (whole !== undefined) return whole;
  const [said = '', suit = ''] = text.split('-');
  const sign = SUITS[suit];
  return sign === undefined ? text : `${CALLS[said]?.[language] ?? said} ${sign}`;
};

const suitWord = (text: string): string => SUITS[text] ?? text;

/** The words of a table of four or five, each for himself. */
export const whistBridgeWords: FactWords = {
  ...compassTableWords,
  ...Object.fromEntries(
    [
      'seat',
      'seats',
      'holder',
      'turn',
      'by',
      'dealer',
      'cutter',
      'chooser',
      'players',
      'declarers',
      'accused',
    ].map((fact) => [fact, playerWord]),
  ),
  call: callWord,
  standing: callWord,
  contract: callWord,
  suit: suitWord,
  own: suitWord,
  led: suitWord,
  due: cardWord,
};
