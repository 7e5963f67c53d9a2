import { invalidField, isAct, isRecord, misshapen, optional, record, text } from '../kernel/act-shape';
import { accepted, type Decision, type Facts, refused } from '../kernel/decider';
import { decideCall } from './decide-call';
import { decideDeal } from './decide-deal';
import { decidePlay, decideSpread, decideWithdraw } from './decide-play';
import { decideClaim, decideResult } from './decide-result';
import type { BridgeEvent } from './events';
import { isSeat } from './notation';
import type { BridgeState } from './state';

type Arguments = Readonly<Record<string, unknown>>;
type Decide = (state: BridgeState, command: Arguments) => Decision<BridgeEvent>;

const isFact = (value: unknown): boolean =>
  value === null ||
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every((each) => typeof each === 'string'));

/** Reports what no card shows, for the arbiter to rule; nothing follows from it by itself. */
const decideReport: Decide = (state, command) => {
  const { seat, article, facts = {} } = command;
  if (!isSeat(seat)) return invalidField('seat', seat, 'one of N E S W');
  const problem = misshapen(command, { article: text(40), facts: optional(record) });
  if (problem !== null) return problem;
  if (!/^BD-[A-Z0-9-]+/.test(String(article)))
    return invalidField('article', article, 'an article of bridge');
  if (isRecord(facts) && !Object.values(facts).every(isFact))
    return invalidField('facts', 'object', 'plain values');
  const data = { article: String(article), seat, facts: facts as Facts };
  return state.policy === 'enforced'
    ? refused('enforced-table', { do: 'report' })
    : accepted({ type: 'IrregularityObserved', data });
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
