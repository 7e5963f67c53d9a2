import type { Refusal } from '@arbitre/rules/kernel/act-shape';
import { refused } from '@arbitre/rules/kernel/decider';
import type { Ruling } from './ruling';

/** When each of these may be granted, at the turn of who asks. */
const WHEN: Readonly<Record<string, readonly string[]>> = {
  'BD-L20B': ['auction'],
  'BD-L20C': ['clarification', 'play'],
  'BD-L20F1': ['auction'],
  'BD-L20F2': ['clarification', 'play'],
};

/** BD-L20B to BD-L20F2: who asks out of time, or out of turn, has no answer. */
const askedInTime = ({ article, facts: { moment, ownTurn } }: Ruling): Refusal | null => {
  const when = WHEN[article];
  if (when === undefined || (ownTurn === true && when.includes(moment ?? ''))) return null;
  return refused(article, { moment: moment ?? '' });
};

/** BD-L20D: nobody of the own side answers. */
const answeredByOpponent = ({ facts: { asker, answers }, sideOf }: Ruling): Refusal | null =>
  asker !== undefined && answers !== undefined && sideOf(asker) === sideOf(answers)
    ? refused('BD-L20D', { asker, answers })
    : null;

/** BD-L40B2-card: the own card while declaring, before the lead; the opponents' then too, before the auction, and at the own turn. */
const cardConsulted = ({ article, facts }: Ruling): Refusal | null => {
  if (article !== 'BD-L40B2-card') return null;
  const { card, moment, declares, ownTurn } = facts;
  const free = moment === 'before-auction' || moment === 'after-play' || moment === 'after-round';
  const clarified = moment === 'clarification' && (card === 'opponents' || declares === true);
  if (free || clarified || (card === 'opponents' && ownTurn === true)) return null;
  return refused('BD-L40B2-card', { card: card ?? '', moment: moment ?? '' });
};

/** Why a request is not to be granted; null where it may be, or is not. */
export const questioned = (ruling: Ruling): Refusal | null =>
  ruling.outcome === 'answered'
    ? (askedInTime(ruling) ?? answeredByOpponent(ruling) ?? cardConsulted(ruling))
    : null;
