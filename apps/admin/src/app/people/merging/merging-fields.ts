import type { Field } from '@arbitre/rules/kernel/declare/field';
import type { FormField } from '../../writes/form-field';
import type { mergingTexts } from './merging-texts';

/** The number that stays; `of`: as the act declares it. */
export const intoFields = (
  { into, intoHelp }: (typeof mergingTexts)['fr'],
  of: Field,
  missing: string,
): readonly FormField[] => [
  {
    ...{ name: 'into', label: into, help: intoHelp, of },
    refusedBy: [
      missing,
      'merged-with-itself',
      'merged-into',
      'has-aliases',
      'alias-held',
      'member-erased',
      'club-closed',
    ],
  },
];
