import { GCProfiler, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Deals whose cards are about to be played: `play` evolves the next of them from its first card to its last. */
export type CardPlays = { readonly plays: number; readonly play: () => void };

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/**
 * Bytes that `work` allocates, whether or not the collector runs meanwhile: what the heap grew between two collections,
 * added up.
 */
const allocatedBy = (work: () => void): number => {
  collect();
  const profiler = new GCProfiler();
  profiler.start();
  let last = process.memoryUsage().heapUsed;
  let sum = 0;
  work();
  const end = process.memoryUsage().heapUsed;
  for (const { beforeGC, afterGC } of profiler.stop().statistics) {
    sum += beforeGC.heapStatistics.usedHeapSize - last;
    last = afterGC.heapStatistics.usedHeapSize;
  }
  return sum + end - last;
};

const nothing = (): void => undefined;

/**
 * Bytes allocated a card play in each of `runs` runs. `prepare` makes the states outside of what is measured; what the
 * measuring itself allocates is measured beside it and taken off.
 */
export const bytesAPlay = (prepare: () => CardPlays, runs: number): readonly number[] => {
  for (let warm = 0; warm < 10; warm++) prepare().play();
  return Array.from({ length: runs }, () => {
    const { plays, play } = prepare();
    const idle = allocatedBy(nothing);
    return (allocatedBy(play) - idle) / plays;
  });
};

/** The least that a game must offer to be measured. */
type Replayed<Setup, Event extends { readonly type: string }, State> = {
  initial(setup: Setup): State;
  evolve(state: State, event: Event): State;
};

/**
 * Card plays of these deals through `evolve`: the cards and the tricks that they make, without the dealing before them
 * and the score after them. Each deal is taken `copies` times.
 */
export const cardPlaysOf = <Setup, Event extends { readonly type: string }, State>(
  game: Replayed<Setup, Event, State>,
  deals: readonly { readonly setup: Setup; readonly events: readonly Event[] }[],
  copies: number,
): CardPlays => {
  const tables = Array.from({ length: copies }, () => deals)
    .flat()
    .map(({ setup, events }) => {
      const first = events.findIndex(({ type }) => type === 'CardPlayed');
      const state = events
        .slice(0, first)
        .reduce((each, event) => game.evolve(each, event), game.initial(setup));
      const cards = events.slice(first).filter(({ type }) => type === 'CardPlayed' || type === 'TrickWon');
      return { state, cards };
    });
  // By index: an iterator makes an object a step until its loop is optimised.
  const playTable = ({ state, cards }: (typeof tables)[number]): void => {
    const count = cards.length;
    for (let at = 0; at < count; at++) {
      const event = cards[at];
      if (event !== undefined) game.evolve(state, event);
    }
  };
  return {
    plays: tables.length * 52,
    play: () => {
      tables.forEach(playTable);
    },
  };
};
