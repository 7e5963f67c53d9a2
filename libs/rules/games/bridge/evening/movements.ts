import { invalidField, type Refusal } from '@arbitre/rules/kernel/act-shape';
import { refused } from '@arbitre/rules/kernel/decider';
import { boardsEach, guideMovement } from '../movement/guide';
import { HESITATION_TABLES, hesitation } from '../movement/hesitation';
import { howell, HOWELL_TABLES, threeQuarter, threeQuarterRounds } from '../movement/howell';
import { individual, INDIVIDUAL_TABLES } from '../movement/individual';
import { mitchell } from '../movement/mitchell';
import { arrowSwitched, barometer, type Movement, shortened } from '../movement/movement';
import { movementProblem, type MovementProblem } from '../movement/problem';
import { rover } from '../movement/rover';
import { scrambled } from '../movement/scrambled';
import { swiss } from '../movement/swiss';
import { teamsRound, whistLeague } from '../movement/teams';
import { refuse } from '../refusals';
import type { EveningSetup } from './setup';

/** What a movement is generated from; `rounds` where its shape depends on them. */
export type Parameters = Pick<EveningSetup, 'movement' | 'tables' | 'even' | 'guide' | 'rows' | 'shared'> & {
  readonly rounds?: number;
};

/** Rounds that a Swiss of so many has unless somebody says: enough that one alone can have won all. */
const swissRounds = (places: number): number => Math.min(places - 1, Math.ceil(Math.log2(places)) + 1);

/** Whether its rounds are paired one by one, from the ranking. */
export const isSwiss = ({ movement }: Pick<EveningSetup, 'movement'>): boolean =>
  movement === 'swiss-pairs' || movement === 'swiss-teams';

/** The movement in all its rounds; null where there is none of the kind for so many tables or rounds. */
export const wholeMovement = (parameters: Parameters): Movement | null => {
  const { movement, tables, even, guide, rounds, rows } = parameters;
  const places = movement === 'swiss-pairs' ? 2 * tables : tables;
  switch (movement) {
    case 'mitchell':
      return mitchell(tables, even);
    case 'howell':
      return howell(tables, guide ?? 'spread');
    case 'three-quarter':
      return threeQuarter(tables, rounds ?? threeQuarterRounds(tables)[1]);
    case 'rover':
      return rover(tables);
    case 'hesitation':
      return hesitation(tables);
    case 'scrambled':
      return scrambled(tables, even, rounds ?? mitchell(tables, even).rounds.length);
    case 'individual':
      return individual(tables);
    case 'teams':
      return tables % 2 === 0 ? teamsRound(tables) : null;
    case 'whist-league':
      return tables % 2 === 1 ? whistLeague(tables) : null;
    case 'swiss-pairs':
      return swiss(places, rounds ?? swissRounds(places));
    case 'swiss-teams':
      return tables % 2 === 0 ? swiss(places, rounds ?? swissRounds(places)) : null;
    case 'written':
      return rows === undefined ? null : guideMovement(rows);
  }
};

const between = ([least, most]: readonly [number, number], of: string): string =>
  `${least} to ${most} tables for ${of}`;

const noMovement = ({ movement, tables, rounds }: Parameters): Refusal => {
  const [least, most] = threeQuarterRounds(tables);
  switch (movement) {
    case 'howell':
      return invalidField('tables', tables, between(HOWELL_TABLES, 'a Howell'));
    case 'hesitation':
      return invalidField('tables', tables, between(HESITATION_TABLES, 'a hesitation Mitchell'));
    case 'individual':
      return invalidField('tables', tables, between(INDIVIDUAL_TABLES, 'an individual'));
    case 'three-quarter':
      return least > most || tables > HOWELL_TABLES[1]
        ? invalidField(
            'tables',
            tables,
            between([6, HOWELL_TABLES[1]], 'a Howell of fewer rounds, five and seven apart'),
          )
        : invalidField('rounds', rounds ?? null, `an odd number of rounds from ${least} to ${most}`);
    case 'whist-league':
      return invalidField('tables', tables, 'an odd number of tables, one for each team');
    case 'written':
      return invalidField('rows', undefined, 'the tables of the movement');
    default:
      return invalidField('tables', tables, 'an even number of tables, two for each match');
  }
};

/** BD-HOWELL-7: what is wrong with a movement that was written down. */
const writtenProblem = ({ problem, ...facts }: MovementProblem): Refusal => {
  const told = { place: '', opponent: '', board: 0, table: 0, ...facts };
  return refuse(problem, told);
};

const givenRows = (parameters: Parameters, movement: Movement): Refusal | null => {
  const { tables, rows = [], shared = false } = parameters;
  const single = rows.findIndex(({ S, W }) => (S === undefined) !== (W === undefined));
  if (single >= 0) return invalidField(`rows.${single}`, undefined, 'South and West together');
  const most = Math.max(...movement.rounds.map((round) => round.length));
  if (most > tables) return invalidField('tables', tables, `at least ${most}, the tables of a round`);
  const problem = movementProblem(movement, { shared });
  return problem === null ? null : writtenProblem(problem);
};

export type Found = { readonly ok: true; readonly movement: Movement } | Refusal;

/** The movement that is asked for, or why there is none. */
export const findMovement = (parameters: Parameters): Found => {
  const whole = wholeMovement(parameters);
  if (whole === null) return noMovement(parameters);
  const most = whole.rounds.length;
  const { rounds = most, tables, movement, even } = parameters;
  // BD-MITCHELL-3: from there on East-West would meet boards that they have played.
  if (rounds > most && even === 'straight' && tables % 2 === 0 && movement === 'mitchell')
    return refused('BD-MITCHELL-3', { rounds, most, tables });
  if (rounds > most || (isSwiss(parameters) && rounds > whole.places.length - 1))
    return refuse('too-many-rounds', { rounds, most: Math.min(most, whole.places.length - 1), tables });
  const problem = movement === 'written' ? givenRows(parameters, whole) : null;
  return problem ?? { ok: true, movement: whole };
};

/** Boards of a round that must be a multiple of this; those that are written down are as they are. */
export const boardsOf = ({ rows }: Pick<Parameters, 'rows'>, boards: number): number =>
  rows === undefined ? boards : boardsEach(rows);

/** The movement that a setup names: as many rounds as it says, the last ones arrow-switched. */
export const movementOf = (setup: EveningSetup): Movement => {
  const whole = wholeMovement(setup) ?? { places: [], sets: 0, setsEach: 1, rounds: [] };
  const short = shortened(whole, setup.rounds);
  const played = setup.barometer === true && setup.movement !== 'written' ? barometer(short) : short;
  return arrowSwitched(played, setup.arrowSwitch);
};
