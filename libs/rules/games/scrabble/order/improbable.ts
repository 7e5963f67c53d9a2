import type { Facts } from '@arbitre/rules/kernel/decider';
import type { ImprobableFigures, OddFigure } from '@arbitre/rules/kernel/improbable';
import type { Top } from './events';
import type { JudgedSlip, Round, ScrabbleState } from './state';

/** A top from which on a tenth of it is far below. */
const HIGH = 30;
const FAR_BELOW = 10;
/** Points between what a slip says and what its word is worth that no slip of addition explains. */
const FAR_OFF = 20;

/** Whether one letter too many, too few, another, or two exchanged part these words. */
export const isOneLetterApart = (a: string, b: string): boolean => {
  const [one, other] = [a.toUpperCase(), b.toUpperCase()];
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const rest = (word: string, from: number): string => word.slice(start + from);
  if (one.length > other.length) return rest(one, 1) === rest(other, 0);
  if (one.length < other.length) return rest(one, 0) === rest(other, 1);
  const swapped = one[start] === other[start + 1] && one[start + 1] === other[start];
  return rest(one, 1) === rest(other, 1) || (swapped && rest(one, 2) === rest(other, 2));
};

type Figures = {
  readonly word: string;
  /** What the slip says; null where no score can be read. */
  readonly claimed: number | null;
  /** What it is worth; null while nobody has judged it. */
  readonly worth: number | null;
};

type TopsOfRound = { readonly topScore: number; readonly tops: readonly Pick<Top, 'word'>[] };

/** What is improbable of a slip beside the top of its round, judged or while it is typed; null where nothing is. */
export const oddSlip = (
  { topScore, tops }: TopsOfRound,
  { word, claimed, worth }: Figures,
): string | null => {
  const points = worth ?? claimed;
  if ((worth ?? 0) === 0 && tops.some((top) => isOneLetterApart(top.word, word))) return 'misread';
  if (topScore >= HIGH && points !== null && points > 0 && points * FAR_BELOW <= topScore) return 'far-below';
  const off = worth === null || worth === 0 || claimed === null ? 0 : Math.abs(claimed - worth);
  if (off >= FAR_OFF) return 'far-off';
  return worth === null && claimed !== null && claimed > topScore ? 'above-top' : null;
};

const written = ({ slip }: JudgedSlip) => slip?.solutions.find(({ struck = false }) => !struck);

/** A slip that would be the best alone, for no more than the top, and whose word is none. */
const isLostSolo = (round: Round, entry: string, claimed: number | null): boolean =>
  claimed !== null &&
  claimed > 0 &&
  claimed <= round.topScore &&
  [...round.slips].every(([other, { judgement }]) => other === entry || (judgement?.worth ?? 0) < claimed);

/** What waits for a ruling already is not asked about as well. */
const waits = ({ ruling, alarm, judgement }: JudgedSlip): boolean =>
  ruling !== null || alarm || judgement === null || judgement.doubts.length > 0;

const oddIn = (round: Round, entry: string, slip: JudgedSlip): readonly OddFigure[] => {
  const solution = written(slip);
  if (solution === undefined || waits(slip)) return [];
  const { word, place: at = '', score: claimed = null } = solution;
  const worth = slip.judgement?.worth ?? 0;
  const kind =
    oddSlip(round, { word, claimed, worth }) ??
    (worth === 0 && isLostSolo(round, entry, claimed) ? 'lost-solo' : null);
  if (kind === null) return [];
  const facts: Facts = { word, worth, claimed: claimed ?? 0, top: round.topScore };
  const figure = `r${round.number} ${entry} ${at} ${word} ${claimed ?? ''}`;
  const place = { round: round.number, table: null, entry };
  return [{ figure, kind, ...place, writtenAs: { round: round.number, entry }, facts }];
};

/** What a game of duplicate Scrabble holds improbable of its slips: mostly a letter, a place or a figure keyed wrong. */
export const improbableSlips: ImprobableFigures<ScrabbleState> = {
  says: {
    misread: {
      fr: '{word} ne vaut rien, mais une seule lettre l’écarte d’un top. Le mot ?',
      en: '{word} is worth nothing, but one letter parts it from a top. The word?',
    },
    'far-below': {
      fr: '{word} pour {worth} points, le top en vaut {top}. Le mot, la place ?',
      en: '{word} for {worth} points, the top is {top}. The word, the place?',
    },
    'far-off': {
      fr: '{word} : {claimed} points annoncés, il en vaut {worth}. La place, le compte ?',
      en: '{word}: {claimed} points claimed, it is worth {worth}. The place, the figure?',
    },
    'lost-solo': {
      fr: '{word}, {claimed} points annoncés, serait seul en tête et ne vaut rien. Le mot ?',
      en: '{word}, {claimed} points claimed, would be alone at the head and is worth nothing. The word?',
    },
  },
  find: ({ rounds }) =>
    rounds.flatMap((round) => [...round.slips].flatMap(([entry, slip]) => oddIn(round, entry, slip))),
};
