import { refusals } from '@arbitre/rules/kernel/refusals';

/** What is refused of hands and boards where no Law speaks. */
export const handRefusals = refusals({
  'nothing-counted': {
    fr: 'Indiquez le nombre de cartes d’une main au moins.',
    en: 'Give the number of cards of one hand at least.',
  },
  'nothing-to-restore': {
    fr: 'Aucune main n’a été comptée avec des cartes d’une autre : comptez d’abord les mains.',
    en: 'No hand was counted with cards of another: count the hands first.',
  },
  'hands-to-give': {
    fr: 'La donne enregistrée n’a pas treize cartes partout : indiquez les mains corrigées.',
    en: 'The recorded deal does not have thirteen cards everywhere: give the corrected hands.',
  },
  'nothing-missing': {
    fr: 'Il ne manque pas de carte à {seat} : comptez d’abord les mains.',
    en: '{seat} misses no card: count the hands first.',
  },
  'no-such-trick': {
    fr: 'La levée {trick} n’est pas une des {tricks} levées jouées.',
    en: 'Trick {trick} is none of the {tricks} tricks played.',
  },
  'card-of-another': {
    fr: '{card} est dans la main de {holder} : ce n’est pas la carte qui manque à {seat}.',
    en: '{card} is in the hand of {holder}: it is not the card that {seat} misses.',
  },
  'card-of-the-deal': {
    fr: '{card} est une carte de la donne dans la main de {seat} : elle n’est pas en trop.',
    en: '{card} is a card of the deal in the hand of {seat}: it is no surplus card.',
  },
  'which-hand': {
    fr: 'Indiquez l’autre étui ou l’autre poche dont {seat} tenait la main, et l’un des deux seulement.',
    en: 'Give the other board or the other pocket whose hand {seat} held, and only one of them.',
  },
  'called-already': {
    fr: '{seat} a déjà annoncé ici : il n’y a plus rien à comparer.',
    en: '{seat} has called here already: there is nothing left to compare.',
  },
  'dealing-noted': {
    fr: 'La distribution est déjà notée ({method}).',
    en: 'The way of dealing is noted already ({method}).',
  },
  'board-cancelled': {
    fr: 'L’étui est déjà annulé ({article}) : donnez une marque ajustée.',
    en: 'The board is cancelled already ({article}): give an adjusted score.',
  },
  'nothing-to-review': {
    fr: 'Rien n’attend d’être examiné selon {article}.',
    en: 'Nothing waits to be looked at under {article}.',
  },
  'play-goes-on': {
    fr: 'Le jeu n’est pas terminé : les mains restent sur la table.',
    en: 'The play is not over: the hands stay at the table.',
  },
  'hand-returned': {
    fr: 'La main de {seat} est déjà dans l’étui.',
    en: 'The hand of {seat} is in the board already.',
  },
  'hand-not-returned': {
    fr: 'La main de {seat} n’est pas dans l’étui.',
    en: 'The hand of {seat} is not in the board.',
  },
});
