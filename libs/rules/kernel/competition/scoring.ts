import { invalidField, type Refusal } from '../act-shape';
import { fieldsProblem } from '../declare/acts';
import { object } from '../declare/compound';
import type { RankingMethod, Scoring } from './contract';

/** A method by what a competition chose of it; as it stands where it chose nothing. */
export const chosenMethod = (method: RankingMethod, scoring: Scoring | null | undefined): RankingMethod =>
  scoring === null || scoring === undefined || method.choices === undefined
    ? method
    : method.choices.chosen(scoring);

/** Why a method does not take such a choice; null where it does. Paths begin with `scoring`. */
export const scoringProblem = ({ id, choices }: RankingMethod, scoring: Scoring): Refusal | null => {
  if (choices === undefined) return invalidField('scoring', 'object', `nothing: ${id} has no parameters`);
  return fieldsProblem({ scoring: object(choices.fields) })({ scoring });
};
