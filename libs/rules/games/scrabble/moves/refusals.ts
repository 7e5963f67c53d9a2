import type { Facts, Violation } from '@arbitre/rules/kernel/decider';

/** Why a word cannot be laid, with the article that says so. */
const ARTICLE = {
  'move-not-readable': 'SCR-4-GAP-1',
  'off-grid': 'SCR-1A-8',
  'too-short': 'SCR-1A-2',
  'clash-with-grid': 'SCR-1A-4',
  'not-whole-word': 'SCR-1A-GAP-1',
  'no-new-letter': 'SCR-1A-1',
  'first-not-across': 'SCR-3D-6',
  'centre-not-covered': 'SCR-1A-3',
  'not-connected': 'SCR-1A-GAP-2',
  'too-many-tiles': 'SCR-GEN-11',
  'letter-not-in-draw': 'SCR-1A-1',
  'word-not-admitted': 'SCR-5-1',
  'cross-word-not-admitted': 'SCR-1A-5',
} as const;

export type MoveRefusalCode = keyof typeof ARTICLE;

/** A violation that also names its kind: several kinds can break one article. */
export type MoveRefusal = Violation & { readonly code: MoveRefusalCode };

export type RefusedMove = { readonly ok: false; readonly refusal: MoveRefusal };

export const refuseMove = (code: MoveRefusalCode, facts: Facts): RefusedMove => ({
  ok: false,
  refusal: { code, article: ARTICLE[code], facts: { reason: code, ...facts } },
});
