import { en } from './en';
import { fr } from './fr';

export type Language = 'fr' | 'en';

/** Everything that the command line says itself; the rules bring the words of articles and codes. */
export type Texts = typeof fr;

/** `--lang`, else the environment's language, else English. */
export const languageOf = (args: readonly string[], environment: NodeJS.ProcessEnv): Language => {
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const given = at < 0 ? undefined : (args[at]?.split('=')[1] ?? args[at + 1]);
  const wanted = given ?? environment.LC_ALL ?? environment.LC_MESSAGES ?? environment.LANG ?? '';
  return wanted.toLowerCase().startsWith('fr') ? 'fr' : 'en';
};

export const textsIn = (language: Language): Texts => (language === 'fr' ? fr : en);
