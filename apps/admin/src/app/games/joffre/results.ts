import { isJoffreGameOver, joffre, readJoffreLine } from '@arbitre/rules/joffre';
import { catalogues } from '../../language/catalogues';
import { signed } from '../../language/formats';
import type { LanguageCode } from '../../language/plural';
import { type ResultGrammar, sidesOf, type TypedResult } from '../../results/result-grammar';
import { resultsTexts } from '../../results/results-texts';
import { joffreTapKeys } from './tap-keys';

const TEXTS = {
  fr: {
    example: 'E9+ 11 : Est achète à 9, réussi, son camp compte 11. O8- 7 : Ouest manque 8.',
    atFault: 'un camp n’a pas fourni (JOF-6-GAP-3)',
    how: 'Acheteur, mise, + ou −, points de son camp : E9+ 11.',
    by: (seat: string, made: boolean, points: number): string =>
      `par ${seat}, ${made ? 'réussi' : 'manqué'}, ${points} comptés`,
  },
  en: {
    example: 'E9+ 11: East buys at 9, made, the side counts 11. W8- 7: West fails at 8.',
    atFault: 'a side failed to follow (JOF-6-GAP-3)',
    how: 'Buyer, bid, + or −, points of his side: E9+ 11.',
    by: (seat: string, made: boolean, points: number): string =>
      `by ${seat}, ${made ? 'made' : 'failed'}, ${points} counted`,
  },
} as const;

/** West is `O` in French: a record knows `W`. */
const inRecord = (typed: string, language: LanguageCode): string =>
  language === 'fr' ? typed.replace(/^o/iu, 'W') : typed;

const JUMP = /^\/\s*(\w{1,8})[\s-]+(\d{1,4})$/u;

/** What the arbiter ruled of a side that failed to follow: it loses its bid, or scores nothing; the line does not say which side. */
const AT_FAULT = ' JOF-6-GAP-3';

type Line = Extract<ReturnType<typeof readJoffreLine>, { readonly ok: true }>['line'];
type Scored = { readonly NS: number; readonly EW: number };

const scoredBy = ({ buyer, bid, points }: Line): Scored => {
  const [own, others] = [points >= bid ? points : -bid, 10 - points];
  return 'NS'.includes(buyer) ? { NS: own, EW: others } : { NS: others, EW: own };
};

/** JOF-5.6: a table plays on until a side has 40. */
const goesOn = (notations: readonly string[]): boolean =>
  !isJoffreGameOver(
    notations.flatMap((notation) => {
      const reading = readJoffreLine(notation.replace(AT_FAULT, ''));
      return reading.ok ? [scoredBy(reading.line)] : [];
    }),
  );

const resultOf = (written: string, language: LanguageCode): TypedResult => {
  const texts = TEXTS[language];
  const reading = readJoffreLine(written);
  if (!reading.ok) {
    const { article } = reading.violation;
    const says = article === 'JOF-4.7' ? texts.how : resultsTexts[language].ruleRefused(article);
    return { kind: 'problem', says };
  }
  const { buyer, bid, points } = reading.line;
  const made = points >= bid;
  const { NS: ns, EW: ew } = scoredBy(reading.line);
  const { seats, sides } = catalogues[language];
  const shown = (score: number): string => signed(language, String(score));
  return {
    kind: 'ready',
    act: { buyer, bid, points },
    notation: `${buyer}${bid}${made ? '+' : '-'} ${points}`,
    echo: {
      contract: String(bid),
      words: texts.by(seats[buyer] ?? buyer, made, points),
      score: `${sides.NS ?? 'NS'} ${shown(ns)}, ${sides.EW ?? 'EW'} ${shown(ew)}`,
      bySide: { N: shown(ns), S: shown(ns), E: shown(ew), W: shown(ew) },
      unusual: bid === 12,
    },
  };
};

/** Lines of the sheet as scorers type them: `E9+ 11`, `W8- 7`; in French West is `O`. */
export const joffreResults: ResultGrammar = {
  example: { fr: TEXTS.fr.example, en: TEXTS.en.example },
  sides: sidesOf(joffre),
  judge: (typed, language, _board, above) => {
    const text = typed.trim();
    if (text === '') return { kind: 'none' };
    const jump = JUMP.exec(text);
    if (jump !== null) return { kind: 'jump', table: jump[1] ?? '', board: Number(jump[2]) };
    if (text === '=') return above === null ? { kind: 'none' } : resultOf(above, language);
    return resultOf(inRecord(text, language), language);
  },
  judgeStored: (notation, language) => {
    const isAtFault = notation.endsWith(AT_FAULT);
    const result = resultOf(notation.replace(AT_FAULT, ''), language);
    if (!isAtFault || result.kind !== 'ready') return result;
    const words = `${result.echo.words}, ${TEXTS[language].atFault}`;
    return { ...result, notation, echo: { ...result.echo, words, score: '', bySide: {} } };
  },
  goesOn,
  tap: joffreTapKeys,
  typedForm: (notation, language) => (language === 'fr' ? notation.replace(/^W/u, 'O') : notation),
};
