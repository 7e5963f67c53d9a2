import { object } from '../declare/compound';
import { id } from '../declare/stream-fields';
import { integer, lines, text, wholeNumber } from '../declare/values';

// What rows of a ranking are made of.

export const exact = object(
  { num: wholeNumber('Numerator'), den: integer(1, Number.MAX_SAFE_INTEGER, 'Denominator') },
  'An exact number in lowest terms',
);

export const exclusion = object({
  entry: id('The entry'),
  article: text('The article that takes it out', 100),
  reason: lines('Why', 2000),
});
