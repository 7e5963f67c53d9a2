import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { decodeAttestationObject, decodeClientDataJSON, isoBase64URL } from '@simplewebauthn/server/helpers';

// What browsers answer (WebAuthn, JSON of level 3), read field by field: anybody can send anything.

/** An answer is of some hundred characters; an attestation with its key of some thousand. */
const MOST_TEXT = 20_000;
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (given: unknown): given is Fields =>
  typeof given === 'object' && given !== null && !Array.isArray(given);

const isText = (given: unknown): given is string =>
  typeof given === 'string' && given.length <= MOST_TEXT && /^[\w-]+$/.test(given);

/** The parts of a response that are texts in base64url; null where one is missing. */
const texts = <Name extends string>(
  given: unknown,
  names: readonly Name[],
): Readonly<Record<Name, string>> | null => {
  if (!isFields(given)) return null;
  const read = names.map((name) => [name, given[name]] as const);
  return read.every(([, text]) => isText(text)) ? (Object.fromEntries(read) as Record<Name, string>) : null;
};

/** The id of a passkey: base64url, of at most 1023 bytes. */
const idOf = (given: unknown): string | null => {
  const id = isFields(given) ? given.id : null;
  return isText(id) && id.length <= 1364 ? id : null;
};

/** The answer to a request for a passkey that exists; null where it is none. */
export const readAssertion = (given: unknown): AuthenticationResponseJSON | null => {
  const id = idOf(given);
  const response = isFields(given)
    ? texts(given.response, ['clientDataJSON', 'authenticatorData', 'signature', 'userHandle'])
    : null;
  if (id === null || response === null) return null;
  return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
};

/** The answer to a request for a new passkey; null where it is none. */
export const readRegistration = (given: unknown): RegistrationResponseJSON | null => {
  const id = idOf(given);
  if (id === null || !isFields(given)) return null;
  const response = texts(given.response, ['clientDataJSON', 'attestationObject']);
  if (response === null) return null;
  const named = isFields(given.response) ? given.response.transports : null;
  const transports = TRANSPORTS.filter((each) => Array.isArray(named) && named.includes(each));
  return {
    ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
    response: { ...response, transports },
  };
};

/** What a check throws of an answer that is not right is no fault of ours. */
export const orNull = <Value>(read: () => Value): Value | null => {
  try {
    return read();
  } catch {
    return null;
  }
};

/** The challenge that was answered; null where the answer names none. */
export const challengeOf = (clientDataJSON: string): string | null => {
  const challenge: unknown = orNull(() => decodeClientDataJSON(clientDataJSON).challenge);
  return isText(challenge) ? challenge : null;
};

/**
 * Whether a new passkey comes without papers of its maker, which were not asked for. Papers are not even looked at: those that
 * somebody makes up name addresses of lists of revoked ones, which the check would fetch.
 */
export const isWithoutPapers = (attestationObject: string): boolean => {
  const read = orNull(() => decodeAttestationObject(isoBase64URL.toBuffer(attestationObject)));
  const format = read?.get('fmt');
  return format === 'none' || (format === 'packed' && read?.get('attStmt').get('x5c') === undefined);
};

/** The account that a passkey says it is for, as it was told when it was made. */
export const accountIn = (userHandle: string): string => Buffer.from(userHandle, 'base64url').toString();
