import { plural } from '../../../language/plural';
import type { Text } from '../../../language/text-shape';

const tables = (list: string): string => `tables ${list}`;

/** Texts of an evening of several tables of whist, in French: the catalogue that fixes the keys. */
export const fr = {
  kind: 'Soirée',
  kinds: { one: 'Une table : ses quatre joueurs tirent', hall: 'Places données en salle' } as Readonly<
    Record<string, string>
  >,
  lead: (n: number) =>
    `${n}\u00a0${plural('fr', n, 'inscrit présent', 'inscrits présents')}. Les places se tirent au sort ou se donnent après l’ouverture.`,
  tables: 'Tables',
  rounds: 'Tours',
  of: 'S’assoient',
  ofs: { players: 'des joueurs', pairs: 'des paires' } as Readonly<Record<string, string>>,
  moves: 'Après un tour',
  moveses: { up: 'Est-Ouest avancent d’une table', stay: 'chacun reste' } as Readonly<Record<string, string>>,
  notCalled: 'Les places se donnent ; le premier tour n’est pas lancé.',
  round: (n: number, of: number) => `Tour ${n} sur ${of}`,
  roundName: (n: number) => `Tour ${n}`,
  next: (n: number) => `Lancer le tour ${n}`,
  nextCalled: (n: number) => `Tour ${n} lancé.`,
  waits: (list: string) => `On attend : ${tables(list)}.`,
  over: 'Toutes les tables ont fini le dernier tour.',
  nobody: 'Aucune table n’est complète au tour suivant : donnez des places.',
  guide: 'Tables du tour',
  table: 'Table',
  tableName: (n: number) => `Table ${n}`,
  ns: 'Nord-Sud',
  ew: 'Est-Ouest',
  state: 'État',
  states: {
    planned: 'prévue',
    free: 'au repos',
    playing: 'en jeu',
    over: 'à confirmer',
    done: 'terminée',
    stopped: 'arrêtée',
  } as Readonly<Record<string, string>>,
  coups: (n: number) => `${n}\u00a0${plural('fr', n, 'coup', 'coups')}`,
  score: 'Marque',
  open: (n: number) => `Marquer la table ${n}`,
  free: 'libre',
  seats: 'Places',
  seat: 'Place',
  from: 'À partir du tour',
  commitNext: (n: number) => `Nouveaux partenaires au tour ${n} : publier l’empreinte`,
  draw: (n: number) => `Tirer les places du tour ${n}`,
  lot: (seed: string, from: number) => `Tour ${from} tiré avec la graine ${seed}`,
  doesNotFit: (entries: number, places: number) =>
    `${entries} présents pour ${places} places : donnez les places à la main, ou ouvrez la soirée avec d’autres tables.`,
  substitute: 'Un remplaçant se note avec les inscrits : le résultat reste celui de l’inscription.',
  entriesLink: 'Inscrits',
  room: 'La salle',
  printPlan: 'Plan des places',
  printCards: 'Cartes de départ',
  partner: 'Avec',
  against: 'Contre',
  sitsOut: 'au repos',
  points: 'Points',
  signature: 'Signature',
};

export type HallTexts = Text<typeof fr>;
