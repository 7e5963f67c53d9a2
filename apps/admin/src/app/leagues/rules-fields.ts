import {
  listTyped,
  numberTyped,
  pairsShown,
  pairsTyped,
  shownOf,
  stepsShown,
  stepsTyped,
  valueAt,
} from './rules-edit';

/** A field of the form of rules: `label` is the key of its text. */
export type RuleField = {
  readonly path: string;
  readonly label: RuleLabel;
  readonly kind: 'number' | 'list' | 'choice' | 'tick' | 'text';
  /** Of a choice; the empty one takes the value away. */
  readonly choices: readonly string[];
  /** The phase of a path that it belongs to, from 1; null: all. */
  readonly phase: number | null;
  /** What stands in the rules for what is typed or chosen; undefined: nothing. */
  readonly read: (typed: string) => unknown;
  /** What the field shows of what stands there. */
  readonly show: (value: unknown) => string;
};

export type RuleLabel = keyof typeof LABELS;

/** Every label, with the words of its choices where it has some. */
const LABELS = {
  kind: ['member', 'pair', 'team'],
  most: [],
  waiting: [],
  lateUntil: [],
  least: [],
  players: [],
  substitutes: [],
  uses: [],
  licence: [],
  club: ['', 'same', 'any'],
  decimals: [],
  teams: [],
  legs: ['', '1', '2'],
  win: [],
  draw: [],
  loss: [],
  matchBy: ['result', 'scores', 'scale', 'wbf-20', 'places'],
  boards: [],
  scorePoints: [],
  steps: [],
  placePoints: [],
  winner: [],
  forfeiter: [],
  withdrawn: ['stand', 'struck', 'stood-in'],
  expelAfter: [],
  promoted: [],
  relegated: [],
  competitions: [],
  figure: ['total', 'percentage', 'victory-points', 'wins'],
  adding: ['', 'sum', 'mean', 'mean-of-sessions'],
  best: [],
  atMost: [],
  minimum: [],
  regions: [],
  medals: [],
  phaseCount: ['2', '3', '4', '5', '6', '7', '8'],
  phaseId: [],
  level: ['club', 'region', 'inter-regional', 'final'],
  places: [],
  fixed: [],
  reserves: [],
  kept: [],
  keptRounding: ['', 'none', 'down', 'up'],
} as const;

const READS: Readonly<Record<RuleField['kind'], (typed: string) => unknown>> = {
  number: numberTyped,
  list: listTyped,
  choice: (typed) => (typed === '' ? undefined : typed),
  tick: (typed) => (typed === '' ? undefined : true),
  text: (typed) => (typed.trim() === '' ? undefined : typed.trim()),
};

const field = (
  path: string,
  label: RuleLabel,
  kind: RuleField['kind'] = 'number',
  phase: number | null = null,
): RuleField => {
  const choices: readonly string[] = LABELS[label];
  const read = label === 'legs' ? numberTyped : READS[kind];
  return { path, label, kind, choices, phase, read, show: shownOf };
};

const ENTRIES: readonly RuleField[] = [
  field('entries.kind', 'kind', 'choice'),
  field('entries.most', 'most'),
  field('entries.waiting', 'waiting'),
  field('entries.lateUntil', 'lateUntil'),
  field('entries.licence', 'licence', 'tick'),
  field('entries.club', 'club', 'choice'),
  field('decimals', 'decimals'),
];

const ROSTER: readonly RuleField[] = [
  field('entries.roster.least', 'least'),
  field('entries.roster.most', 'players'),
  field('entries.roster.substitutes', 'substitutes'),
  field('entries.roster.uses', 'uses'),
];

/** What is kept of points by whoever moves. */
const movesFields = (at: string, phase: number | null): readonly RuleField[] => [
  field(`${at}moves.kept`, 'kept', 'number', phase),
  field(`${at}moves.rounding`, 'keptRounding', 'choice', phase),
];

/** What a match gives, by how that is said. */
const MATCH: Readonly<Record<string, readonly RuleField[]>> = {
  result: [field('match.win', 'win'), field('match.draw', 'draw'), field('match.loss', 'loss')],
  'wbf-20': [field('match.boards', 'boards')],
  places: [field('match.points', 'placePoints', 'list')],
  scores: [{ ...field('match.points', 'scorePoints', 'text'), read: pairsTyped, show: pairsShown }],
  scale: [{ ...field('match.steps', 'steps', 'text'), read: stepsTyped, show: stepsShown }],
};

/** What a match gives, to begin with, when it is said in another way. */
const BEGINNINGS: Readonly<Record<string, object>> = {
  result: { win: 3, draw: 1, loss: 0 },
  scores: { points: { '2-0': 2, '1-1': 1, '0-2': 0 } },
  scale: { steps: [{ from: 0, winner: 10, loser: 10 }] },
  'wbf-20': { boards: 24 },
  places: { points: [3, 2, 1, 0] },
};

/** How it is said what a match gives; what was said before goes, unless it is the same way. */
const matchField = (rules: unknown): RuleField => ({
  ...field('match', 'matchBy', 'choice'),
  read: (typed) => {
    const now = valueAt(rules, 'match');
    return valueAt(now, 'by') === typed ? now : { by: typed, ...BEGINNINGS[typed] };
  },
  show: (value) => shownOf(valueAt(value, 'by')),
});

const newPhase = (number: number) => ({
  ...{ id: `phase-${String.fromCharCode(96 + number)}`, level: 'inter-regional' },
  ...{ scoring: { figure: { by: 'total' }, order: ['lot'] }, quota: { places: 16 } },
});

/** How many phases a path has: the last ones go, or new ones come behind. */
const phaseCountField = (phases: readonly unknown[]): RuleField => ({
  ...field('phases', 'phaseCount', 'choice'),
  read: (typed) => Array.from({ length: Number(typed) }, (_, at) => phases[at] ?? newPhase(at + 1)),
  show: (value) => (Array.isArray(value) ? String(value.length) : ''),
});

const circuitFields = (at: string, phase: number | null): readonly RuleField[] => [
  field(`${at}best`, 'best', 'number', phase),
  field(`${at}adding`, 'adding', 'choice', phase),
  field(`${at}minimum.competitions`, 'minimum', 'number', phase),
  ...movesFields(at, phase),
];

const FIGURES: readonly unknown[] = LABELS.figure;

/** What one competition is worth is chosen among those that need nothing else; other figures stay as they are written. */
const figureField = (rules: unknown, at: string, phase: number | null): readonly RuleField[] =>
  FIGURES.includes(valueAt(rules, `${at}figure.by`))
    ? [field(`${at}figure.by`, 'figure', 'choice', phase)]
    : [];

const fixturesFields = (rules: unknown): readonly RuleField[] => [
  field('teams', 'teams'),
  field('calendar.legs', 'legs', 'choice'),
  matchField(rules),
  ...(MATCH[String(valueAt(rules, 'match.by'))] ?? []),
  field('forfeit.winner', 'winner'),
  field('forfeit.forfeiter', 'forfeiter'),
  field('withdrawal.results', 'withdrawn', 'choice'),
  field('defaults.expelAfter', 'expelAfter'),
  field('promoted', 'promoted'),
  field('relegated', 'relegated'),
  ...movesFields('', null),
];

const pathFields = (rules: unknown): readonly RuleField[] => {
  const found = valueAt(rules, 'phases');
  const phases: readonly unknown[] = Array.isArray(found) ? found : [];
  return [
    field('regions', 'regions'),
    field('medals', 'medals'),
    phaseCountField(phases),
    ...phases.flatMap((_, at) => [
      field(`phases.${at}.id`, 'phaseId', 'text', at + 1),
      field(`phases.${at}.level`, 'level', 'choice', at + 1),
      ...figureField(rules, `phases.${at}.scoring.`, at + 1),
      ...circuitFields(`phases.${at}.scoring.`, at + 1),
      ...(at === 0
        ? []
        : (['places', 'fixed', 'reserves'] as const).map((label) =>
            field(`phases.${at}.quota.${label}`, label, 'number', at + 1),
          )),
    ]),
  ];
};

/** The fields for rules of their format, in the order of the form; none where they are no rules. */
export const ruleFieldsOf = (rules: unknown): readonly RuleField[] => {
  const own = {
    circuit: () => [
      field('competitions', 'competitions'),
      ...figureField(rules, '', null),
      ...circuitFields('', null),
      field('atMost.most', 'atMost'),
    ],
    fixtures: () => fixturesFields(rules),
    path: () => pathFields(rules),
  }[String(valueAt(rules, 'format'))];
  if (own === undefined) return [];
  return [...ENTRIES, ...(valueAt(rules, 'entries.kind') === 'team' ? ROSTER : []), ...own()];
};
