import { type Exact } from '@arbitre/rules/kernel/competition/contract';
import { exact } from '@arbitre/rules/kernel/competition/exact';
import { field } from '@arbitre/rules/kernel/declare/field';

/** Points as rules give them: a whole number, or a fraction or decimal as text, so that nothing is rounded on its way. */
export type Amount = number | string;

const WHOLE = 1_000_000;
const PATTERN = '^-?\\d{1,7}(/[1-9]\\d{0,5}|\\.\\d{1,4})?$';
const expression = new RegExp(PATTERN, 'u');

const isAmount = (value: unknown): boolean =>
  typeof value === 'number'
    ? Number.isInteger(value) && Math.abs(value) <= WHOLE
    : typeof value === 'string' && expression.test(value);

export const amount = (says: string) =>
  field<Amount>(
    'a whole number, or a fraction as text such as "1/2" or "7.5"',
    {
      anyOf: [
        { type: 'integer', minimum: -WHOLE, maximum: WHOLE },
        { type: 'string', pattern: PATTERN },
      ],
      description: says,
    },
    isAmount,
  );

/** An amount that the rules accepted, as the fraction that it is. */
export const exactOf = (value: Amount): Exact => {
  if (typeof value === 'number') return exact(value);
  const [over, under] = value.split('/');
  if (under !== undefined) return exact(Number(over), Number(under));
  const decimals = value.split('.')[1]?.length ?? 0;
  return exact(Number(value.replace('.', '')), 10 ** decimals);
};
