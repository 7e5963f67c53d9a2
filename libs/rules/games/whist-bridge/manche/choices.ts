import type { ActChoices, ChoiceRow, SessionChoices } from '@arbitre/rules/kernel/session/choices';
import type { acts } from './acts';
import { allPlayed, dealNow, waitingCalls } from './course';
import type { MancheState, Table } from './state';

type Name = keyof typeof acts;
type Offer = readonly [Name, ActChoices];

const among = (name: Name, rows: readonly ChoiceRow[]): readonly Offer[] =>
  rows.length === 0 ? [] : [[name, [rows]]];

const at = ({ manche, table }: Table): ChoiceRow => ({ manche: [manche], table: [table] });
const now = (own: Table): ChoiceRow => ({ ...at(own), deal: [dealNow(own)] });
const soFar = (own: Table): ChoiceRow => ({ ...at(own), deal: { least: 1, most: dealNow(own) } });
const validOf = ({ valid }: Table): readonly number[] => valid.map(({ deal }) => deal);

const drawOffers = (state: MancheState): readonly Offer[] => {
  const left = Array.from({ length: state.setup.manches }, (_, before) => before + 1).filter((manche) =>
    state.draws.every((draw) => draw.manche !== manche),
  );
  if (left.length === 0) return [];
  const out = { not: [...state.excluded.keys()] };
  return [
    ['commit-draw', []],
    ...among('draw-tables', state.commitment === null ? [] : [{ manche: left, entries: out }]),
    ...among('record-draw', [{ manche: left }]),
  ];
};

const dealOffers = (open: readonly Table[]): readonly Offer[] => {
  const playing = open.filter((own) => !allPlayed(own));
  const calls = (own: Table): boolean => waitingCalls(own).some((call) => call.for === 'contract');
  const fresh = playing.filter(({ contract }) => contract === null);
  const announced = playing.filter(({ contract }) => contract !== null);
  return [
    ...among('announce', fresh.filter((own) => !calls(own)).map(now)),
    ...among('take-deal', fresh.map(now)),
    ...among('tell-result', announced.filter(({ outcome }) => outcome === null).map(now)),
    ...among('undo', announced.map(now)),
    ...among(
      'validate',
      announced.filter((own) => own.outcome !== null && waitingCalls(own).length === 0).map(now),
    ),
    ...among(
      'correct-deal',
      open
        .filter(({ valid }) => valid.length > 0)
        .map((own) => ({ ...at(own), deal: validOf(own), by: own.players })),
    ),
  ];
};

const tableOffers = (open: readonly Table[]): readonly Offer[] => [
  ...among(
    'assign-encoder',
    open.map((own) => ({ ...at(own), entry: own.players })),
  ),
  ...among(
    'settle-dispute',
    open.map((own) => ({ ...soFar(own), by: own.players })),
  ),
  ...among(
    'call-arbiter',
    open.map((own) => ({ ...soFar(own), by: own.players })),
  ),
  ...among(
    'tick',
    open
      .filter((own) => allPlayed(own) && waitingCalls(own).length === 0)
      .map((own) => ({ ...at(own), entry: own.players.filter((player) => !own.ticked.has(player)) })),
  ),
];

const arbiterOffers = (state: MancheState, open: readonly Table[]): readonly Offer[] => {
  const asked = (kind: 'contract' | 'ruling'): readonly ChoiceRow[] =>
    open.flatMap((own) => {
      const calls = waitingCalls(own).filter((call) => (call.for === 'contract') === (kind === 'contract'));
      return calls.length === 0 ? [] : [{ ...at(own), call: calls.map(({ call }) => call) }];
    });
  const all = [...state.tables.values()];
  return [
    ...among('answer-call', asked('contract')),
    ...among('rule-call', asked('ruling')),
    ...among(
      'give-token',
      open.map((own) => ({ ...soFar(own), entry: own.players })),
    ),
    ...among(
      'rule-deal',
      all.map((own) => (own.closed === null ? soFar(own) : { ...at(own), deal: validOf(own) })),
    ),
    ...among('close-early', open.map(at)),
  ];
};

/** What each act of a session can be given in this state; an act that is not there is not offered. */
export const choicesIn = (state: MancheState): SessionChoices => {
  const open = [...state.tables.values()].filter(({ closed }) => closed === null);
  return Object.fromEntries([
    ...drawOffers(state),
    ['configure-table', []] satisfies Offer,
    ...dealOffers(open),
    ...tableOffers(open),
    ...arbiterOffers(state, open),
  ]);
};
