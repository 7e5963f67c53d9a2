import type { Act, DomainEvent } from '../decider';
import type { Game, GameSetup } from '../game';
import type { Seeded } from '../seeded';
import { type CardPlays, cardPlaysOf } from './allocation';
import type { Work } from './figure';

/** A whole legal deal: what was sent, and what was recorded. */
export type RecordedDeal<Setup, Command, Event> = {
  readonly setup: GameSetup<Setup>;
  readonly commands: readonly Command[];
  readonly events: readonly Event[];
};

/**
 * A whole deal at an enforced table, every check on: `open` brings it to the first card, and every card is drawn from what the
 * table offers.
 */
export const recordedDeal = <Setup, Command extends Act, Event extends DomainEvent, State>(
  game: Game<Setup, Command, Event, State>,
  given: Setup,
  random: Seeded,
  open: (act: (command: Command) => void, state: State) => void,
): RecordedDeal<Setup, Command, Event> => {
  const setup = { setup: given, policy: 'enforced', grain: 'full' } as const;
  const state = game.initial(setup);
  const commands: Command[] = [];
  const events: Event[] = [];
  const act = (command: Command): void => {
    const decision = game.decide(state, command);
    if (!decision.ok) throw new Error(JSON.stringify([command, decision.violation]));
    commands.push(command);
    events.push(...decision.events);
    for (const event of decision.events) game.evolve(state, event);
  };
  open(act, state);
  for (let view = game.tableView(state); view.turn !== null; view = game.tableView(state)) {
    const card = view.legal[random(view.legal.length)] ?? '';
    act({ do: 'play', seat: view.turn, card } as Act as Command);
  }
  // Decoded from text as a store gives them, not the objects that the decider made.
  return JSON.parse(JSON.stringify({ setup, commands, events })) as RecordedDeal<Setup, Command, Event>;
};

/** What is timed of a game: its deals by their seeds, the bare loop over their cards, and what each work aims at. */
export type Measured<Setup, Command extends Act, Event extends DomainEvent, State> = {
  readonly game: Game<Setup, Command, Event, State>;
  readonly deal: (seed: number) => RecordedDeal<Setup, Command, Event>;
  /** The least that a replay of all these deals can do. */
  readonly bare: (deals: readonly RecordedDeal<Setup, Command, Event>[]) => () => void;
  /** Cards of a deal that the bare loop plays. */
  readonly cards: number;
  /** Million events a second. */
  readonly targets: { readonly evolve: number; readonly decide: number };
};

const dealsOf = <Deal>(count: number, deal: (seed: number) => Deal): readonly Deal[] =>
  Array.from({ length: count }, (_, index) => deal(index + 1));

/** Replay of complete legal deals; the first work is the bare loop over their cards. */
export const replayWorks = <Setup, Command extends Act, Event extends DomainEvent, State>(
  { game, deal, bare, cards, targets }: Measured<Setup, Command, Event, State>,
  count: number,
): readonly Work[] => {
  const deals = dealsOf(count, deal);
  const events = deals.reduce((total, each) => total + each.events.length, 0);
  const streams = deals.map((each) => each.events.map((event) => JSON.stringify(event)));
  const ended = (state: State): void => {
    if (game.score(state) === null) throw new Error('a deal without a score');
  };
  const replay = (eventsOf: (index: number) => Iterable<Event>): void => {
    for (const [index, { setup }] of deals.entries()) {
      let state = game.initial(setup);
      for (const event of eventsOf(index)) state = game.evolve(state, event);
      ended(state);
    }
  };
  const decideAll = (): void => {
    for (const { setup, commands } of deals) {
      let state = game.initial(setup);
      for (const command of commands) {
        const decision = game.decide(state, command);
        if (!decision.ok) throw new Error(decision.violation.article);
        for (const event of decision.events) state = game.evolve(state, event);
      }
      ended(state);
    }
  };
  const work = (name: string, target: number, size: number, passes: number, run: () => void): Work => ({
    name: `${game.id} ${name}`,
    target,
    events: size,
    passes,
    run,
  });
  return [
    work('bare loop', 12, cards * count, 100, bare(deals)),
    work('evolve from decoded events', targets.evolve, events, 20, () => {
      replay((index) => deals[index]?.events ?? []);
    }),
    work('decide and evolve', targets.decide, events, 5, decideAll),
    work('JSON text to state', 0.4, events, 2, () => {
      replay((index) => (streams[index] ?? []).map((line) => JSON.parse(line) as Event));
    }),
  ];
};

/** The card plays of the same deals, for what they allocate. */
export const playsOf = <Setup, Command extends Act, Event extends DomainEvent, State>(
  { game, deal }: Pick<Measured<Setup, Command, Event, State>, 'game' | 'deal'>,
  count: number,
  copies: number,
): (() => CardPlays) => {
  const deals = dealsOf(count, deal);
  return () => cardPlaysOf(game, deals, copies);
};
