import type { ArticleLine } from '@arbitre/rules/kernel/articles';

/** Articles 1, 15 and 19: the table, calls to the arbiter, serious faults. */
export const TABLE: readonly ArticleLine[] = [
  ['WB-1.a', 'guide', 'On joue loyalement et de bonne humeur.', 'Play is fair and good-humoured.'],
  [
    'WB-1.b',
    'record',
    'Un désaccord se règle d’abord entre joueurs ; le règlement et l’arbitre ne viennent qu’ensuite.',
    'A disagreement is first settled among the players; the rules and the arbiter come only after that.',
  ],
  ['WB-1.c', 'guide', 'Bonne partie à tous.', 'Everybody is wished a good game.'],
  [
    'WB-15.a',
    'enforce',
    'L’arbitre est appelé avant d’annoncer E12, E13, et tout jeu à partir de A10 sauf GM.',
    'The arbiter is called before E12, E13 and every game from A10 up are announced.',
  ],
  [
    'WB-15.b',
    'enforce',
    'Qui a raté deux jeux en solo dans la manche appelle l’arbitre avant les suivants.',
    'Whoever has failed two solo games in the manche calls the arbiter before any further one.',
  ],
  [
    'WB-15-GAP-1',
    'enforce',
    'Décision : le compte est par joueur et par manche ; emballages, trou et dames n’en sont pas, un jeu à deux compte pour chacun selon son propre résultat.',
    'Decision: the count is by player and manche; emballages, trou and Dames do not enter it, and in a joint game each counts for himself.',
  ],
  [
    'WB-15.c',
    'arbiter',
    'Un litige que la table ne règle pas va à l’arbitre, et la donne l’attend.',
    'A dispute that the table does not settle goes to the arbiter, and the deal waits for him.',
  ],
  [
    'WB-15.d',
    'arbiter',
    'Ce que l’arbitre décide est sans appel.',
    'There is no appeal from what the arbiter decides.',
  ],
  [
    'WB-15.e',
    'arbiter',
    'Deux joueurs qui appellent reçoivent deux arbitres, qui ne se concertent pas.',
    'Two players who call get two arbiters, who do not consult each other.',
  ],
  [
    'WB-15.f',
    'arbiter',
    'L’arbitre consigne sa décision et, s’il y a faute, donne un jeton bleu ou rouge.',
    'The arbiter records the decision and, for a fault, gives a blue or red token.',
  ],
  [
    'WB-15.g',
    'arbiter',
    'Qui essuie un refus perd la parole : rien n’est annoncé, il compte comme ayant passé.',
    'Whoever is refused loses the right to speak: nothing is announced, and it counts as a pass.',
  ],
  [
    'WB-15.h',
    'score',
    'L’accord de l’arbitre ne garantit pas la réussite : les points sont les mêmes.',
    'The arbiter’s consent does not promise success: the points are the same.',
  ],
  ['WB-15.i', 'guide', 'On appelle en levant le bras.', 'One calls by raising the arm.'],
  [
    'WB-15.j',
    'enforce',
    'Le contrat voulu se montre à l’arbitre seul, jusqu’à ce qu’il soit accordé et annoncé.',
    'The contract that is wanted is shown to the arbiter alone until it is granted and announced.',
  ],
  ['WB-15.k', 'enforce', 'On ne choisit pas son arbitre.', 'Nobody chooses the arbiter.'],
  [
    'WB-15-GAP-2',
    'arbiter',
    'Décision : jamais un arbitre qui joue à cette table, jamais deux fois le même dans une donne ; ce qui est accordé est annoncé tel quel.',
    'Decision: never an arbiter who plays at that table, never the same one twice in a deal; what is granted is announced exactly so.',
  ],
  [
    'WB-15-GAP-3',
    'enforce',
    'Décision : tant que l’arbitre n’a pas répondu, personne d’autre ne parle ; son accord vaut annonce, son refus fait passer la parole.',
    'Decision: nobody else speaks until the arbiter has answered; consent makes the call, refusal passes the floor on.',
  ],
  [
    'WB-19.a',
    'arbiter',
    'Jouer contre son camp, l’ivresse, la vulgarité, l’agressivité valent un jeton noir.',
    'Playing against one’s own side, drunkenness, vulgarity and aggression earn a black token.',
  ],
  [
    'WB-19.b',
    'tournament',
    'Un jeton noir exclut définitivement du groupe.',
    'A black token excludes from the group for good.',
  ],
  [
    'WB-19.c',
    'arbiter',
    'Ce que le règlement ne prévoit pas, l’arbitre en décide.',
    'The arbiter decides whatever the rules do not foresee.',
  ],
  [
    'WB-19-GAP-1',
    'arbiter',
    'Décision : le jeton noir ne retire pas de points ; une pénalité de 7 à 30 peut s’y ajouter, l’arbitre termine ou annule la donne, et les points déjà marqués restent.',
    'Decision: a black token takes no points; a penalty of 7 to 30 may come with it, the arbiter finishes or cancels the deal, and points already scored stand.',
  ],
];
