import type { TableView } from '@arbitre/rules/kernel/table-view';
import type { LanguageCode } from '../../../language/plural';
import type { TableFact, Tally } from '../../face';
import { skatTexts } from '../texts';
import { partyPoints } from './party-points';

/** The bid that binds the declarer, and, told once they may be, the matadors that he plays with. */
export const tableFacts = (view: TableView, language: LanguageCode): readonly TableFact[] => {
  const texts = skatTexts[language];
  const { bid } = view.facts;
  const [way = '', count = ''] = (view.secretFacts?.matadors ?? '').split(' ');
  return [
    ...(bid === undefined ? [] : [{ label: texts.bid, value: bid }]),
    ...(count === '' ? [] : [{ value: texts.matadors(way === 'with' ? Number(count) : -Number(count)) }]),
  ];
};

/** Card points and tricks of the two parties. */
export const tallies = (view: TableView, language: LanguageCode): readonly Tally[] =>
  partyPoints(view).map(({ party, points, tricks }) => ({
    name: skatTexts[language].sides[party] ?? party,
    ...{ points, tricks },
  }));
