import type { LanguageCode } from '../../language/plural';

export type RulingTexts = {
  readonly decision: string;
  readonly article: string;
  readonly reason: string;
  readonly kinds: Readonly<Record<'artificial' | 'assigned' | 'weighted' | 'apart', string>>;
  readonly won: string;
  readonly lost: string;
  readonly inForce: string;
  readonly withdrawn: string;
  readonly withdraw: string;
  readonly cancel: string;
};

/** What rulings are called on a deal’s page. */
export const rulingTexts: Readonly<Record<LanguageCode, RulingTexts>> = {
  fr: {
    decision: 'Décision',
    article: 'Article',
    reason: 'Motif',
    kinds: {
      artificial: 'score artificiel, en pour cent du top',
      assigned: 'score attribué',
      weighted: 'score pondéré',
      apart: 'forme de l’étui : son résultat ne se compare qu’à ceux de cette forme',
    },
    won: 'gagné',
    lost: 'perdu',
    inForce: 'en vigueur',
    withdrawn: 'retirée',
    withdraw: 'Retirer',
    cancel: 'Annuler',
  },
  en: {
    decision: 'Decision',
    article: 'Article',
    reason: 'Reason',
    kinds: {
      artificial: 'artificial score, percent of the top',
      assigned: 'assigned score',
      weighted: 'weighted score',
      apart: 'form of the board: its result is compared with those of this form alone',
    },
    won: 'won',
    lost: 'lost',
    inForce: 'in force',
    withdrawn: 'withdrawn',
    withdraw: 'Withdraw',
    cancel: 'Cancel',
  },
};
