import { type Matter, ruledBy } from '@arbitre/rules/kernel/mistakes/matters';
import type { WhistMilitaireState } from './state';
import { STOP } from './stop';

/** A disputed deal waits for the arbiter, and for nobody else (WM-R2). */
export const openMatters = ({ dispute }: WhistMilitaireState): readonly Matter[] => {
  if (dispute === null) return [];
  const { article } = dispute;
  const rule = (outcome: string, side?: 'NS' | 'EW') =>
    ruledBy({ do: 'rule', article, outcome, ...(side === undefined ? {} : { side }) });
  const options = [rule('play-on'), rule('redeal'), rule('point-lost', 'NS'), rule('point-lost', 'EW')];
  return [{ kind: 'dispute', article, until: 'ruling', options, stops: STOP.article }];
};
