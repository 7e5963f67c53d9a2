import type { DomainEvent } from '@arbitre/rules';
import { fieldsProblem } from '@arbitre/rules/kernel/declare/acts';
import {
  correctedUntil,
  dayIn,
  decideSeason,
  evolveSeason,
  operationOf,
  refuseInLeague,
  type SeasonAct,
  seasonId,
  type SeasonEvent,
  type SeasonState,
  UNOPENED_SEASON,
} from '@arbitre/rules/leagues';
import { uuidV5 } from '../identity/uuid-v5';
import type { EventStore, LoadedStream } from '../store/contract';
import { streams } from '../stream-kinds';
import { guarded, type Place } from './authority';
import type { CommandContext, WriteOutcome } from './contract';
import { decideActs, refusedAt, refusedOutcome } from './decide-acts';
import { notThere } from './not-there';
import { loadRegion } from './regions';
import { write } from './write';

const evolve = (state: SeasonState, event: DomainEvent): SeasonState =>
  evolveSeason(state, event as SeasonEvent);

const stateOf = ({ events }: LoadedStream): SeasonState =>
  (events as readonly DomainEvent[]).reduce(evolve, UNOPENED_SEASON);

/** The season as its stream tells it; null when there is none. */
export const loadSeason = async (store: EventStore, season: string): Promise<SeasonState | null> => {
  const state = stateOf(await store.load(streams.name('season', season)));
  return state.stage === 'none' ? null : state;
};

/** `season`: its id, part of stream names and addresses. */
type InSeason = { readonly season: string; readonly act: SeasonAct };

const idProblem = fieldsProblem({ season: seasonId });

/** Of a region's phase the region decides, of the season the federation. */
const placeOf = ({ act }: InSeason): Place => ('region' in act ? { region: act.region } : {});

const decide = (
  store: EventStore,
  { season, act }: InSeason,
  context: CommandContext,
): Promise<WriteOutcome> =>
  write(store, streams.name('season', season), context, async (loaded) => {
    if (loaded.revision < 0 && act.do !== 'open-season') return refusedAt(0, notThere('season', season));
    // What becomes part of stream names is looked at once, when it is given.
    const problem = loaded.revision < 0 ? idProblem({ season }) : null;
    if (problem !== null) return refusedAt(0, problem);
    const decided = decideActs(stateOf(loaded), [act], {
      decide: (state, each) => decideSeason(state, each),
      evolve,
    });
    if (!decided.ok || act.do !== 'take-part') return decided;
    // A region never goes away: it is asked for when it is named, and no more.
    return (await loadRegion(store, act.region)) === null
      ? refusedAt(0, notThere('region', act.region))
      : decided;
  });

/** Does something to a season, by who may: each act is an operation of its own. */
export const actInSeason = (
  store: EventStore,
  input: InSeason,
  context: CommandContext,
): Promise<WriteOutcome> => guarded(operationOf(input.act.do), placeOf, decide)(store, input, context);

/** Namespace of the ids under which the clock closes phases: one a region and day, whoever's clock it was. */
const BY_CLOCK = '4b0c0c3e-6a0f-5b0c-8f3a-2f6f0f5d9c1e';

type DuePhase = { readonly season: string; readonly region: string };

/**
 * What the clock does when the window of a region is over, by the clocks of the region: its phase closes, and its results count up to its
 * last day. Every process may ask, and one event is written. Refused where it is not due, or somebody has closed it meanwhile; what
 * was opened again waits for a person.
 */
export const closeDuePhase = async (
  store: EventStore,
  { season, region }: DuePhase,
  time: string,
): Promise<WriteOutcome> => {
  const calendar = (await loadSeason(store, season))?.regions.get(region);
  if (calendar === undefined) return refusedOutcome(refuseInLeague('region-takes-no-part', { region }));
  const { timeZone = 'UTC' } = (await loadRegion(store, region)) ?? {};
  const until = correctedUntil(calendar);
  if (dayIn(timeZone, time) <= until)
    return refusedOutcome(refuseInLeague('phase-not-due', { region, until }));
  const stream = streams.name('season', season);
  const context: CommandContext = {
    commandId: uuidV5(BY_CLOCK, `${stream} ${region} ${until}`),
    actor: { id: 'clock', role: 'importer' },
    time,
  };
  return decide(store, { season, act: { do: 'close-phase', region, on: calendar.until } }, context);
};
