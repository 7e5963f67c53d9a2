/** What the irregularities of the play, revokes and claims refuse where no article speaks. */
export const playLawRefusals = {
  'not-in-play': {
    fr: '« {do} » se fait pendant le jeu de la carte, après les enchères et avant la fin de la donne.',
    en: '"{do}" is done while cards are played, after the auction and before the end of the deal.',
  },
  'card-not-exposed': {
    fr: '{card} n’est pas étalée : appelez une carte étalée d’un flanc.',
    en: '{card} is not exposed: call a card of a defender that is.',
  },
  'not-its-turn': {
    fr: 'Ce n’est pas à {seat} de jouer : appelez sa carte à son tour.',
    en: 'It is not the turn of {seat}: call the card at its owner’s turn.',
  },
  'not-declarers-lead': {
    fr: 'L’attaque est à {turn}, non au camp du demandeur : le mort n’a pas de main à désigner.',
    en: 'The lead is with {turn}, not with declarer’s side: dummy has no hand to name.',
  },
  'own-hand': {
    fr: '{seat} est le mort et voit sa propre main : dites quelle autre main il a regardée.',
    en: '{seat} is dummy and sees his own hand: say at which other hand he looked.',
  },
  'dummy-where-he-is': {
    fr: 'Le mort est déjà là où vous le dites : notez son prochain départ ou retour.',
    en: 'Dummy is already where you say: note when he next leaves or comes back.',
  },
  'no-trick-on-table': {
    fr: 'Aucune carte n’est sur la table : attendez l’attaque.',
    en: 'No card lies on the table: wait for the lead.',
  },
  'no-first-card': {
    fr: '{seat} n’a pas encore joué à la levée : notez cette carte comme la sienne.',
    en: '{seat} has not played to the trick yet: record this card as the one that is played.',
  },
  'trick-not-quitted': {
    fr: 'La levée {trick} n’est pas claquée : on peut encore la voir sans rien noter.',
    en: 'Trick {trick} is not quitted: it may still be seen, and nothing is noted.',
  },
  'trick-not-played': {
    fr: 'La levée {trick} n’est pas encore jouée : nommez une levée déjà jouée.',
    en: 'Trick {trick} is not played yet: name one that is.',
  },
  'not-one-short': {
    fr: 'Une levée se retourne sans {seat} quand les trois autres y ont joué : attendez leurs cartes.',
    en: 'A trick is turned down without {seat} once the three others have played to it: wait for their cards.',
  },
  'trick-not-short': {
    fr: 'Il ne manque rien de {seat} à la levée {trick} : vérifiez la place et le numéro.',
    en: 'Nothing of {seat} is missing from trick {trick}: check the seat and the number.',
  },
  'no-card-owed': {
    fr: '{seat} ne doit de carte à aucune levée : signalez d’abord la levée incomplète.',
    en: '{seat} owes no trick a card: say first which trick lacks one.',
  },
  'no-second-card': {
    fr: '{seat} n’a pas deux cartes dans une levée : notez d’abord la carte de trop.',
    en: '{seat} has no two cards in a trick: record the card too many first.',
  },
  'not-of-the-two': {
    fr: '{card} n’est pas l’une des deux cartes de {seat} dans la levée {trick} : rendez-en une des deux.',
    en: '{card} is not one of the two cards of {seat} in trick {trick}: give back one of those.',
  },
  'not-searched': {
    fr: 'On ne cherche aucune carte de {seat} : signalez d’abord qu’il lui en manque une.',
    en: 'No card of {seat} is searched for: say first that the hand is one short.',
  },
  'searched-already': {
    fr: 'On cherche déjà une carte de {seat} : l’arbitre la rend, ou met fin à la recherche.',
    en: 'A card of {seat} is searched for already: the arbiter gives it back or ends the search.',
  },
  'hand-complete': {
    fr: '{seat} a toutes ses cartes au relevé : recomptez la main.',
    en: '{seat} has all his cards on the record: count the hand again.',
  },
  'card-stays': {
    fr: 'Rien ne permet à {seat} de reprendre {card} : jouez la suite.',
    en: 'Nothing lets {seat} take {card} back: play on.',
  },
  'no-revoke': {
    fr: 'Aucune renonce de {seat} ne peut se corriger ici : vérifiez la place, ou dénoncez-la si elle est consommée.',
    en: 'No revoke of {seat} can be corrected here: check the seat, or claim it where it is established.',
  },
  'no-revoke-claim': {
    fr: 'Aucune renonce de {seat} n’attend d’être jugée : un adversaire la dénonce d’abord.',
    en: 'No revoke of {seat} waits to be judged: an opponent claims it first.',
  },
  'already-claimed': {
    fr: 'Cette renonce de {seat} est déjà dénoncée : elle ne se dénonce qu’une fois.',
    en: 'This revoke of {seat} is claimed already: it is claimed once.',
  },
  'other-tricks-claimed': {
    fr: 'La levée {trick} de {seat} n’est pas en cause : jugez l’une de celles-ci, {tricks}.',
    en: 'Trick {trick} of {seat} is not in question: judge one of these, {tricks}.',
  },
  'no-claim': {
    fr: 'Personne ne réclame de levées : il n’y a rien à répondre.',
    en: 'Nobody claims tricks: there is nothing to answer.',
  },
  'claim-open': {
    fr: '{by} réclame des levées : répondez d’abord.',
    en: '{by} claims tricks: answer first.',
  },
  'too-many-tricks': {
    fr: 'Il reste {most} levées, et non {tricks} : n’en réclamez pas plus.',
    en: '{most} tricks are left, not {tricks}: claim no more than these.',
  },
  'not-asked': {
    fr: 'Ce n’est pas à {by} de parler de cette réclamation, mais à {to}.',
    en: 'This claim is not for {by} to speak of but for {to}.',
  },
  'nobody-asked': {
    fr: 'Personne n’a demandé à {by} de compléter son explication : les autres répondent d’abord.',
    en: 'Nobody has asked {by} to complete the explanation: the others answer first.',
  },
  'already-answered': {
    fr: '{by} a déjà accepté la réclamation : attendez les autres.',
    en: '{by} has accepted the claim already: wait for the others.',
  },
} as const;
