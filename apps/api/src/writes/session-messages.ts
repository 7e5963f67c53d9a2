/** Refusals of sessions and of acts that somebody else gives, as `messages.ts` has them. */
export const sessionMessages: Readonly<Record<string, readonly [fr: string, en: string]>> = {
  'session-not-found': ['La séance « {id} » n’existe pas.', 'There is no session "{id}".'],
  'session-already-open': ['Cette séance est déjà ouverte.', 'This session is open already.'],
  'session-not-open': ['Cette séance n’est pas ouverte.', 'This session is not open.'],
  'session-closed': [
    'La séance est close : « {do} » n’est plus possible.',
    'The session is closed: "{do}" is no longer possible.',
  ],
  'no-sessions': [
    'Le règlement {ruleset} ne connaît pas de séances.',
    'Ruleset {ruleset} knows no sessions.',
  ],
  'arbiter-only': [
    'Seul un arbitre peut donner l’acte « {do} » ; votre rôle est {role}.',
    'Only an arbiter may give the act "{do}"; your role is {role}.',
  ],
  'act-has-own-command': [
    'L’acte « {do} » a sa propre commande : il ne se mêle pas aux autres.',
    'The act "{do}" has a command of its own: it does not travel among others.',
  ],
};
