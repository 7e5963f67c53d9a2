import type { DomainEvent, Refusal } from '@arbitre/rules';
import {
  evolveGrants,
  evolveRegion,
  type GrantEvent,
  type Grants,
  holding,
  type Operation,
  permitted,
  permittedAs,
  plainWord,
  type RegionEvent,
  type RegionState,
  UNOPENED_REGION,
  type Where,
} from '@arbitre/rules/federation';
import type { EventStore } from '../store/contract';
import { streams } from '../stream-kinds';
import type { CommandContext, WriteOutcome } from './contract';
import { refusedOutcome } from './decide-acts';

/** Where an operation happens, as its input says; `region`: the word or id of the region, where it is no competition's. */
export type Place = Where & { readonly region?: string };

/** Where what concerns the registry happens: whoever writes there has a grant for the whole federation. */
export const IN_FEDERATION = (): Place => ({});

/** All that an account was ever granted, as its stream tells it. */
export const grantsOf = async (store: EventStore, account: string): Promise<Grants> => {
  const { events } = await store.load(streams.name('account', account));
  return (events as readonly DomainEvent[]).reduce<Grants>(
    (grants, event) => evolveGrants(grants, event as GrantEvent),
    [],
  );
};

/** The word that a competition says of its region; null where there is no competition. */
const regionOf = async (store: EventStore, competition: string): Promise<string | null> => {
  const { events } = await store.load(streams.name('competition', competition));
  const { region } = (events[0]?.data ?? {}) as { readonly region?: unknown };
  return typeof region === 'string' ? region : null;
};

/** A region and all above it, as far as the registry knows it; a word that it does not know stands alone. */
const lineOf = async (store: EventStore, region: string): Promise<readonly string[]> => {
  const line = [region];
  for (let next: string | null = plainWord(region); next !== null && next !== '';) {
    const { events } = await store.load(streams.name('region', next));
    const { opened, parent }: RegionState = (events as readonly DomainEvent[]).reduce(
      (state, event) => evolveRegion(state, event as RegionEvent),
      UNOPENED_REGION,
    );
    if (!opened || (line.length > 1 && line.slice(1).includes(next))) return line;
    line.push(next);
    next = parent;
  }
  return line;
};

/** The place with its regions, where somebody's grants ask for them. */
export const located = async (
  store: EventStore,
  { region, ...where }: Place,
  grants: Grants,
): Promise<Where> => {
  if (!grants.some(({ scope }) => scope.kind === 'region')) return where;
  const word = region ?? (where.competition === undefined ? null : await regionOf(store, where.competition));
  return word === null ? where : { ...where, regions: await lineOf(store, word) };
};

/** The day on which a command is given, in UTC. */
export const dayOf = ({ time }: Pick<CommandContext, 'time'>): string => time.slice(0, 10);

/** The context in the role that allows the operation there, or why nobody does it. */
export const authorised = async (
  store: EventStore,
  operation: Operation,
  place: Place,
  context: CommandContext,
): Promise<CommandContext | Refusal> => {
  if (context.authority !== 'recorded') return permittedAs(operation, context.actor.role) ?? context;
  const { id } = context.actor;
  const grants = await grantsOf(store, id);
  const held = holding(grants, dayOf(context));
  const found = permitted(operation, grants, await located(store, place, held), dayOf(context));
  return 'violation' in found ? found : { ...context, actor: { id, role: found.role }, grants };
};

type Work<Input, Rest extends readonly unknown[]> = (
  store: EventStore,
  input: Input,
  context: CommandContext,
  ...rest: Rest
) => Promise<WriteOutcome>;

/** A write that is done by those who may, there: every write of this folder that a person asks for is one. */
export const guarded =
  <Input, Rest extends readonly unknown[]>(
    operation: Operation,
    placeOf: (input: Input) => Place,
    work: Work<Input, Rest>,
  ): Work<Input, Rest> =>
  async (store, input, context, ...rest) => {
    const allowed = await authorised(store, operation, placeOf(input), context);
    return 'violation' in allowed ? refusedOutcome(allowed) : work(store, input, allowed, ...rest);
  };
