import type { ArticleLine } from '@arbitre/rules/kernel/articles';

/** Notation and the PBN format. */
export const NOTATION: readonly ArticleLine[] = [
  [
    'BD-NOT-1',
    'enforce',
    'Contrat : niveau, dénomination C D H S NT, X ou XX, déclarant N E S W, puis =, +n ou -n.',
    'A contract: level, denomination C D H S NT, X or XX, declarer N E S W, then =, +n or -n.',
  ],
  [
    'BD-NOT-2',
    'enforce',
    'Carte : lettre de la couleur puis rang, T pour dix.',
    'A card: letter of the suit, then rank, T for ten.',
  ],
  [
    'BD-NOT-4',
    'enforce',
    'Une ligne de la feuille ambulante : étui, paires, contrat, déclarant, résultat, entame si on la note, et la marque de Nord-Sud avec son signe, qui est celle de la Loi 77.',
    'A line of a traveller: board, pairs, contract, declarer, result, the lead where it is noted, and the score to North-South with its sign, which is that of Law 77.',
  ],
  [
    'BD-PBN-1',
    'tournament',
    'Un fichier PBN est une suite de parties séparées par une ligne vide ; une ligne a au plus 255 caractères.',
    'A PBN file is a row of games with an empty line between them; a line has at most 255 characters.',
  ],
  [
    'BD-PBN-2',
    'tournament',
    'Les caractères sont ceux de l’ISO 8859-1 ; l’UTF-8 est reconnu.',
    'Characters are those of ISO 8859-1; UTF-8 is recognised.',
  ],
  [
    'BD-PBN-3',
    'tournament',
    'Une ligne qui commence par % est passée.',
    'A line that begins with % is passed over.',
  ],
  [
    'BD-PBN-4',
    'tournament',
    'Une balise est un nom et une valeur entre guillemets.',
    'A tag is a name and a value in quotes.',
  ],
  [
    'BD-PBN-6',
    'tournament',
    'D’une balise répétée, seule la première compte.',
    'Of a repeated tag only the first counts.',
  ],
  [
    'BD-PBN-9',
    'tournament',
    'La donne nomme la première main puis les quatre mains ; un tiret remplace une main inconnue.',
    'The deal names the first hand, then the four hands; a dash stands for one that is not known.',
  ],
  [
    'BD-PBN-11',
    'tournament',
    'Un accent circonflexe devant le déclarant dit que les rôles ont été échangés.',
    'A caret before the declarer says that the roles were exchanged.',
  ],
  [
    'BD-PBN-12',
    'tournament',
    'Le résultat est le nombre de levées du déclarant, ou celui de chaque camp.',
    'The result is the number of declarer’s tricks, or that of each side.',
  ],
  [
    'BD-PBN-13',
    'tournament',
    'Les enchères commencent au donneur ; AP ferme par des passes, un tiret saute une place avant lui.',
    'The auction begins with the dealer; AP closes it with passes, a dash skips a place before him.',
  ],
  [
    'BD-PBN-14',
    'tournament',
    'Une annonce peut porter un jugement et un renvoi à une note.',
    'A call may carry a judgement and a reference to a note.',
  ],
  [
    'BD-PBN-15',
    'tournament',
    'Chaque ligne du jeu est une levée, en colonnes par joueur et non dans l’ordre joué.',
    'Each line of the play is a trick, in columns by player and not in the order of play.',
  ],
  [
    'BD-PBN-16',
    'tournament',
    'Une carte porte ses jugements dans une autre plage que les annonces.',
    'A card carries its judgements in another range than a call.',
  ],
  [
    'BD-PBN-17',
    'tournament',
    'Un signe marque une irrégularité qui est restée : ^I, ^S, ^R, ^L.',
    'A mark stands before an irregularity that stood: ^I, ^S, ^R, ^L.',
  ],
  [
    'BD-PBN-18',
    'tournament',
    'Un commentaire va du point-virgule à la fin de la ligne, ou entre accolades.',
    'A comment goes from a semicolon to the end of the line, or between braces.',
  ],
  [
    'BD-PBN-19',
    'tournament',
    'Le dièse reprend la valeur d’une partie précédente, sauf pour la donne, le contrat, les enchères et le jeu.',
    'A hash takes the value of an earlier game, except for the deal, the contract, the auction and the play.',
  ],
  [
    'BD-PBN-20',
    'tournament',
    'Une marque s’écrit pour NS, pour EW, pour les deux ou pour le déclarant.',
    'A score is written for NS, for EW, for both or for declarer.',
  ],
  [
    'BD-PBN-22',
    'tournament',
    'Un tableau nomme ses colonnes dans sa balise ; ses lignes suivent.',
    'A table names its columns in its tag; its rows follow.',
  ],
  [
    'BD-PBN-23',
    'tournament',
    'Le tableau des marques donne un résultat par ligne ; le tableau final, une paire par ligne.',
    'The score table gives one result a row, the total table one pair.',
  ],
  [
    'BD-PBN-26',
    'tournament',
    'Les minuscules sont acceptées à la lecture.',
    'Lower case is accepted when reading.',
  ],
];
