import { lotRefusals } from '@arbitre/rules/kernel/lots/lot-refusals';
import { refusals } from '@arbitre/rules/kernel/refusals';

/** What an evening of bridge refuses where no Law speaks. */
export const eveningRefusals = refusals({
  ...lotRefusals,
  'too-many-rounds': {
    fr: 'À {tables} tables ce mouvement a {most} rondes au plus : {rounds} ne se jouent pas.',
    en: 'At {tables} tables this movement has {most} rounds at most: {rounds} cannot be played.',
  },
  'boards-in-halves': {
    fr: 'À {tables} tables chaque ronde se joue en deux moitiés : {boards} étuis ne se partagent pas en deux.',
    en: 'At {tables} tables each round is played in two halves: {boards} boards cannot be halved.',
  },
  'evening-begun': {
    fr: 'La ronde {round} est lancée : le mouvement et le tirage ne changent plus. Échangez ou retirez une paire.',
    en: 'Round {round} has been called: movement and lot stay as they are. Swap pairs or take one out.',
  },
  suspended: {
    fr: '« {who} » ne peut pas s’asseoir : suspension des rondes {from} à {until}, prononcée par {by} (loi 91, motif : {reason}).',
    en: '"{who}" may not sit down: suspended in rounds {from} to {until} by {by} (Law 91, reason: {reason}).',
  },
  'suspended-until': {
    fr: 'Une suspension à partir de la ronde {from} va jusqu’à une ronde entre celle-là et la {rounds}, pas {until}.',
    en: 'A suspension from round {from} on ends in a round from that one to {rounds}, not {until}.',
  },
  'whom-for': {
    fr: 'Dites aussi quel joueur est suspendu : {comes} s’assied à sa place.',
    en: 'Say which player is suspended too: {comes} sits down for him.',
  },
  'deals-committed': {
    fr: 'L’empreinte des donnes est déjà publiée.',
    en: 'The hash of the deals is published already.',
  },
  'no-deals-committed': {
    fr: 'Aucune empreinte de donnes n’a été publiée avant la première ronde.',
    en: 'No hash of deals was published before the first round.',
  },
  'deals-revealed': { fr: 'La graine est déjà révélée.', en: 'The seed is told already.' },
  'copy-registered': {
    fr: 'La copie {copy} de l’étui {board} est déjà enregistrée.',
    en: 'Copy {copy} of board {board} is registered already.',
  },
  'seats-and-entries': {
    fr: '{entries} inscrits pour {places} places : il en faut {least} au moins, et pas plus que de places. Changez le nombre de tables.',
    en: '{entries} entries for {places} places: there must be {least} at least, and no more than places. Change the number of tables.',
  },
  'round-not-ahead': {
    fr: 'À partir de la ronde {from} : ce doit être de la ronde {least} à la ronde {most}.',
    en: 'From round {from}: it must be a round from {least} to {most}.',
  },
  'unknown-place': {
    fr: '« {place} » n’est pas une place de ce mouvement ({places}).',
    en: '"{place}" is no place of this movement ({places}).',
  },
  'swap-with-itself': {
    fr: '« {entry} » ne s’échange pas avec elle-même.',
    en: '"{entry}" cannot be swapped with itself.',
  },
  'not-seated': {
    fr: '« {entry} » n’a pas de place à la ronde {round}.',
    en: '"{entry}" has no place in round {round}.',
  },
  'last-round': {
    fr: 'Les {rounds} rondes sont lancées : il n’y en a plus.',
    en: 'All {rounds} rounds have been called: there are no more.',
  },
  'nobody-seated': {
    fr: 'Personne n’est assis pour la ronde {round} : donnez d’abord les places.',
    en: 'Nobody sits anywhere in round {round}: give the seats first.',
  },
  'no-clock': {
    fr: 'Aucune ronde n’est minutée en ce moment.',
    en: 'No round is timed at the moment.',
  },
  'no-such-table-yet': {
    fr: 'La table {table} ne joue pas encore la ronde {round}.',
    en: 'Table {table} does not play round {round} yet.',
  },
  'pair-twice-in-round': {
    fr: 'Ronde {round} : {place} est à deux tables à la fois. Corrigez le mouvement écrit.',
    en: 'Round {round}: {place} sits at two tables at once. Correct the written movement.',
  },
  'table-twice-in-round': {
    fr: 'Ronde {round} : la table {table} y est deux fois. Corrigez le mouvement écrit.',
    en: 'Round {round}: table {table} is there twice. Correct the written movement.',
  },
  'board-twice': {
    fr: 'Ronde {round} : {place} a déjà joué l’étui {board}. Corrigez le mouvement écrit.',
    en: 'Round {round}: {place} has played board {board} before. Correct the written movement.',
  },
  'meeting-twice': {
    fr: 'Ronde {round} : {place} et {opponent} se sont déjà rencontrées. Corrigez le mouvement écrit.',
    en: 'Round {round}: {place} and {opponent} have met before. Correct the written movement.',
  },
  'board-at-two-tables': {
    fr: 'Ronde {round} : l’étui {board} est à deux tables. Dites que les étuis se partagent, ou corrigez.',
    en: 'Round {round}: board {board} is at two tables. Say that boards are shared, or correct it.',
  },
  'not-a-swiss': {
    fr: 'Ce mouvement dit d’avance qui rencontre qui : rien ne s’apparie.',
    en: 'This movement says beforehand who meets whom: nothing is to be paired.',
  },
  'not-ranked': {
    fr: '« {entry} » a une place à la ronde {round} et manque au classement donné.',
    en: '"{entry}" has a place in round {round} and is missing from the ranking given.',
  },
  'not-its-board': {
    fr: 'La table {table} ne joue pas l’étui {board} à la ronde {round} ({boards}).',
    en: 'Table {table} does not play board {board} in round {round} ({boards}).',
  },
  'put-off-already': {
    fr: 'L’étui {board} de la table {table} (ronde {round}) est déjà remis.',
    en: 'Board {board} of table {table} (round {round}) is put off already.',
  },
  'not-put-off': {
    fr: 'L’étui {board} de la table {table} (ronde {round}) n’est pas remis.',
    en: 'Board {board} of table {table} (round {round}) is not put off.',
  },
  'cancelled-already': {
    fr: 'L’étui {board} de la table {table} (ronde {round}) est déjà annulé.',
    en: 'Board {board} of table {table} (round {round}) is cancelled already.',
  },
  'board-not-played': {
    fr: 'L’étui {board} ne se joue pas dans cette séance.',
    en: 'Board {board} is not played in this session.',
  },
  'lead-other-declarer': {
    fr: 'Étui {board} : {lead} est chez {holder}, et {leader} entame contre {declarer}. Le déclarant serait {fits}. Corrigez, ou validez encore si c’est bien cela.',
    en: 'Board {board}: {holder} holds {lead}, and {leader} leads against {declarer}. The declarer would be {fits}. Correct it, or enter it once more if it is so.',
  },
  'lead-other-board': {
    fr: 'Étui {board} : {lead} est chez {holder}, et {leader} entame contre {declarer}. Cela va avec l’étui {boards}. Corrigez, ou validez encore si c’est bien cela.',
    en: 'Board {board}: {holder} holds {lead}, and {leader} leads against {declarer}. It fits board {boards}. Correct it, or enter it once more if it is so.',
  },
  'lead-other-direction': {
    fr: 'Étui {board} : {lead} est chez {holder}, et {leader} entame contre {declarer}. Les directions sont inversées, ou le déclarant est {fits}. Corrigez, ou validez encore si c’est bien cela.',
    en: 'Board {board}: {holder} holds {lead}, and {leader} leads against {declarer}. The directions are the other way, or the declarer is {fits}. Correct it, or enter it once more if it is so.',
  },
  'table-ended': { fr: 'La table {table} a déjà terminé.', en: 'Table {table} has ended already.' },
});
