import type { ArticleLine } from '@arbitre/rules/kernel/articles';

/** What the game is, and how a deal begins. */
export const DEAL: readonly ArticleLine[] = [
  [
    'BP-INTRO-1',
    'score',
    'Seules les levées demandées et faites comptent vers la manche ; les levées de mieux ne rapportent qu’une prime au-dessus de la ligne.',
    'Only tricks both bid and won count towards game; tricks beyond the contract bring a bonus above the line.',
  ],
  [
    'BP-PARTIE-1',
    'setup',
    'Une donne se joue avec un jeu entier de 52 cartes, chacune une fois.',
    'A deal is played with a whole pack of 52 cards, each of them once.',
  ],
  [
    'BP-PARTIE-2',
    'setup',
    'Quatre joueurs en deux camps ; les partenaires se font face, Nord et Sud contre Est et Ouest.',
    'Four players in two sides; partners face each other, North and South against East and West.',
  ],
  [
    'BP-DONNE-1',
    'record',
    'Le premier donneur bat lui-même le paquet avant la première donne.',
    'The first dealer shuffles the pack himself before the first deal.',
  ],
  [
    'BP-DONNE-2',
    'record',
    'Avant chaque donne, le voisin de droite du donneur coupe.',
    'Before each deal the player on the dealer’s right cuts.',
  ],
  [
    'BP-DONNE-3',
    'enforce',
    'Les cartes se donnent une à une, couvertes, dans le sens horaire depuis la gauche du donneur : treize à chacun.',
    'Cards are dealt singly, face down, clockwise from the dealer’s left: thirteen to each.',
  ],
  [
    'BP-DONNE-4',
    'detect',
    'Dans une donne régulière, la dernière carte revient au donneur.',
    'In a regular deal the last card falls to the dealer.',
  ],
  [
    'BP-DONNE-5',
    'record',
    'Pendant la donne, le partenaire du donneur bat l’autre paquet.',
    'While the cards are dealt the dealer’s partner shuffles the other pack.',
  ],
  [
    'BP-DONNE-6',
    'record',
    'Il le pose à sa droite, c’est-à-dire à la gauche du donneur suivant.',
    'He puts it down on his right, which is the next dealer’s left.',
  ],
  [
    'BP-DONNE-7',
    'enforce',
    'La donne passe à gauche ; le nouveau donneur prend le paquet préparé et fait couper à sa droite.',
    'The deal passes to the left; the new dealer takes the prepared pack and has it cut on his right.',
  ],
  [
    'BP-DONNE-GAP-1',
    'enforce',
    'Une nouvelle donne ordonnée par un article revient au même donneur, avec le même jeu ; le tour de donne n’avance pas.',
    'A new deal ordered by an article is made by the same dealer with the same pack; the turn to deal does not move on.',
  ],
  [
    'BP-ORDRE-1',
    'enforce',
    'Dans chaque couleur l’as est le plus fort, puis R D V 10 9 jusqu’au 2.',
    'In each suit the ace is highest, then K Q J 10 9 down to the 2.',
  ],
  [
    'BP-ORDRE-2',
    'score',
    'As, roi, dame, valet et dix sont les honneurs d’une couleur ; les autres sont des petites cartes.',
    'Ace, king, queen, jack and ten are the honours of a suit; the others are small cards.',
  ],
  [
    'BP-ORDRE-3',
    'enforce',
    'Trèfle, carreau, cœur, pique, sans-atout : les dénominations, de la plus basse à la plus haute.',
    'Clubs, diamonds, hearts, spades, no-trump: the denominations from lowest to highest.',
  ],
  [
    'BP-ORDRE-4',
    'enforce',
    'À nombre égal de levées, la dénomination supérieure l’emporte.',
    'With as many tricks the higher denomination prevails.',
  ],
  [
    'BP-ORDRE-5',
    'enforce',
    'Une demande de plus de levées l’emporte sur toute demande de moins, quelle que soit la dénomination.',
    'A bid of more tricks beats every bid of fewer, whatever the denominations.',
  ],
];
