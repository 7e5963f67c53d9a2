import { gameOf, refuse, type Refusal } from '@arbitre/rules';
import { seatIn } from '@arbitre/rules/federation';
import type { CommandContext } from './contract';
import { placeOfDeal } from './places';

/** The rules of a deal, and the seats that are taken at its table. */
export type Table = { readonly ruleset: string; readonly seats: readonly string[] };

/** The seat of a table (`<competition>.s<session>/<table>`) whose code the actor has entered; `seats`: those that play, null for any. */
export const seatAt = (
  table: string,
  seats: readonly string[] | null,
  { grants = [] }: CommandContext,
): string | null => {
  for (const { scope } of grants) {
    if (scope.kind !== 'seat') continue;
    const own = seatIn(scope.of);
    if (own.table === table && (seats === null || seats.includes(own.seat))) return own.seat;
  }
  return null;
};

/** The seat at a deal's table whose code the actor has entered, or null: he has none, or it sits out. */
const seatOfActor = (deal: string, seats: readonly string[], context: CommandContext): string | null =>
  seatAt(placeOfDeal({ deal }).table ?? '', seats, context);

/** The side that the actor speaks for: of his seat, where he has its code; else the one that he names, or null. */
export const sideSpeaking = (
  { ruleset, seats }: Table,
  deal: string,
  asked: string | null,
  context: CommandContext,
): string | null => {
  const seat = seatOfActor(deal, seats, context);
  return seat === null ? asked : (gameOf(ruleset)?.sideOf(seat) ?? null);
};

/** Why the actor does not speak for the side that he names, or null: a seat's code speaks for its own side alone. */
export const otherSide = (
  { ruleset, seats }: Table,
  deal: string,
  asked: string | null,
  context: CommandContext,
): Refusal | null => {
  const seat = seatOfActor(deal, seats, context);
  const own = sideSpeaking({ ruleset, seats }, deal, asked, context);
  if (own === null) return refuse('side-needed', { sides: gameOf(ruleset)?.sides ?? [] });
  return seat === null || asked === null || asked === own
    ? null
    : refuse('side-of-seat', { seat, own, side: asked });
};
