import { optional } from '@arbitre/rules/kernel/declare/compound';
import type { DataOf } from '@arbitre/rules/kernel/declare/field';
import { personal } from '@arbitre/rules/kernel/declare/personal';
import { lines, notation, text } from '@arbitre/rules/kernel/declare/values';
import { day } from '../fields';

/** What is about a person and nobody else: stands in acts in clear, in events sealed, and nowhere once it is erased. */
export const personalFields = {
  familyName: text('Family name', 100),
  givenName: text('Given name', 100),
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

/** Those of an act's arguments that are personal, in one order whatever the act's was. */
export const personalOf = ({ familyName, givenName, birthDate, email, address }: Personal): Personal => ({
  familyName,
  givenName,
  ...(birthDate === undefined ? {} : { birthDate }),
  ...(email === undefined ? {} : { email }),
  ...(address === undefined ? {} : { address }),
});
