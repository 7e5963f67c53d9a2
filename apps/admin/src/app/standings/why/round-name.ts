import { computed, inject, type Signal } from '@angular/core';
import { Language } from '../../language/language';
import { pageTexts } from '../../language/page-texts';
import { CompetitionContext } from '../competition-context';
import { whyTexts } from './why-texts';

export type RoundPlace = { readonly session: number; readonly round: number | null };

type RoundNames = {
  /** In a sentence: `Session 2, round 3`. */
  readonly long: (place: RoundPlace) => string;
  /** At the head of a column. */
  readonly short: (place: RoundPlace) => string;
};

/** What the rounds of the competition on the page are called. In an injection context. */
export const roundNames = (several: () => boolean): Signal<RoundNames> => {
  const language = inject(Language);
  const context = inject(CompetitionContext);
  const texts = pageTexts(whyTexts);
  return computed(() => {
    const terms = language.terms(context.head()?.game ?? '');
    const { session: sessionOf } = language.texts().standings;
    return {
      long: ({ session, round }) =>
        [
          ...(several() || round === null ? [sessionOf(session)] : []),
          ...(round === null ? [] : [terms.round(round)]),
        ].join(', '),
      short: ({ session, round }) => texts().roundShort(session, round, several()),
    };
  });
};
