import type { Act, DomainEvent } from '../decider';
import type { Game, GameSetup } from '../game';

/** Acts from anywhere, also those that the types forbid: absurd commands are part of the tests. */
export type AnyAct = Readonly<Record<string, unknown>> & { readonly do: string };

/** What a table came to after some acts: its events, what refused an act, the articles it observed, and the state. */
export type Outcome<State, Event> = {
  readonly events: readonly Event[];
  readonly types: readonly string[];
  readonly refusals: readonly string[];
  readonly irregularities: readonly string[];
  readonly state: State;
};

/** `given(skat, setup).when(acts)`: plays acts one after another; what is refused leaves the table as it was. */
export const given = <Setup, Command extends Act, Event extends DomainEvent, State>(
  game: Game<Setup, Command, Event, State>,
  setup: GameSetup<Setup>,
): { readonly when: (acts: readonly AnyAct[]) => Outcome<State, Event> } => ({
  when: (acts) => {
    const state = game.initial(setup);
    const events: Event[] = [];
    const refusals: string[] = [];
    for (const act of acts) {
      const decision = game.decide(state, act as unknown as Command);
      if (!decision.ok) {
        refusals.push(decision.violation.article);
        continue;
      }
      for (const event of decision.events) game.evolve(state, event);
      events.push(...decision.events);
    }
    const seen = events.filter(({ type }) => type === 'IrregularityObserved');
    return {
      events,
      types: events.map(({ type }) => type),
      refusals,
      irregularities: seen.map(({ data }) => (data as { readonly article: string }).article),
      state,
    };
  },
});

/** Plays on with the first legal card until nobody has to act; the hands have to be known. */
export const playOut = <State>(
  game: Pick<Game<never, never, DomainEvent, State>, 'tableView' | 'evolve'> & {
    decide(state: State, act: never): ReturnType<Game['decide']>;
  },
  state: State,
): State => {
  for (let view = game.tableView(state); view.turn !== null; view = game.tableView(state)) {
    const act = { do: 'play', seat: view.turn, card: view.legal[0] ?? '' };
    const decision = game.decide(state, act as never);
    if (!decision.ok) throw new Error(`${view.turn} cannot play: ${decision.violation.article}`);
    for (const event of decision.events) game.evolve(state, event);
  }
  return state;
};

/** `AKQ2.AKQ.432.432`: spades, hearts, diamonds, clubs. */
export const hand = (text: string): readonly string[] =>
  text.split('.').flatMap((ranks, suit) => Array.from(ranks, (rank) => 'SHDC'.charAt(suit) + rank));
