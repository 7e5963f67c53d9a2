import { competitionOf, importPbn, type EventStore, type ImportOptions } from '@arbitre/events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ExitStatus } from '../exit-status';
import { repository } from '../repository';
import { withStore } from '../store';
import type { Terminal } from '../terminal';
import { entryNameIn, statusOf } from './import-pbn';

const FIXTURES = 'libs/rules/fixtures/bridge';
const CONTEXT = { actor: { id: 'importer', role: 'importer' } };

type DemoFile = { readonly file: string; readonly options: ImportOptions & { readonly competition: string } };

/** Two real tournaments, without names, in two regions. The demo speaks French in every language. */
const season = ({ texts }: Terminal): readonly DemoFile[] => [
  {
    file: 'ruter71.pbn',
    options: {
      competition: 'demo-butler',
      name: texts.demoNames.butler,
      region: 'Nord',
      entryName: entryNameIn('fr'),
    },
  },
  {
    file: 'example2.pbn',
    options: {
      competition: 'demo-equipes',
      name: texts.demoNames.teams,
      region: 'Sud',
      entryName: entryNameIn('fr'),
    },
  },
];

/** Deals of the two files; the demo is complete when the log holds them all. */
const DEALS = 168 + 279;

/**
 * What the log holds: nothing of the demo's but something else, the whole demo, or less. One pass that ends as soon as
 * it knows: the demo comes first in its log.
 */
const demoIn = async (store: EventStore, files: readonly DemoFile[]): Promise<'other' | 'whole' | 'part'> => {
  const own = new Set(files.map(({ options }) => options.competition));
  let deals = 0;
  let foreign = false;
  for await (const page of store.readAll({ after: null })) {
    for (const { type, stream } of page) {
      const competition = competitionOf(stream);
      if (competition === null || !own.has(competition)) foreign = true;
      else if (type === 'DealOpened') deals++;
    }
    if (deals >= DEALS) return 'whole';
    if (foreign && deals === 0) return 'other';
  }
  return 'part';
};

/** Imports the demo season; run again it goes on where it was stopped, and changes nothing when it is complete. */
export const demoCommand = (
  { ifEmpty = false }: { readonly ifEmpty?: boolean },
  terminal: Terminal,
): Promise<ExitStatus> =>
  withStore(terminal, async (store) => {
    const { texts } = terminal;
    const files = season(terminal);
    const found = ifEmpty ? await demoIn(store, files) : 'part';
    if (found !== 'part') {
      terminal.print(found === 'whole' ? texts.demoWhole : texts.demoSkipped);
      return 0;
    }
    let status: ExitStatus = 0;
    for (const { file, options } of files) {
      const content = await readFile(join(repository, FIXTURES, file));
      const onProgress = ({ deals, of }: { readonly deals: number; readonly of: number }) => {
        terminal.progress(texts.importing(deals, of));
      };
      const report = await importPbn(store, content, options, {
        ...CONTEXT,
        time: new Date().toISOString(),
        onProgress,
      });
      terminal.progress('');
      terminal.print(texts.outcomes[report.outcome](report.competition));
      if (statusOf(report) > status) status = statusOf(report);
    }
    return status;
  });
