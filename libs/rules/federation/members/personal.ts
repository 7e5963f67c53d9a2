import { optional } from '@arbitre/rules/kernel/declare/compound';
import type { DataOf } from '@arbitre/rules/kernel/declare/field';
import { personal } from '@arbitre/rules/kernel/declare/personal';
import { calling, lines, notation } from '@arbitre/rules/kernel/declare/values';
import { day } from '../fields';

/** What is about a person and nobody else: stands in acts in clear, in events sealed, and nowhere once it is erased. */
export const personalFields = {
  familyName: calling('Family name', 100),
  givenName: calling('Given name', 100),
  birthDate: optional(day('Date of birth')),
  email: optional(
    notation(
      'an e-mail address',
      '^[^\\s@\\p{C}]{1,64}@[^\\s@\\p{C}]{1,180}\\.[^\\s@.\\p{C}]{2,60}$',
      'E-mail address',
    ),
  ),
  address: optional(lines('Postal address', 300)),
};

export type Personal = DataOf<typeof personalFields>;

export const sealedPersonal = personal<Personal>('names, date of birth, e-mail, address');

/** Who has no given name, a guest of one name, is called by the other. */
export const fullName = ({ givenName, familyName }: Pick<Personal, 'givenName' | 'familyName'>): string =>
  givenName === '' ? familyName : `${givenName} ${familyName}`;

/** `B. O.`, of every word that a name has: `J.-P. d. l. T.`. */
export const initials = (of: Pick<Personal, 'givenName' | 'familyName'>): string =>
  fullName(of).replaceAll(/([\p{L}\p{N}]\p{M}*)[\p{L}\p{M}\p{N}'’]*/gu, '$1.');

/** Those of an act's arguments that are personal, in one order whatever the act's was. */
export const personalOf = ({ familyName, givenName, birthDate, email, address }: Personal): Personal => ({
  familyName,
  givenName,
  ...(birthDate === undefined ? {} : { birthDate }),
  ...(email === undefined ? {} : { email }),
  ...(address === undefined ? {} : { address }),
});
