import type { Client } from './client';
import { write, type Written } from './writing';

export const FROM = '2026-09-01';

/** What a member is registered with; `more` says what is this one's own. */
export const memberInput = (licence: string, more: Readonly<Record<string, unknown>> = {}) => ({
  ...{ licence, familyName: 'Dupont', givenName: 'Anne', birthDate: '1990-02-28' },
  ...{ category: 'senior', year: 2026, club: '59001', from: FROM, ...more },
});

const committed = async (staff: Client, mutation: string, input: Readonly<Record<string, unknown>>) => {
  const answer = await write(staff, mutation, input);
  if (answer.__typename !== 'Committed') throw new Error(`${mutation}: ${JSON.stringify(answer)}`);
  return answer;
};

/** The regions `france`, with `nord` and `sud`, and the clubs 59001 (of `nord`) and 13001 (of `sud`); gives what was written last. */
export const registerClubs = async (staff: Client): Promise<Written> => {
  const timeZone = 'Europe/Paris';
  await committed(staff, 'openRegion', { id: 'france', name: 'France', timeZone });
  await committed(staff, 'openRegion', { id: 'nord', name: 'Nord', parent: 'france', timeZone });
  await committed(staff, 'openRegion', { id: 'sud', name: 'Sud', parent: 'france', timeZone });
  await committed(staff, 'registerClub', { number: '59001', name: 'Lille', region: 'nord', from: FROM });
  return committed(staff, 'registerClub', { number: '13001', name: 'Marseille', region: 'sud', from: FROM });
};
