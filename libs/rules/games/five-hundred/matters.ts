import { seatName } from '@arbitre/rules/kernel/compass';
import { type Matter, ruledBy } from '@arbitre/rules/kernel/mistakes/matters';
import type { FiveHundredState } from './state';
import { STOP } from './stop';

/** A disputed deal waits for the arbiter, and for nobody else (C500-9.1). */
export const openMatters = ({ dispute, revokes }: FiveHundredState): readonly Matter[] => {
  if (dispute === null) return [];
  const { article, accused, trick } = dispute;
  const rule = (outcome: string, more: object = {}) => ruledBy({ do: 'rule', article, outcome, ...more });
  const [mark] = revokes;
  const seat = accused ?? (mark === undefined ? undefined : seatName(mark.seat));
  const at = trick ?? mark?.trick;
  const options = [
    rule('play-on'),
    rule('redeal'),
    ...(seat === undefined || at === undefined ? [] : [rule('revoke', { seat, trick: at })]),
    rule('point-lost', { side: 'NS' }),
    rule('point-lost', { side: 'EW' }),
  ];
  return [{ kind: 'dispute', article, until: 'ruling', options, stops: STOP.article }];
};
