/** What the irregularities of the play, revokes and claims refuse where no article speaks. */
export const playLawRefusals = {
  'not-in-play': {
    fr: '« {do} » se fait pendant le jeu de la carte.',
    en: '"{do}" is done while cards are played.',
  },
  'card-not-exposed': { fr: '{card} n’est pas étalée.', en: '{card} is not exposed.' },
  'not-its-turn': { fr: 'Ce n’est pas à {seat} de jouer.', en: 'It is not the turn of {seat}.' },
  'not-declarers-lead': {
    fr: 'La main n’est pas au camp du demandeur, mais à {turn}.',
    en: 'The lead is not with declarer’s side but with {turn}.',
  },
  'own-hand': { fr: '{seat} est le mort : c’est sa main.', en: '{seat} is dummy: it is his own hand.' },
  'dummy-where-he-is': {
    fr: 'Le mort est déjà là où vous le dites.',
    en: 'Dummy is already where you say.',
  },
  'no-trick-on-table': { fr: 'Aucune levée n’est en cours.', en: 'No trick is on the table.' },
  'trick-not-quitted': { fr: 'La levée {trick} n’est pas claquée.', en: 'Trick {trick} is not quitted.' },
  'not-one-short': {
    fr: 'Il faut trois cartes sur la table, et que {seat} n’ait pas joué.',
    en: 'Three cards must lie on the table, and {seat} must not have played.',
  },
  'trick-not-short': {
    fr: 'La levée {trick} a la carte de {seat}.',
    en: 'Trick {trick} has the card of {seat}.',
  },
  'no-card-owed': { fr: '{seat} ne doit aucune carte.', en: '{seat} owes no card.' },
  'no-second-card': { fr: '{seat} n’a rien à reprendre.', en: '{seat} has nothing to take back.' },
  'not-searched': {
    fr: 'On ne cherche aucune carte de {seat}.',
    en: 'No card of {seat} is searched for.',
  },
  'hand-complete': {
    fr: '{seat} a toutes ses cartes au relevé.',
    en: '{seat} has all his cards on the record.',
  },
  'card-stays': { fr: '{card} reste où elle est.', en: '{card} stays where it is.' },
  'no-revoke': {
    fr: 'Aucune renonce de {seat} n’est à corriger.',
    en: 'No revoke of {seat} is to be corrected.',
  },
  'no-revoke-claim': {
    fr: 'Personne n’a dénoncé de renonce de {seat}.',
    en: 'Nobody has claimed a revoke of {seat}.',
  },
  'already-claimed': {
    fr: 'Cette renonce de {seat} est déjà dénoncée.',
    en: 'This revoke of {seat} is claimed already.',
  },
  'no-claim': { fr: 'Personne ne réclame de levées.', en: 'Nobody claims tricks.' },
  'claim-open': {
    fr: '{by} réclame des levées : répondez d’abord.',
    en: '{by} claims tricks: answer first.',
  },
  'too-many-tricks': {
    fr: 'Il reste {most} levées, et non {tricks}.',
    en: '{most} tricks are left, not {tricks}.',
  },
  'not-asked': { fr: 'La réponse n’appartient pas à {by}.', en: 'The answer is not {by}’s to give.' },
  'already-answered': { fr: '{by} a déjà répondu.', en: '{by} has answered already.' },
} as const;
