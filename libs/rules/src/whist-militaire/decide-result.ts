import { integer, misshapen, oneOf, optional, text } from '../kernel/act-shape';
import { type Decision, refused } from '../kernel/decider';
import type { ResultRecorded, Side, WhistMilitaireEvent } from './events';
import { follow } from './follow';
import type { Arguments } from './read';
import { MAJORITY, TRICKS } from './score';
import { SEATS, SIDES } from '../kernel/compass';
import type { WhistMilitaireState } from './state';

const TRICKS_WON = integer(MAJORITY, TRICKS);
const SHAPE = { winner: oneOf(SIDES), by: optional(oneOf(SEATS)) };
const ARTICLE = optional(text(40));

/** WM-5.1, WM-5.2: the side that the captain gave the point; its tricks, or the penalty, where the sheet shows them. */
const readResult = (
  state: WhistMilitaireState,
  command: Arguments,
): { ok: true; data: ResultRecorded['data'] } | ReturnType<typeof refused> => {
  const tricks = command.tricks ?? null;
  const article = command.article ?? null;
  const problem =
    misshapen(command, SHAPE) ?? misshapen({ article: article ?? undefined }, { article: ARTICLE });
  if (problem !== null) return problem;
  const { winner, by } = command as { readonly winner: Side; readonly by?: ResultRecorded['data']['by'] };
  if (tricks !== null && !TRICKS_WON.accepts(tricks))
    return refused('WM-5.1', {
      winner,
      tricks: typeof tricks === 'number' ? tricks : null,
      least: MAJORITY,
      most: TRICKS,
    });
  if (article !== null && !(article as string).startsWith('WM-'))
    return refused('invalid-field', { field: 'article', expected: 'an article of whist militaire' });
  const { captain } = state.setup;
  if (by !== undefined && by !== captain) return refused('WM-5.2', { by, captain });
  return {
    ok: true,
    data: {
      winner,
      tricks: tricks as number | null,
      article: article as string | null,
      ...(by === undefined ? {} : { by }),
    },
  };
};

/** The tricks that a side can end with from here. */
const possible = (
  { play }: WhistMilitaireState,
  side: Side,
): { readonly least: number; readonly most: number } => {
  const least = play.won[side === 'NS' ? 0 : 1] ?? 0;
  return { least, most: least + TRICKS - play.completed };
};

/** A box of the score sheet, or the end of a play of which not every card was recorded. */
export const decideResult = (
  state: WhistMilitaireState,
  command: Arguments,
): Decision<WhistMilitaireEvent> => {
  const reading = readResult(state, command);
  if (!reading.ok) return reading;
  const { winner, tricks } = reading.data;
  // Where every card is known they are all played; the result follows from them (WM-4.7).
  if (state.policy === 'enforced' && state.grain === 'full')
    return refused('WM-4.7', { completed: state.play.completed, tricks: TRICKS });
  const { least, most } = possible(state, winner);
  if (most < MAJORITY || (tricks !== null && (tricks < least || tricks > most)))
    return refused('result-differs', { winner, tricks, least, most });
  return follow(state, { type: 'ResultRecorded', data: reading.data });
};
