import { plural } from '../../../language/plural';
import type { Text } from '../../../language/text-shape';

const fr = {
  title: 'Fichiers de résultats de bridge',
  back: 'Compétitions',
  forbidden: 'Votre compte n’ouvre pas de compétition : il n’importe pas de résultats.',
  importTitle: 'Importer',
  importLead:
    'Un fichier PBN, LIN ou USEBIO ouvre une compétition avec ses inscriptions, ses donnes et ses résultats. Il est écrit en entier, ou pas du tout.',
  file: 'Fichier',
  fileHelp:
    '1 Mo au plus (davantage par la ligne de commande). Les noms sont scellés : ils ne sont dans aucun événement.',
  format: 'Format',
  formats: { pbn: 'PBN', lin: 'LIN', usebio: 'USEBIO (XML)' },
  region: 'Région',
  id: 'Identifiant de la compétition',
  idHelp: 'Facultatif : à défaut d’après l’épreuve et la date du fichier.',
  name: 'Nom affiché',
  nameHelp: 'Facultatif : à défaut celui du fichier.',
  event: 'Épreuve du fichier',
  eventHelp: 'Seulement si le fichier en a plusieurs : 1, 2, …',
  check: 'Vérifier seulement',
  send: 'Importer',
  sending: 'Envoi…',
  outcomes: {
    checked: 'Rien n’est encore écrit. Voici ce que ferait ce fichier.',
    imported: 'Importé.',
    unchanged: 'Rien de nouveau : ces résultats sont déjà là.',
    rejected: 'Refusé en entier : rien n’a été écrit.',
    unreadable: 'Aucune donne ne se lit : rien n’a été écrit.',
  },
  counts: (entries: number, deals: number) =>
    `${entries} ${plural('fr', entries, 'inscription', 'inscriptions')}, ${deals} ${plural('fr', deals, 'donne', 'donnes')}`,
  checks: {
    scores: (agree: number, of: number) => `Marques : ${agree} sur ${of} comme dans le fichier`,
    imps: (agree: number, of: number) => `IMP : ${agree} sur ${of} comme dans le fichier`,
    ranking: (agree: number, of: number) => `Classement : ${agree} sur ${of} comme dans le fichier`,
  },
  open: 'Voir la compétition',
  problems: (errors: number, warnings: number) =>
    `${errors} ${plural('fr', errors, 'erreur', 'erreurs')}, ${warnings} ${plural('fr', warnings, 'remarque', 'remarques')}`,
  line: 'Ligne',
  whole: 'fichier',
  what: 'Ce qui ne va pas',
  severities: { error: 'erreur', warning: 'remarque' },
  exportTitle: 'Exporter',
  exportLead: (competition: string) =>
    `Les résultats de ${competition} avec les places, les totaux et ce que chaque donne vaut.`,
  exportFrom: 'Ouvrez une compétition de bridge, puis ses fichiers, pour en exporter les résultats.',
  take: (format: string) => `Télécharger en ${format}`,
  left: (n: number) =>
    `${n} ${plural('fr', n, 'donne que ce format ne dit pas', 'donnes que ce format ne dit pas')} : elles n’y sont pas.`,
  taken: (name: string) => `${name} est parmi vos téléchargements.`,
  down: 'Le serveur ne répond pas : réessayez, rien n’est perdu.',
};

const en: Text<typeof fr> = {
  title: 'Files of bridge results',
  back: 'Competitions',
  forbidden: 'Your account opens no competition: it imports no results.',
  importTitle: 'Import',
  importLead:
    'A PBN, LIN or USEBIO file opens a competition with its entries, deals and results. It is written whole, or not at all.',
  file: 'File',
  fileHelp: '1 MB at most (more by the command line). Names are sealed: they stand in no event.',
  format: 'Format',
  formats: { pbn: 'PBN', lin: 'LIN', usebio: 'USEBIO (XML)' },
  region: 'Region',
  id: 'Id of the competition',
  idHelp: 'Optional: by default from the event and the date of the file.',
  name: 'Name shown',
  nameHelp: 'Optional: by default that of the file.',
  event: 'Event of the file',
  eventHelp: 'Only where the file has several: 1, 2, …',
  check: 'Check only',
  send: 'Import',
  sending: 'Sending…',
  outcomes: {
    checked: 'Nothing is written yet. This is what the file would do.',
    imported: 'Imported.',
    unchanged: 'Nothing new: these results are there already.',
    rejected: 'Refused whole: nothing was written.',
    unreadable: 'No deal can be read: nothing was written.',
  },
  counts: (entries, deals) =>
    `${entries} ${plural('en', entries, 'entry', 'entries')}, ${deals} ${plural('en', deals, 'deal', 'deals')}`,
  checks: {
    scores: (agree, of) => `Scores: ${agree} of ${of} as in the file`,
    imps: (agree, of) => `IMPs: ${agree} of ${of} as in the file`,
    ranking: (agree, of) => `Ranking: ${agree} of ${of} as in the file`,
  },
  open: 'See the competition',
  problems: (errors, warnings) =>
    `${errors} ${plural('en', errors, 'error', 'errors')}, ${warnings} ${plural('en', warnings, 'remark', 'remarks')}`,
  line: 'Line',
  whole: 'file',
  what: 'What is wrong',
  severities: { error: 'error', warning: 'remark' },
  exportTitle: 'Export',
  exportLead: (competition) =>
    `The results of ${competition} with places, totals and what each deal is worth.`,
  exportFrom: 'Open a competition of bridge, then its files, to export its results.',
  take: (format) => `Download as ${format}`,
  left: (n) =>
    `${n} ${plural('en', n, 'deal that this format cannot tell is', 'deals that this format cannot tell are')} not in it.`,
  taken: (name) => `${name} is among your downloads.`,
  down: 'The server does not answer: try again, nothing is lost.',
};

export const fileTexts = { fr, en };
