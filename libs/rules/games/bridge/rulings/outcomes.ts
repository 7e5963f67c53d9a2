import type { RulingOutcome } from '@arbitre/rules/kernel/laws/law';

/** What rulings at bridge come to. */
export const OUTCOMES = {
  stands: { says: { fr: 'Le résultat tient', en: 'The result stands' }, gives: 'nothing' },
  assigned: { says: { fr: 'Score attribué', en: 'Assigned score' }, gives: 'score' },
  artificial: { says: { fr: 'Score artificiel', en: 'Artificial score' }, gives: 'score' },
  counted: { says: { fr: 'Le résultat est recompté', en: 'The result is counted again' }, gives: 'score' },
  recorded: { says: { fr: 'Noté, sans réparation', en: 'Recorded, nothing is rectified' }, gives: 'nothing' },
  'play-on': { says: { fr: 'Le jeu continue', en: 'Play goes on' }, gives: 'nothing' },
  rectified: {
    says: { fr: 'La réparation prévue s’applique', en: 'The prescribed rectification applies' },
    gives: 'nothing',
  },
  explained: {
    says: { fr: 'Le choix est expliqué et appliqué', en: 'The choice is explained and enforced' },
    gives: 'nothing',
  },
  answered: { says: { fr: 'La demande est accordée', en: 'The request is granted' }, gives: 'nothing' },
  declined: { says: { fr: 'La demande est refusée', en: 'The request is declined' }, gives: 'nothing' },
  corrected: {
    says: { fr: 'L’explication est rectifiée', en: 'The explanation is corrected' },
    gives: 'nothing',
  },
  'change-call': {
    says: { fr: 'L’annonce peut être changée', en: 'The call may be changed' },
    gives: 'nothing',
  },
  'change-seats': {
    says: { fr: 'Les joueurs échangent leurs places', en: 'The players change seats' },
    gives: 'nothing',
  },
  redeal: { says: { fr: 'La donne est redistribuée', en: 'The board is dealt again' }, gives: 'nothing' },
  postponed: { says: { fr: 'L’étui est remis à plus tard', en: 'The board is postponed' }, gives: 'nothing' },
  notified: {
    says: { fr: 'Le droit d’appel est rappelé', en: 'The right to appeal is told' },
    gives: 'nothing',
  },
  warned: { says: { fr: 'Avertissement', en: 'Warning' }, gives: 'penalty' },
  penalised: { says: { fr: 'Pénalité', en: 'Penalty' }, gives: 'penalty' },
  'adjusted-and-penalised': {
    says: { fr: 'Score attribué et pénalité', en: 'Assigned score and a penalty' },
    gives: 'either',
  },
  suspended: { says: { fr: 'Suspension', en: 'Suspension' }, gives: 'nothing' },
  pending: {
    says: { fr: 'Attend l’accord de l’organisateur', en: 'Waits for the organiser’s approval' },
    gives: 'nothing',
  },
  disqualified: { says: { fr: 'Disqualification', en: 'Disqualification' }, gives: 'nothing' },
} as const satisfies Readonly<Record<string, RulingOutcome>>;

export type OutcomeName = keyof typeof OUTCOMES;
