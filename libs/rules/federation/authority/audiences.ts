import type { Reading } from './operations';

type Sentence = { readonly fr: string; readonly en: string };

/** Where a grant has to hold: at the table of a deal, in its competition, in the region of a member … */
type PlaceOfReading = 'table' | 'competition' | 'region' | 'federation' | 'anywhere';

/** Whom something is shown to. */
export type AudienceRow = {
  readonly who: Sentence;
  /** What else it asks of whoever reads it before it is public. */
  readonly reading?: { readonly of: Reading; readonly at: PlaceOfReading };
  /** When it becomes public; absent where it never does. */
  readonly until?: Sentence;
  /** It becomes public bit by bit; some of it may never be. */
  readonly gradual?: true;
};

/** All audiences that a field of the API may have. What hangs from a field is for its audience too. */
export const AUDIENCES = {
  public: { who: { fr: 'Tout le monde', en: 'Everybody' } },
  cards: {
    who: { fr: 'Qui voit ce qui est encore caché à la table', en: 'Who sees what is hidden at the table' },
    reading: { of: 'hidden', at: 'table' },
    until: {
      fr: 'la donne est finie et sous aucun embargo',
      en: 'the deal is over and its board under no embargo',
    },
  },
  result: {
    who: {
      fr: 'Qui voit les donnes sous embargo, et la table elle-même',
      en: 'Who sees boards under embargo, and the table itself',
    },
    reading: { of: 'embargoed', at: 'table' },
    until: {
      fr: 'l’étui n’est sous aucun embargo et toutes les tables de sa séance l’ont joué',
      en: 'the board is under no embargo and every table of its session has played it',
    },
  },
  standings: {
    who: { fr: 'Qui voit les donnes sous embargo', en: 'Who sees boards under embargo' },
    reading: { of: 'embargoed', at: 'competition' },
    until: {
      fr: 'aucune donne jouée n’est sous embargo, et aucune ronde d’un baromètre n’est à moitié jouée',
      en: 'no board with a result is under embargo, and no round of a barometer is half played',
    },
  },
  tasks: {
    who: {
      fr: 'Qui voit les donnes sous embargo dans la compétition ; ce que règle un marqueur, aussi qui y saisit',
      en: 'Who sees boards under embargo in the competition; what scorers settle, whoever enters results there too',
    },
    reading: { of: 'embargoed', at: 'competition' },
  },
  slips: {
    who: {
      fr: 'Qui voit ce qui est encore caché dans la compétition',
      en: 'Who sees what is hidden in the competition',
    },
    reading: { of: 'hidden', at: 'competition' },
    until: { fr: 'la fin de la séance', en: 'the session is closed' },
  },
  view: {
    who: {
      fr: 'Qui voit ce qui est encore caché dans la compétition',
      en: 'Who sees what is hidden in the competition',
    },
    reading: { of: 'hidden', at: 'competition' },
    until: { fr: 'ce que le jeu dit, à mesure', en: 'the game says so, thing by thing' },
    gradual: true,
  },
  uncovered: {
    who: { fr: 'Personne', en: 'Nobody' },
    until: { fr: 'ce que le jeu a découvert', en: 'play has uncovered it' },
    gradual: true,
  },
  wordLists: {
    who: { fr: 'Qui cherche dans les listes de mots', en: 'Who looks words up' },
    reading: { of: 'wordLists', at: 'anywhere' },
  },
  members: {
    who: { fr: 'Qui voit les licences', en: 'Who sees the licences' },
    reading: { of: 'members', at: 'region' },
  },
  personal: {
    who: { fr: 'Qui voit qui est un membre', en: 'Who sees who a member is' },
    reading: { of: 'personal', at: 'region' },
  },
  words: {
    who: {
      fr: 'Qui voit les mots sans région ni club',
      en: 'Who sees words that mean no region or club yet',
    },
    reading: { of: 'words', at: 'federation' },
  },
  officials: {
    who: { fr: 'Qui voit qui tient quel rôle', en: 'Who sees who holds which role' },
    reading: { of: 'officials', at: 'anywhere' },
  },
  accounts: {
    who: { fr: 'Qui voit les comptes', en: 'Who sees the accounts' },
    reading: { of: 'accounts', at: 'federation' },
  },
  parts: {
    who: {
      fr: 'Qui voit les parties de l’installation',
      en: 'Who sees the parts of the installation',
    },
    reading: { of: 'parts', at: 'federation' },
  },
  audit: {
    who: { fr: 'Qui voit ce qui a été refusé et regardé', en: 'Who sees what was refused and looked at' },
    reading: { of: 'audit', at: 'federation' },
  },
  codes: {
    who: { fr: 'Qui voit les codes des tables', en: 'Who sees the codes of tables' },
    reading: { of: 'codes', at: 'competition' },
  },
  own: { who: { fr: 'Chacun, de son propre compte', en: 'Everybody, of the own account' } },
  writer: { who: { fr: 'Qui a écrit, et personne d’autre', en: 'Whoever wrote, and nobody else' } },
} as const satisfies Readonly<Record<string, AudienceRow>>;

export type AudienceName = keyof typeof AUDIENCES;
