import { defenceBonus } from '../score-sheet/rating';
import { settle, settleInParts, type Stake, type Totals } from '../score-sheet/settlement';
import type { Running } from '../score-sheet/sheet';
import type { ListLine } from './events';
import { type List, partAt } from './state';

type Figures = (entry: string) => Running;

const linesIn = (list: List, from: number): readonly ListLine[] =>
  (list.closed?.lines ?? []).filter(({ deal }) => partAt(list, deal).from === from);

/** What the direction corrected is where somebody sat last. */
const isLast = ({ parts }: List, entry: string, from: number): boolean =>
  parts.findLast(({ seats }) => seats.includes(entry))?.from === from;

/** Games that a player lost in a stretch of a list. */
const lostIn = (list: List, from: number, entry: string, now: Figures): number => {
  const signed = list.closed?.totals.players[entry]?.lost ?? 0;
  const lost = linesIn(list, from).filter(({ declarer, value }) => declarer === entry && value < 0).length;
  return lost + (isLast(list, entry, from) ? now(entry).lost - signed : 0);
};

/**
 * SKWO-5.1.b, SKWO-5-GAP-2: for the games that others lost while somebody sat at the table, by its size at that time.
 * `now`: the figures of the list as they stand.
 */
export const defenceOf = (list: List, entry: string, now: Figures): number => {
  const [only, ...more] = list.parts;
  if (more.length === 0) {
    const others = list.players.filter((each) => each !== entry);
    return others.reduce((sum, each) => sum + now(each).lost, 0) * defenceBonus(only.seats.length);
  }
  return list.parts
    .filter(({ seats }) => seats.includes(entry))
    .flatMap(({ from, seats }) =>
      seats
        .filter((each) => each !== entry)
        .map((each) => lostIn(list, from, each, now) * defenceBonus(seats.length)),
    )
    .reduce((sum, each) => sum + each, 0);
};

const pointsIn = (list: List, from: number, entry: string, now: Figures): number => {
  const signed = list.closed?.totals.players[entry]?.points ?? 0;
  const points = linesIn(list, from)
    .filter(({ declarer }) => declarer === entry)
    .reduce((sum, { value }) => sum + value, 0);
  return points + (isLast(list, entry, from) ? now(entry).points - signed : 0);
};

/** Gains and losses in cents: each stretch among those who played it (SKAT-5.5.5.a, SKAT-5.5-GAP-3). */
export const settlementOfList = (list: List, stake: Stake, now: Figures): Totals => {
  if (list.parts.length === 1)
    return settle(Object.fromEntries(list.players.map((each) => [each, now(each).points])), stake).result;
  return settleInParts(
    list.parts.map(({ from, seats }) =>
      Object.fromEntries(seats.map((each) => [each, pointsIn(list, from, each, now)])),
    ),
    stake,
  );
};
