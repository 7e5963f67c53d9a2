import { type AnyAct, given } from '@arbitre/rules/kernel/testing/given';
import { dealDecider } from './life';

type Plain = Readonly<Record<string, unknown>>;

const opening = (grain: 'result' | 'full', setup: Plain): AnyAct => ({
  ...{ do: 'open-deal', competition: 'c', game: 'bridge', ruleset: 'bridge-duplicate@1' },
  ...{ policy: 'observed', grain, place: { session: 1, round: 2, table: '3', board: 4 }, setup },
  seating: { N: 'pair-1', S: 'pair-1', E: 'pair-2', W: 'pair-2' },
});

/** A board that North-South played in 4S, nobody vulnerable, with so many tricks. */
export const played = (tricks: number) =>
  given(dealDecider, undefined).and(opening('result', { vulnerable: 'None' }), {
    ...{ do: 'record-result', contract: '4S', declarer: 'N', tricks },
  });

/** A board that nobody has played yet. */
export const unplayed = given(dealDecider, undefined).and(opening('full', { vulnerable: 'None' }));

/** A ruling by a law whose facts both sides tell alike, unless the facts say otherwise. */
export const ruling = (
  article: string,
  outcome: string | undefined,
  facts: Plain = {},
  more: Plain = {},
): AnyAct => ({
  ...{ do: 'give-ruling', article, reason: 'dit au spec' },
  ...(outcome === undefined ? {} : { outcome }),
  ...{ facts: { agreed: true, ...facts }, ...more },
});

/** Assigned scores of both sides, from what North-South get. */
export const assigned = (NS: number, EW = 0 - NS) => ({
  adjustments: { NS: { kind: 'assigned', score: NS }, EW: { kind: 'assigned', score: EW } },
});
export const artificial = (NS: number, EW: number) => ({
  adjustments: { NS: { kind: 'artificial', percent: NS }, EW: { kind: 'artificial', percent: EW } },
});
/** A penalty of East-West. */
export const penalised = (size?: number, kind = 'procedural', entry = 'pair-2') => ({
  penalties: [{ entry, kind, ...(size === undefined ? {} : { size }) }],
});
