import { notation, text } from '../declare/values';

// What acts and events of a lot are made of.

/** The seed is told when the lot is drawn; its hash before. */
export const seed = text('The seed of the lot', 80);
export const commitment = notation(
  'the hash of the seed: 64 hexadecimal digits',
  '^[0-9a-f]{64}$',
  'SHA-256 of the seed, published before the lot is drawn',
);
