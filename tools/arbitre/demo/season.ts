import {
  importIss,
  importPbn,
  loadLexicon,
  TRIAL_LIST,
  wordsDirectory,
  type EventStore,
} from '@arbitre/events';
import { generateSkatSession } from '@arbitre/rules/skat';
import { generateWhistGeneralMatch, generateWhistSession } from '@arbitre/rules/whist';
import { generateWhistMilitaireSession } from '@arbitre/rules/whist-militaire';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { entryNameIn } from '../commands/import-pbn';
import { issStatusOf } from '../commands/iss';
import type { ExitStatus } from '../exit-status';
import { repository } from '../repository';
import { issTexts } from '../texts/iss';
import type { Texts } from '../texts/texts';
import { scrabbleTournament } from './scrabble';
import { writeSession, type Session } from './write-session';

const FIXTURES = 'libs/rules/games/bridge/fixtures';
const IMPORTER = { id: 'importer', role: 'importer' };

export type Progress = (deals: number, of: number) => void;
export type DemoOutcome = { readonly outcome: keyof Texts['outcomes']; readonly status: ExitStatus };

/** One competition of the demo season; `deals` counts what the log holds once it is whole. */
export type DemoCompetition = {
  readonly id: string;
  readonly deals: number;
  /** Streams of the log that belong to it once it is whole: its own, its deals' and its sessions'. */
  readonly streams: number;
  write(store: EventStore, time: string, onProgress: Progress): Promise<DemoOutcome>;
};

type Label = { readonly id: string; readonly name: string; readonly region: string };

/** A real tournament without names. The demo speaks French in every language. */
const imported = ({ id, ...label }: Label, file: string, deals: number): DemoCompetition => ({
  id,
  deals,
  streams: deals + 1,
  write: async (store, time, onProgress) => {
    const content = await readFile(join(repository, FIXTURES, file));
    const options = { competition: id, ...label, entryName: entryNameIn('fr') };
    const report = await importPbn(store, content, options, {
      actor: IMPORTER,
      time,
      onProgress: ({ deals: done, of }) => {
        onProgress(done, of);
      },
    });
    // The teams' file holds a match that was not played: the demo is whole when it has the deals that it is known to have.
    const { found, refused } = report.deals;
    const whole = found === deals && refused === 0 && report.differences.length === 0;
    return { outcome: report.outcome, status: whole ? 0 : 1 };
  },
});

const ISS_GAMES = ['jskat.sgf', 'go-skat.sgf'].map((file) => `libs/rules/games/skat/fixtures/${file}`);

/** Real games of the International Skat Server without names. */
const importedIss = ({ id, ...label }: Label, deals: number): DemoCompetition => ({
  id,
  deals,
  streams: deals + 1,
  write: async (store, time, onProgress) => {
    const files = await Promise.all(ISS_GAMES.map((file) => readFile(join(repository, file), 'utf8')));
    const said = issTexts.fr;
    const report = await importIss(
      store,
      files.join(''),
      {
        competition: id,
        ...label,
        entryName: entryNameIn('fr'),
        remark: ({ cause, recorded }) => said.notTaken(said.aborted[cause], recorded),
      },
      {
        actor: IMPORTER,
        time,
        onProgress: ({ deals: done, of }) => {
          onProgress(done, of);
        },
      },
    );
    return { outcome: report.outcome, status: issStatusOf(report) };
  },
});

/** A session drawn from a seed by its game. */
const drawn = ({ id, ...label }: Label, session: Session): DemoCompetition => ({
  id,
  deals: session.deals.length,
  streams: session.deals.length + (session.sittings?.length ?? 0) + 1,
  write: async (store, time, onProgress) => {
    const options = { competition: id, ...label, actor: IMPORTER, time, onProgress };
    return { outcome: await writeSession(store, session, options), status: 0 };
  },
});

/** Two games of Scrabble with the trial list, which is compiled when it is first needed. */
const scrabble = ({ id, ...label }: Label, seed: number): DemoCompetition => ({
  id,
  deals: 0,
  streams: 3,
  write: async (store, time, onProgress) => {
    const lexicon = await loadLexicon(wordsDirectory(process.env, repository), TRIAL_LIST);
    const options = { competition: id, ...label, actor: IMPORTER, time, onProgress };
    return { outcome: await writeSession(store, scrabbleTournament(seed, lexicon), options), status: 0 };
  },
});

const SEED = 2026;

/** The demo season, one line a competition, in the order in which it is written. */
export const season = ({ demoNames: names }: Texts): readonly DemoCompetition[] => [
  imported({ id: 'demo-butler', name: names.butler, region: 'Nord' }, 'ruter71.pbn', 168),
  imported({ id: 'demo-equipes', name: names.teams, region: 'Sud' }, 'example2.pbn', 279),
  drawn(
    { id: 'demo-whist-militaire', name: names.whistMilitaire, region: 'Nord' },
    generateWhistMilitaireSession(SEED),
  ),
  drawn({ id: 'demo-whist', name: names.whist, region: 'Sud' }, generateWhistSession(SEED)),
  drawn(
    { id: 'demo-whist-general', name: names.whistGeneral, region: 'Sud' },
    generateWhistGeneralMatch(SEED),
  ),
  scrabble({ id: 'demo-scrabble', name: names.scrabble, region: 'Nord' }, SEED),
  drawn({ id: 'demo-skat', name: names.skat, region: 'Nord' }, generateSkatSession(SEED)),
  importedIss({ id: 'demo-skat-iss', name: names.skatIss, region: 'Sud' }, 16),
];
