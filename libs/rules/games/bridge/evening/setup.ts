import { invalidField } from '@arbitre/rules/kernel/act-shape';
import { optional } from '@arbitre/rules/kernel/declare/compound';
import type { ValueOf } from '@arbitre/rules/kernel/declare/field';
import { setupReader } from '@arbitre/rules/kernel/declare/setup';
import { refuse } from '../refusals';
import { movementFields, type wholeMovement as whole } from './fields';
import { boardsOf, findMovement } from './movements';

export const setupFields = movementFields;

/** Tables and movement are chosen when it is known who has come. */
export const plannedFields = {
  boards: optional(movementFields.boards),
  firstBoard: movementFields.firstBoard,
  barometer: movementFields.barometer,
  minutes: movementFields.minutes,
};

/** What an evening is opened with, complete; without minutes no clock runs. */
export type EveningSetup = ValueOf<typeof whole>;

/** What stays away unless it was given. */
const given = <Value extends object>(values: Value): Partial<Value> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<Value>;

/** BD-L8A1: what the director instructs is a movement that can be played. */
export const readSetup = setupReader(movementFields, (asked) => {
  const { movement, tables, arrowSwitch = 0, vacant = 'EW', firstBoard = 1 } = asked;
  // BD-MITCHELL-GAP-1: whoever wants as many rounds as tables shares boards; otherwise pairs skip a table.
  const { even = tables % 2 === 0 && (asked.rounds ?? 0) >= tables ? 'relay' : 'skip' } = asked;
  const { guide, barometer, rows, shared, expects, minutes } = asked;
  const special = given({ guide, barometer, rows, shared, expects, minutes });
  const wanted = asked.rounds === undefined ? {} : { rounds: asked.rounds };
  const found = findMovement({ movement, tables, even, ...special, ...wanted });
  if (!found.ok) return found;
  const rounds = asked.rounds ?? found.movement.rounds.length;
  const boards = boardsOf(special, asked.boards);
  if (arrowSwitch > rounds) return invalidField('arrowSwitch', arrowSwitch, `0 to ${rounds}, the rounds`);
  if (boards % found.movement.setsEach !== 0) return refuse('boards-in-halves', { boards, tables });
  return {
    ok: true,
    setup: { movement, tables, boards, rounds, even, arrowSwitch, vacant, firstBoard, ...special },
  };
});
