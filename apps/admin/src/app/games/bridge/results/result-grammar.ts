import { bridgeDuplicate } from '@arbitre/rules/bridge';
import { catalogues } from '../../../language/catalogues';
import { signed, whole } from '../../../language/formats';
import type { LanguageCode } from '../../../language/plural';
import { type Echo, type ResultGrammar, sidesOf, type TypedResult } from '../../../results/result-grammar';
import { resultsTexts } from '../../../results/results-texts';
import { judge, type Judged, type Problem, type Ready } from './judged-result';
import { bridgeSteps, bridgeTapKeys } from './tap-keys';
import { typedTexts } from './texts';
import { readTyped, typedForm, type ResultAct } from './typed-result';

const bySide = (ns: number, language: LanguageCode): Echo['bySide'] => ({
  NS: signed(language, String(ns)),
  EW: signed(language, String(-ns)),
});

const echoOf = ({ act, ns, unusual }: Ready, language: LanguageCode): Echo => {
  const texts = typedTexts[language];
  const { seats, sides } = catalogues[language];
  if (act.declarer === null || act.tricks === null)
    return {
      contract: 'Pass',
      words: '',
      score: whole(language, 0),
      bySide: bySide(0, language),
      unusual: false,
    };
  const margin = act.tricks - 6 - Number(act.contract.charAt(0));
  const outcome = margin === 0 ? texts.made : margin > 0 ? texts.over(margin) : texts.down(-margin);
  const words = texts.by(seats[act.declarer] ?? act.declarer, outcome);
  const side = ns >= 0 ? 'NS' : 'EW';
  const score = `${sides[side]} ${signed(language, String(Math.abs(ns)))}`;
  return { contract: act.contract, words, score, bySide: bySide(ns, language), unusual };
};

const sentenceOf = (problem: Problem, language: LanguageCode): string => {
  const texts = typedTexts[language].problems;
  switch (problem.kind) {
    case 'tricks':
      return texts.tricks(problem.made);
    case 'trailing':
      return texts.trailing(problem.rest);
    case 'noScore':
      return texts.noScore(problem.score);
    case 'check':
      return texts.check(signed(language, String(problem.ns)));
    case 'rules':
      return resultsTexts[language].ruleRefused(problem.article);
    default:
      return texts[problem.kind];
  }
};

const ready = (judged: Ready, language: LanguageCode) => ({
  ...{ kind: 'ready' as const, act: judged.act, notation: judged.notation, echo: echoOf(judged, language) },
  ...(judged.complete === true ? { complete: judged.complete } : {}),
});

const told = (judged: Judged, language: LanguageCode): TypedResult => {
  if (judged.kind === 'choices')
    return { kind: 'choices', choices: judged.choices.map((each) => ready(each, language)) };
  if (judged.kind === 'none' || judged.kind === 'move') return judged;
  if (judged.kind === 'problem') return { kind: 'problem', says: sentenceOf(judged.problem, language) };
  return ready(judged, language);
};

/** BD-L12C2a, BD-L12C2-GAP-1: average plus, average and average minus, and their pairs. */
const AVERAGES = [
  [60, 40],
  [40, 60],
  [50, 50],
  [60, 60],
  [40, 40],
  [60, 50],
  [50, 60],
  [50, 40],
  [40, 50],
].map(([NS = 50, EW = 50]) => ({ NS, EW }));

const storedAct = (notation: string | null): ResultAct | null => {
  const read = notation === null ? null : readTyped(notation, 'en');
  return read?.kind === 'result' ? read.act : null;
};

/** Contract, declarer and result as scorers type them: `4SW10`, `4SN+1`; the letters are those of the language. */
export const bridgeResults: ResultGrammar = {
  example: { fr: typedTexts.fr.example, en: typedTexts.en.example },
  sides: sidesOf(bridgeDuplicate),
  judge: (typed, language, board, above) => {
    const read = readTyped(typed, language);
    return read.kind === 'jump' ? read : told(judge(read, board, storedAct(above)), language);
  },
  judgeStored: (notation, language, board) => told(judge(readTyped(notation, 'en'), board, null), language),
  typedForm,
  tap: bridgeTapKeys,
  steps: bridgeSteps,
  insisting: (act, code) => (code.startsWith('lead-other-') ? { ...act, despite: true } : null),
  averages: { article: 'BD-L12C2a', given: AVERAGES },
  checks: true,
};
