import {
  formatPlafondLine,
  plafondDealPoints,
  type PlafondDealResult,
  readPlafondLine,
} from '@arbitre/rules/bridge-plafond';
import { catalogues } from '../../../language/catalogues';
import { whole } from '../../../language/formats';
import type { LanguageCode } from '../../../language/plural';
import { resultsTexts } from '../../../results/results-texts';
import { plafondTexts } from '../texts';
import { inRecord } from './typed-line';

const BOOK = 6;

/** What a typed line means; what is echoed is what will be stored. */
export type Judged =
  | { readonly kind: 'none' }
  | { readonly kind: 'problem'; readonly says: string }
  | { readonly kind: 'ready'; readonly line: string; readonly says: string };

/** Who played it, and how it ended. */
export const toldBare = (result: PlafondDealResult, language: LanguageCode): string => {
  const texts = plafondTexts[language];
  if (result.kind === 'passed-out') return texts.passedOut;
  const { contract, tricks } = result;
  const over = tricks - BOOK - contract.level;
  const end = over < 0 ? texts.failed(-over) : texts.made(over);
  return texts.by(catalogues[language].seats[contract.declarer] ?? contract.declarer, end);
};

/** The same with what it brings both sides below and above the line. */
const told = (result: PlafondDealResult, language: LanguageCode): string => {
  const { below, above } = plafondDealPoints(result);
  const scored = (['NS', 'EW'] as const)
    .filter((side) => below[side] + above[side] > 0)
    .map((side) => {
      const [low, high] = [whole(language, below[side]), whole(language, above[side])];
      return `${catalogues[language].sides[side] ?? side} ${plafondTexts[language].belowAbove(low, high)}`;
    });
  return [toldBare(result, language), ...scored].join(' · ');
};

type Refused = Extract<ReturnType<typeof readPlafondLine>, { readonly ok: false }>;

/** What is wrong with a line, and what it may be. */
const wrongWith = ({ violation: { article, facts } }: Refused, language: LanguageCode): string => {
  const { how, tricks, honoursAtNoTrump, honoursInTrumps } = plafondTexts[language];
  switch (article) {
    case 'BP-COLONNE-1':
      return how;
    case 'BP-MARQUE-4':
      return `${tricks(Number(facts.tricks))} (${article})`;
    case 'BP-HONN-4':
      return `${honoursAtNoTrump} (${article})`;
    case 'BP-HONN-5':
      return `${honoursInTrumps} (${article})`;
    default:
      return resultsTexts[language].ruleRefused(article);
  }
};

export const judged = (typed: string, language: LanguageCode): Judged => {
  if (typed.trim() === '') return { kind: 'none' };
  const reading = readPlafondLine(inRecord(typed, language));
  if (reading.ok)
    return { kind: 'ready', line: formatPlafondLine(reading.result), says: told(reading.result, language) };
  return { kind: 'problem', says: wrongWith(reading, language) };
};
