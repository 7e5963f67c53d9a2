import { isJoffreGameOver, joffre, readJoffreLine } from '@arbitre/rules/joffre';
import { catalogues } from '../../language/catalogues';
import { signed } from '../../language/formats';
import type { LanguageCode } from '../../language/plural';
import { type ResultGrammar, sidesOf, type TypedResult } from '../../results/result-grammar';
import { resultsTexts } from '../../results/results-texts';
import { lineIn, type SheetLine } from './notation';
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

type Scored = { readonly NS: number; readonly EW: number };

const scoredBy = ({ buyer, bid, points, made, atFault }: SheetLine): Scored => {
  const own = made ? Math.max(points, bid) : -bid;
  // Which side was at fault the line does not say: the others have these points, or none.
  const others = atFault ? 0 : 10 - points;
  return 'NS'.includes(buyer) ? { NS: own, EW: others } : { NS: others, EW: own };
};

/** JOF-5.6: a table plays on until a side has 40. */
const goesOn = (notations: readonly string[]): boolean =>
  !isJoffreGameOver(
    notations.flatMap((notation) => {
      const line = lineIn(notation);
      return line === null ? [] : [scoredBy(line)];
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
  const { NS: ns, EW: ew } = scoredBy({ ...reading.line, made, atFault: false });
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

/** A line of which the arbiter ruled that a side failed to follow: as it stands, with no score that it does not tell. */
const ruledLine = (notation: string, language: LanguageCode): TypedResult | null => {
  const line = lineIn(notation);
  if (line?.atFault !== true) return null;
  const { buyer, bid, points, made } = line;
  const texts = TEXTS[language];
  const words = `${texts.by(catalogues[language].seats[buyer] ?? buyer, made, points)}, ${texts.atFault}`;
  const echo = { contract: String(bid), words, score: '', bySide: {}, unusual: false };
  return { kind: 'ready', act: { buyer, bid, points }, notation, echo };
};

const judged = (written: string, language: LanguageCode): TypedResult =>
  ruledLine(written, language) ?? resultOf(written, language);

/** Lines of the sheet as scorers type them: `E9+ 11`, `W8- 7`; in French West is `O`. */
export const joffreResults: ResultGrammar = {
  example: { fr: TEXTS.fr.example, en: TEXTS.en.example },
  sides: sidesOf(joffre),
  judge: (typed, language, _board, above) => {
    const text = typed.trim();
    if (text === '') return { kind: 'none' };
    const jump = JUMP.exec(text);
    if (jump !== null) return { kind: 'jump', table: jump[1] ?? '', board: Number(jump[2]) };
    if (text === '=') return above === null ? { kind: 'none' } : judged(above, language);
    return judged(inRecord(text, language), language);
  },
  judgeStored: judged,
  goesOn,
  tap: joffreTapKeys,
  typedForm: (notation, language) => (language === 'fr' ? notation.replace(/^W/u, 'O') : notation),
};
