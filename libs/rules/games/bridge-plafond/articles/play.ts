import type { ArticleLine } from '@arbitre/rules/kernel/articles';

/** The contract, the play and its tricks. */
export const PLAY: readonly ArticleLine[] = [
  [
    'BP-JEU-1',
    'enforce',
    'La dernière demande est le contrat ; sa dénomination est l’atout.',
    'The last bid is the contract; its denomination is trump.',
  ],
  [
    'BP-JEU-2',
    'score',
    'Le contrat est rempli par six levées plus le nombre demandé au moins.',
    'The contract is made with at least six tricks plus the number bid.',
  ],
  [
    'BP-JEU-3',
    'enforce',
    'Le demandeur est le premier à avoir nommé la dénomination finale ; son partenaire est le mort.',
    'Declarer is whoever first named the final denomination; his partner is dummy.',
  ],
  [
    'BP-JEU-GAP-1',
    'enforce',
    'Cela se compte dans le camp de la dernière demande, sans les annonces annulées.',
    'That is counted within the side of the last bid, without cancelled calls.',
  ],
  [
    'BP-JEU-4',
    'enforce',
    'Qui a de la couleur jouée doit en fournir.',
    'Who holds the suit led must follow it.',
  ],
  [
    'BP-JEU-5',
    'enforce',
    'Sans carte de la couleur, on coupe ou l’on défausse à son gré.',
    'Without a card of the suit one trumps or discards at will.',
  ],
  [
    'BP-JEU-6',
    'detect',
    'Ne pas fournir alors qu’on le peut est une renonce et coûte à son camp.',
    'Not following although able to is a revoke and costs one’s side.',
  ],
  [
    'BP-JEU-7',
    'enforce',
    'Le demandeur joue sa main et celle du mort.',
    'Declarer plays his own hand and dummy’s.',
  ],
  [
    'BP-JEU-8',
    'enforce',
    'Le mort étale son jeu dès l’entame, pas avant.',
    'Dummy lays his hand down at the opening lead, not before.',
  ],
  [
    'BP-JEU-9',
    'setup',
    'Le mort range ses couleurs, l’atout d’abord, rouges et noires alternées.',
    'Dummy sorts his suits, trumps first, red and black alternating.',
  ],
  [
    'BP-JEU-10',
    'detect',
    'Son jeu étalé, le mort ne dit et ne fait plus rien.',
    'Once his hand is down dummy says and does nothing.',
  ],
  [
    'BP-JEU-11',
    'enforce',
    'Le flanc gauche, à gauche du demandeur, entame.',
    'Left flank, on declarer’s left, makes the opening lead.',
  ],
  [
    'BP-JEU-GAP-2',
    'enforce',
    'On joue dans le sens horaire, une carte par main et par levée ; treize levées font un coup.',
    'Play goes clockwise, one card a hand to each trick; thirteen tricks make a deal.',
  ],
  [
    'BP-LEVEE-1',
    'enforce',
    'Une levée où il y a de l’atout va à l’atout le plus fort.',
    'A trick with a trump in it goes to the highest trump.',
  ],
  [
    'BP-LEVEE-2',
    'enforce',
    'Sans atout, elle va à la plus forte carte de la couleur jouée.',
    'Without a trump it goes to the highest card of the suit led.',
  ],
  [
    'BP-LEVEE-3',
    'enforce',
    'La main qui a fait la levée joue la première à la suivante.',
    'The hand that won the trick leads to the next.',
  ],
  [
    'BP-LEVEE-4',
    'record',
    'Un joueur du camp qui l’a faite ramasse la levée.',
    'A player of the side that won the trick gathers it.',
  ],
  [
    'BP-LEVEE-5',
    'record',
    'La levée est claquée dès qu’elle est rangée et lâchée.',
    'A trick is quitted once it is put in place and let go.',
  ],
];
