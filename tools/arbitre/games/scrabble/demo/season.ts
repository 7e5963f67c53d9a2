import { wordsDirectory } from '@arbitre/events';
import { loadLexicon, TRIAL_LIST } from '@arbitre/events/games/scrabble';
import { IMPORTER, type DemoCompetition } from '../../../demo/competition';
import { writeSession } from '../../../demo/write-session';
import { repository } from '../../../repository';
import { scrabbleTournament } from './tournament';

/** Two games of Scrabble with the trial list, which is compiled when it is first needed. */
export const season = (seed: number): readonly DemoCompetition[] => [
  {
    id: 'demo-scrabble',
    deals: 0,
    streams: 3,
    write: async (store, time, onProgress, people) => {
      const lexicon = await loadLexicon(wordsDirectory(process.env, repository), TRIAL_LIST);
      const name = 'Scrabble duplicata, deux parties (liste d’essai, non officielle)';
      const label = { competition: 'demo-scrabble', name, region: 'Nord' };
      const options = { ...label, actor: IMPORTER, time, onProgress, people };
      return { outcome: await writeSession(store, scrabbleTournament(seed, lexicon), options), status: 0 };
    },
  },
];
