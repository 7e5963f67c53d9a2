import type { TableView } from '@arbitre/rules/kernel/table-view';
import type { LanguageCode } from '../../../language/plural';
import type { TableFact } from '../../face';
import { cribbageTexts } from '../texts';

/** Which deal of the game it is, and the count of the series. */
export const tableFacts = ({ facts }: TableView, language: LanguageCode): readonly TableFact[] => {
  const texts = cribbageTexts[language];
  return [
    { label: texts.deal, value: facts.deal ?? '1' },
    ...(facts.count === undefined ? [] : [{ label: texts.count, value: facts.count }]),
  ];
};
