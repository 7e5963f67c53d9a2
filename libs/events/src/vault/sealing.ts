import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';
import { canonicalJson } from '@arbitre/rules/kernel/canonical-json';
import type { Sealed } from '@arbitre/rules/kernel/declare/personal';

/** Bytes of every key. */
export const KEY_LENGTH = 32;

const FORMAT = 1;
const NONCE_LENGTH = 12;
const TAG_LENGTH = 16;
/** Sealed texts are as long as the next of these steps: their length tells little about a name. */
const STEP = 128;

/** A key for one purpose, made of another one. */
export const derivedKey = (key: Uint8Array, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', key, '', purpose, KEY_LENGTH));

/** AES-256-GCM under this nonce, bound to what it belongs to: `<format><nonce><text><tag>`. */
export const encrypt = (key: Uint8Array, belongsTo: string, clear: Uint8Array, nonce: Uint8Array): Buffer => {
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(belongsTo));
  return Buffer.concat([
    Uint8Array.of(FORMAT),
    nonce,
    cipher.update(clear),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
};

/** What `encrypt` made; null where it was made with another key, for something else, or was changed since. */
export const decrypt = (key: Uint8Array, belongsTo: string, text: Uint8Array): Buffer | null => {
  if (text[0] !== FORMAT || text.length < 1 + NONCE_LENGTH + TAG_LENGTH) return null;
  const nonce = text.subarray(1, 1 + NONCE_LENGTH);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(belongsTo));
  decipher.setAuthTag(text.subarray(-TAG_LENGTH));
  try {
    return Buffer.concat([decipher.update(text.subarray(1 + NONCE_LENGTH, -TAG_LENGTH)), decipher.final()]);
  } catch {
    return null;
  }
};

/** The canonical JSON, filled up with spaces, which no reader of JSON sees. */
const padded = (clear: unknown): Buffer => {
  const text = Buffer.from(canonicalJson(clear));
  return Buffer.concat([text, Buffer.alloc(STEP - (text.length % STEP), ' ')]);
};

/**
 * Seals with the key of a subject. The nonce follows from the data (as in AES-SIV), so that the same data give the same text:
 * a command that is sent again is the same event, and one nonce never serves two texts.
 */
export const sealWith = <Clear>(key: Uint8Array, subject: string, clear: Clear): Sealed<Clear> => {
  const text = padded(clear);
  const mac = createHmac('sha256', derivedKey(key, 'nonce')).update(subject).update('\0').update(text);
  const nonce = mac.digest().subarray(0, NONCE_LENGTH);
  return { sealed: encrypt(derivedKey(key, 'data'), subject, text, nonce).toString('base64url') };
};

/** What was sealed; null where the key is another one or the text is not whole. */
export const openWith = <Clear>(
  key: Uint8Array,
  subject: string,
  { sealed }: Sealed<Clear>,
): Clear | null => {
  const clear = decrypt(derivedKey(key, 'data'), subject, Buffer.from(sealed, 'base64url'));
  return clear === null ? null : (JSON.parse(clear.toString()) as Clear);
};
