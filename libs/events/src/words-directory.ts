import { join } from 'node:path';

/** Where word lists lie that sessions are judged by: ARBITRE_WORDS, else `words` in the folder that the local installation keeps its data in. */
export const wordsDirectory = (environment: NodeJS.ProcessEnv, root: string): string =>
  environment.ARBITRE_WORDS ?? join(environment.ARBITRE_HOME ?? join(root, '.arbitre'), 'words');
