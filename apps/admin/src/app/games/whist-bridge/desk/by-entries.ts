import type { Outcome, TypedDeal } from '@arbitre/rules/whist-bridge';
import type { TableContract } from '../phone/table-now';

/** A line by places as acts have it, by entries. */
export const byEntries = (
  { game, suit, places, direct, outcome }: TypedDeal,
  players: readonly string[],
): { readonly contract: TableContract; readonly outcome: Outcome } => {
  const at = (place: number): string => players[place - 1] ?? '';
  return {
    contract: { game, suit, direct, declarers: places.map(at) },
    outcome:
      'queens' in outcome
        ? {
            queens: Object.fromEntries(
              Object.entries(outcome.queens).map(([place, taken]) => [at(Number(place)), taken ?? 0]),
            ),
          }
        : outcome,
  };
};
