import type { MatterEnd, MatterKind } from '@arbitre/rules/kernel/mistakes/matters';
import type { LanguageCode } from '../../language/plural';

export type WaitingTexts = {
  readonly title: string;
  readonly arbiter: string;
  readonly kinds: Readonly<Record<MatterKind, string>>;
  readonly until: Readonly<Record<MatterEnd, string>>;
  /** Who drew attention, and when. */
  readonly drawn: (by: string, at: string | null) => string;
  /** Nothing else is done before the arbiter has answered. */
  readonly stops: string;
  /** The acts of every deal, as buttons call them. */
  readonly acts: Readonly<Record<string, string>>;
  /** What follows from them. */
  readonly follows: Readonly<Record<string, string>>;
  readonly reason: string;
  readonly cancel: string;
  readonly draw: string;
  readonly article: string;
  readonly says: string;
  readonly fault: string;
  readonly nobody: string;
  /** Nothing can be done yet: hands have to be made known first, or the article is not one to rule by. */
  readonly nothing: string;
};

/** What a table that waits is told with. */
export const waitingTexts: Readonly<Record<LanguageCode, WaitingTexts>> = {
  fr: {
    title: 'En attente',
    arbiter: 'Arbitre',
    kinds: {
      attention: 'Irrégularité signalée',
      offer: 'Choix',
      obligation: 'Obligation',
      claim: 'Demande',
      dispute: 'Litige',
    },
    until: {
      answer: 'jusqu’à la réponse',
      ruling: 'jusqu’à la décision de l’arbitre',
      call: 'jusqu’à la prochaine enchère',
      card: 'jusqu’à sa carte',
      'first-card': 'jusqu’à la première carte',
      'end-of-play': 'jusqu’à la fin du coup',
      'claims-closed': 'tant qu’on peut réclamer',
    },
    drawn: (by, at) => (at === null ? `Signalé par ${by}` : `Signalé par ${by}, ${at}`),
    stops: 'Le jeu attend la réponse de l’arbitre',
    acts: {
      'draw-attention': 'Attirer l’attention',
      'answer-attention': 'Répondre',
      'judge-agreement true': 'Laisser valoir l’arrangement',
      'judge-agreement false': 'Annuler l’arrangement',
      'forfeit-right': 'Retirer le droit',
    },
    follows: {
      'answer-attention': 'Rien n’est à redresser, ou tout est dit : le jeu reprend.',
      'judge-agreement true': 'Ce que les joueurs ont abandonné tombe.',
      'judge-agreement false': 'Le droit reste entier.',
      'forfeit-right': 'Le choix se ferme, et ce que l’autre camp devait tombe.',
    },
    reason: 'Motif',
    cancel: 'Annuler',
    draw: 'Attirer l’attention',
    article: 'Article',
    says: 'Qui le signale',
    fault: 'Qui est en faute',
    nobody: 'Personne en particulier',
    nothing: 'Rien ne peut encore être répondu : il manque des cartes, ou un article par lequel trancher.',
  },
  en: {
    title: 'Waiting',
    arbiter: 'Arbiter',
    kinds: {
      attention: 'Irregularity noticed',
      offer: 'Choice',
      obligation: 'Obligation',
      claim: 'Claim',
      dispute: 'Dispute',
    },
    until: {
      answer: 'until it is answered',
      ruling: 'until the arbiter has decided',
      call: 'until the next call',
      card: 'until the card is played',
      'first-card': 'until the first card',
      'end-of-play': 'until the play is over',
      'claims-closed': 'as long as claims are open',
    },
    drawn: (by, at) => (at === null ? `Attention drawn by ${by}` : `Attention drawn by ${by}, ${at}`),
    stops: 'Play waits for the arbiter’s answer',
    acts: {
      'draw-attention': 'Draw attention',
      'answer-attention': 'Answer',
      'judge-agreement true': 'Let the agreement stand',
      'judge-agreement false': 'Cancel the agreement',
      'forfeit-right': 'Take the right away',
    },
    follows: {
      'answer-attention': 'Nothing is to be rectified, or all is said: play goes on.',
      'judge-agreement true': 'What the players waived falls.',
      'judge-agreement false': 'The right stays whole.',
      'forfeit-right': 'The choice is closed, and what the other side owed falls.',
    },
    reason: 'Reason',
    cancel: 'Cancel',
    draw: 'Draw attention',
    article: 'Article',
    says: 'Who says it',
    fault: 'Who is at fault',
    nobody: 'Nobody in particular',
    nothing: 'Nothing can be answered yet: cards have to be known, or an article to rule by.',
  },
};
