import { invalidField, type Refusal } from '@arbitre/rules/kernel/act-shape';
import { optional } from '@arbitre/rules/kernel/declare/compound';
import type { ValueOf } from '@arbitre/rules/kernel/declare/field';
import { setupReader } from '@arbitre/rules/kernel/declare/setup';
import { howell, HOWELL_TABLES } from '../movement/howell';
import { mitchell } from '../movement/mitchell';
import { arrowSwitched, type Movement, shortened } from '../movement/movement';
import { teamsRound } from '../movement/teams';
import { refuse } from '../refusals';
import { movementFields, type wholeMovement as whole } from './fields';

export const setupFields = movementFields;

/** Tables and movement are chosen when it is known who has come. */
export const plannedFields = {
  boards: optional(movementFields.boards),
  firstBoard: movementFields.firstBoard,
  minutes: movementFields.minutes,
};

/** What an evening is opened with, complete; without minutes no clock runs. */
export type EveningSetup = ValueOf<typeof whole>;

type Parameters = Pick<EveningSetup, 'movement' | 'tables' | 'even'>;

/** The movement in all its rounds; null where there is none of the kind for so many tables. */
const wholeMovement = ({ movement, tables, even }: Parameters): Movement | null => {
  switch (movement) {
    case 'mitchell':
      return mitchell(tables, even);
    case 'howell':
      return howell(tables);
    case 'teams':
      return tables % 2 === 0 ? teamsRound(tables) : null;
  }
};

const noMovement = ({ movement, tables }: Parameters): Refusal =>
  movement === 'howell'
    ? invalidField('tables', tables, `${HOWELL_TABLES[0]} to ${HOWELL_TABLES[1]} tables for a Howell`)
    : invalidField('tables', tables, 'an even number of tables, two for each match');

/** The movement that a setup names: as many rounds as it says, the last ones arrow-switched. */
export const movementOf = (setup: EveningSetup): Movement => {
  const whole = wholeMovement(setup) ?? { places: [], sets: 0, setsEach: 1, rounds: [] };
  return arrowSwitched(shortened(whole, setup.rounds), setup.arrowSwitch);
};

/** BD-L8A1: what the director instructs is a movement that can be played. */
export const readSetup = setupReader(movementFields, (given) => {
  const { movement, tables, boards, even = 'skip', arrowSwitch = 0, vacant = 'EW', firstBoard = 1 } = given;
  const whole = wholeMovement({ movement, tables, even });
  if (whole === null) return noMovement({ movement, tables, even });
  const most = whole.rounds.length;
  const { rounds = most, minutes } = given;
  if (rounds > most) return refuse('too-many-rounds', { rounds, most, tables });
  if (arrowSwitch > rounds) return invalidField('arrowSwitch', arrowSwitch, `0 to ${rounds}, the rounds`);
  if (boards % whole.setsEach !== 0) return refuse('boards-in-halves', { boards, tables });
  return {
    ok: true,
    setup: {
      ...{ movement, tables, boards, rounds, even, arrowSwitch, vacant, firstBoard },
      ...(minutes === undefined ? {} : { minutes }),
    },
  };
});
