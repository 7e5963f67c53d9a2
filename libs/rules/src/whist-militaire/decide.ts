import { invalidField, isAct } from '../kernel/act-shape';
import { type Decision, refused } from '../kernel/decider';
import {
  decideChangePack,
  decideCount,
  decideCountPack,
  decideCut,
  decideDeal,
  decidePickUp,
  decideReveal,
  decideStart,
} from './decide-deal';
import { decideExpose, decideReplace, decideReport, decideTwo } from './decide-faults';
import { decideAskCards, decideGather, decidePlay, refuseClaim } from './decide-play';
import { decideResult } from './decide-result';
import { decideCloseClaims, decideConsult, decideDispute, decideRule } from './decide-rulings';
import type { WhistMilitaireEvent } from './events';
import type { Arguments } from './read';
import type { WhistMilitaireState } from './state';

type Decide = (state: WhistMilitaireState, command: Arguments) => Decision<WhistMilitaireEvent>;

const ACTS: Readonly<Record<string, Decide>> = {
  cut: decideCut,
  'start-deal': decideStart,
  deal: decideDeal,
  'pick-up': decidePickUp,
  count: decideCount,
  'count-pack': decideCountPack,
  'change-pack': decideChangePack,
  play: decidePlay,
  'play-two': decideTwo,
  expose: decideExpose,
  replace: decideReplace,
  gather: decideGather,
  'ask-cards': decideAskCards,
  consult: decideConsult,
  reveal: decideReveal,
  claim: refuseClaim,
  concede: refuseClaim,
  report: decideReport,
  dispute: decideDispute,
  rule: decideRule,
  'close-claims': decideCloseClaims,
  'record-result': decideResult,
};

export const WHIST_MILITAIRE_ACTS = Object.keys(ACTS);

/** A disputed deal is frozen: only the arbiter's work goes on (WM-R2). */
const WHILE_DISPUTED = ['rule', 'consult', 'report', 'count-pack', 'reveal'];

/** What may still be found, disputed and ruled about a deal that has its score. */
const AFTER_THE_END = [
  ...['dispute', 'rule', 'consult', 'report', 'count', 'count-pack'],
  ...['reveal', 'change-pack', 'close-claims'],
];

/** Answers any command, well formed or absurd: commands come from users as plain JSON. */
export const decide = (state: WhistMilitaireState, command: unknown): Decision<WhistMilitaireEvent> => {
  if (!isAct(command)) return invalidField('do', command, 'an act');
  const { do: name } = command;
  // `play` first: a deal has 52 of them.
  if (name === 'play' && state.phase === 'play' && state.dispute === null) return decidePlay(state, command);
  const act = Object.hasOwn(ACTS, name) ? ACTS[name] : undefined;
  if (act === undefined) return refused('unknown-act', { do: name.slice(0, 80) });
  if (state.dispute !== null && !WHILE_DISPUTED.includes(name))
    return refused('WM-R2', { do: name, open: state.dispute.article });
  if (state.phase === 'finished' && !AFTER_THE_END.includes(name))
    return refused('deal-finished', { do: name });
  return act(state, command);
};
