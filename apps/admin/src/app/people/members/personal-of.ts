import type { Given } from '../../writes/form-field';

/** What was typed; null where nothing was. */
const orNull = (typed: string | undefined): string | null => (typed === '' ? null : (typed ?? null));

/** Who somebody is, as it was typed: what was left out is null. */
export const personalOf = ({ familyName = '', givenName = '', birthDate, email, address }: Given) => ({
  ...{ familyName, givenName },
  ...{ birthDate: orNull(birthDate), email: orNull(email), address: orNull(address) },
});
