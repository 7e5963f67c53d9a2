import type { FactWords, Language } from '@arbitre/rules/kernel/tell';
import type { ScrabblePhase } from './session-view';

const PHASES: Readonly<Record<Language, Readonly<Record<ScrabblePhase, string>>>> = {
  fr: {
    draw: 'le tirage',
    announce: 'l’annonce du tirage',
    ready: 'le départ du temps',
    playing: 'le temps de réflexion',
    collect: 'le ramassage des bulletins',
    retain: 'le choix du mot retenu',
    over: 'la fin de la partie',
    published: 'les résultats publiés',
    annulled: 'la partie annulée',
  },
  en: {
    draw: 'the draw',
    announce: 'the announcement of the rack',
    ready: 'the start of the clock',
    playing: 'the time for reflection',
    collect: 'the collection of slips',
    retain: 'the choice of the retained word',
    over: 'the end of the game',
    published: 'the published results',
    annulled: 'the annulled game',
  },
};

const phaseWord = (text: string, language: Language): string =>
  Object.hasOwn(PHASES[language], text) ? PHASES[language][text as ScrabblePhase] : text;

/** The words of the moments of a game. */
export const scrabbleWords: FactWords = { phase: phaseWord, expected: phaseWord };
