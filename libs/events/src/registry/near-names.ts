import type { Personal } from '@arbitre/rules/federation';
import { searchedWords } from '../vault/words';

/** Somebody who is registered, or is about to be. */
export type Person = Pick<Personal, 'familyName' | 'givenName' | 'birthDate'> & { readonly licence: string };

/** The words of a name in an order of their own: family and given name may have been exchanged. */
const keyOf = ({ familyName, givenName }: Person): string =>
  searchedWords(`${familyName} ${givenName}`).toSorted().join(' ');

/** Whether two texts differ in one letter at most: one more, one less, another one, or two exchanged. */
export const isOneLetterOff = (one: string, other: string): boolean => {
  if (Math.abs(one.length - other.length) > 1) return false;
  let from = 0;
  while (from < one.length && one[from] === other[from]) from++;
  let end = 0;
  const room = Math.min(one.length, other.length) - from;
  while (end < room && one[one.length - 1 - end] === other[other.length - 1 - end]) end++;
  const [rest, otherRest] = [one.slice(from, one.length - end), other.slice(from, other.length - end)];
  if (rest.length <= 1 && otherRest.length <= 1) return true;
  return rest.length === 2 && otherRest === `${rest.charAt(1)}${rest.charAt(0)}`;
};

type Known = Person & { readonly key: string };

/**
 * Who could be the same person under another licence: the same words in the name and no other year of birth; or, born in the same
 * year, a name that differs in one letter.
 */
export class Namesakes {
  private readonly byKey = new Map<string, Known[]>();
  private readonly byYear = new Map<string, Known[]>();

  add(person: Person): void {
    const known = { ...person, key: keyOf(person) };
    this.byKey.set(known.key, [...(this.byKey.get(known.key) ?? []), known]);
    const year = person.birthDate?.slice(0, 4);
    if (year === undefined) return;
    const born = this.byYear.get(year);
    if (born === undefined) this.byYear.set(year, [known]);
    else born.push(known);
  }

  /** The licences of those who may be meant, without the person's own. */
  of(person: Person): readonly string[] {
    const key = keyOf(person);
    const year = person.birthDate?.slice(0, 4);
    const named = (this.byKey.get(key) ?? []).filter(
      ({ birthDate }) => year === undefined || birthDate === undefined || birthDate.startsWith(year),
    );
    const near = (this.byYear.get(year ?? '') ?? []).filter((each) => isOneLetterOff(each.key, key));
    const licences = [...named, ...near].map(({ licence }) => licence);
    return [...new Set(licences)].filter((licence) => licence !== person.licence);
  }
}
