import { object, orNull } from '../declare/compound';
import type { ValueOf } from '../declare/field';
import { instant, integer } from '../declare/values';

/** Until when cards, auction, play and results of a board are kept from those who have yet to play it. */
export const embargo = object(
  {
    until: instant('When every board is shown, whoever has yet to play it'),
    tables: orNull(
      integer(1, 9_999),
      'Results by which every table of every centre has played a board: then it is shown; null: by time alone',
    ),
  },
  'How long boards stay hidden that others have yet to play',
);

export type Embargo = ValueOf<typeof embargo>;

/** Whether a board that has so many results is still hidden from others. `now` in milliseconds since 1970. */
export const isEmbargoed = ({ until, tables }: Embargo, results: number, now: number): boolean =>
  now < Date.parse(until) && (tables === null || results < tables);
