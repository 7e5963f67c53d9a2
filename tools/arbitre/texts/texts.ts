import { en } from './en';
import { fr } from './fr';

export type Language = 'fr' | 'en';

/** Everything that the command line says itself; the rules bring the words of articles and codes. */
export type Texts = typeof fr;

/** `--lang`, else the environment's language: French where it is asked for, English for everybody else. */
export const languageOf = (args: readonly string[], environment: NodeJS.ProcessEnv): Language => {
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const given = at < 0 ? undefined : (args[at]?.split('=')[1] ?? args[at + 1]);
  // A variable that is set to nothing is as good as none (POSIX).
  const { LC_ALL, LC_MESSAGES, LANG } = environment;
  const wanted = given ?? [LC_ALL, LC_MESSAGES, LANG].find(Boolean) ?? '';
  return /^fr(?:[-_.@]|$)/i.test(wanted) ? 'fr' : 'en';
};

export const textsIn = (language: Language): Texts => (language === 'fr' ? fr : en);
