import { invalidField, isAct } from '../kernel/act-shape';
import { SEATS } from '../kernel/compass';
import { accepted, type Decision, refused } from '../kernel/decider';
import { readReport } from '../kernel/irregularities';
import { decideCall } from './decide-call';
import { decideDeal } from './decide-deal';
import { decidePlay, decideSpread, decideWithdraw } from './decide-play';
import { decideClaim, decideResult } from './decide-result';
import type { BridgeEvent } from './events';

import type { BridgeState } from './state';

type Arguments = Readonly<Record<string, unknown>>;
type Decide = (state: BridgeState, command: Arguments) => Decision<BridgeEvent>;

/** Reports what no card shows, for the arbiter to rule; nothing follows from it by itself. */
const decideReport: Decide = (state, command) => {
  const reading = readReport(command, SEATS, 'BD-');
  if (!reading.ok) return reading;
  return state.policy === 'enforced'
    ? refused('enforced-table', { do: 'report' })
    : accepted({ type: 'IrregularityObserved', data: reading.report });
};

const ACTS: Readonly<Record<string, Decide>> = {
  deal: decideDeal,
  call: decideCall,
  play: decidePlay,
  withdraw: decideWithdraw,
  'spread-hand': decideSpread,
  claim: decideClaim,
  'record-result': decideResult,
  report: decideReport,
};

export const BRIDGE_ACTS = Object.keys(ACTS);

/** Answers any command, well formed or absurd: commands come from users as plain JSON. */
export const decide = (state: BridgeState, command: unknown): Decision<BridgeEvent> => {
  if (!isAct(command)) return invalidField('do', command, 'an act');
  // `play` first: a deal has 52 of them.
  const act =
    command.do === 'play' ? decidePlay : Object.hasOwn(ACTS, command.do) ? ACTS[command.do] : undefined;
  if (act === undefined) return refused('unknown-act', { do: command.do.slice(0, 80) });
  if (state.phase === 'finished' && command.do !== 'report')
    return refused('deal-finished', { do: command.do });
  return act(state, command);
};
