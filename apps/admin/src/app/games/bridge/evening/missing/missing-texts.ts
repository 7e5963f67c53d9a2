import { plural } from '../../../../language/plural';
import type { Text } from '../../../../language/text-shape';

const fr = {
  title: 'Ce qui manque',
  none: 'Tous les résultats des rondes lancées sont là.',
  results: (n: number) => `${n} ${plural('fr', n, 'résultat manque', 'résultats manquent')}`,
  agreements: (n: number) =>
    `${n} ${plural('fr', n, 'résultat attend', 'résultats attendent')} l’accord de l’adversaire`,
  decisions: (n: number) => `${n} ${plural('fr', n, 'litige', 'litiges')} à trancher`,
  lacks: { result: 'à saisir', agreement: 'à confirmer', decision: 'contesté' },
  round: (n: number) => `Ronde ${n}`,
  table: (table: string) => `Table ${table}`,
  board: (n: number) => `étui ${n}`,
  putOff: 'remis',
  late: 'en retard',
  lateHelp: 'Moins de quatre minutes : un étui non commencé peut être remis.',
  putOffKey: (board: number) => `Remettre l’étui ${board}`,
  reason: 'Non commencé, temps presque écoulé',
};

const en: Text<typeof fr> = {
  title: 'What is missing',
  none: 'All results of the rounds that were called are there.',
  results: (n) => `${n} ${plural('en', n, 'result is', 'results are')} missing`,
  agreements: (n) => `${n} ${plural('en', n, 'result waits', 'results wait')} for the opponents to agree`,
  decisions: (n) => `${n} ${plural('en', n, 'dispute', 'disputes')} to decide`,
  lacks: { result: 'to be entered', agreement: 'to be confirmed', decision: 'disputed' },
  round: (n) => `Round ${n}`,
  table: (table) => `Table ${table}`,
  board: (n) => `board ${n}`,
  putOff: 'put off',
  late: 'late',
  lateHelp: 'Less than four minutes: a board that was not begun may be put off.',
  putOffKey: (board) => `Put board ${board} off`,
  reason: 'Not begun, time nearly over',
};

export const missingTexts = { fr, en };
