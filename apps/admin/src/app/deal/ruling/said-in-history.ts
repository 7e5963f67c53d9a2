import { appealHeard, appealsWithout, withAppeal } from '@arbitre/rules/kernel/deal/appeals';
import { ANSWERS_CALLS, answeredCalls, withCall, withoutCall } from '@arbitre/rules/kernel/deal/calls';
import type {
  Appeal,
  AppealHeard,
  ArbiterCall,
  ArbiterCalled,
  CallClosed,
  RulingAppealed,
  RulingWithdrawn,
} from '@arbitre/rules/kernel/deal/contract';

type Line = { readonly type: string; readonly data: unknown };

const callsAfter = (calls: readonly ArbiterCall[], { type, data }: Line): readonly ArbiterCall[] => {
  if (type === 'ArbiterCalled') return withCall(calls, data as ArbiterCalled['data']);
  if (type === 'CallClosed') return withoutCall(calls, data as CallClosed['data']);
  return ANSWERS_CALLS.has(type) ? answeredCalls(calls) : calls;
};

/** The calls of a deal that nobody has answered or closed, by the rules' own numbers. */
export const openCalls = (history: readonly Line[]): readonly ArbiterCall[] =>
  history.reduce<readonly ArbiterCall[]>(callsAfter, []).filter(({ status }) => status === 'open');

const appealsAfter = (appeals: readonly Appeal[], { type, data }: Line): readonly Appeal[] => {
  if (type === 'RulingAppealed') return withAppeal(appeals, data as RulingAppealed['data']);
  if (type === 'AppealHeard') return appealHeard(appeals, data as AppealHeard['data']);
  return type === 'RulingWithdrawn'
    ? appealsWithout(appeals, (data as RulingWithdrawn['data']).ruling)
    : appeals;
};

/** The appeals of a deal, with what became of each. */
export const appealsIn = (history: readonly Line[]): readonly Appeal[] =>
  history.reduce<readonly Appeal[]>(appealsAfter, []);
