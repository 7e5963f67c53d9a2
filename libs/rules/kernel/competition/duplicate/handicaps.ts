import type { Award } from '../contract';
import { exact } from '../exact';

/** What no board is worth and no session gave: the number by which an entry begins. */
export const HANDICAP = 'handicap';
export const CARRY_OVER = 'carry-over';

const hundredths = (value: number) => exact(Math.round(value * 100), 100);

/** Points that a competition gives its entries before they play, once for each that has played. */
export const startingAwards = (
  name: string,
  values: Readonly<Record<string, number>> | undefined,
  awards: readonly Award[],
): readonly Award[] => {
  if (values === undefined) return [];
  const playing = new Set(awards.map(({ entry }) => entry));
  return Object.entries(values).flatMap(([entry, value]) =>
    playing.has(entry)
      ? [
          {
            ...{ deal: name, side: entry, entry, value: hundredths(value), played: false },
            basis: { kind: value < 0 ? ('penalty' as const) : ('bonus' as const) },
          },
        ]
      : [],
  );
};

/** Whether an award is a number that an entry begins by. */
export const isStarting = ({ deal, played = true }: Pick<Award, 'deal' | 'played'>): boolean =>
  !played && (deal === HANDICAP || deal === CARRY_OVER);
