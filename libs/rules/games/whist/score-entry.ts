import { refused, type Violation } from '@arbitre/rules/kernel/decider';
import type { DealScore } from '@arbitre/rules/kernel/game';
import { decide } from './decide';
import { readSetup } from './setup';
import { initialState } from './state';
import { refuse } from './refusals';

export type ScoreAnswer =
  { readonly ok: true; readonly score: DealScore } | { readonly ok: false; readonly violation: Violation };

const NOTATION = /^(NS|EW) (\d{1,2})-(\d{1,2})(?: H (NS|EW)([34]))?(?: R NS(\d))?(?: R EW(\d))?$/;

/** Points of North-South and East-West as `--before 8-6` gives them. */
const readBefore = (given: string | undefined): unknown => {
  const match = /^(\d{1,2})-(\d{1,2})$/.exec(given ?? '0-0');
  return match === null ? given : { NS: Number(match[1]), EW: Number(match[2]) };
};

/**
 * The score of a result alone, in the notation that scores carry: `NS 9-4`, `EW 7-6 H NS3 R EW1` (tricks as won in play,
 * honours, revokes). Options: `variant`, `target`, `before` (`8-6`), all as in the setup.
 */
export const scoreWhist = (notation: string, options: Readonly<Record<string, string>> = {}): ScoreAnswer => {
  const match = NOTATION.exec(notation.trim());
  const [, winner, won, lost, holder, count, ofNS = '0', ofEW = '0'] = match ?? [];
  if (match === null || Number(won) + Number(lost) !== 13)
    return refused('WHC-POINT-5', { result: notation.slice(0, 40), tricks: 13 });
  const { variant = 'base', target, before } = options;
  const setup = { board: 1, variant, before: readBefore(before) };
  const reading = readSetup(target === undefined ? setup : { ...setup, target: Number(target) });
  if (!reading.ok) return reading;
  const decision = decide(initialState({ setup: reading.setup, policy: 'observed', grain: 'result' }), {
    do: 'record-result',
    tricks: Number(winner === 'NS' ? won : lost),
    revokes: { NS: Number(ofNS), EW: Number(ofEW) },
    ...(holder === undefined ? {} : { honours: { side: holder, count: Number(count) } }),
  });
  if (!decision.ok) return decision;
  const scored = decision.events.find((event) => event.type === 'DealScored');
  return scored === undefined ? refuse('no-result-in-act') : { ok: true, score: scored.data };
};
