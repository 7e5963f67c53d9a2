import type { DomainEvent, Refusal } from '@arbitre/rules';
import {
  decideRegion,
  evolveRegion,
  type RegionAct,
  type RegionEvent,
  type RegionState,
  UNOPENED_REGION,
} from '@arbitre/rules/federation';
import type { EventStore, LoadedStream } from '../store/contract';
import { streams } from '../stream-kinds';
import { guarded, IN_FEDERATION } from './authority';
import type { CommandContext, WriteOutcome } from './contract';
import { decideActs, refusedAt } from './decide-acts';
import { inLine } from './in-line';
import { notThere } from './not-there';
import { write } from './write';

/** Whoever gives a region another place waits for others who do: two moves at once could make a ring. */
const TREE = 'the tree of regions';

const evolve = (state: RegionState, event: DomainEvent): RegionState =>
  evolveRegion(state, event as RegionEvent);

const stateOf = ({ events }: LoadedStream): RegionState =>
  (events as readonly DomainEvent[]).reduce(evolve, UNOPENED_REGION);

/** The region as its stream tells it; null when there is none. */
export const loadRegion = async (store: EventStore, region: string): Promise<RegionState | null> => {
  const state = stateOf(await store.load(streams.name('region', region)));
  return state.opened ? state : null;
};

/** The region and all above it; or the one of them that is not there. */
const lineOf = async (
  store: EventStore,
  region: string | undefined,
): Promise<readonly string[] | Refusal> => {
  const line: string[] = [];
  for (let next: string | null = region ?? null; next !== null && !line.includes(next);) {
    const state: RegionState | null = await loadRegion(store, next);
    if (state === null) return notThere('region', next);
    line.push(next);
    next = state.parent;
  }
  return line;
};

/** An act on a region that there is, or is opened by it. */
export const actInRegion = (
  store: EventStore,
  region: string,
  given: RegionAct,
  context: CommandContext,
): Promise<WriteOutcome> =>
  write(store, streams.name('region', region), context, async (loaded, _origin, again = false) => {
    if (loaded.revision < 0 && given.do !== 'open-region') return refusedAt(0, notThere('region', region));
    const parent = 'parent' in given ? given.parent : undefined;
    const above = again ? [] : await lineOf(store, parent);
    if ('violation' in above) return refusedAt(0, above);
    const decide = (state: RegionState, each: RegionAct) => decideRegion(state, each, { region, above });
    return decideActs(stateOf(loaded), [given], { decide, evolve });
  });

type Given<Name extends RegionAct['do']> = Omit<Extract<RegionAct, { readonly do: Name }>, 'do'>;

/** `id` becomes part of stream names and addresses: lower case letters, digits and hyphens. */
export const openRegion = guarded(
  'openRegion',
  IN_FEDERATION,
  (store, input: Given<'open-region'>, context) =>
    inLine(store, TREE, () => actInRegion(store, input.id, { do: 'open-region', ...input }, context)),
);

export const renameRegion = guarded(
  'renameRegion',
  IN_FEDERATION,
  (store, { region, ...input }: { readonly region: string } & Given<'rename-region'>, context) =>
    actInRegion(store, region, { do: 'rename-region', ...input }, context),
);

/** Without `parent` the region is part of the federation alone. */
export const moveRegion = guarded(
  'moveRegion',
  IN_FEDERATION,
  (store, { region, ...input }: { readonly region: string } & Given<'move-region'>, context) =>
    inLine(store, TREE, () => actInRegion(store, region, { do: 'move-region', ...input }, context)),
);
