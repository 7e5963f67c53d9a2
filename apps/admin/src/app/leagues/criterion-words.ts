import { criterionSays } from '@arbitre/rules/leagues';
import type { LanguageCode } from '../language/plural';
import type { LeaguesTexts } from './leagues-texts';

/** What parted a row from its neighbours, as people say it; the total alone needs no word. */
export const criterionWords = (
  decidedBy: string,
  code: LanguageCode,
  { figures }: LeaguesTexts,
): string | null => {
  const name = decidedBy.toLowerCase().replaceAll('_', '-');
  if (name === 'total') return null;
  return name === 'points-per-match' ? (figures.points?.[1] ?? null) : criterionSays(name)[code];
};
