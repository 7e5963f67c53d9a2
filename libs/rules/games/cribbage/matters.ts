import { type Matter, ruledBy } from '@arbitre/rules/kernel/mistakes/matters';
import type { CribbageState } from './state';
import { STOP } from './stop';

/** A disputed game waits for the arbiter, and for nobody else (CRIB-GAP-T3). */
export const openMatters = ({ dispute }: CribbageState): readonly Matter[] => {
  if (dispute === null) return [];
  const { article } = dispute;
  const rule = (outcome: string, side?: 'NS' | 'EW') =>
    ruledBy({ do: 'rule', article, outcome, ...(side === undefined ? {} : { side }) });
  const options = [rule('play-on'), rule('redeal'), rule('game-lost', 'NS'), rule('game-lost', 'EW')];
  return [{ kind: 'dispute', article, until: 'ruling', options, stops: STOP.article }];
};
