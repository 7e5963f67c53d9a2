import type { Terminal } from './terminal';

/** Who of a file was written down, and where its names stayed. */
export const printPersons = (
  { named, guests }: { readonly named: number; readonly guests: number },
  { texts, print, complain, environment }: Terminal,
): void => {
  if (guests > 0) print(texts.guests(guests));
  if (named > 0 && (environment.DATABASE_URL ?? '') === '') complain(texts.unnamed(named));
};
