import { type Signal, computed, inject } from '@angular/core';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import type { FormField, Given } from '../writes/form-field';
import { arbiterTexts } from './arbiter-texts';

/** What is said of a call about which nothing is ruled. In an injection context. */
export const closingFields = (): Signal<readonly FormField[]> => {
  const language = inject(Language);
  const texts = pageTexts(arbiterTexts);
  return computed(() => {
    const { outcomes } = language.texts();
    return [
      {
        name: 'outcome',
        label: texts().outcome,
        value: 'SETTLED',
        choices: ['SETTLED', 'WITHDRAWN'].map((value) => ({
          value,
          label: outcomes[value.toLowerCase()] ?? value,
        })),
      },
      { name: 'reason', label: texts().said, optional: true },
    ];
  });
};

export const outcomeIn = ({ outcome, reason }: Given) => ({
  outcome: outcome === 'WITHDRAWN' ? ('WITHDRAWN' as const) : ('SETTLED' as const),
  ...(reason === undefined || reason === '' ? {} : { reason }),
});
