export const GAME_CODES = [
  ...(['E8', 'E9', 'S6', 'E10', 'S7', 'E11', 'PM', 'E12', 'S8', 'P', 'PME', 'E13', 'TR'] as const),
  ...(['A9', 'GM', 'A10', 'A11', 'GME', 'PCSA', 'PC', 'CH'] as const),
] as const;
export type GameCode = (typeof GAME_CODES)[number];

/** `misere` and `piccolo` may have two declarers, each for himself (WB-7.m); `emballage` and `trou` have a pair. */
export type GameKind = 'emballage' | 'seul' | 'misere' | 'piccolo' | 'trou' | 'abondance' | 'chelem';

/** One game of the ladder (article 6, and the definitions of the contracts). */
export type LadderGame = {
  readonly code: GameCode;
  /** 1 for the lowest. */
  readonly rank: number;
  readonly kind: GameKind;
  /** It is announced in a suit, which parts equal games. */
  readonly suited: boolean;
  /** Tricks that fulfil it, both included. */
  readonly least: number;
  readonly most: number;
  /** Who leads to the first trick. */
  readonly lead: 'dealers-left' | 'declarer' | 'boucheur';
  /** Trump: the suit proposed, what declarer or the boucheur chooses, none. */
  readonly trump: 'proposed' | 'declarer' | 'boucheur' | 'none';
  /** `pair`: two together; `one`: alone; `joint`: one or two, each for himself. */
  readonly declarers: 'pair' | 'one' | 'joint';
  /** Only at the first turn: printed red on the ruler (WB-6.b). */
  readonly firstTurn: boolean;
  /** The arbiter is called before it is announced (WB-15.a). */
  readonly arbiter: boolean;
  /** Counts among the failed solo games of WB-15.b. */
  readonly solo: boolean;
  /** Everybody lays one card aside before the lead. */
  readonly discard: boolean;
  /** Declarer spreads his hand after this trick; null where he never does. */
  readonly spreadAfter: number | null;
  readonly name: { readonly fr: string; readonly en: string };
};

type Row = Pick<LadderGame, 'code' | 'name'> & Partial<LadderGame>;

const emballage = (level: number): Row => ({
  ...{ code: `E${level}` as GameCode, kind: 'emballage', least: level, declarers: 'pair', trump: 'proposed' },
  ...{ suited: true, solo: false, arbiter: level >= 12 },
  name: { fr: `Emballage ${level}`, en: `Emballage ${level}` },
});

const seul = (level: number): Row => ({
  ...{ code: `S${level}` as GameCode, kind: 'seul', least: level, trump: 'declarer', suited: true },
  name: { fr: `Seul ${level}`, en: `Solo ${level}` },
});

const misere = (code: GameCode, fr: string, en: string, more: Partial<LadderGame> = {}): Row => ({
  ...{ code, kind: 'misere', most: 0, declarers: 'joint', name: { fr, en }, ...more },
});

const abondance = (level: number): Row => ({
  ...{ code: `A${level}` as GameCode, kind: 'abondance', least: level, trump: 'declarer', suited: true },
  ...{ lead: 'declarer', firstTurn: true, arbiter: level >= 10 },
  name: { fr: `Abondance ${level}`, en: `Abundance ${level}` },
});

const chelem = (
  code: GameCode,
  least: number,
  fr: string,
  en: string,
  more: Partial<LadderGame> = {},
): Row => ({
  ...{
    code,
    kind: 'chelem',
    least,
    lead: 'declarer',
    firstTurn: true,
    arbiter: true,
    name: { fr, en },
    ...more,
  },
});

/** From the lowest to the highest. */
const ROWS: readonly Row[] = [
  emballage(8),
  emballage(9),
  seul(6),
  emballage(10),
  seul(7),
  emballage(11),
  misere('PM', 'Petite misère', 'Small misère', { discard: true }),
  emballage(12),
  seul(8),
  {
    code: 'P',
    kind: 'piccolo',
    least: 1,
    most: 1,
    declarers: 'joint',
    name: { fr: 'Piccolo', en: 'Piccolo' },
  },
  misere('PME', 'Petite misère étalée', 'Open small misère', { discard: true, spreadAfter: 5 }),
  emballage(13),
  {
    ...{ code: 'TR', kind: 'trou', least: 9, declarers: 'pair', trump: 'boucheur', lead: 'boucheur' },
    ...{ solo: false, name: { fr: 'Trou', en: 'Trou' } },
  },
  abondance(9),
  misere('GM', 'Grande misère', 'Grand misère'),
  abondance(10),
  abondance(11),
  misere('GME', 'Grande misère étalée', 'Open grand misère', { spreadAfter: 5, arbiter: true }),
  chelem('PCSA', 12, 'Petit chelem sans atout', 'Small slam without trump'),
  chelem('PC', 12, 'Petit chelem', 'Small slam', { suited: true, trump: 'declarer' }),
  chelem('CH', 13, 'Chelem', 'Grand slam'),
];

const PLAIN: Omit<LadderGame, 'code' | 'name' | 'rank' | 'kind'> = {
  ...{ suited: false, least: 0, most: 13, lead: 'dealers-left', trump: 'none', declarers: 'one' },
  ...{ firstTurn: false, arbiter: false, solo: true, discard: false, spreadAfter: null },
};

/** Every game of the ladder, from the lowest to the highest (WB-6-GAP-1). */
export const LADDER_GAMES: readonly LadderGame[] = ROWS.map((row, at) => ({
  ...PLAIN,
  kind: 'seul',
  ...row,
  rank: at + 1,
}));
