import { byKey, optional } from '../../declare/compound';
import { askedBy, type DataOf, type Fields } from '../../declare/field';
import { integer, number, oneOf } from '../../declare/values';
import type { RankingMethod, ScoringChoices } from '../contract';

// What every method of duplicate lets a competition choose.

export const TIES = ['stand', 'break'] as const;

/** More than a season has entries, and far less than a total. */
const MOST = 100_000;

export const byEntry = (says: string) => byKey(number(says, -MOST, MOST), `${says}, by entry`);

export const commonFields = {
  version: integer(1, 1, 'The version of these parameters: 1'),
  // BD-L78D: nobody enters what does not say in advance how ties are broken.
  ties: askedBy(
    'BD-L78D',
    oneOf(TIES, 'Equal totals share their rank, or are parted as the method says and then by lot'),
  ),
  leastBoards: optional(
    integer(
      0,
      100,
      'Percent of the boards that somebody played that an entry has to have played to be ranked; 50 unless given',
    ),
  ),
  handicaps: optional(byEntry('Added to the total, in its unit')),
} satisfies Fields;

export type CommonScoring = DataOf<typeof commonFields>;

/** Choices by their declaration: whoever opens a competition was asked whether his fit. */
export const choosing = <Of extends Fields>(
  fields: Of,
  chosen: (scoring: DataOf<Of>) => RankingMethod,
): ScoringChoices => ({ fields, chosen: (scoring) => chosen(scoring as DataOf<Of>) });
