import { applyImport, planImport } from '@arbitre/events/games/bridge';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { IMPORTER, type DemoCompetition, type Label } from '../../../demo/competition';
import { repository } from '../../../repository';

const FIXTURES = 'libs/rules/games/bridge/fixtures';

/** A real tournament without names. */
const imported = ({ id, ...label }: Label, file: string, deals: number): DemoCompetition => ({
  id,
  deals,
  streams: deals + 1,
  write: async (store, time, onProgress, people) => {
    const content = await readFile(join(repository, FIXTURES, file));
    const options = { competition: id, ...label };
    const plan = planImport(content, options, time.slice(0, 10));
    const players = people?.cast({ id, region: label.region }, plan.entries);
    const report = await applyImport(
      store,
      { ...plan, ...(players && { players }) },
      {
        vault: people?.vault,
        actor: IMPORTER,
        time,
        onProgress: ({ deals: done, of }) => {
          onProgress(done, of);
        },
      },
    );
    // The teams' file holds a match that was not played: the demo is whole when it has the deals that it is known to have.
    const { found, refused } = report.deals;
    const whole = found === deals && refused === 0 && report.differences.length === 0;
    return { outcome: report.outcome, status: whole ? 0 : 1 };
  },
});

export const season = (): readonly DemoCompetition[] => [
  imported({ id: 'demo-butler', name: 'Butler du club', region: 'Nord' }, 'ruter71.pbn', 168),
  imported(
    { id: 'demo-equipes', name: 'Qualification par équipes, tour 2', region: 'Sud' },
    'example2.pbn',
    279,
  ),
];
