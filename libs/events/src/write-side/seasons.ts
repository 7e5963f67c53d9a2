import type { DomainEvent } from '@arbitre/rules';
import { fieldsProblem } from '@arbitre/rules/kernel/declare/acts';
import {
  decideSeason,
  evolveSeason,
  operationOf,
  type SeasonAct,
  seasonId,
  type SeasonEvent,
  type SeasonState,
  UNOPENED_SEASON,
} from '@arbitre/rules/leagues';
import type { EventStore, LoadedStream } from '../store/contract';
import { streams } from '../stream-kinds';
import { guarded, type Place } from './authority';
import type { CommandContext, WriteOutcome } from './contract';
import { decideActs, refusedAt } from './decide-acts';
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
