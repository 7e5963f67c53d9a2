import type { LanguageCode } from '../../../language/plural';
import type { Words } from '../../face';

/** What follows from each option of bridge, by the words that name it (`options`); the article comes first where it alone says so. */
export const consequences: Readonly<Record<LanguageCode, Words>> = {
  fr: {
    'offer-options': 'Le jeu reprend dès que le joueur a choisi, seul (BD-L10C2).',
    'draw-attention': 'Personne n’annonce ni ne joue avant la décision.',
    'BD-L27A1 take-option accept': 'L’enchère vaut, et l’on continue après elle.',
    'BD-L27A1 take-option refuse':
      'Elle est remplacée. Sans suite si la nouvelle est la plus basse suffisante de la même couleur, ou comparable ; sinon le partenaire passe jusqu’à la fin.',
    'BD-L29A take-option accept': 'L’annonce vaut, et la parole passe à la gauche de son auteur.',
    'BD-L29A take-option refuse': 'Elle est annulée, et la parole revient à celui dont c’était le tour.',
    'BD-L54A take-option accept': 'La carte reste ; le mort étale et le déclarant joue de sa main.',
    'BD-L54A take-option spread': 'Son jeu devient le mort ; le partenaire déclare, et la carte reste.',
    'take-option accept': 'La carte reste, et l’on joue à sa suite.',
    'take-option require': 'La carte est reprise ; le partenaire entame cette couleur s’il en a.',
    'take-option forbid':
      'La carte est reprise ; le partenaire n’attaque pas cette couleur tant qu’il garde la main.',
    'take-option free': 'Le partenaire attaque ce qu’il veut ; la carte reste pénalisée.',
    'BD-L55A take-option refuse': 'La carte revient en main, sans autre redressement.',
    'BD-L56 take-option refuse': 'La carte revient en main et devient une carte pénalisée.',
    'take-option refuse': 'Ce qui a été fait est repris.',
    'BD-L27B0 call':
      'Rien ne suit de l’enchère suffisante la plus basse ; un passe fait taire le partenaire.',
    'restore-hands': 'Les annonces valent ; le résultat est examiné à la fin.',
    'restore-card': 'La carte n’a jamais quitté la main : une renonce peut s’ensuivre.',
    'cancel-board': 'Le résultat tombe, et une marque ajustée est attendue.',
    'let-stand': 'Plus rien n’est examiné selon cet article.',
    'new-deal': 'On mélange et l’on redonne ; tout recommence.',
    'give-ruling': 'Cette marque remplace le résultat.',
  },
  en: {
    'offer-options': 'Play goes on once the player has chosen, alone (BD-L10C2).',
    'draw-attention': 'Nobody calls or plays before the ruling.',
    'BD-L27A1 take-option accept': 'The bid counts, and the auction goes on after it.',
    'BD-L27A1 take-option refuse':
      'It is replaced. Nothing follows where the new one is the lowest sufficient in its strain, or comparable; otherwise partner passes to the end.',
    'BD-L29A take-option accept': 'The call counts, and the turn goes to the left of its maker.',
    'BD-L29A take-option refuse': 'It is cancelled, and the turn goes back to whose it was.',
    'BD-L54A take-option accept': 'The card stays; dummy spreads and declarer plays from his hand.',
    'BD-L54A take-option spread': 'His hand becomes dummy; partner declares, and the card stays.',
    'take-option accept': 'The card stays, and play goes on from it.',
    'take-option require': 'The card is picked up; partner leads that suit if he can.',
    'take-option forbid': 'The card is picked up; partner does not lead that suit while he keeps the lead.',
    'take-option free': 'Partner leads what he likes; the card stays a penalty card.',
    'BD-L55A take-option refuse': 'The card goes back to the hand, with no other rectification.',
    'BD-L56 take-option refuse': 'The card goes back to the hand as a penalty card.',
    'take-option refuse': 'What was done is taken back.',
    'BD-L27B0 call': 'Nothing follows from the lowest sufficient bid; a pass silences partner.',
    'restore-hands': 'Calls stand; the result is looked at in the end.',
    'restore-card': 'The card never left the hand: a revoke may follow.',
    'cancel-board': 'The result falls, and an adjusted score is awaited.',
    'let-stand': 'Nothing more is looked at by this article.',
    'new-deal': 'Cards are shuffled and dealt again; all begins anew.',
    'give-ruling': 'This score takes the place of the result.',
  },
};
