import { sessionMessages } from './session-messages';
import { tableMessages } from './table-messages';

/** French and English sentence of every code that is not an article's. `{name}` is replaced by that fact. */
export const messages: Readonly<Record<string, readonly [fr: string, en: string]>> = {
  ...tableMessages,
  ...sessionMessages,
  'sign-in-refused': ['Compte ou mot de passe inconnu.', 'Unknown account or password.'],
  'not-signed-in': [
    'Connectez-vous pour écrire ; les lectures sont publiques.',
    'Sign in to write; reading is public.',
  ],
  'not-permitted': [
    'Votre rôle ({role}) ne permet pas cette opération ; rôles admis : {allowed}.',
    'Your role ({role}) may not do this; roles that may: {allowed}.',
  ],
  'conflicting-version': [
    'Quelqu’un a écrit entre-temps : vous aviez la version {expected}, la version actuelle est {actual}. Relisez, puis décidez.',
    'Somebody wrote meanwhile: you had version {expected}, the current one is {actual}. Read again, then decide.',
  ],
  'already-exists': [
    'Cela existe déjà (version actuelle : {actual}).',
    'This exists already (current version: {actual}).',
  ],
  'competition-not-found': ['La compétition « {id} » n’existe pas.', 'There is no competition "{id}".'],
  'deal-not-found': ['La donne « {id} » n’existe pas.', 'There is no deal "{id}".'],
  'competition-closed': ['La compétition « {id} » est close.', 'Competition "{id}" is closed.'],
  'unknown-entry': [
    '« {entry} » n’est pas inscrit dans cette compétition.',
    '"{entry}" is not entered in this competition.',
  ],
  'entry-withdrawn': [
    '« {entry} » s’est retiré de cette compétition.',
    '"{entry}" has withdrawn from this competition.',
  ],
  'seating-incomplete': [
    'Il faut un inscrit à chaque place (manque : {missing} ; places inconnues : {unknown}).',
    'Every seat needs an entry (missing: {missing}; unknown seats: {unknown}).',
  ],
  'entry-on-both-sides': [
    '« {entry} » ne peut pas jouer contre lui-même.',
    '"{entry}" cannot play against itself.',
  ],
  'invalid-field': [
    '{field} : « {given} » ne convient pas, il faut {expected}.',
    '{field}: "{given}" does not fit, expected {expected}.',
  ],
  'missing-field': ['{field} manque : il faut {expected}.', '{field} is missing: expected {expected}.'],
  'invalid-command-id': [
    'clientMutationId doit être un UUID, nouveau pour chaque écriture et le même pour sa répétition.',
    'clientMutationId must be a UUID, new for each write and the same when it is sent again.',
  ],
  'command-id-reused': [
    'Cette clé clientMutationId a déjà servi à une autre écriture ; rien n’a été écrit. Donnez une clé nouvelle à chaque écriture, la même seulement pour la répéter telle quelle.',
    'This clientMutationId was used for another write; nothing was written. Give each write a new key, and the same key only to send the same write again.',
  ],
  'invalid-version': [
    'expectedVersion doit être la version que vous avez lue (0 ou plus).',
    'expectedVersion must be the version that you have read (0 or more).',
  ],
  'unknown-ruleset': [
    'Règlement inconnu : « {given} ». Règlements connus : {known}.',
    'Unknown ruleset "{given}". Known: {known}.',
  ],
  'one-adjustment': [
    'Chaque camp reçoit soit un pourcentage (artificialPercent), soit un score assigné (assignedScore), une seule fois.',
    'Each side gets either a percentage (artificialPercent) or an assigned score (assignedScore), once.',
  ],
  'seat-twice': ['La place « {seat} » est donnée deux fois.', 'Seat "{seat}" is given twice.'],
  'unknown-seat': [
    '« {seat} » n’est pas une place de ce jeu ({seats}).',
    '"{seat}" is no seat of this game ({seats}).',
  ],
  'unknown-side': [
    '« {side} » n’est pas un camp de ce jeu ({sides}).',
    '"{side}" is no side of this game ({sides}).',
  ],
  'unknown-act': ['Ce jeu ne connaît pas l’acte « {do} ».', 'This game knows no act "{do}".'],
  'unknown-card': [
    '« {card} » n’est pas une carte (exemples : SA, HT, D7).',
    '"{card}" is no card (examples: SA, HT, D7).',
  ],
  'entry-on-two-sides': [
    '« {entry} » ne peut pas jouer pour deux camps ({seats}).',
    '"{entry}" cannot play for two sides ({seats}).',
  ],
  'entry-already-registered': ['« {entry} » est déjà inscrit.', '"{entry}" is already registered.'],
  'entry-already-withdrawn': ['« {entry} » s’est déjà retiré.', '"{entry}" has withdrawn already.'],
  'number-taken': ['Le numéro {number} est celui de « {entry} ».', 'Number {number} belongs to "{entry}".'],
  'competition-already-open': ['Cette compétition est déjà ouverte.', 'This competition is open already.'],
  'competition-not-open': ['Cette compétition n’est pas ouverte.', 'This competition is not open.'],
  'game-differs': [
    'Le règlement {ruleset} n’est pas celui du jeu {game}.',
    'Ruleset {ruleset} is not one of {game}.',
  ],
  'deal-already-open': ['Cette donne est déjà ouverte.', 'This deal is open already.'],
  'deal-not-open': ['Cette donne n’est pas ouverte.', 'This deal is not open.'],
  'deal-finished': [
    'La donne est terminée : « {do} » n’est plus possible ; corrigez le résultat ou appelez l’arbitre.',
    'The deal is over: "{do}" is no longer possible; correct the result or call the arbiter.',
  ],
  'no-acts': ['Il faut au moins un acte.', 'At least one act is needed.'],
  'no-entries': ['Il faut au moins un inscrit.', 'At least one entry is needed.'],
  'no-result-yet': ['Il n’y a pas encore de résultat à corriger.', 'There is no result to correct yet.'],
  'no-result-in-act': ['Cet acte ne donne pas de résultat.', 'This act gives no result.'],
  'result-unchanged': ['Le résultat est déjà {result}.', 'The result is {result} already.'],
  'nothing-adjusted': ['Une décision ajuste au moins un camp.', 'A ruling adjusts at least one side.'],
  'contract-differs': [
    'Le contrat donné n’est pas celui des enchères enregistrées.',
    'The contract given is not that of the recorded auction.',
  ],
  'enforced-table': [
    'Cette table applique les règles elle-même : « {do} » n’y a pas lieu.',
    'This table enforces the rules itself: there is no "{do}" here.',
  ],
  'result-grain': [
    'Cette donne ne garde que son résultat : « {do} » n’y est pas enregistré.',
    'This deal keeps its result only: "{do}" is not recorded.',
  ],
};
