import { strangeCharacter } from '@arbitre/rules/kernel/characters';
import type { FormField } from './form-field';

/** Why what was typed is not sent. */
export type Fault =
  { readonly kind: 'missing' | 'unfit' } | { readonly kind: 'strange'; readonly found: string };

const UNFIT: Fault = { kind: 'unfit' };

const isUnfit = ({ kind, of, exactly }: FormField, given: string): boolean => {
  if (exactly !== undefined) return given !== exactly;
  return of !== undefined && !of.accepts(kind === 'number' ? Number(given) : given);
};

/** What is wrong with what was typed into a field; null when it can be sent. */
export const faultOf = (field: FormField, given: string): Fault | null => {
  if (given === '') return field.optional ? null : { kind: 'missing' };
  const found = strangeCharacter(given, field.kind === 'lines' ? 'lines' : 'line');
  if (found !== null) return { kind: 'strange', found };
  return isUnfit(field, given) ? UNFIT : null;
};
