import { importPbn, type EventStore, type ImportOptions } from '@arbitre/events';
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

/** Whether the store was begun by somebody else than the demo. */
const holdsOther = async (store: EventStore, files: readonly DemoFile[]): Promise<boolean> => {
  const own = new Set(files.map(({ options }) => `competition-${options.competition}`));
  for await (const [first] of store.readAll({ after: null, maxBatch: 1 }))
    return first !== undefined && !own.has(first.stream);
  return false;
};

/** Imports the demo season; run again it goes on where it was stopped, and changes nothing when it is complete. */
export const demoCommand = (
  { ifEmpty = false }: { readonly ifEmpty?: boolean },
  terminal: Terminal,
): Promise<ExitStatus> =>
  withStore(terminal, async (store) => {
    const { texts } = terminal;
    const files = season(terminal);
    if (ifEmpty && (await holdsOther(store, files))) {
      terminal.print(texts.demoSkipped);
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
