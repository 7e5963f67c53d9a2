import type { ArticleLine } from '@arbitre/rules/kernel/articles';

/** Irregularities, visible cards and conduct: chapters 7 to 9. */
export const FAULTS: readonly ArticleLine[] = [
  ['C500-7.1', 'enforce', 'Le donneur ne perd jamais son tour.', 'The dealer never loses his turn.'],
  [
    'C500-7.2',
    'detect',
    'On redonne si une carte est face visible dans le paquet.',
    'The deal is dealt again if a card lies face up in the pack.',
  ],
  [
    'C500-7.3',
    'detect',
    "On redonne s'il manque des cartes au paquet.",
    'The deal is dealt again if cards are missing from the pack.',
  ],
  [
    'C500-7.4',
    'detect',
    'On redonne si le donneur a oublié de faire couper.',
    'The deal is dealt again if the dealer forgot to have the pack cut.',
  ],
  [
    'C500-7.5',
    'detect',
    'On redonne si un joueur voit la mise, même en partie, avant la fin des annonces.',
    'The deal is dealt again if a player sees the kitty, even in part, before the auction is over.',
  ],
  [
    'C500-7-GAP-1',
    'detect',
    "Un mauvais nombre de cartes ou une coupe oubliée se corrigent par une nouvelle donne avant l'entame ; après, l'arbitre décide du nombre, et la coupe oubliée reste.",
    'A wrong number of cards or a missing cut is dealt again before the first lead; later the arbiter decides on the number, and a missing cut stands.',
  ],
  [
    'C500-7.6',
    'guide',
    'Le donneur tient les cartes basses en donnant.',
    'The dealer holds the cards low while dealing.',
  ],
  [
    'C500-8a',
    'detect',
    'Une carte jouée avant son tour devient visible.',
    'A card played out of turn becomes visible.',
  ],
  [
    'C500-8b',
    'detect',
    "De deux cartes posées ensemble la plus forte est jouée, l'autre devient visible.",
    'Of two cards put down together the higher is played, the other becomes visible.',
  ],
  [
    'C500-8c',
    'detect',
    'Une carte échappée sur la table devient visible.',
    'A card dropped on the table becomes visible.',
  ],
  [
    'C500-8.1',
    'enforce',
    "Toute faute qui montre une carte la rend visible ; l'arbitre confirme les autres cas.",
    'Any fault that shows a card makes it visible; the arbiter confirms other cases.',
  ],
  [
    'C500-8.2',
    'enforce',
    'Une carte visible garde sa valeur et sa couleur.',
    'A visible card keeps its value and its suit.',
  ],
  [
    'C500-8.3',
    'enforce',
    "Le fautif joue sa carte visible dès que possible : quand on demande sa couleur, ou qu'il ne peut fournir.",
    'The offender plays his visible card as soon as he can: when its suit is led, or when he cannot follow.',
  ],
  [
    'C500-8.4',
    'enforce',
    "Le partenaire du fautif n'entame pas dans la couleur de la carte visible.",
    "The offender's partner does not lead the suit of the visible card.",
  ],
  [
    'C500-8-GAP-1',
    'enforce',
    "À l'entame le fautif joue une carte visible, à son choix ; un partenaire qui n'a rien d'autre entame la couleur défendue ; un joker visible à sans-atout n'en défend aucune et attend que le joker puisse s'entamer.",
    'On lead the offender plays a visible card, whichever he likes; a partner who has nothing else leads the forbidden suit; a visible joker at no-trump forbids none and waits until a joker may be led.',
  ],
  [
    'C500-8-GAP-2',
    'detect',
    "De deux cartes permises l'atout est la plus forte, puis le rang décide, puis le joueur ; si une seule est permise, elle est jouée.",
    'Of two legal cards a trump is the higher, then the rank decides, then the player; if only one is legal it is played.',
  ],
  [
    'C500-9.1',
    'arbiter',
    "Tout litige va à l'arbitre, dont la décision est finale.",
    'Any dispute goes to the arbiter, whose decision is final.',
  ],
  [
    'C500-9.2',
    'guide',
    'On se conduit avec civilité et respect.',
    'Everybody behaves with civility and respect.',
  ],
  [
    'C500-9.3',
    'arbiter',
    'Le responsable peut prendre des mesures pour le respect et le silence.',
    'The person in charge may take measures for respect and quiet.',
  ],
  [
    'C500-9.4',
    'arbiter',
    'Qui a fini ne reste pas autour des tables.',
    'Whoever has finished does not stay around the tables.',
  ],
  [
    'C500-9.5',
    'arbiter',
    'Parler, faire des signes ou commenter les cartes coûte le point.',
    'To talk, to make signs or to comment on the cards costs the point.',
  ],
  [
    'C500-9-GAP-1',
    'score',
    "Perdre le point : le camp fautif ne marque rien ; si c'est celui du preneur son contrat compte comme échoué, sinon il compte comme réussi.",
    "To lose the point: the side at fault scores nothing; if it is the taker's its contract counts as failed, else it counts as made.",
  ],
  [
    'C500-9.6',
    'arbiter',
    'Qui est pris à tricher fait disqualifier son équipe.',
    'Whoever is caught cheating has his team disqualified.',
  ],
  [
    'C500-9.7',
    'record',
    "Une équipe disqualifiée pour tricherie n'est pas remboursée.",
    'A team disqualified for cheating gets no refund.',
  ],
];
