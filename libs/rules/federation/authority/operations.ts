import type { ActingRole } from './roles';

type Sentence = { readonly fr: string; readonly en: string };

/** One thing that is done, and in which roles: the first that somebody holds there is the one that the event names. */
export type OperationRow = {
  readonly does: Sentence;
  readonly roles: readonly ActingRole[];
  /** Nobody does it in a matter of his own entry or club. */
  readonly judges?: true;
};

const row = (fr: string, en: string, ...roles: readonly ActingRole[]): OperationRow => ({
  does: { fr, en },
  roles,
});

const AT_THE_TABLE = ['arbiter', 'director', 'staff', 'organiser', 'scorer', 'club', 'importer'] as const;
const REGISTERS = ['staff', 'importer'] as const;
const RUNS = ['staff', 'organiser', 'importer'] as const;

/** All that can be written, and by whom. What does not stand here cannot be done. */
export const OPERATIONS = {
  openCompetition: row('ouvrir une compétition', 'open a competition', ...RUNS),
  registerEntry: row('inscrire', 'register an entry', ...RUNS, 'director'),
  withdrawEntry: row('retirer une inscription', 'withdraw an entry', ...RUNS, 'director'),
  closeCompetition: row('clore une compétition', 'close a competition', ...RUNS),
  openDeal: row('ouvrir une donne', 'open a deal', ...AT_THE_TABLE),
  recordActs: row('noter ce qui se joue', 'record what is played', ...AT_THE_TABLE),
  recordResult: row('saisir un résultat', 'enter a result', ...AT_THE_TABLE),
  correctResult: row('corriger un résultat', 'correct a result', 'arbiter', 'director', 'staff', 'importer'),
  callArbiter: row('appeler l’arbitre', 'call the arbiter', ...AT_THE_TABLE),
  giveRuling: {
    ...row('rendre une décision', 'give a ruling', 'arbiter', 'committee', 'importer'),
    judges: true,
  },
  withdrawRuling: {
    ...row('retirer une décision', 'withdraw a ruling', 'arbiter', 'committee', 'importer'),
    judges: true,
  },
  openSession: row('ouvrir une séance', 'open a session', ...RUNS, 'director'),
  recordSessionActs: row(
    'noter ce qui se passe en séance',
    'record what happens in a session',
    ...AT_THE_TABLE,
  ),
  closeSession: row('clore une séance', 'close a session', 'arbiter', 'director', ...RUNS),
  giveGrant: row('donner un rôle', 'give a grant', 'administrator', 'importer'),
  endGrant: row('retirer un rôle', 'end a grant', 'administrator', 'importer'),
  openRegion: row('ouvrir une région', 'open a region', ...REGISTERS),
  renameRegion: row('renommer une région', 'call a region otherwise', ...REGISTERS),
  moveRegion: row('déplacer une région', 'make a region part of another', ...REGISTERS),
  registerClub: row('enregistrer un club', 'register a club', ...REGISTERS),
  renameClub: row('renommer un club', 'call a club otherwise', ...REGISTERS),
  moveClub: row('changer un club de région', 'move a club to another region', ...REGISTERS),
  registerMember: row('enregistrer un membre', 'register a member', ...REGISTERS),
  correctPersonal: row('corriger les données d’un membre', 'put a member’s data right', ...REGISTERS),
  transferMember: row('muter un membre', 'move a member to another club', ...REGISTERS),
  leaveClub: row('noter un départ', 'end a membership', ...REGISTERS),
  setCategory: row('changer la catégorie d’un membre', 'give a member another category', ...REGISTERS),
  renewLicence: row('renouveler une licence', 'renew a licence', ...REGISTERS),
  eraseMember: row('effacer un membre', 'erase a member', ...REGISTERS),
  inviteAccount: row('inviter un compte', 'invite an account', 'administrator'),
  resetPassword: row('donner un lien de mot de passe', 'give a link for a password', 'administrator'),
  lockAccount: row('verrouiller un compte', 'lock an account', 'administrator'),
  unlockAccount: row('rouvrir un compte', 'unlock an account', 'administrator'),
  resetSecondFactor: row(
    'retirer l’application d’authentification d’un compte',
    'take an account’s authenticator away',
    'administrator',
  ),
  eraseAccount: row('effacer un compte', 'erase an account', 'administrator'),
} as const satisfies Readonly<Record<string, OperationRow>>;

export type Operation = keyof typeof OPERATIONS;

export const operations = Object.keys(OPERATIONS) as readonly Operation[];

/** What only some may read; everything else is public. */
export const READINGS = {
  hidden: row(
    'voir ce qui est encore caché',
    'see what is still hidden',
    ...(['staff', 'organiser', 'director', 'arbiter', 'committee', 'scorer', 'club', 'auditor'] as const),
  ),
  wordLists: row(
    'chercher dans les listes de mots',
    'look words up in word lists',
    ...(['staff', 'organiser', 'director', 'arbiter', 'committee', 'scorer', 'club', 'auditor'] as const),
  ),
  members: row('voir les licences', 'see the licences', 'staff', 'auditor'),
  personal: row('voir qui est un membre', 'see who a member is', 'staff'),
  accounts: row('voir les comptes', 'see the accounts', 'administrator', 'auditor'),
} as const satisfies Readonly<Record<string, OperationRow>>;

export type Reading = keyof typeof READINGS;
