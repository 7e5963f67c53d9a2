import type { Language } from '../../language/language';
import { NotDone } from './import-server';

/** What is said of an answer that was none: the server's own sentence, else that it does not answer. */
export const saidOf = (
  error: unknown,
  language: Language,
  { down, unknown }: { readonly down: string; readonly unknown: string },
): string => {
  if (!(error instanceof NotDone)) throw error;
  if (error.status === 404) return unknown;
  return error.told === null ? down : language.pick(error.told);
};
