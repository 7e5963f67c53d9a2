import type { DomainEvent, Refusal } from '@arbitre/rules';
import {
  evolveGrants,
  type GrantEvent,
  type Grants,
  holding,
  type Operation,
  permitted,
  permittedAs,
  type Where,
} from '@arbitre/rules/federation';
import type { EventStore } from '../store/contract';
import { streams } from '../stream-kinds';
import type { CommandContext, WriteOutcome } from './contract';
import { refusedOutcome } from './decide-acts';
import { lineOf, lineOfCompetition } from './regions-known';

/** A region by its id or word, or how it is found once a grant asks for it; null: it is not known. */
type PlacedIn = string | ((store: EventStore, on: string) => Promise<string | null>);

/** Where an operation happens, as its input says; `region`: where it is no competition's; `members`, `parties`: asked for once a grant is of one. */
export type Place = Omit<Where, 'members' | 'parties'> & {
  readonly region?: PlacedIn;
  readonly members?: (store: EventStore) => Promise<readonly string[]>;
  readonly parties?: (store: EventStore) => Promise<NonNullable<Where['parties']>>;
};

/** All that an account was ever granted, as its stream tells it. */
export const grantsOf = async (store: EventStore, account: string): Promise<Grants> => {
  const { events } = await store.load(streams.name('account', account));
  return (events as readonly DomainEvent[]).reduce<Grants>(
    (grants, event) => evolveGrants(grants, event as GrantEvent),
    [],
  );
};

/** The place with its regions and whom it is about, where somebody's grants ask for them. */
export const located = async (
  store: EventStore,
  { region, members, parties, ...at }: Place,
  grants: Grants,
  on: string,
): Promise<Where> => {
  const asksWho = members !== undefined && grants.some(({ scope }) => scope.kind === 'member');
  const asksParties =
    parties !== undefined && grants.some(({ scope: { kind } }) => kind === 'member' || kind === 'entry');
  const where: Where = {
    ...at,
    ...(asksWho ? { members: await members(store) } : {}),
    ...(asksParties ? { parties: await parties(store) } : {}),
  };
  if (!grants.some(({ scope }) => scope.kind === 'region')) return where;
  const found = typeof region === 'function' ? await region(store, on) : region;
  const { competition } = where;
  if (typeof found === 'string') return { ...where, regions: await lineOf(store, found) };
  const regions = competition === undefined ? null : await lineOfCompetition(store, competition);
  return regions === null ? where : { ...where, regions };
};

/** Where the tree of regions is: it is the federation's as a whole. */
export const IN_FEDERATION = (): Place => ({});

/** The day on which a command is given, in UTC. */
export const dayOf = ({ time }: Pick<CommandContext, 'time'>): string => time.slice(0, 10);

/** The context in the role that allows the operation at all of these places, or why nobody does it. */
const authorised = async (
  store: EventStore,
  operation: Operation,
  places: readonly Place[],
  context: CommandContext,
): Promise<CommandContext | Refusal> => {
  if (context.authority !== 'recorded') return permittedAs(operation, context.actor.role) ?? context;
  const { within } = context;
  const { id } = context.actor;
  const grants = await (context.granted?.() ?? grantsOf(store, id));
  const on = dayOf(context);
  const held = holding(grants, on);
  const wheres = await Promise.all(places.map((place) => located(store, place, held, on)));
  const used = within === undefined ? grants : grants.filter((grant) => within.includes(grant.id));
  const found = permitted(operation, used, wheres, on);
  return 'violation' in found ? found : { ...context, actor: { id, role: found.role }, grants };
};

type Work<Input, Rest extends readonly unknown[]> = (
  store: EventStore,
  input: Input,
  context: CommandContext,
  ...rest: Rest
) => Promise<WriteOutcome>;

/** Why somebody may not write that there; null when he may. */
export type Forbids<Input> = (
  store: EventStore,
  input: Input,
  context: CommandContext,
) => Promise<Refusal | null>;

type Guarded<Input, Rest extends readonly unknown[]> = Work<Input, Rest> & {
  readonly forbids: Forbids<Input>;
};

/** A write that is done by those who may, there: every write of this folder that a person asks for is one. */
export const guarded = <Input, Rest extends readonly unknown[]>(
  operation: Operation,
  placeOf: (input: Input) => Place | readonly Place[],
  work: Work<Input, Rest>,
): Guarded<Input, Rest> => {
  const asked = (store: EventStore, input: Input, context: CommandContext) =>
    authorised(store, operation, [placeOf(input)].flat(), context);
  const write: Work<Input, Rest> = async (store, input, context, ...rest) => {
    const allowed = await asked(store, input, context);
    return 'violation' in allowed ? refusedOutcome(allowed) : work(store, input, allowed, ...rest);
  };
  const forbids: Forbids<Input> = async (store, input, context) => {
    const allowed = await asked(store, input, context);
    return 'violation' in allowed ? allowed : null;
  };
  return Object.assign(write, { forbids });
};
