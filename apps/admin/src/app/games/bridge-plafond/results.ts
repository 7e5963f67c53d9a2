import {
  bridgePlafond,
  formatPlafondLine,
  plafondDealPoints,
  type PlafondDealResult,
  plafondRubberSheet,
  type PlafondRubberSheet,
  readPlafondLine,
} from '@arbitre/rules/bridge-plafond';
import { signed } from '../../language/formats';
import type { LanguageCode } from '../../language/plural';
import { type ResultAct, type ResultGrammar, sidesOf, type TypedResult } from '../../results/result-grammar';
import { judged, toldBare } from './sheet/judged';
import { plafondTapKeys } from './sheet/tap-keys';
import { inRecord, typedForm } from './sheet/typed-line';
import { plafondTexts } from './texts';

const JUMP = /^\/\s*(\w{1,8})[\s-]+(\d{1,4})$/u;
/** Contracts of six and seven, and what fails by so many, are worth a second look. */
const UNUSUAL = { level: 6, short: 4 };
const BOOK = 6;

const actOf = (result: PlafondDealResult): ResultAct => {
  if (result.kind === 'passed-out') return { contract: 'Pass', declarer: null, tricks: null, honours: null };
  const { contract, tricks, honours } = result;
  const { level, strain, risk, declarer } = contract;
  return { contract: `${level}${strain}${risk}`, declarer, tricks, honours };
};

const isUnusual = (result: PlafondDealResult): boolean =>
  result.kind === 'played' &&
  (result.contract.level >= UNUSUAL.level || BOOK + result.contract.level - result.tricks >= UNUSUAL.short);

const readyFor = (result: PlafondDealResult, language: LanguageCode): TypedResult => {
  const { below, above } = plafondDealPoints(result);
  const shown = (side: 'NS' | 'EW'): string => signed(language, String(below[side] + above[side]));
  const act = actOf(result);
  return {
    kind: 'ready',
    act,
    notation: formatPlafondLine(result),
    echo: {
      contract: String(act.contract),
      words: toldBare(result, language),
      score: `NS ${shown('NS')}, EW ${shown('EW')}`,
      bySide: { NS: shown('NS'), EW: shown('EW') },
      unusual: isUnusual(result),
    },
  };
};

const resultOf = (written: string, language: LanguageCode): TypedResult => {
  const reading = readPlafondLine(written);
  if (reading.ok) return readyFor(reading.result, language);
  const problem = judged(written, language);
  return { kind: 'problem', says: problem.kind === 'problem' ? problem.says : plafondTexts[language].how };
};

const sheetOf = (notations: readonly string[]): PlafondRubberSheet =>
  plafondRubberSheet(
    notations.flatMap((notation) => {
      const reading = readPlafondLine(notation);
      return reading.ok ? [reading.result] : [];
    }),
  );

/** Lines of the sheet as scorers type them: `4SN+1 h100`; in French `4PN+1 h100`. */
export const plafondResults: ResultGrammar = {
  example: { fr: plafondTexts.fr.example, en: plafondTexts.en.example },
  sides: sidesOf(bridgePlafond),
  judge: (typed, language, _board, above) => {
    const text = typed.trim();
    if (text === '') return { kind: 'none' };
    const jump = JUMP.exec(text);
    if (jump !== null) return { kind: 'jump', table: jump[1] ?? '', board: Number(jump[2]) };
    if (text === '=') return above === null ? { kind: 'none' } : resultOf(above, language);
    return resultOf(inRecord(text, language), language);
  },
  judgeStored: resultOf,
  // BP-PARTIE-5: a table plays on until a side has two games.
  goesOn: (notations) => sheetOf(notations).state === 'playing',
  tap: plafondTapKeys,
  typedForm,
};
