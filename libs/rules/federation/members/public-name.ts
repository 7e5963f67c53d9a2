import { isGuest } from '../fields';
import type { Privacy } from './events';
import { fullName, initials, type Personal } from './personal';

/** What everybody reads of somebody, as that person chose; a guest has no licence to be called by. */
export const publicName = (
  { privacy, licence }: { readonly privacy: Privacy; readonly licence: string },
  who: Pick<Personal, 'givenName' | 'familyName'>,
): string => {
  if (privacy === 'name') return fullName(who);
  return privacy === 'licence' && !isGuest(licence) ? licence : initials(who);
};
