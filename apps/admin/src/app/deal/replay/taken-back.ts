import type { DomainEvent } from '@arbitre/rules/kernel/decider';
import type { CallView, PlayedCard } from '@arbitre/rules/kernel/table-view';

/** A call that counts no more, with how many that count were made before it. */
export type CallTakenBack = { readonly seat: string; readonly call: string; readonly before: number };

type Said = Readonly<Record<string, unknown>>;
const said = ({ data }: DomainEvent): Said => data as Said;

/** Calls that were made and that the auction does not count (any more), each in its place. */
export const callsTakenBack = (
  events: readonly DomainEvent[],
  counted: readonly CallView[],
): readonly CallTakenBack[] => {
  const made = events.filter(({ type }) => type === 'CallMade').map(said);
  const back: CallTakenBack[] = [];
  let left = counted.length;
  for (const { seat, call } of made.toReversed()) {
    const last = counted[left - 1];
    if (last !== undefined && last.seat === seat && last.call === call) left--;
    else back.push({ seat: String(seat), call: String(call), before: left });
  }
  return back.toReversed();
};

/** Cards that went back to a hand from the trick on the table, in their order. */
export const cardsTakenBack = (events: readonly DomainEvent[]): readonly PlayedCard[] => {
  const since = events.findLastIndex(({ type }) => type === 'TrickWon');
  return events
    .slice(since + 1)
    .filter(({ type }) => type === 'CardWithdrawn')
    .map(said)
    .map(({ seat, card }) => ({ seat: String(seat), card: String(card) }));
};
