import { refusals } from '@arbitre/rules/kernel/refusals';

/** What a PBN file gets wrong or leaves open. */
export const bridgeProblems = refusals({
  'annotation-of-nothing': {
    fr: 'Un jugement ne suit aucune annonce ni carte.',
    en: 'A judgement follows no call and no card.',
  },
  'auction-unfinished': {
    fr: 'Les enchères s’arrêtent avant la fin.',
    en: 'The auction stops before its end.',
  },
  'auction-without-dealer': { fr: 'Des enchères sans donneur.', en: 'An auction without a dealer.' },
  'bad-board': { fr: 'Le numéro d’étui n’est pas un nombre.', en: 'The board number is no number.' },
  'bad-call': { fr: 'Cette annonce n’existe pas.', en: 'There is no such call.' },
  'bad-card': { fr: 'Cette carte n’existe pas.', en: 'There is no such card.' },
  'bad-character': {
    fr: 'Un caractère que le format n’a pas.',
    en: 'A character that the format does not have.',
  },
  'bad-date': { fr: 'La date ne s’écrit pas AAAA.MM.JJ.', en: 'The date is not written YYYY.MM.DD.' },
  'bad-deal': { fr: 'La donne ne s’écrit pas ainsi.', en: 'A deal is not written like this.' },
  'bad-hand': { fr: 'Une main ne s’écrit pas ainsi.', en: 'A hand is not written like this.' },
  'bad-marks': {
    fr: 'Des signes d’irrégularité qui se contredisent.',
    en: 'Marks of irregularity that contradict each other.',
  },
  'bad-nag': { fr: 'Ce code de jugement n’existe pas ici.', en: 'This judgement code does not exist here.' },
  'bad-note': {
    fr: 'Une note commence par un numéro de 1 à 32.',
    en: 'A note begins with a number from 1 to 32.',
  },
  'bad-note-reference': { fr: 'Un renvoi va de 1 à 32.', en: 'A reference goes from 1 to 32.' },
  'bad-number': { fr: 'Ce n’est pas un nombre.', en: 'This is no number.' },
  'bad-result': { fr: 'Un résultat ne s’écrit pas ainsi.', en: 'A result is not written like this.' },
  'bad-row': {
    fr: 'La ligne n’a pas le nombre de colonnes du tableau.',
    en: 'The row does not have the table’s number of columns.',
  },
  'bad-score': { fr: 'Une marque ne s’écrit pas ainsi.', en: 'A score is not written like this.' },
  'bad-seat': { fr: 'Cette place n’existe pas.', en: 'There is no such seat.' },
  'bad-suffix': { fr: 'Ce suffixe n’existe pas.', en: 'There is no such suffix.' },
  'bad-tag': { fr: 'Cette balise n’a pas de nom.', en: 'This tag has no name.' },
  'bad-tag-value': { fr: 'Cette balise n’a pas cette valeur.', en: 'This tag does not take this value.' },
  'bad-time': { fr: 'L’heure ne s’écrit pas HH:MM:SS.', en: 'The time is not written HH:MM:SS.' },
  'bad-vulnerability': { fr: 'Cette vulnérabilité n’existe pas.', en: 'There is no such vulnerability.' },
  'board-not-given': {
    fr: 'Le numéro d’étui manque : la donne est laissée de côté.',
    en: 'The board number is missing: the deal is left out.',
  },
  'card-after-unknown': {
    fr: 'Une carte suit une carte inconnue : on ne sait où la placer.',
    en: 'A card follows an unknown one and cannot be placed.',
  },
  'command-not-closed': {
    fr: 'Une commande n’est pas fermée par une barre : elle est laissée de côté.',
    en: 'A command is not closed by a bar: it is left out.',
  },
  'dealer-not-standard': {
    fr: 'Le donneur n’est pas celui de l’étui {board} : {expected}.',
    en: 'The dealer is not that of board {board}: {expected}.',
  },
  'day-not-known': {
    fr: 'Le jour n’est pas connu : {date} en tient lieu.',
    en: 'The day is not known: {date} stands for it.',
  },
  'deal-repeated': {
    fr: 'Le même étui à la même table : la seconde donne est laissée de côté.',
    en: 'The same board at the same table: the second deal is left out.',
  },
  'deal-without-cards': { fr: 'La donne ne montre aucune carte.', en: 'The deal shows no card.' },
  'declarer-differs': {
    fr: 'Le déclarant n’est pas celui des enchères.',
    en: 'The declarer is not the one of the auction.',
  },
  'double-annotation': {
    fr: 'Deux jugements, ou deux renvois, pour une même annonce ou carte.',
    en: 'Two judgements, or two references, for one call or card.',
  },
  'duplicate-note': {
    fr: 'Cette note est répétée : la première compte.',
    en: 'This note comes again: the first counts.',
  },
  'duplicate-tag': {
    fr: 'Cette balise est répétée : la première compte.',
    en: 'This tag comes again: the first counts.',
  },
  'game-beside-tables': {
    fr: 'Un résultat isolé dans un fichier dont les résultats sont en tableaux : la partie est laissée de côté.',
    en: 'A result of its own in a file whose results stand in tables: the game is left out.',
  },
  'game-left-out': {
    fr: 'La partie est fautive : elle est laissée de côté.',
    en: 'The game is wrong and is left out.',
  },
  'irregularity-not-translated': {
    fr: 'Une irrégularité est restée : seul le résultat est repris.',
    en: 'An irregularity stood: only the result is taken.',
  },
  'line-too-long': { fr: 'La ligne est trop longue.', en: 'The line is too long.' },
  'mark-of-nothing': {
    fr: 'Un signe d’irrégularité ne précède rien.',
    en: 'A mark of irregularity stands before nothing.',
  },
  'mark-without-irregularity': {
    fr: 'Un signe d’irrégularité, là où tout est régulier.',
    en: 'A mark of irregularity where all is regular.',
  },
  'mis-encoded': {
    fr: 'Des caractères ont été perdus dans un autre codage.',
    en: 'Characters were lost in another encoding.',
  },
  'no-result': {
    fr: 'Aucun résultat : la donne attend une décision.',
    en: 'No result: the deal awaits a decision.',
  },
  'note-missing': { fr: 'La note de ce renvoi manque.', en: 'The note of this reference is missing.' },
  'note-outside-section': {
    fr: 'Une note hors des enchères et du jeu.',
    en: 'A note outside auction and play.',
  },
  'note-unused': { fr: 'Aucun renvoi ne mène à cette note.', en: 'No reference leads to this note.' },
  'nothing-to-inherit': {
    fr: 'Aucune partie précédente n’a cette balise.',
    en: 'No earlier game has this tag.',
  },
  'optimum-not-read': {
    fr: 'Les levées à cartes ouvertes ne sont pas complètes : elles sont laissées de côté.',
    en: 'The double-dummy tricks are not complete: they are left out.',
  },
  'pair-by-one-player': {
    fr: 'Une paire reconnue à un seul de ses joueurs : l’autre est pris pour un remplaçant.',
    en: 'A pair known by one of its players only: the other is taken for a substitute.',
  },
  'pair-of-several': {
    fr: 'Un joueur commun avec plusieurs paires : celle-ci est tenue pour une autre.',
    en: 'A player in common with several pairs: this one is taken for another.',
  },
  'pair-meets-itself': { fr: 'La même paire dans les deux lignes.', en: 'The same pair in both directions.' },
  'pair-not-given': {
    fr: 'Le numéro de paire manque : la ligne est laissée de côté.',
    en: 'The pair’s number is missing: the row is left out.',
  },
  'passed-out-without-auction': {
    fr: '« Passe » sans enchères parmi des parties qui en ont : la donne n’a pas été jouée.',
    en: 'A bare "Pass" among games with auctions: the deal was not played.',
  },
  'play-stops-without-claim': {
    fr: 'Le jeu s’arrête sans réclamation : le résultat noté fait foi.',
    en: 'The play stops without a claim: the recorded result counts.',
  },
  'play-without-contract': { fr: 'Un jeu de la carte sans contrat.', en: 'A play without a contract.' },
  'play-without-deal': { fr: 'Un jeu de la carte sans donne.', en: 'A play without a deal.' },
  'play-without-declarer': { fr: 'Un jeu de la carte sans déclarant.', en: 'A play without a declarer.' },
  'players-not-given': {
    fr: 'Les joueurs manquent : la donne est laissée de côté.',
    en: 'The players are missing: the deal is left out.',
  },
  'result-impossible': {
    fr: 'Les cartes jouées excluent ce résultat.',
    en: 'The cards played rule this result out.',
  },
  'result-not-given': { fr: 'Le résultat manque.', en: 'The result is missing.' },
  'result-of-passed-out': { fr: 'Un résultat pour une donne passée.', en: 'A result of a passed-out deal.' },
  'result-without-declarer': { fr: 'Un résultat sans déclarant.', en: 'A result without a declarer.' },
  'rounds-not-given': {
    fr: 'Le fichier ne dit pas les tours : tout est au premier.',
    en: 'The file does not give the rounds: all is in the first.',
  },
  'scoring-not-given': {
    fr: 'Le fichier ne dit pas comment on marque.',
    en: 'The file does not say how it is scored.',
  },
  'ruling-not-read': {
    fr: 'Un commentaire annonce une décision qui ne se lit pas : elle est laissée de côté.',
    en: 'A comment announces a ruling that cannot be read: it is left out.',
  },
  'sections-not-given': {
    fr: 'Le fichier ne dit pas les sections : chaque ligne fait un seul champ.',
    en: 'The file does not give the sections: each direction is one field.',
  },
  'tables-not-given': {
    fr: 'Le fichier ne dit pas les tables : la paire Nord-Sud en tient lieu.',
    en: 'The file does not give the tables: the North-South pair stands for them.',
  },
  'tag-value-not-quoted': {
    fr: 'La valeur d’une balise est entre guillemets.',
    en: 'A tag’s value stands in quotes.',
  },
  'tag-without-value': { fr: 'Cette balise n’a pas de valeur.', en: 'This tag has no value.' },
  'teams-not-given': {
    fr: 'Les équipes manquent : la donne est laissée de côté.',
    en: 'The teams are missing: the deal is left out.',
  },
  'text-after-end': {
    fr: 'Quelque chose suit la fin de la section.',
    en: 'Something follows the end of the section.',
  },
  'text-outside-section': {
    fr: 'Du texte hors des enchères, du jeu et des tableaux.',
    en: 'Text outside auction, play and tables.',
  },
  'unknown-tag': { fr: 'Cette balise n’est pas du format.', en: 'This tag is not of the format.' },
  'unterminated-comment': { fr: 'Le commentaire n’est pas refermé.', en: 'The comment is not closed.' },
  'unterminated-string': { fr: 'Le guillemet n’est pas refermé.', en: 'The quote is not closed.' },
  'unterminated-tag': { fr: 'La balise n’est pas refermée.', en: 'The tag is not closed.' },
});
