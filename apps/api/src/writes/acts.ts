import type { GameAct } from '@arbitre/events';
import { type Check, failed, jsonObject } from './checks';
import { refuse } from './refusals';

const MOST_ACTS = 500;

export const eachAct = (acts: readonly unknown[]): readonly Check[] =>
  acts.length === 0
    ? [failed('input.acts', refuse('missing-field', { field: 'acts', expected: '1 to 500 acts' }))]
    : acts.slice(0, MOST_ACTS + 1).map((act, index) => actCheck(act, `input.acts.${index}`, index));

const actCheck = (act: unknown, path: string, index: number): Check => {
  if (index >= MOST_ACTS)
    return failed(
      'input.acts',
      refuse('invalid-field', { field: 'acts', given: 'more', expected: '1 to 500 acts' }),
    );
  const notAnObject =
    act === null || act === undefined
      ? failed(path, refuse('missing-field', { field: 'act', expected: 'an act' }))
      : jsonObject(path, act);
  if (notAnObject) return notAnObject;
  return typeof (act as { readonly do?: unknown }).do === 'string'
    ? null
    : failed(`${path}.do`, refuse('missing-field', { field: 'do', expected: 'the name of an act' }));
};

/** Acts that `eachAct` has passed. */
export const actsOf = (acts: readonly unknown[]): readonly GameAct[] => acts as readonly GameAct[];

/** Where the input holds a field of one of its acts. */
export const pathInActs = (act: number, field: string): string => `input.acts.${act}.${field}`;
