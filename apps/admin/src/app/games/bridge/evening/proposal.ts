import { boardsFor, type Entrants, type EveningSetup, type Offer, offersFor } from '@arbitre/rules/bridge';

/** What is asked for when an evening is opened. */
export type Wanted = Partial<EveningSetup> & Pick<EveningSetup, 'movement' | 'tables' | 'boards'>;

/** Kinds of movements that each kind of entries plays; whoever writes one down may play it. */
const KINDS: Readonly<Record<Entrants['kind'], readonly EveningSetup['movement'][]>> = {
  pair: [
    ...(['howell', 'three-quarter', 'mitchell', 'scrambled', 'rover', 'hesitation'] as const),
    ...(['swiss-pairs', 'written'] as const),
  ],
  team: ['teams', 'whist-league', 'swiss-teams', 'written'],
  player: ['individual', 'written'],
};

/** Kinds that may be chosen, those that fit first. */
export const kindsFor = (kind: Entrants['kind'], offers: readonly Offer[]): readonly string[] => [
  ...new Set([...offers.map(({ setup }) => setup.movement), ...KINDS[kind]]),
];

const kindOf = (present: readonly { readonly kind: string }[]): Entrants['kind'] => {
  if (present.some(({ kind }) => kind === 'team')) return 'team';
  return present.length > 0 && present.every(({ kind }) => kind === 'player') ? 'player' : 'pair';
};

/** Who is there: teams where one is, players where everybody plays for himself, pairs otherwise. */
export const entrantsOf = (present: readonly { readonly kind: string }[]): Entrants => ({
  kind: kindOf(present),
  count: present.length,
});

const SMALLEST: Readonly<Record<Entrants['kind'], Wanted>> = {
  pair: { movement: 'howell', tables: 2, boards: 9, guide: 'published' },
  team: { movement: 'teams', tables: 2, boards: 26 },
  player: { movement: 'individual', tables: 2, boards: 4 },
};

/** The movement that fits so many best, with about as many boards as an evening has; the smallest where nothing fits. */
export const proposalFor = (entrants: Entrants): Wanted =>
  offersFor(entrants)[0]?.setup ?? SMALLEST[entrants.kind];

/** The same tables of that kind in all their rounds, with as many boards as an evening has. */
export const ofSize = ({ movement, tables }: Pick<Wanted, 'movement' | 'tables'>): Wanted => {
  const guide = movement === 'howell' ? { guide: 'published' as const } : {};
  const boards = movement === 'written' ? 1 : boardsFor({ movement, tables, ...guide });
  return { movement, tables, boards, ...guide };
};

/** The offer of that kind for so many, or the same tables where none fits. */
export const ofKind = (wanted: Wanted, offers: readonly Offer[]): Wanted =>
  offers.find(({ setup }) => setup.movement === wanted.movement)?.setup ?? ofSize(wanted);
