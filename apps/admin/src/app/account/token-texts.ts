import type { Text } from '../language/text-shape';

const fr = {
  title: 'Jetons pour vos programmes',
  help: 'Un programme qui présente un jeton (la page de votre club, le logiciel de la salle) lit et écrit en votre nom, dans les limites que vous choisissez.',
  name: 'À quoi il sert',
  grants: 'Les rôles dont il use',
  noGrants: 'Vous n’avez aucun rôle : le jeton lit ce qui est public.',
  readsOnly: 'Lire seulement',
  days: 'Valable, en jours (365 au plus)',
  own: 'Votre mot de passe (inutile juste après une connexion à deux facteurs)',
  make: 'Faire un jeton',
  once: 'Copiez ce jeton maintenant : il ne sera plus affiché. Traitez-le comme un mot de passe.',
  copy: 'Copier',
  copied: 'Jeton copié',
  revoke: 'Révoquer',
  revokeOne: (name: string) => `Révoquer « ${name} »`,
  revokeAsk: (name: string) => `Révoquer « ${name} » ? Le programme qui s’en sert ne pourra plus rien.`,
  until: (day: string) => `jusqu’au ${day}`,
  used: (day: string | null) => (day === null ? 'n’a pas encore servi' : `a servi le ${day}`),
  reads: 'lit seulement',
  public: 'lit ce qui est public',
};

const en: Text<typeof fr> = {
  title: 'Tokens for your programs',
  help: 'A program that brings a token (your club’s page, the software of the hall) reads and writes in your name, within what you choose.',
  name: 'What it is for',
  grants: 'The roles that it uses',
  noGrants: 'You have no role: the token reads what is public.',
  readsOnly: 'Only read',
  days: 'Good for so many days (365 at most)',
  own: 'Your password (not needed right after a sign-in with two factors)',
  make: 'Make a token',
  once: 'Copy this token now: it will not be shown again. Treat it as a password.',
  copy: 'Copy',
  copied: 'Token copied',
  revoke: 'Revoke',
  revokeOne: (name) => `Revoke “${name}”`,
  revokeAsk: (name) => `Revoke “${name}”? The program that uses it will be able to do nothing.`,
  until: (day) => `until ${day}`,
  used: (day) => (day === null ? 'not used yet' : `used on ${day}`),
  reads: 'only reads',
  public: 'reads what is public',
};

export const tokenTexts = { fr, en };
