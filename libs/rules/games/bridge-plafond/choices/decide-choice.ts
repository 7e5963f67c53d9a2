import { refused } from '@arbitre/rules/kernel/decider';
import type { Decide } from '../acts';
import { callConsequences } from '../auction-laws/handlers';
import { type Course, courseFrom, ended, goOn } from '../course';
import { dealingConsequences } from '../dealing/handlers';
import { playLawConsequences } from '../play-laws/handlers';
import { revokeConsequences } from '../revokes/handlers';
import { refuse } from '../refusals';
import type { Choice, Consequence } from './choice';

// Asked for when they are needed: what plays a card, and what follows from a choice, know of each other.
const consequenceOf = (article: string): Consequence | undefined =>
  [dealingConsequences, callConsequences, playLawConsequences, revokeConsequences].find((each) =>
    Object.hasOwn(each, article),
  )?.[article];

/** BP-OPT-GAP-1: the player named in the article alone, once, and only one of what it gives. */
export const decideChoose: Decide<'choose'> = (state, { by, article, option }) => {
  const choice = state.choices.find((each) => each.article === article && each.to === by);
  if (choice === undefined) {
    const other = state.choices.find((each) => each.article === article);
    return other === undefined
      ? refuse('no-choice', { article })
      : refused('BP-OPT-GAP-1', { by, to: other.to, article });
  }
  if (!choice.options.includes(option)) return refuse('not-an-option', { option, options: choice.options });
  const problem = consequenceOf(article)?.problem?.(state, choice, option) ?? null;
  if (problem !== null) return problem;
  const course = courseFrom(state);
  goOn(course, { type: 'ChoiceMade', data: { by, article, option } });
  consequenceOf(article)?.taken(course, choice, option);
  return ended(course);
};

/** A choice whose owner went on without it. */
export const lapse = (course: Course, choice: Choice): void => {
  goOn(course, { type: 'ChoiceLapsed', data: { article: choice.article, to: choice.to } });
  consequenceOf(choice.article)?.lapsed?.(course, choice);
};

/** BP-OPT-GAP-1: the choices of a player lapse when he himself calls or plays without making them. */
export const lapseOf = (course: Course, seat: string, ends: readonly Choice['until'][]): void => {
  for (const choice of course.now.choices)
    if (choice.to === seat && ends.includes(choice.until)) lapse(course, choice);
};
