import type { EveningView } from '@arbitre/rules/bridge';
import type { LanguageCode } from '../../../language/plural';

/** When the round that is played ends, on the clock of whoever looks; null without a clock. */
export const endOfRound = (
  { startedAt, minutes }: Pick<EveningView, 'startedAt' | 'minutes'>,
  language: LanguageCode,
): string | null => {
  if (startedAt === null || minutes === null) return null;
  const end = new Date(Date.parse(startedAt) + minutes * 60_000);
  return new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }).format(end);
};
