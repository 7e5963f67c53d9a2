import { Secret, TOTP } from 'otpauth';

// One-time passwords by time (RFC 6238) as every authenticator makes them: SHA-1, six digits, thirty seconds.

const STEP_MS = 30_000;
const SECRET_BYTES = 20;
/** Clocks differ: a code of the step before and after is one too. */
const SLACK = 1;
const ISSUER = 'Arbitre';
/** Longer than any code with gaps; what is longer is none. */
const MOST_TYPED = 20;

const authenticator = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret) });

/** A new secret, as authenticators take it: base32. */
export const freshSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The step that a moment lies in, in milliseconds. */
const stepOf = (time: number): number => Math.floor(time / STEP_MS);

/** The step whose code this is, around `time` (milliseconds) and after `used`; null where it is none. Gaps do not count. */
export const stepOfCode = (secret: string, code: string, time: number, used: number): number | null => {
  if (code.length > MOST_TYPED) return null;
  const token = code.normalize('NFKC').replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const delta = authenticator(secret).validate({ token, timestamp: time, window: SLACK });
  const step = delta === null ? null : stepOf(time) + delta;
  return step === null || step <= used ? null : step;
};

/** What an authenticator reads, as a picture or a link: `otpauth://totp/…`. */
export const otpauthOf = (secret: string, name: string): string => authenticator(secret, name).toString();
