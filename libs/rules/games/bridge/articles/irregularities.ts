import type { ArticleLine } from '@arbitre/rules/kernel/articles';

/** Irregularities of the play (Laws 48 to 63) and what is heard or seen. */
export const IRREGULARITIES: readonly ArticleLine[] = [
  [
    'BD-L16B1a',
    'arbiter',
    'Une information venue du partenaire autrement que par ses annonces et ses cartes ne doit pas servir ; l’arbitre juge.',
    'Information from partner other than by his calls and plays must not be used; the arbiter judges.',
  ],
  [
    'BD-L48A',
    'detect',
    'Une carte montrée par le déclarant ou le mort n’est jamais pénalisée.',
    'A card shown by declarer or dummy is never a penalty card.',
  ],
  [
    'BD-L50B-major',
    'detect',
    'Un honneur exposé, ou toute carte jouée en infraction, devient pour le flanc une carte pénalisée majeure.',
    'An exposed honour, or any card played in error, is a major penalty card for a defender.',
  ],
  [
    'BD-L50D2a',
    'enforce',
    'Le déclarant exige ou interdit la couleur de la carte pénalisée à l’attaque du partenaire, tant qu’il garde la main ; la carte est reprise.',
    'Declarer requires the suit of the penalty card of partner’s lead, or forbids it while he keeps the lead; the card is picked up.',
  ],
  [
    'BD-L53A',
    'detect',
    'Une attaque hors tour est acceptée par un mot, ou quand le joueur suivant y joue ; à la dernière levée elle est reprise.',
    'A lead out of turn is accepted by a word, or when the next hand plays to it; at the last trick it is taken back.',
  ],
  [
    'BD-L54A',
    'detect',
    'Après une entame hors tour, le déclarant peut étaler son jeu : il devient le mort et son partenaire joue.',
    'After an opening lead out of turn declarer may spread his hand: he becomes dummy and his partner declares.',
  ],
  [
    'BD-L54B1',
    'enforce',
    'Le déclarant accepte l’entame hors tour : le mort étale et le déclarant joue en deuxième de sa main.',
    'Declarer accepts the opening lead out of turn: dummy spreads and declarer plays second from his hand.',
  ],
  [
    'BD-L54D',
    'detect',
    'Le déclarant refuse l’entame hors tour : la carte est une carte pénalisée majeure.',
    'Declarer refuses the opening lead out of turn: its card is a major penalty card.',
  ],
  [
    'BD-L55A',
    'enforce',
    'Le flanc accepte ou fait reprendre l’attaque hors tour du déclarant.',
    'The defenders accept declarer’s lead out of turn or have it taken back.',
  ],
  [
    'BD-L55B1',
    'detect',
    'C’était au flanc d’attaquer : la carte du déclarant revient, sans autre redressement.',
    'It was a defender’s lead: declarer’s card goes back, with no other rectification.',
  ],
  [
    'BD-L55B2',
    'enforce',
    'C’était à l’autre main du déclarant : il en attaque la carte qu’il veut.',
    'It was the lead of declarer’s other hand: he leads any card from there.',
  ],
  [
    'BD-L56',
    'detect',
    'Le déclarant accepte l’attaque hors tour du flanc, ou la fait reprendre et la carte est pénalisée.',
    'Declarer accepts a defender’s lead out of turn, or has it taken back as a penalty card.',
  ],
  [
    'BD-L57A',
    'enforce',
    'Le joueur du flanc qui joue avant son tour expose une carte pénalisée ; le déclarant peut imposer une carte au partenaire.',
    'A defender who plays before his turn has a penalty card; declarer may impose a card on the partner.',
  ],
  [
    'BD-L59',
    'enforce',
    'Qui ne peut pas jouer comme on le lui impose joue n’importe quelle carte permise.',
    'Who cannot play as required plays any card that is legal.',
  ],
  [
    'BD-L61A',
    'detect',
    'Ne pas fournir quand on le peut est une renonce.',
    'Not to follow suit when able is a revoke.',
  ],
  [
    'BD-L62A',
    'enforce',
    'La renonce doit être corrigée tant qu’elle n’est pas consommée.',
    'A revoke must be corrected until it is established.',
  ],
  [
    'BD-L62B1',
    'detect',
    'La carte de renonce reprise par le flanc devient pénalisée.',
    'A defender’s card taken back after a revoke becomes a penalty card.',
  ],
  [
    'BD-L63A1',
    'detect',
    'La renonce est consommée quand son camp joue à la levée suivante.',
    'A revoke is established when its side plays to the next trick.',
  ],
];
