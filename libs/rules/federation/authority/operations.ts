import type { ActingRole } from './roles';

type Sentence = { readonly fr: string; readonly en: string };

/** One thing that is done, and in which roles: the first that somebody holds there is the one that the event names. */
export type OperationRow = {
  readonly does: Sentence;
  readonly roles: readonly ActingRole[];
  /** Nobody does it in a matter of his own entry or club. */
  readonly judges?: true;
  /** It is done by who is signed in himself: by no program with a token, and by nobody with a code. */
  readonly inPerson?: true;
  /** It is done with a code for a seat too: it tells nothing of a hand that is not the own. */
  readonly fromSeat?: true;
  /** A member does it of himself, by the grant that says who he is. */
  readonly ofOneself?: true;
  /** Whoever it is about does it too: by the grant of the entry, or by the one that says who he is. */
  readonly ofParties?: true;
};

const row = (fr: string, en: string, ...roles: readonly ActingRole[]): OperationRow => ({
  does: { fr, en },
  roles,
});

const inPerson = (fr: string, en: string, ...roles: readonly ActingRole[]) =>
  ({ ...row(fr, en, ...roles), inPerson: true }) as const;

const AT_THE_TABLE = ['arbiter', 'director', 'staff', 'organiser', 'scorer', 'club', 'importer'] as const;
const SETTLES = ['arbiter', 'director', 'staff', 'importer'] as const;
const REGISTERS = ['staff', 'importer'] as const;
const RUNS = ['staff', 'organiser', 'importer'] as const;
const LEADS = ['staff', 'importer'] as const;
const REPORTS = ['staff', 'organiser', 'director', 'arbiter', 'scorer', 'club', 'importer'] as const;
const CHECKS = ['arbiter', 'director', 'staff', 'organiser', 'scorer', 'committee'] as const;
const GIVES_CODES = ['arbiter', 'director', 'staff', 'organiser', 'scorer', 'club'] as const;

/** All that can be written, and by whom. What does not stand here cannot be done. */
export const OPERATIONS = {
  openCompetition: row('ouvrir une compétition', 'open a competition', ...RUNS),
  reviseCompetition: row('modifier une compétition', 'revise a competition', ...RUNS),
  registerEntry: row('inscrire', 'register an entry', ...RUNS, 'director'),
  registerEntries: row('inscrire une liste', 'register a list of entries', ...RUNS, 'director'),
  reviseEntry: row('modifier une inscription', 'revise an entry', ...RUNS, 'director'),
  admitEntry: row(
    'faire entrer de la liste d’attente',
    'let an entry in from the waiting list',
    ...RUNS,
    'director',
  ),
  withdrawEntry: row('retirer une inscription', 'withdraw an entry', ...RUNS, 'director'),
  reviseWithdrawal: row(
    'décider à nouveau des résultats d’une inscription retirée',
    'decide anew on the results of a withdrawn entry',
    ...RUNS,
    'director',
  ),
  notePresence: row('noter qui est là', 'note who is there', ...AT_THE_TABLE),
  nameSubstitute: row('nommer un remplaçant', 'name a substitute', ...RUNS, 'director', 'arbiter'),
  closeCompetition: row('clore une compétition', 'close a competition', ...RUNS),
  publishRanking: row('publier un classement', 'publish a ranking', ...RUNS, 'director'),
  checkRanking: row('vérifier un classement serré', 'check a close ranking', ...CHECKS),
  closeCorrections: row('clore les corrections', 'close the corrections', ...RUNS, 'director'),
  reopenCorrections: row('rouvrir les corrections', 'reopen the corrections', 'staff', 'committee'),
  finaliseCompetition: row('rendre un classement définitif', 'make a ranking final', 'staff', 'organiser'),
  voidSession: row('annuler une séance', 'void a session', 'arbiter', 'director', ...RUNS),
  reinstateSession: row(
    'rétablir une séance',
    'let a void session count again',
    'arbiter',
    'director',
    ...RUNS,
  ),
  openDeal: row('ouvrir une donne', 'open a deal', ...AT_THE_TABLE),
  recordActs: row('noter ce qui se joue', 'record what is played', ...AT_THE_TABLE),
  recordResult: { ...row('saisir un résultat', 'enter a result', ...AT_THE_TABLE), fromSeat: true },
  confirmResult: { ...row('confirmer un résultat', 'confirm a result', ...AT_THE_TABLE), fromSeat: true },
  disputeResult: { ...row('contester un résultat', 'dispute a result', ...AT_THE_TABLE), fromSeat: true },
  signResult: row('noter la signature des deux camps', 'record that the sides have signed', ...SETTLES),
  upholdResult: { ...row('maintenir un résultat', 'uphold a result', ...SETTLES), judges: true },
  repeatResult: row('saisir une seconde fois', 'enter a result a second time', ...AT_THE_TABLE),
  repairResult: {
    ...row('réparer sa propre saisie', 'repair one’s own entry', ...AT_THE_TABLE),
    fromSeat: true,
  },
  withdrawResult: row('retirer un résultat', 'withdraw a result', ...SETTLES),
  moveResult: row('déplacer un résultat', 'move a result', ...SETTLES),
  correctSeating: row('corriger les places d’une donne', 'correct the seats of a deal', ...SETTLES),
  correctResult: row('corriger un résultat', 'correct a result', ...SETTLES),
  callArbiter: { ...row('appeler l’arbitre', 'call the arbiter', ...AT_THE_TABLE), fromSeat: true },
  closeCall: { ...row('clore un appel', 'close a call', ...AT_THE_TABLE), fromSeat: true },
  callToTable: {
    ...row('appeler l’arbitre à une table', 'call the arbiter to a table', ...AT_THE_TABLE),
    fromSeat: true,
  },
  closeHallCall: {
    ...row('clore un appel de la salle', 'close a call from the hall', ...AT_THE_TABLE),
    fromSeat: true,
  },
  lodgeAppeal: {
    ...row('faire appel d’une décision', 'appeal against a ruling', ...AT_THE_TABLE),
    ...{ fromSeat: true, ofParties: true },
  },
  decideAppeal: {
    ...row('trancher un appel', 'decide an appeal', 'committee', 'importer'),
    judges: true,
  },
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
  makeTableCode: inPerson('donner un code pour une table', 'give a code for a table', ...GIVES_CODES),
  revokeTableCode: inPerson('révoquer le code d’une table', 'revoke the code of a table', ...GIVES_CODES),
  closeSession: row('clore une séance', 'close a session', 'arbiter', 'director', ...RUNS),
  upholdFigure: {
    ...row('maintenir un chiffre improbable', 'uphold an improbable figure', ...SETTLES),
    judges: true,
  },
  reopenSession: row('rouvrir une séance', 'reopen a session', 'arbiter', 'director', 'staff'),
  giveGrant: inPerson('donner un rôle', 'give a grant', 'administrator', 'importer'),
  endGrant: inPerson('retirer un rôle', 'end a grant', 'administrator', 'importer'),
  openRegion: row('ouvrir une région', 'open a region', ...REGISTERS),
  renameRegion: row('renommer une région', 'call a region otherwise', ...REGISTERS),
  moveRegion: row('déplacer une région', 'make a region part of another', ...REGISTERS),
  keepTemplate: row('garder un modèle de compétition', 'keep a template of competitions', ...RUNS),
  renameTemplate: row('renommer un modèle', 'call a template otherwise', ...RUNS),
  removeTemplate: row('supprimer un modèle', 'remove a template', ...RUNS),
  matchWords: row('rapporter des mots au registre', 'match words with the registry', ...REGISTERS),
  registerClub: row('enregistrer un club', 'register a club', ...REGISTERS),
  renameClub: row('renommer un club', 'call a club otherwise', ...REGISTERS),
  moveClub: row('changer un club de région', 'move a club to another region', ...REGISTERS),
  closeClub: row('fermer un club', 'close a club', ...REGISTERS),
  reopenClub: row('rouvrir un club', 'reopen a club', ...REGISTERS),
  mergeClubs: row('réunir deux clubs', 'merge two clubs', ...REGISTERS),
  undoClubMerge: row('défaire une réunion de clubs', 'undo a merge of clubs', ...REGISTERS),
  registerMember: row('enregistrer un membre', 'register a member', ...REGISTERS),
  correctPersonal: row('corriger les données d’un membre', 'put a member’s data right', ...REGISTERS),
  transferMember: row('muter un membre', 'move a member to another club', ...REGISTERS),
  leaveClub: row('noter un départ', 'end a membership', ...REGISTERS),
  setCategory: row('changer la catégorie d’un membre', 'give a member another category', ...REGISTERS),
  renewLicence: row('renouveler une licence', 'renew a licence', ...REGISTERS),
  choosePrivacy: {
    ...row('choisir l’affichage public d’un membre', 'choose how the public sees a member', ...REGISTERS),
    ofOneself: true,
  },
  mergeMembers: row('réunir deux licences', 'merge two licences', ...REGISTERS),
  undoMemberMerge: row('défaire une réunion de licences', 'undo a merge of licences', ...REGISTERS),
  tellMembersApart: row('distinguer deux homonymes', 'tell two members of a like name apart', ...REGISTERS),
  eraseMember: row('effacer un membre', 'erase a member', ...REGISTERS),
  openSeason: row('ouvrir une saison', 'open a season', ...LEADS),
  takePart: row('faire participer une région', 'have a region take part in a season', ...LEADS),
  closePhase: row('clore la phase d’une région', 'close the phase of a region', ...LEADS),
  reopenPhase: row('rouvrir la phase d’une région', 'open the phase of a region again', 'staff', 'committee'),
  closeSeason: row('clore une saison', 'close a season', ...LEADS),
  correctSeason: row('corriger une saison close', 'correct a closed season', 'staff', 'committee'),
  archiveSeason: row('archiver une saison', 'archive a season', ...LEADS),
  openDivision: row('ouvrir une division', 'open a division', ...RUNS),
  changeDivisionRules: row('changer le règlement d’une division', 'change the rules of a division', ...LEADS),
  countCompetition: row('faire compter une compétition', 'have a competition count for a division', ...RUNS),
  leaveCompetitionOut: row(
    'ne plus compter une compétition',
    'have a competition count no more for a division',
    ...RUNS,
  ),
  enterDivision: row(
    'inscrire dans une division',
    'enter somebody in a division',
    ...RUNS,
    'director',
    'club',
  ),
  enterDivisionList: row(
    'inscrire une liste dans une division',
    'enter a list in a division',
    ...RUNS,
    'director',
    'club',
  ),
  leaveDivision: row('retirer d’une division', 'withdraw somebody from a division', ...RUNS, 'director'),
  moveEntry: {
    ...row(
      'faire changer un inscrit de région, de club ou de nom',
      'move an entry to another region or club, or call it otherwise',
      ...RUNS,
      'director',
    ),
    judges: true,
  },
  undoEntryMove: {
    ...row('annuler le changement d’un inscrit', 'take the move of an entry back', ...RUNS, 'director'),
    judges: true,
  },
  bringPoints: {
    ...row(
      'compter des points d’une autre division',
      'count points of another division',
      'committee',
      'staff',
      'importer',
    ),
    judges: true,
  },
  nameRoster: row(
    'nommer les joueurs d’une équipe',
    'name the players of a team',
    ...RUNS,
    'director',
    'club',
  ),
  drawFixtures: row('tirer les rencontres', 'draw the fixtures', ...RUNS, 'director'),
  postponeFixture: row('reporter une rencontre', 'postpone a fixture', ...RUNS, 'director'),
  reportMatch: row('annoncer le résultat d’une rencontre', 'report the result of a fixture', ...REPORTS),
  confirmMatch: row('confirmer le résultat d’une rencontre', 'confirm the result of a fixture', ...REPORTS),
  settleMatch: {
    ...row(
      'trancher une rencontre',
      'settle a fixture',
      'arbiter',
      'committee',
      'director',
      'staff',
      'importer',
    ),
    judges: true,
  },
  forfeitMatch: {
    ...row('constater un forfait', 'record a forfeit', 'arbiter', 'director', ...RUNS),
    judges: true,
  },
  correctMatch: {
    ...row('corriger une rencontre', 'correct a fixture', 'arbiter', 'committee', 'staff', 'importer'),
    judges: true,
  },
  adjustPoints: {
    ...row('ajouter ou retirer des points', 'add or deduct points', 'committee', 'staff', 'importer'),
    judges: true,
  },
  drawDivisionLots: row(
    'départager par tirage au sort',
    'decide a tie by lot',
    ...RUNS,
    'director',
    'arbiter',
  ),
  publishDivisionRanking: row(
    'publier le classement d’une division',
    'publish the ranking of a division',
    ...RUNS,
    'director',
  ),
  checkDivisionRanking: row(
    'vérifier un classement serré de division',
    'check a close ranking of a division',
    ...RUNS,
    'director',
    'arbiter',
  ),
  commitDivisionLot: row(
    'engager la graine d’un tirage de division',
    'commit to the seed of a division’s lot',
    ...RUNS,
    'director',
    'arbiter',
  ),
  openPhase: row('ouvrir une phase d’un parcours', 'open a phase of a path', ...RUNS),
  declinePhase: row(
    'rendre une place dans une phase',
    'give a place in a phase back',
    ...RUNS,
    'director',
    'club',
  ),
  seeAs: inPerson('voir comme un autre rôle', 'see as another role', 'administrator'),
  inviteAccount: inPerson('inviter un compte', 'invite an account', 'administrator'),
  resetPassword: inPerson('donner un lien de mot de passe', 'give a link for a password', 'administrator'),
  lockAccount: inPerson('verrouiller un compte', 'lock an account', 'administrator'),
  unlockAccount: inPerson('rouvrir un compte', 'unlock an account', 'administrator'),
  resetSecondFactor: inPerson(
    'retirer l’application d’authentification d’un compte',
    'take an account’s authenticator away',
    'administrator',
  ),
  eraseAccount: inPerson('effacer un compte', 'erase an account', 'administrator'),
  revokeTokens: inPerson('révoquer les jetons d’un compte', 'revoke an account’s tokens', 'administrator'),
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
  arbiterAlone: row(
    'voir ce qu’un joueur ne montre qu’à l’arbitre',
    'see what a player shows to the arbiter alone',
    'arbiter',
  ),
  embargoed: row(
    'voir les donnes sous embargo',
    'see boards under embargo',
    ...(['staff', 'organiser', 'director', 'arbiter', 'committee', 'auditor'] as const),
  ),
  wordLists: row(
    'chercher dans les listes de mots',
    'look words up in word lists',
    ...(['staff', 'organiser', 'director', 'arbiter', 'committee', 'scorer', 'club', 'auditor'] as const),
  ),
  members: row('voir les licences', 'see the licences', 'staff', 'auditor'),
  personal: row('voir qui est un membre', 'see who a member is', 'staff'),
  words: row('voir les mots sans région ni club', 'see words without a region or club', 'staff', 'auditor'),
  officials: row(
    'voir qui tient quel rôle',
    'see who holds which role',
    ...(['staff', 'administrator', 'organiser', 'director', 'auditor'] as const),
  ),
  codes: row('voir les codes des tables', 'see the codes of tables', ...GIVES_CODES, 'auditor'),
  accounts: row('voir les comptes', 'see the accounts', 'administrator', 'auditor'),
  parts: row(
    'voir les parties de l’installation',
    'see the parts of the installation',
    ...(['administrator', 'staff', 'auditor'] as const),
  ),
  audit: row(
    'voir ce qui a été refusé et qui a regardé quoi',
    'see what was refused and who looked at what',
    ...(['administrator', 'auditor'] as const),
  ),
} as const satisfies Readonly<Record<string, OperationRow>>;

export type Reading = keyof typeof READINGS;
