import type { ArticleLine } from '@arbitre/rules/kernel/articles';

/** Article 3: the scorer’s flow. */
export const SCORING: readonly ArticleLine[] = [
  [
    'WB-3.a',
    'record',
    'Chaque donne s’encode ; sans saisie elle ne compte pas.',
    'Every deal is entered; without an entry it does not count.',
  ],
  [
    'WB-3.b',
    'setup',
    'L’encodeur est un joueur volontaire de la table, à n’importe quelle place.',
    'The encoder is a volunteer of the table, at any place.',
  ],
  [
    'WB-3.c',
    'guide',
    'L’application se trouve sur le téléphone ou la tablette.',
    'The application is on a phone or a tablet.',
  ],
  [
    'WB-3.d',
    'guide',
    'L’appareil est sur un support, visible de tous.',
    'The device stands where everybody sees it.',
  ],
  [
    'WB-3.e',
    'enforce',
    'Sans le code de l’arbitre, aucune table ne s’encode.',
    'Without the arbiter’s code no table is entered.',
  ],
  [
    'WB-3.f',
    'setup',
    'L’encodeur configure la table : compétition, table, manche, quatre ou cinq joueurs dans l’ordre des places.',
    'The encoder configures the table: competition, table, manche, four or five players in the order of their places.',
  ],
  ['WB-3.g', 'enforce', 'Le donneur de chaque donne est indiqué.', 'The dealer of every deal is marked.'],
  [
    'WB-3.h',
    'record',
    'Début, fin et durée de la manche sont gardés et montrés.',
    'Start, end and duration of the manche are kept and shown.',
  ],
  [
    'WB-3.i',
    'enforce',
    'Un appel obligatoire à l’arbitre est signalé.',
    'A call to the arbiter that is required is signalled.',
  ],
  [
    'WB-3.j',
    'enforce',
    'Les annonces s’entrent avant de jouer ; sans elles, pas de résultat.',
    'Announcements are entered before play; without them there is no result.',
  ],
  [
    'WB-3.k',
    'enforce',
    'Le résultat s’entre après le jeu ; la donne compte une fois validée.',
    'The result is entered after play; a deal counts once it is validated.',
  ],
  [
    'WB-3.l',
    'score',
    'Points et totaux se calculent ; personne ne les tape.',
    'Points and totals are computed; nobody types them.',
  ],
  [
    'WB-3.m',
    'record',
    'La fiche et l’historique se consultent à tout moment.',
    'Sheet and history can be looked at at any time.',
  ],
  [
    'WB-3.n',
    'enforce',
    'En fin de manche chacun coche sa case ; la manche est définitive quand tous l’ont fait.',
    'At the end of the manche everybody ticks the own box; the manche is final once all have.',
  ],
  [
    'WB-3.o',
    'record',
    'Qui le veut coche l’envoi de la fiche.',
    'Whoever wants the sheet ticks that it be sent.',
  ],
  [
    'WB-3.p',
    'tournament',
    'Résultats et classements sont montrés en direct.',
    'Results and rankings are shown live.',
  ],
  [
    'WB-3-GAP-1',
    'record',
    'Décision : une donne validée se corrige, avec auteur et motif, tant que la manche est ouverte ; ensuite l’arbitre seul.',
    'Decision: a validated deal is corrected, with author and reason, while the manche is open; after that by the arbiter alone.',
  ],
];
