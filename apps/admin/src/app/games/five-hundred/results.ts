import { fiveHundred, fiveHundredScore, readFiveHundredLine } from '@arbitre/rules/five-hundred';
import { catalogues } from '../../language/catalogues';
import { signed } from '../../language/formats';
import type { LanguageCode } from '../../language/plural';
import { type ResultGrammar, sidesOf, type TypedResult } from '../../results/result-grammar';
import { resultsTexts } from '../../results/results-texts';
import { fiveHundredTapKeys } from './tap-keys';
import { inFrench, inRecord } from './typed-line';

const TEXTS = {
  fr: {
    example:
      'E8C+ : Est réussit 8 cœur. O10SA-2 : Ouest manque 10 sans-atout de deux. N9KR+ : l’autre camp n’a pas fourni.',
    how: 'Preneur, levées, atout (P T K C SA), + ou − : E8C+. Sans preneur, Nord-Sud.',
    made: (beyond: number): string => (beyond === 0 ? 'réussi' : `réussi, ${beyond} de plus`),
    failed: (short: number): string => `manqué de ${short}`,
    own: 'arrêté, le camp du preneur n’a pas fourni',
    other: 'arrêté, l’autre camp n’a pas fourni',
    by: (seat: string, end: string): string => `par ${seat}, ${end}`,
  },
  en: {
    example:
      'E8H+: East makes 8 hearts. W10NT-2: West is two short of 10 no-trump. N9DR+: the other side revoked.',
    how: 'Taker, tricks, trump (S H D C NT), + or −: E8H+. Without a taker, North-South.',
    made: (beyond: number): string => (beyond === 0 ? 'made' : `made, ${beyond} over`),
    failed: (short: number): string => `${short} short`,
    own: 'stopped, the taker’s side revoked',
    other: 'stopped, the other side revoked',
    by: (seat: string, end: string): string => `by ${seat}, ${end}`,
  },
} as const;

/** A ruling that a side lost its point stands behind the line (C500-9-GAP-1). */
const lineIn = (notation: string): string => notation.replace(' C500-9-GAP-1', '');

const JUMP = /^\/\s*(\w{1,8})[\s-]+(\d{1,4})$/u;
/** A contract of 10, or one that fails by so many, is worth a second look. */
const UNUSUAL_SHORT = 5;

const resultOf = (written: string, language: LanguageCode): TypedResult => {
  const texts = TEXTS[language];
  const reading = readFiveHundredLine(written);
  if (!reading.ok) {
    const { article } = reading.violation;
    const says = article === 'C500-4-GAP-3' ? texts.how : resultsTexts[language].ruleRefused(article);
    return { kind: 'problem', says };
  }
  const { line } = reading;
  const { taker, tricks, denomination, won, revoke } = line;
  const { notation, scores } = fiveHundredScore(line);
  const { seats, sides } = catalogues[language];
  const beyond = (won ?? tricks) - tricks;
  const played = beyond < 0 ? texts.failed(-beyond) : texts.made(beyond);
  const stopped = notation.endsWith('R-') ? texts.own : texts.other;
  const shown = (side: 'NS' | 'EW'): string => signed(language, String(scores[side] ?? 0));
  return {
    kind: 'ready',
    act: {
      ...{ taker, tricks, denomination },
      ...(revoke === null ? { won } : { revoke }),
    },
    notation,
    echo: {
      contract: `${tricks}${denomination}`,
      words: texts.by(seats[taker] ?? sides[taker] ?? taker, revoke === null ? played : stopped),
      score: `${sides.NS ?? 'NS'} ${shown('NS')}, ${sides.EW ?? 'EW'} ${shown('EW')}`,
      bySide: { NS: shown('NS'), EW: shown('EW') },
      unusual: tricks === 10 || beyond <= -UNUSUAL_SHORT || revoke !== null,
    },
  };
};

/** Lines of the sheet as scorers type them: `E8H+`, `W10NT-2`; in French `E8C+`, `O10SA-2`. */
export const fiveHundredResults: ResultGrammar = {
  example: { fr: TEXTS.fr.example, en: TEXTS.en.example },
  sides: sidesOf(fiveHundred),
  judge: (typed, language, _board, above) => {
    const text = typed.trim();
    if (text === '') return { kind: 'none' };
    const jump = JUMP.exec(text);
    if (jump !== null) return { kind: 'jump', table: jump[1] ?? '', board: Number(jump[2]) };
    if (text === '=') return above === null ? { kind: 'none' } : resultOf(lineIn(above), language);
    return resultOf(inRecord(text, language), language);
  },
  tap: fiveHundredTapKeys,
  judgeStored: (notation, language) => resultOf(lineIn(notation), language),
  typedForm: (notation, language) => (language === 'fr' ? inFrench(lineIn(notation)) : lineIn(notation)),
};
