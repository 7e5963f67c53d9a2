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
  'seeing-as': {
    fr: 'Vous voyez comme un autre rôle ({role}) : rien n’est enregistré. Revenez d’abord à votre propre vue.',
    en: 'You see as another role ({role}): nothing is written. Go back to your own view first.',
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
    fr: 'Ce compte n’a ni application d’authentification ni clé d’accès.',
    en: 'This account has no authenticator and no passkey.',
  },
  'second-factor-due': {
    fr: 'Votre rôle demande un second facteur : connectez-vous avec votre clé d’accès ou un code, ou ajoutez-en un sur la page « Mon compte ».',
    en: 'Your role asks for a second factor: sign in with your passkey or a code, or add one on the page “My account”.',
  },
  'proof-needed': {
    fr: 'Donnez votre mot de passe, ou reconnectez-vous autrement que par le mot de passe seul : cela vaut dix minutes.',
    en: 'Give your password, or sign in again by more than the password alone: that counts for ten minutes.',
  },
  'passkey-refused': {
    fr: 'Cette clé d’accès n’est pas acceptée ici, ou la demande a expiré. Réessayez, ou connectez-vous autrement.',
    en: 'This passkey is not accepted here, or the request is over. Try again, or sign in another way.',
  },
  'passkey-not-added': {
    fr: 'Cette clé d’accès est déjà connue, ou ce compte en a déjà {most}.',
    en: 'This passkey is known already, or the account has {most} of them.',
  },
  'passkey-not-found': {
    fr: 'Cette clé d’accès est déjà retirée.',
    en: 'This passkey has been taken away already.',
  },
  'oidc-not-set': {
    fr: 'Aucune autre connexion n’est prévue ici, ou ce compte n’en a pas.',
    en: 'There is no other login here, or this account has none.',
  },
  'oidc-away': {
    fr: 'Le service de connexion ne répond pas. Réessayez plus tard, ou connectez-vous avec votre mot de passe.',
    en: 'The login service does not answer. Try again later, or sign in with your password.',
  },
  'oidc-declined': {
    fr: 'La connexion a été abandonnée là-bas.',
    en: 'Signing in was given up there.',
  },
  'oidc-refused': {
    fr: 'Cette connexion n’est pas acceptée : elle a déjà servi, a expiré, ou vient d’ailleurs. Recommencez.',
    en: 'This sign-in is not accepted: it has served already, is over, or comes from elsewhere. Begin again.',
  },
  'oidc-not-tied': {
    fr: 'Personne ici ne se connecte ainsi. Connectez-vous avec votre mot de passe et liez les deux sur « Mon compte », ou ouvrez votre invitation.',
    en: 'Nobody here signs in that way. Sign in with your password and tie both on “My account”, or open your invitation.',
  },
  'oidc-tied': {
    fr: 'Ce compte ou cette connexion est déjà lié à un autre.',
    en: 'This account or this login is tied to another already.',
  },
  'oidc-link-not-valid': {
    fr: 'Ce lien a servi ou n’est plus valable, ou cette connexion est déjà liée à un autre compte.',
    en: 'This link has been used or is over, or this login is tied to another account already.',
  },
  'oidc-only-way': {
    fr: 'Ce compte n’a pas de mot de passe : demandez d’abord un lien à un administrateur pour en choisir un.',
    en: 'This account has no password: ask an administrator for a link to choose one first.',
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
  'token-not-made': {
    fr: 'Un compte a {most} jetons au plus : révoquez-en un d’abord.',
    en: 'An account has {most} tokens at most: revoke one first.',
  },
  'own-token-not-found': { fr: 'Ce jeton n’existe plus.', en: 'There is no such token any more.' },
  'name-does-not-fit': {
    fr: 'Donnez un nom de 1 à {most} caractères, sur une seule ligne.',
    en: 'Give a name of 1 to {most} characters, on one line.',
  },
  'sign-in-name-does-not-fit': {
    fr: '« {given} » ne convient pas pour se connecter : 2 à 100 lettres, chiffres, points, tirets, tirets bas, + ou @.',
    en: '"{given}" does not do for signing in: 2 to 100 letters, digits, dots, hyphens, underscores, + or @.',
  },
  'days-do-not-fit': { fr: 'Donnez de 1 à {most} jours.', en: 'Give 1 to {most} days.' },
  'hours-do-not-fit': { fr: 'Donnez de 1 à {most} heures.', en: 'Give 1 to {most} hours.' },
  'webhook-address-does-not-fit': {
    fr: '« {given} » ne convient pas : donnez une adresse comme https://club.example/arbitre, sans mot de passe.',
    en: '"{given}" does not fit: give an address such as https://club.example/arbitre, without a password.',
  },
  'webhook-competition-does-not-fit': {
    fr: 'Il n’y a pas de compétition « {given} » : donnez ce qui la nomme dans l’adresse de sa page, ou rien pour toutes.',
    en: 'There is no competition "{given}": give what names it in the address of its page, or nothing for all.',
  },
  'webhook-events-do-not-fit': {
    fr: 'Choisissez ce qui est annoncé : {known}.',
    en: 'Choose what is told: {known}.',
  },
  'webhook-not-made': {
    fr: 'Un compte a {most} appels au plus : supprimez-en un d’abord.',
    en: 'An account has {most} webhooks at most: remove one first.',
  },
  'webhook-not-known': { fr: 'Cet appel n’existe plus.', en: 'There is no such webhook any more.' },
  'webhook-not-found': {
    fr: 'Le nom « {host} » ne mène nulle part : vérifiez-le.',
    en: 'The name “{host}” leads nowhere: check it.',
  },
  'webhook-not-public': {
    fr: '« {host} » n’est pas une adresse de l’internet : rien n’est envoyé aux réseaux privés (WEBHOOK_PRIVATE, pour qui exploite cette installation).',
    en: '“{host}” is no address of the internet: nothing is sent to private networks (WEBHOOK_PRIVATE, for whoever runs this installation).',
  },
  'code-not-known': {
    fr: 'Ce code n’est pas le bon, ou il n’est plus valable. Demandez-le à qui dirige la séance.',
    en: 'This is not the code, or it is over. Ask whoever runs the session for it.',
  },
  'too-many-codes-tried': {
    fr: 'Trop de codes essayés. Attendez {minutes} min.',
    en: 'Too many codes were tried. Wait {minutes} min.',
  },
  'codes-unavailable': {
    fr: 'On ne peut pas compter les essais pour l’instant (Redis ne répond pas) : aucun code n’est accepté. Réessayez dans une minute.',
    en: 'Attempts cannot be counted now (Redis does not answer): no code is taken. Try again in a minute.',
  },
  'too-many-codes-made': {
    fr: 'Cette séance a déjà {most} codes : révoquez-en un d’abord.',
    en: 'This session has {most} codes already: revoke one first.',
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
