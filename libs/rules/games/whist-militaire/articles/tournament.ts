import type { ArticleLine } from '@arbitre/rules/kernel/articles';

/** Teams, rotation, sheets, ranking and conduct: everything around the deals. */
export const TOURNAMENT: readonly ArticleLine[] = [
  [
    'WM-0.1',
    'tournament',
    'La saison 2026 va du 26 avril au 15 juin, bornes comprises.',
    'The season of 2026 runs from 26 April to 15 June inclusive.',
  ],
  [
    'WM-1.1',
    'setup',
    "Une équipe compte quatre joueurs ; l'un d'eux est le capitaine.",
    'A team has four players; one of them is the captain.',
  ],
  [
    'WM-1.2',
    'enforce',
    'Le capitaine garde sa table et sa place tout le tournoi.',
    'The captain keeps his table and his seat for the whole tournament.',
  ],
  [
    'WM-1.3',
    'enforce',
    'À chaque partie, un autre coéquipier fait face au capitaine ; les deux autres jouent ensemble ailleurs.',
    'In each game another team-mate faces the captain; the other two play together elsewhere.',
  ],
  [
    'WM-1.4',
    'tournament',
    "L'ordre des déplacements est imprimé d'avance sur les feuilles de pointage.",
    'The order of the moves is printed on the score sheets in advance.',
  ],
  [
    'WM-1.5',
    'enforce',
    "On change de place quand l'animateur a annoncé la rotation, pas avant.",
    'Seats are changed when the host has announced the rotation, not before.',
  ],
  [
    'WM-1-GAP-1',
    'tournament',
    'Rotation par défaut : le capitaine joue avec le deuxième, puis le troisième, puis le quatrième joueur, et ainsi de suite.',
    'Default rotation: the captain plays with the second, then the third, then the fourth player, and so on.',
  ],
  [
    'WM-1-GAP-2',
    'tournament',
    'Chaque équipe reçoit à sa table la paire visiteuse ; le pointage se fait par table.',
    'Each team receives a visiting pair at its own table; points are counted by table.',
  ],
  [
    'WM-1-GAP-3',
    'tournament',
    "L'organisateur fixe le nombre de parties (trois par défaut). L'équipe exempte d'une partie n'y marque rien.",
    'The organiser fixes the number of games (three by default). A team with a bye scores nothing in that game.',
  ],
  [
    'WM-1-GAP-4',
    'arbiter',
    "Équipe incomplète : remplaçant admis et inscrit, sinon un point à l'adversaire par brasse impossible à jouer.",
    'A team short of players: a substitute is admitted and recorded, or each deal that cannot be played gives the opponents a point.',
  ],
  [
    'WM-5.3',
    'tournament',
    'Quatre brasses par partie à chaque table : huit par équipe et par partie.',
    'Four deals a game at each table: eight for a team in a game.',
  ],
  [
    'WM-5.4',
    'score',
    "Les points de toutes les brasses d'une équipe s'additionnent à la fin de la partie.",
    'The points of all the deals of a team are added up at the end of the game.',
  ],
  [
    'WM-5-GAP-1',
    'tournament',
    'Classement au total des points ; à égalité, les points entre les équipes à égalité, puis les parties gagnées, puis le rang partagé.',
    'Ranking by total points; ties by the points between the tied teams, then games won, then a shared rank.',
  ],
  ['WM-R3.1', 'guide', 'On joue avec civilité et respect.', 'Players are civil and respectful.'],
  [
    'WM-R3.2',
    'arbiter',
    'Le responsable de la compétition prend les mesures que demandent le respect et le calme.',
    'The person in charge takes the measures that respect and quiet require.',
  ],
  [
    'WM-R4.2',
    'arbiter',
    "L'équipe d'un tricheur est disqualifiée.",
    'The team of a player caught cheating is disqualified.',
  ],
  [
    'WM-R4.3',
    'record',
    "Une équipe disqualifiée pour tricherie n'est pas remboursée.",
    'A team disqualified for cheating gets no refund.',
  ],
  [
    'WM-R4-GAP-2',
    'tournament',
    'Disqualification : les points marqués contre cette équipe restent ; chaque brasse à jouer contre elle vaut un point à l’adversaire.',
    'Disqualification: points scored against the team stand; each deal still to play against it is worth a point to its opponents.',
  ],
  [
    'WM-R5',
    'arbiter',
    'Qui a fini de jouer ne reste pas autour des tables.',
    'Whoever has finished does not stay around the tables.',
  ],
  [
    'WM-R15',
    'guide',
    'On mélange et on donne à l’abri des regards.',
    'Cards are shuffled and dealt out of sight.',
  ],
  [
    'WM-IMP',
    'enforce',
    'Le capitaine adverse signe la feuille après chaque partie ; jusque-là, le résultat est provisoire.',
    'The opposing captain signs the sheet after each game; until then the result is provisional.',
  ],
  [
    'WM-IMP-GAP-1',
    'record',
    "La feuille d'une équipe est signée par le capitaine de son adversaire ; un refus motivé ouvre un litige.",
    "A team's sheet is signed by the captain of the team it met; a refusal with its reason opens a dispute.",
  ],
];
