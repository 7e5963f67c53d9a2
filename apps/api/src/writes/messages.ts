/** French and English sentence of every code that is not an article's. `{name}` is replaced by that fact. */
export const messages: Readonly<Record<string, readonly [fr: string, en: string]>> = {
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
};
