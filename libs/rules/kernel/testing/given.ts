import type { Act, Decider, DomainEvent, Violation } from '../decider';
import type { Game, Grain, Policy, SetupReading } from '../game';
import type { SessionRules } from '../session/contract';
import { EMPTY_SHELF, type Shelf } from '../session/shelf';

/** Acts from anywhere, also those that the types forbid: absurd commands are part of the tests. */
export type AnyAct = Readonly<Record<string, unknown>> & { readonly do: string };

/** An act, or the one that follows from how things stand when its turn comes. */
export type Doing<State> = AnyAct | ((state: State) => AnyAct);
type Doings<State> = readonly (Doing<State> | readonly Doing<State>[])[];

/**
 * How things stand, and what the last step came to: `given(skat, setup).and(deal, bids).when(card).refusals`. A situation
 * never changes; several steps may lead on from the same one.
 */
export type Situation<State, Event extends DomainEvent = DomainEvent> = {
  readonly state: State;
  /** All events from the first on. */
  readonly stream: readonly Event[];
  /** The events of the last step, and their types. */
  readonly events: readonly Event[];
  readonly types: readonly string[];
  /** The articles that the rules saw broken in the last step. */
  readonly irregularities: readonly string[];
  /** What stood against acts of the last step, and the articles or codes alone. */
  readonly violations: readonly Violation[];
  readonly refusals: readonly string[];
  /** Acts that a test takes for granted. Throws at one that is refused. */
  readonly and: (...acts: Doings<State>) => Situation<State, Event>;
  /** Acts that a test is about; one that is refused leaves everything as it was. */
  readonly when: (...acts: Doings<State>) => Situation<State, Event>;
  /** Goes on with the act that `next` names, until it names none. Throws at one that is refused. */
  readonly goingOn: (next: (state: State) => AnyAct | null) => Situation<State, Event>;
  /** As it was after its first `count` events; the state is a new one. */
  readonly at: (count: number) => Situation<State, Event>;
};

type Step<Event> = { readonly events: readonly Event[]; readonly violations: readonly Violation[] };

const articleOf = ({ data }: DomainEvent): string => (data as { readonly article: string }).article;

const situation = <Setup, Command extends Act, Event extends DomainEvent, State>(
  decider: Decider<Setup, Command, Event, State>,
  setup: Setup,
  stream: readonly Event[],
  state: State,
  { events, violations }: Step<Event>,
): Situation<State, Event> => {
  const evolved = (from: State, following: readonly Event[]): State =>
    following.reduce((each, event) => decider.evolve(each, event), from);

  /** Acts on a state of its own: `evolve` may change what it is given. */
  const step = (
    refused: (act: AnyAct, violation: Violation) => void,
    acting: (attempt: (act: AnyAct) => void, now: () => State) => void,
  ): Situation<State, Event> => {
    let now = evolved(decider.initial(setup), stream);
    const taken: Event[] = [];
    const against: Violation[] = [];
    const attempt = (act: AnyAct): void => {
      const decision = decider.decide(now, act as unknown as Command);
      if (decision.ok) {
        now = evolved(now, decision.events);
        taken.push(...decision.events);
      } else {
        against.push(decision.violation);
        refused(act, decision.violation);
      }
    };
    acting(attempt, () => now);
    return situation(decider, setup, [...stream, ...taken], now, { events: taken, violations: against });
  };
  const oneByOne =
    (doings: Doings<State>) =>
    (attempt: (act: AnyAct) => void, now: () => State): void => {
      for (const doing of doings.flat()) attempt(typeof doing === 'function' ? doing(now()) : doing);
    };
  const fails = (act: AnyAct, violation: Violation): never => {
    throw new Error(`refused: ${JSON.stringify([act, violation])}`);
  };

  return {
    ...{ state, stream, events, violations },
    types: events.map(({ type }) => type),
    irregularities: events.filter(({ type }) => type === 'IrregularityObserved').map(articleOf),
    refusals: violations.map(({ article }) => article),
    and: (...acts) => step(fails, oneByOne(acts)),
    when: (...acts) => step(() => undefined, oneByOne(acts)),
    goingOn: (next) =>
      step(fails, (attempt, now) => {
        for (let act = next(now()); act !== null; act = next(now())) attempt(act);
      }),
    at: (count) => given(decider, setup, stream.slice(0, count)),
  };
};

/** Anything that decides (a deal, a session, a competition, a registry), as its setup and what is on record leave it. */
export const given = <Setup, Command extends Act, Event extends DomainEvent, State>(
  decider: Decider<Setup, Command, Event, State>,
  setup: Setup,
  history: readonly Event[] = [],
): Situation<State, Event> => {
  const state = history.reduce((each, event) => decider.evolve(each, event), decider.initial(setup));
  return situation(decider, setup, history, state, { events: history, violations: [] });
};

type Plain = Readonly<Record<string, unknown>>;
type ReadsSetup<Setup> = { readonly readSetup: (setup: Plain) => SetupReading<Setup> };

/** A setup as it is read; throws where it is refused. */
const setupOf = <Setup>({ readSetup }: ReadsSetup<Setup>, setup: Plain): Setup => {
  const reading = readSetup(setup);
  if (!reading.ok) throw new Error(JSON.stringify(reading.violation));
  return reading.setup;
};

export type TableOptions = Plain & { readonly policy?: Policy; readonly grain?: Grain };

/**
 * The tables of a game, by policy, grain and setup: real tables (`observed`) of which every card is recorded, unless the
 * options say otherwise.
 */
export const tablesOf =
  <Setup, Command extends Act, Event extends DomainEvent, State>(
    game: Game<Setup, Command, Event, State>,
    usual: Plain = {},
  ) =>
  ({ policy = 'observed', grain = 'full', ...setup }: TableOptions = {}): Situation<State, Event> =>
    given(game, { setup: setupOf(game, { ...usual, ...setup }), policy, grain });

/** Sessions by their setup: evenings, tournaments. `shelf`: what their acts are judged by. */
export const sessionsOf =
  <Setup, Command extends Act, Event extends DomainEvent, State>(
    order: ReadsSetup<Setup> &
      Pick<SessionRules<Setup, Command, Event, State>, 'initial' | 'evolve' | 'decide'>,
    usual: Plain = {},
    shelf: Shelf = EMPTY_SHELF,
  ) =>
  (setup: Plain = {}): Situation<State, Event> =>
    given<Setup, Command, Event, State>(
      { ...order, decide: (state, command) => order.decide(state, command, shelf) },
      setupOf(order, { ...usual, ...setup }),
    );
