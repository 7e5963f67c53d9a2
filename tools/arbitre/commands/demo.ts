import { competitionOf, type EventStore } from '@arbitre/events';
import type { DemoCompetition } from '../demo/competition';
import { season } from '../demo/season';
import type { ExitStatus } from '../exit-status';
import { withStore } from '../store';
import type { Terminal } from '../terminal';

/**
 * What the log holds: nothing of the demo's but something else, the whole demo, or less. One pass that ends as soon as
 * it knows: the demo comes first in its log.
 */
const demoIn = async (
  store: EventStore,
  competitions: readonly DemoCompetition[],
): Promise<'other' | 'whole' | 'part'> => {
  const own = new Set(competitions.map(({ id }) => id));
  const all = competitions.reduce((sum, { deals }) => sum + deals, 0);
  let deals = 0;
  let foreign = false;
  for await (const page of store.readAll({ after: null })) {
    for (const { type, stream } of page) {
      const competition = competitionOf(stream);
      if (competition === null || !own.has(competition)) foreign = true;
      else if (type === 'DealOpened') deals++;
    }
    if (deals >= all) return 'whole';
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
    const competitions = season();
    const found = ifEmpty ? await demoIn(store, competitions) : 'part';
    if (found !== 'part') {
      terminal.print(found === 'whole' ? texts.demoWhole : texts.demoSkipped);
      return 0;
    }
    let worst: ExitStatus = 0;
    for (const competition of competitions) {
      const { outcome, status } = await competition.write(store, new Date().toISOString(), (deals, of) => {
        terminal.progress(texts.importing(deals, of));
      });
      terminal.progress('');
      terminal.print(texts.outcomes[outcome](competition.id));
      if (status > worst) worst = status;
    }
    return worst;
  });
