import { competitionOf, type EventStore, streams } from '@arbitre/events';
import { type Installed, withDatabase } from '../database';
import type { DemoCompetition, People } from '../demo/competition';
import { castOf } from '../demo/federation/cast';
import { type DrawnFederation, drawFederation } from '../demo/federation/draw';
import { writeFederation } from '../demo/federation/write';
import { season, SEED } from '../demo/season';
import type { ExitStatus } from '../exit-status';
import { withStore } from '../store';
import type { Terminal } from '../terminal';

/** Guests of its competitions, and accounts of its officials. */
const OTHERS = /^(?:member-g[0-9a-f]{24}$|account-)/;

const streamsOf = ({ regions, clubs, members }: DrawnFederation): ReadonlySet<string> =>
  new Set([
    ...regions.map(({ id }) => streams.name('region', id)),
    ...clubs.map(({ number }) => streams.name('club', number)),
    ...members.map(({ licence }) => streams.name('member', licence)),
  ]);

/**
 * What the log holds: nothing of the demo's but something else, the whole demo, or less. One pass that ends as soon as
 * it knows: the demo comes first in its log.
 */
const demoIn = async (
  store: EventStore,
  competitions: readonly DemoCompetition[],
): Promise<'other' | 'whole' | 'part'> => {
  const own = new Set(competitions.map(({ id }) => id));
  const people = streamsOf(drawFederation(SEED));
  const all = competitions.reduce((sum, { deals }) => sum + deals, 0);
  let deals = 0;
  let [foreign, peopled] = [false, false];
  for await (const page of store.readAll({ after: null })) {
    for (const { type, stream } of page) {
      const competition = competitionOf(stream);
      if (people.has(stream)) peopled = true;
      if (people.has(stream) || (peopled && OTHERS.test(stream))) continue;
      if (competition === null || !own.has(competition)) foreign = true;
      else if (type === 'DealOpened') deals++;
    }
    if (deals >= all) return 'whole';
    if (foreign && deals === 0) return 'other';
  }
  return 'part';
};

/** The demo's regions, clubs and members, written or found there, and who of them plays. */
const writePeople = async (installed: Installed, { texts, print }: Terminal): Promise<People> => {
  const federation = drawFederation(SEED);
  const outcome = await writeFederation(installed, federation, new Date().toISOString());
  print(texts.demoFederation[outcome]);
  return { cast: castOf(federation), vault: installed.vault };
};

const importSeason = async (
  store: EventStore,
  competitions: readonly DemoCompetition[],
  people: People | undefined,
  { texts, progress, print }: Terminal,
): Promise<ExitStatus> => {
  let worst: ExitStatus = 0;
  for (const competition of competitions) {
    const onProgress = (deals: number, of: number): void => {
      progress(texts.importing(deals, of));
    };
    const { outcome, status } = await competition.write(store, new Date().toISOString(), onProgress, people);
    progress('');
    print(texts.outcomes[outcome](competition.id));
    if (status > worst) worst = status;
  }
  return worst;
};

/**
 * Imports the demo federation and its season; run again it goes on where it was stopped, and changes nothing when it is complete.
 * Without a database nobody can be sealed: there are competitions alone, and their entries have numbers.
 */
export const demoCommand = async (
  { ifEmpty = false }: { readonly ifEmpty?: boolean },
  terminal: Terminal,
): Promise<ExitStatus> => {
  const { texts, print, environment } = terminal;
  const competitions = season();
  const found = ifEmpty ? await withStore(terminal, (store) => demoIn(store, competitions)) : 'part';
  if (found !== 'part') {
    print(found === 'whole' ? texts.demoWhole : texts.demoSkipped);
    return 0;
  }
  return (environment.DATABASE_URL ?? '') === ''
    ? withStore(terminal, (store) => importSeason(store, competitions, undefined, terminal))
    : withDatabase(terminal, async (installed) =>
        importSeason(installed.store, competitions, await writePeople(installed, terminal), terminal),
      );
};
