import { createHash, randomBytes } from 'node:crypto';

/** 256 bits that nobody guesses: of a session, of a link. */
export const freshToken = (): string => randomBytes(32).toString('base64url');

/** The database knows hashes of tokens only. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
