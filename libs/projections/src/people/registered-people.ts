import { memberSubject, type Person, type Vault } from '@arbitre/events';
import type { Personal } from '@arbitre/rules/federation';
import type { DataSource } from 'typeorm';
import { memberTable } from './tables';

/** So many are opened at once: keys of everybody in one statement would be a long one. */
const AT_ONCE = 2000;

/** Everybody who is registered and not erased, as far as the read model has come: for looking after namesakes. */
export const registeredPeople = async (database: DataSource, vault: Vault): Promise<readonly Person[]> => {
  const rows = await database
    .getRepository(memberTable)
    .find({ select: { licence: true, sealed: true }, order: { licence: 'ASC' } });
  const sealed = rows.flatMap((row) =>
    row.sealed === null
      ? []
      : [{ licence: row.licence, subject: memberSubject(row.licence), personal: { sealed: row.sealed } }],
  );
  const people: Person[] = [];
  for (let from = 0; from < sealed.length; from += AT_ONCE) {
    const some = sealed.slice(from, from + AT_ONCE);
    const opened = await vault.openAll<Personal>(some);
    people.push(
      ...some.flatMap(({ licence }, at) => {
        const personal = opened[at] ?? null;
        return personal === null ? [] : [{ ...personal, licence }];
      }),
    );
  }
  return people;
};
