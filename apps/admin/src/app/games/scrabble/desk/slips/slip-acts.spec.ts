import { describe, expect, it } from '@jest/globals';
import type { ScrabbleSessionView } from '@arbitre/rules/scrabble';
import { readSlip } from './typed-slip';
import { slipActs } from './slip-acts';

type Round = ScrabbleSessionView['rounds'][number];

const round: Round = {
  number: 3,
  rack: 'MAISONX',
  thrownBack: [],
  clock: null,
  tops: [
    {
      place: 'H4',
      word: 'MAISON',
      score: 74,
      formed: [],
      jokers: 0,
      ends: false,
      openness: 3,
      barredBy: null,
      placement: '',
    },
  ],
  topScore: 74,
  proposal: 0,
  retained: null,
  boardAfter: null,
  closed: false,
  distribution: null,
  solo: null,
  slips: [],
  missing: [],
  spoken: { rack: [], top: [] },
};

const acts = (typed: string, again = false) => {
  const slip = readSlip(typed);
  if (slip.kind !== 'slip') throw new Error(typed);
  return slipActs(slip, { entry: 'player-12', round, again, reason: 'at the desk' });
};
const at = { entry: 'player-12', round: 3 };
const ruling = { do: 'rule-slip', ...at, reason: 'at the desk' };
/** Handed in, but only its points are known. */
const blank = { do: 'enter-slip', ...at };
const top = { do: 'enter-slip', word: 'MAISON', place: 'H4', score: 74, ...at };

describe('a typed slip as acts', () => {
  it('SCR-4-GAP-1 is the slip as it was written, for the rules to judge', () => {
    expect(acts('12 4H MAS(O)N 22')).toEqual({
      ok: true,
      acts: [{ do: 'enter-slip', word: 'MASoN', place: '4H', score: 22, ...at }],
    });
    expect(acts('12 MAISON')).toEqual({ ok: true, acts: [{ do: 'enter-slip', word: 'MAISON', ...at }] });
  });

  it('takes the score of the top for the top', () => {
    expect(acts('12 74')).toEqual({ ok: true, acts: [top] });
  });

  it('rules on points that stand alone', () => {
    const points = { kind: 'points', points: 40, worth: 40, warning: false, article: 'SCR-BUL-3' };
    expect(acts('12 40')).toEqual({ ok: true, acts: [blank, { ...ruling, ...points }] });
  });

  it('SCR-SAN-1 adds a warning and leaves the points', () => {
    const points = { kind: 'points', points: 74, worth: 74, warning: true, article: 'SCR-FADOQ-5' };
    expect(acts('12 74 w5')).toEqual({ ok: true, acts: [top, { ...ruling, ...points }] });
  });

  it('SCR-BUL-7 takes five points off, never below zero', () => {
    expect(acts('12 74 p')).toMatchObject({ acts: [top, { points: 69, worth: 74, warning: false }] });
    expect(acts('12 3 p')).toMatchObject({ acts: [blank, { points: 0, worth: 3 }] });
  });

  it('SCR-BUL-NUL-6 is a nullity with its article, with or without a word', () => {
    const nullity = { ...ruling, kind: 'nullity', article: 'SCR-BUL-NUL-6' };
    expect(acts('12 z6')).toEqual({ ok: true, acts: [blank, nullity] });
    expect(acts('12 H4 MAISON z6')).toMatchObject({ acts: [{ do: 'enter-slip' }, nullity] });
  });

  it('SCR-BUL-NUL-1 enters no slip where none was handed in', () => {
    const nullity = { ...ruling, kind: 'nullity', article: 'SCR-BUL-NUL-1' };
    expect(acts('12 z1')).toEqual({ ok: true, acts: [nullity] });
  });

  it('SCR-4-2 says that it replaces a slip keyed in before', () => {
    expect(acts('12 74', true)).toEqual({ ok: true, acts: [{ ...top, again: true }] });
  });

  it('needs the points of a warning', () => {
    expect(acts('12 H4 MAISON w')).toEqual({ ok: false });
  });
});
