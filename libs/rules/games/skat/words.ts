import { cardWord } from '@arbitre/rules/kernel/card-words';
import type { FactWords, Language } from '@arbitre/rules/kernel/tell';

const PLACES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  fr: { forehand: 'Entame', middlehand: 'Médian', rearhand: 'Dernier', dealer: 'Donneur', skat: 'le skat' },
  en: {
    forehand: 'Forehand',
    middlehand: 'Middlehand',
    rearhand: 'Rearhand',
    dealer: 'Dealer',
    skat: 'the skat',
  },
};

const placeWord = (text: string, language: Language): string => PLACES[language][text] ?? text;

/** The words of skat's seats and cards. */
export const skatWords: FactWords = {
  seat: placeWord,
  seats: placeWord,
  at: placeWord,
  card: cardWord,
};
