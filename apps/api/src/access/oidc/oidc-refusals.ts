import { refuseToAccount as refuse } from '@arbitre/accounts';
import type { Refusal } from '@arbitre/rules';
import { WINDOW_MINUTES } from '../attempts';

/** What a browser may come back with to `/sign-in?refused=…`: the code stands in the address, the sentence is asked for. */
const refusals: readonly Refusal[] = [
  ...[refuse('oidc-refused', {}), refuse('oidc-away', {}), refuse('oidc-declined', {})],
  ...[refuse('oidc-not-tied', {}), refuse('oidc-tied', {}), refuse('oidc-link-not-valid', {})],
  ...[refuse('oidc-not-set', {}), refuse('account-locked', {}), refuse('sign-in-unavailable', {})],
  refuse('too-many-attempts', { minutes: WINDOW_MINUTES }),
];

export const oidcRefusal = (code: string): Refusal | null =>
  refusals.find(({ violation }) => violation.article === code) ?? null;
