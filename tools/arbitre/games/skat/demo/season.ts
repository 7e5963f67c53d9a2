import { importIss } from '@arbitre/events/games/skat';
import { generateSkatSession } from '@arbitre/rules/skat';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawn, IMPORTER, type DemoCompetition, type Label } from '../../../demo/competition';
import { repository } from '../../../repository';
import { issStatusOf } from '../iss';
import { issTexts } from '../texts';

const ISS_GAMES = ['jskat.sgf', 'go-skat.sgf'].map((file) => `libs/rules/games/skat/fixtures/${file}`);

/** Players who are called as some on a server call themselves, and nobody does. */
const named = (games: string): string =>
  games.replaceAll(
    /\[Joueur (\d+)\]/g,
    (_, player: string) => `[${NICKNAMES[Number(player) - 1] ?? `joueur${player}`}]`,
  );

const NICKNAMES =
  'reizbar vorhand blanker piklot rambour contrevent trefline karolo sansatout quartepique treizieme bouquetin maindor matadine nullouvert'.split(
    ' ',
  );

/** Real games of the International Skat Server without names. */
const importedIss = ({ id, ...label }: Label, deals: number): DemoCompetition => ({
  id,
  deals,
  streams: deals + 1,
  write: async (store, time, onProgress, people) => {
    const files = await Promise.all(ISS_GAMES.map((file) => readFile(join(repository, file), 'utf8')));
    const said = issTexts.fr;
    const report = await importIss(
      store,
      named(files.join('')),
      {
        competition: id,
        ...label,
        remark: ({ cause, recorded }) => said.notTaken(said.aborted[cause], recorded),
      },
      {
        actor: IMPORTER,
        time,
        vault: people?.vault,
        onProgress: ({ deals: done, of }) => {
          onProgress(done, of);
        },
      },
    );
    return { outcome: report.outcome, status: issStatusOf(report) };
  },
});

export const season = (seed: number): readonly DemoCompetition[] => [
  drawn({ id: 'demo-skat', name: 'Tournoi de skat, deux séries', region: 'Nord' }, generateSkatSession(seed)),
  importedIss({ id: 'demo-skat-iss', name: 'Parties de l’International Skat Server', region: 'Sud' }, 16),
];
