import { type Matter, ruledBy } from '@arbitre/rules/kernel/mistakes/matters';
import type { JoffreState } from './state';
import { STOP } from './stop';

/** A disputed deal waits for the arbiter, and for nobody else (JOF-7-GAP-3). */
export const openMatters = ({ dispute }: JoffreState): readonly Matter[] => {
  if (dispute === null) return [];
  const { article } = dispute;
  const rule = (outcome: string, side?: 'NS' | 'EW') =>
    ruledBy({ do: 'rule', article, outcome, ...(side === undefined ? {} : { side }) });
  const options = [rule('play-on'), rule('redeal'), rule('revoke', 'NS'), rule('revoke', 'EW')];
  return [{ kind: 'dispute', article, until: 'ruling', options, stops: STOP.article }];
};
