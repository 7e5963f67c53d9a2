import { refusals, refusing, type SharedRefusals } from '@arbitre/rules';

/** What signing in and the care of accounts refuse. */
export const accountRefusals = refusals({
  'sign-in-refused': { fr: 'Compte ou mot de passe inconnu.', en: 'Unknown account or password.' },
  'too-many-attempts': {
    fr: 'Trop d’essais. Attendez {minutes} min, ou demandez un lien à un administrateur.',
    en: 'Too many attempts. Wait {minutes} min, or ask an administrator for a link.',
  },
  'sign-in-unavailable': {
    fr: 'On ne peut pas compter les essais pour l’instant (Redis ne répond pas) : personne ne peut se connecter. Réessayez dans une minute.',
    en: 'Attempts cannot be counted now (Redis does not answer): nobody can sign in. Try again in a minute.',
  },
  'account-locked': {
    fr: 'Ce compte est verrouillé. Un administrateur peut le rouvrir.',
    en: 'This account is locked. An administrator can unlock it.',
  },
  'code-needed': {
    fr: 'Saisissez le code que montre votre application d’authentification.',
    en: 'Enter the code that your authenticator shows.',
  },
  'code-refused': {
    fr: 'Ce n’est pas le code actuel, ou il a déjà servi. Attendez le suivant ; si aucun ne convient, l’heure du téléphone est peut-être fausse.',
    en: 'This is not the present code, or it has served already. Wait for the next one; if none fits, the telephone’s clock may be wrong.',
  },
  'second-factor-set': {
    fr: 'Ce compte a déjà une application d’authentification : retirez-la d’abord.',
    en: 'This account has an authenticator already: take it away first.',
  },
  'second-factor-not-set': {
    fr: 'Ce compte n’a pas d’application d’authentification.',
    en: 'This account has no authenticator.',
  },
  'second-factor-due': {
    fr: 'Votre rôle demande un second facteur : ajoutez une application d’authentification sur la page « Mon compte ».',
    en: 'Your role asks for a second factor: add an authenticator on the page “My account”.',
  },
  'wrong-password': {
    fr: 'Ce n’est pas votre mot de passe actuel.',
    en: 'That is not your present password.',
  },
  'password-too-short': {
    fr: 'Il faut au moins {least} caractères : quelques mots qui ne vont pas ensemble font un bon mot de passe.',
    en: 'At least {least} characters are needed: a few words that do not belong together make a good password.',
  },
  'password-too-long': {
    fr: 'Au plus {most} caractères.',
    en: 'At most {most} characters.',
  },
  'password-common': {
    fr: 'Ce mot de passe figure parmi les plus courants, ou s’en déduit : choisissez-en un autre.',
    en: 'This is one of the commonest passwords, or follows from one: choose another.',
  },
  'password-names-account': {
    fr: 'Le mot de passe contient le nom du compte : choisissez-en un autre.',
    en: 'The password holds the name of the account: choose another.',
  },
  'link-not-valid': {
    fr: 'Ce lien a servi ou n’est plus valable. Demandez-en un autre à un administrateur.',
    en: 'This link has been used or is over. Ask an administrator for another.',
  },
  'own-session-not-found': { fr: 'Cette session est déjà terminée.', en: 'This session has ended already.' },
  'sign-in-name-taken': {
    fr: 'Un compte se connecte déjà sous le nom « {signIn} ».',
    en: 'An account signs in as "{signIn}" already.',
  },
  'own-account': {
    fr: 'Vous ne pouvez ni verrouiller ni effacer votre propre compte : un autre administrateur le peut.',
    en: 'You cannot lock or erase your own account: another administrator can.',
  },
});

export const refuse = refusing<SharedRefusals & typeof accountRefusals>();
