import {
  actInDivision,
  actInSeason,
  type CommandContext,
  competitionStream,
  correctResult,
  dealId,
  dealStream,
  type EventStore,
  giveRuling,
  loadDivision,
  loadSeason,
  lodgeAppeal,
  publishRanking,
  type RecordedEvent,
  sessionId,
  sessionStream,
  uuidV5,
  type Vault,
  type WriteOutcome,
} from '@arbitre/events';
// eslint-disable-next-line @nx/enforce-module-boundaries -- tests of the read models start services of tools; nothing that runs goes round
import { rankingOfLog } from '@arbitre/projections';
import { allGames } from '@arbitre/rules';
import { articlesRuledBy } from '@arbitre/rules/kernel/ruling';
import { writeSession } from '../demo/write-session';
import { endOf } from './season';
import { type PlayedCompetition, seasonOf, type SeasonSize, type Step } from './script';

const NAMESPACE = '8d0b6a52-2d3e-5b1c-9f0e-6b5a1c2d7e90';
const STAFF = { id: 'staff', role: 'staff' };
const ARBITER = { id: 'arbitre', role: 'arbiter' };

export type Writing = {
  readonly store: EventStore;
  readonly vault: Vault;
  /** Hears after each step how many of how many are written. */
  readonly onProgress?: (steps: number, of: number) => void;
};

type Command = (what: string, day: string, role?: 'arbiter') => CommandContext;

/** Ids that follow from the season and from what is done: written again, nothing changes. */
const commandsOf = (season: string): Command => {
  const namespace = uuidV5(NAMESPACE, season);
  return (what, day, role) => ({
    ...{ commandId: uuidV5(namespace, what), correlationId: namespace },
    ...{ actor: role === 'arbiter' ? ARBITER : STAFF, time: `${day}T20:00:00.000Z` },
  });
};

/** What a simulation writes is taken, or its drawing is wrong. */
const taken = (outcome: WriteOutcome, what: unknown): void => {
  if (outcome.kind === 'refused' || outcome.kind === 'conflict')
    throw new Error(`A season could not be simulated: ${JSON.stringify(what)}: ${JSON.stringify(outcome)}`);
};

/** What stands in the log of a competition, of its deals and of its sessions. */
const eventsOf = async (
  store: EventStore,
  { id, session: { deals, sittings = [] } }: PlayedCompetition,
): Promise<readonly RecordedEvent[]> => {
  const own = [
    competitionStream(id),
    ...deals.map(({ place }) => dealStream(dealId(id, place))),
    ...sittings.map(({ number }) => sessionStream(sessionId(id, number))),
  ];
  const loaded = await Promise.all(own.map((stream) => store.load(stream)));
  return loaded
    .flatMap(({ events }) => events)
    .toSorted((one, other) => (one.position < other.position ? -1 : 1));
};

/** A result that is corrected and one that is ruled on, with an appeal; both of the first competition of a game that is entered by results. */
const trouble = async (
  store: EventStore,
  { id, session }: PlayedCompetition,
  command: (what: string, role?: 'arbiter') => CommandContext,
): Promise<void> => {
  const [first, second, third] = session.deals;
  if (first === undefined || second === undefined || third === undefined) return;
  const { do: _, ...result } = second.acts[0] ?? { do: '' };
  const correction = {
    deal: dealId(id, first.place),
    reason: 'Les deux camps ont signé un autre résultat.',
    result,
  };
  taken(await correctResult(store, correction, command('correction', 'arbiter')), 'a correction');
  const manifest = allGames.manifestOf(session.game);
  if (manifest?.scale?.percent !== true) return;
  const sides = Object.entries(third.seating ?? {});
  const sideOf = (entry = ''): string =>
    sides.flatMap(([seat, each]) => (each === entry ? [seat] : [])).join('');
  const [own, other] = [...new Set(sides.map(([, entry]) => entry))].map(sideOf);
  const article = articlesRuledBy(manifest)[0]?.id ?? '';
  const deal = dealId(id, third.place);
  const adjustments = {
    [own ?? '']: { kind: 'artificial', percent: 60 },
    [other ?? '']: { kind: 'artificial', percent: 40 },
  } as const;
  const ruling = { deal, article, reason: 'La donne n’a pu se jouer.', adjustments };
  taken(await giveRuling(store, ruling, command('ruling', 'arbiter')), 'a ruling');
  const appeal = {
    deal,
    ruling: 'r1',
    side: other ?? '',
    reason: 'Le camp pense que l’article ne s’applique pas.',
  };
  taken(await lodgeAppeal(store, appeal, command('appeal')), 'an appeal');
};

const writeCompetition = async (
  { store, vault }: Writing,
  step: PlayedCompetition & { readonly day: string },
  commands: Command,
): Promise<void> => {
  const { id, name, region, session, entries, day, division, number, phase, corrected } = step;
  const command = (what: string, role?: 'arbiter') => commands(`${id} ${what}`, day, role);
  await writeSession(store, session, {
    ...{ competition: id, name, region, actor: STAFF, time: `${day}T19:00:00.000Z` },
    people: { cast: () => entries, vault },
  });
  const publish = async (version: number, reason?: string): Promise<void> => {
    const events = await eventsOf(store, step);
    if (events.filter(({ type }) => type === 'RankingPublished').length >= version) return;
    const asOf = events.at(-1)?.position.toString() ?? '';
    const ranking = () => Promise.resolve({ asOf, rows: rankingOfLog(events, id) });
    const input = { competition: id, asOf, ranking, ...(reason === undefined ? {} : { reason }) };
    taken(await publishRanking(store, input, command(`version ${version}`)), `the ranking of ${id}`);
  };
  await publish(1);
  const counting = { do: 'count-competition', competition: id, number } as const;
  const act = { ...counting, ...(phase === undefined ? {} : { phase }) };
  taken(await actInDivision(store, { division, act }, command('counted')), act);
  if (!corrected) return;
  await trouble(store, step, command);
  await publish(2, 'Un résultat a été corrigé.');
};

/** Writes a drawn season through the write side, from where it was left. */
export const writeSeason = async (
  size: SeasonSize,
  steps: readonly Step[],
  writing: Writing,
): Promise<void> => {
  const { store, onProgress } = writing;
  const season = seasonOf(size);
  const commands = commandsOf(season);
  const versions = new Map<string, number>();
  // What a version holds follows from the whole log: the same command would make another one of it later.
  const isPublished = async (division: string): Promise<boolean> => {
    const version = (versions.get(division) ?? 0) + 1;
    versions.set(division, version);
    return ((await loadDivision(store, division))?.rankings.length ?? 0) >= version;
  };
  for (const [at, step] of steps.entries()) {
    const what = `step ${at}`;
    switch (step.kind) {
      case 'season':
        taken(await actInSeason(store, { season, act: step.act }, commands(what, step.day)), step.act);
        break;
      case 'division': {
        const { division, act, day, role } = step;
        if (act.do === 'publish-division-ranking' && (await isPublished(division))) break;
        taken(await actInDivision(store, { division, act }, commands(what, day, role)), act);
        break;
      }
      case 'competition':
        await writeCompetition(writing, step, commands);
    }
    onProgress?.(at + 1, steps.length);
  }
};

/** Whether a season stands in the log to its last step. */
export const isWhole = async (store: EventStore, size: SeasonSize): Promise<boolean> => {
  const last = endOf(size);
  const season = await loadSeason(store, seasonOf(size));
  if (season === null || last?.kind !== 'season' || last.act.do !== 'close-phase') return false;
  return (season.regions.get(last.act.region)?.closedOn ?? null) !== null;
};
