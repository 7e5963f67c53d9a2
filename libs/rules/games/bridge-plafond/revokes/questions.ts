import { dummyOf, isDefender } from '@arbitre/rules/kernel/auction/declarer';
import { partnerOf, seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import { refused } from '@arbitre/rules/kernel/decider';
import type { Decide } from '../acts';
import { courseFrom, ended, goOn, note } from '../course';
import { duringPlay } from '../play-laws/at-table';

/** BP-55-3: a question changes nothing; dummy asks his partner alone (BP-55-4-A). */
export const decideAsk: Decide<'ask-revoke'> = (state, { by, of: asked }) => {
  const dummy = dummyOf(state.declarer);
  const isWrong = seatIndex(by) === dummy && seatIndex(asked) !== partnerOf(dummy);
  if (isWrong && state.policy === 'enforced') return refused('BP-55-4-A', { by, of: asked });
  const problem = duringPlay({ ...state, policy: 'observed' }, 'ask-revoke');
  if (problem !== null) return problem;
  const course = courseFrom(state);
  goOn(course, { type: 'RevokeAsked', data: { by, of: asked } });
  if (isWrong) note(course, 'BP-55-4-A', dummy, { of: asked });
  return ended(course);
};

/** Whether a question warns declarer of a revoke of his own (BP-55-4-B). */
export const warns = (declarer: number, by: string, asked: string): boolean =>
  isDefender(declarer, seatIndex(by)) && asked === seatName(declarer);
