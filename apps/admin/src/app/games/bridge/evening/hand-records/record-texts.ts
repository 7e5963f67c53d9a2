import { plural } from '../../../../language/plural';
import type { Text } from '../../../../language/text-shape';

const fr = {
  title: (known: number, of: number) =>
    `Diagrammes : ${known} ${plural('fr', known, 'étui', 'étuis')} sur ${of}`,
  help: 'Les entames saisies leur sont comparées ; personne ne les voit ici, sauf qui dirige.',
  file: 'Fichier PBN des donnes',
  none: 'Ce fichier n’a les quatre mains d’aucun étui de cette séance.',
  recorded: (n: number) => `${n} ${plural('fr', n, 'diagramme enregistré', 'diagrammes enregistrés')}`,
};

const en: Text<typeof fr> = {
  title: (known, of) => `Hand records: ${known} ${plural('en', known, 'board', 'boards')} of ${of}`,
  help: 'Leads that are entered are compared with them; nobody but whoever directs sees them.',
  file: 'PBN file of the deals',
  none: 'This file has all four hands of none of the boards that are played here.',
  recorded: (n) => `${n} ${plural('en', n, 'hand record', 'hand records')} entered`,
};

/** Words about hand records of boards. */
export const recordTexts = { fr, en };
