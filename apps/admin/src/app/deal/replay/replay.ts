import { dealDecider } from '@arbitre/rules/kernel/deal/decider';
import { dealTableView } from '@arbitre/rules/kernel/deal/table-view';
import type { DomainEvent } from '@arbitre/rules/kernel/decider';
import { gamesOf } from '@arbitre/rules/kernel/games';
import type { GameManifest } from '@arbitre/rules/kernel/manifest';
import type { TableView } from '@arbitre/rules/kernel/table-view';

/** `views[step]` is the table after `step` events; null before the deal is opened or without its rules. */
export type Replay = {
  readonly views: readonly (TableView | null)[];
  /** Number of events that could be replayed; fewer than all when the rules reject one. */
  readonly steps: number;
  /** Steps at which the auction closes or a trick is won, ascending; first and last step included. */
  readonly stops: readonly number[];
};

const milestones = new Set(['CardsDealt', 'HandsDealt', 'AuctionClosed', 'TrickWon', 'IrregularityObserved']);

/** Replays a deal's events in the browser, through the same rules that judged them: those of its game, and no other. */
export const replayOf = (manifest: GameManifest | null, events: readonly DomainEvent[]): Replay => {
  const decider = dealDecider(gamesOf(manifest === null ? [] : [manifest]));
  let state = decider.initial();
  const views: (TableView | null)[] = [null];
  for (const event of events) {
    try {
      state = decider.evolve(state, event);
      views.push(dealTableView(state));
    } catch {
      break;
    }
  }
  const steps = views.length - 1;
  const stops = events
    .slice(0, steps)
    .flatMap((event, index) => (milestones.has(event.type) ? [index + 1] : []));
  return { views, steps, stops: [...new Set([0, ...stops, steps])] };
};

/** What the last score of these events holds, in the game's own words; undefined before there is one. */
export const outcomeOf = (events: readonly DomainEvent[]): unknown => {
  const scored = events.findLast((event) => event.type === 'DealScored');
  return (scored?.data as { readonly result?: unknown } | undefined)?.result;
};

/** Where the page opens: the auction is over and every card still held; the end when there is no such moment. */
export const openingStep = (events: readonly DomainEvent[]): number => {
  const closed = events.findIndex((event) => event.type === 'AuctionClosed');
  const played = events.some((event) => event.type === 'CardPlayed');
  return closed >= 0 && played ? closed + 1 : events.length;
};

/** A step from an address: within the deal, or null where the address says none. */
export const stepIn = (text: string | undefined, steps: number): number | null => {
  if (text === undefined || !/^\d{1,4}$/u.test(text)) return null;
  return Math.min(Number(text), steps);
};
