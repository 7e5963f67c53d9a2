import { parseCard } from '@arbitre/rules/kernel/cards';
import { seatIndex, sideIndex } from '@arbitre/rules/kernel/compass';
import { cardOnTable, type Play, winnerOf } from '@arbitre/rules/kernel/tricks/play';
import { type AtTable, type ChangeRight, changeRight } from '../at-table';
import { reviewsAfter } from '../dummy/reviews';
import type { BridgeEvent, CardWithdrawn, IrregularityObserved } from '../events';
import type { BridgeState } from '../state';
import { wrongLead } from './lead-choice';
import { replaceInTrick, rightsAfter, trickOfCard } from './place';

type EventOfTable<Type extends BridgeEvent['type']> = Extract<BridgeEvent, { readonly type: Type }>;
type Data<Type extends BridgeEvent['type']> = EventOfTable<Type>['data'];

const bit = (seat: number): number => 1 << seat;

const change = (state: BridgeState, changed: Partial<AtTable>): void => {
  state.atTable = { ...state.atTable, ...changed };
};

/** What a card played ends: offers on the cards before it, a designation, a word about the turn. */
export const afterCardPlayed = (table: AtTable, { completed }: Play, seat: number, card: string): AtTable => {
  const { replacing, changes, toldTurn, fifth } = table;
  const replaces = (replacing & bit(seat)) !== 0;
  return {
    ...table,
    faceDown: null,
    naming: null,
    faced: false,
    changes: replaces ? changes.filter((right) => right.seat !== seat) : [],
    replacing: replaces ? replacing & ~bit(seat) : 0,
    toldTurn: toldTurn?.seat === seat && toldTurn.card === null ? { ...toldTurn, card } : null,
    fifth: fifth !== null && fifth.trick > completed ? fifth : null,
  };
};

const withRights = (
  changes: readonly ChangeRight[],
  added: readonly ChangeRight[],
): readonly ChangeRight[] => [
  ...changes.filter((right) => !added.some(({ seat }) => seat === right.seat)),
  ...added,
];

/** A card is about to go back: what opponents played after it may be changed in its turn (BD-L47D). */
export const beforeWithdrawal = (state: BridgeState, { seat: name, card }: CardWithdrawn['data']): void => {
  const { play, atTable } = state;
  const seat = seatIndex(name);
  const number = trickOfCard(play, seat, parseCard(card));
  const right = changeRight(atTable, seat, card, number);
  change(state, {
    changes: withRights(
      atTable.changes.filter((each) => each.seat !== seat),
      rightsAfter(play, seat, number, right?.offenders ?? sideIndex(seat)),
    ),
    replacing: atTable.replacing | bit(seat),
    irregular: atTable.irregular.filter((each) => each !== card),
    toldTurn: null,
  });
};

/** What was recorded as irregular of a card on the table is a ground to take it back (BD-L47A). */
export const observeAtTable = (state: BridgeState, data: IrregularityObserved['data']): void => {
  const { play, atTable } = state;
  const { card } = data.facts;
  const lies =
    typeof card === 'string' && cardOnTable(play, seatIndex(data.seat)) === parseCard(card) && play.count > 0;
  const reviews = reviewsAfter(atTable.reviews, data);
  if (!lies && reviews === atTable.reviews) return;
  change(state, { reviews, ...(lies ? { irregular: [...atTable.irregular, card] } : {}) });
};

const replaced = (state: BridgeState, { seat: name, to, trick }: Data<'CardReplaced'>): void => {
  const seat = seatIndex(name);
  const rights = rightsAfter(state.play, seat, trick, sideIndex(seat));
  replaceInTrick(state.play, seat, trick, parseCard(to));
  change(state, { changes: withRights(state.atTable.changes, rights) });
};

/** BD-L43B3: what dummy without his rights was first to mention is not rectified: the lead stands. */
const pointedOut = (state: BridgeState, { seat }: Data<'DummyPointedOut'>): void => {
  const lead = state.atTable.unprotected ? wrongLead(state) : null;
  if (lead?.seat !== seatIndex(seat)) return;
  state.play.toLead = lead.seat;
  state.lead = null;
};

const COSTS_RIGHTS: ReadonlySet<string> = new Set(['exchanged-hands', 'left-seat', 'looked-at-hand']);

const turned = (state: BridgeState, { seat: name, trick, won }: Data<'CardTurned'>): void => {
  const { play, atTable } = state;
  const seat = seatIndex(name);
  const seats = atTable.turned.trick === trick ? atTable.turned.seats : 0;
  const winner = winnerOf(play, trick);
  const wrong = won !== undefined && winner >= 0 && won !== (sideIndex(winner) === sideIndex(seat));
  change(state, {
    turned: { trick, seats: seats | bit(seat) },
    pointings: wrong ? [...atTable.pointings, { seat, trick }] : atTable.pointings,
  });
};

const pointed = ({ atTable }: BridgeState, data: Data<'PointingMentioned'>): Partial<AtTable> => ({
  pointings: atTable.pointings.filter(
    ({ seat, trick }) => seat !== seatIndex(data.seat) || trick !== data.trick,
  ),
});

const told = ({ play }: BridgeState, { by, seat }: Data<'TurnSaid'>): Partial<AtTable> => {
  const index = seatIndex(seat);
  return { toldTurn: index === play.turn ? null : { seat: index, by: seatIndex(by), card: null } };
};

/** What an event leaves on the table beside calls, cards and duties; null for one that leaves nothing. */
const leaves = (state: BridgeState, event: BridgeEvent): Partial<AtTable> | null => {
  const { atTable, play } = state;
  switch (event.type) {
    case 'LeadFacedDown':
      return { faceDown: { seat: seatIndex(event.data.seat), card: event.data.card ?? null } };
    case 'LeadReturned':
      return { faceDown: null };
    case 'DummySpread':
      return { spread: true };
    case 'DummyActed':
      return COSTS_RIGHTS.has(event.data.did) ? { unprotected: true } : null;
    case 'ReviewClosed':
      return { reviews: atTable.reviews.filter(({ article }) => article !== event.data.article) };
    case 'CardDesignated':
      return event.data.card === null ? { naming: { kind: 'anything' } } : null;
    case 'CardShown':
      return event.data.how === 'touched' ? { naming: { kind: 'touched', card: event.data.card } } : null;
    case 'TouchRuled':
      return { naming: null };
    case 'FifthCardPlayed':
      return {
        fifth: { seat: seatIndex(event.data.seat), card: event.data.card, trick: play.completed + 1 },
      };
    case 'FifthCardJudged':
      return { fifth: null };
    case 'TurnSaid':
      return told(state, event.data);
    case 'HandFaced':
      return { faced: true };
    case 'FacingExcused':
    case 'ClaimMade':
      return atTable.faced ? { faced: false } : null;
    case 'PointingMentioned':
      return pointed(state, event.data);
    case 'InspectionOrdered':
      return { inspections: [...atTable.inspections, event.data.trick] };
    case 'CardsMixed':
      return { mixed: atTable.mixed | bit(seatIndex(event.data.seat)) };
    case 'TricksDisputed':
      return { disputed: event.data };
    case 'TricksRuled':
      return { disputed: null };
    default:
      return null;
  }
};

/** Applies what happened at the table beside calls and cards in turn. An event of another type is passed over. */
export const evolveTable = (state: BridgeState, event: BridgeEvent): void => {
  switch (event.type) {
    case 'HandChosen':
      state.play.toLead = state.play.turn = seatIndex(event.data.hand);
      break;
    case 'CardReplaced':
      replaced(state, event.data);
      break;
    case 'DummyPointedOut':
      pointedOut(state, event.data);
      break;
    case 'CardTurned':
      turned(state, event.data);
      break;
    default: {
      const left = leaves(state, event);
      if (left !== null) change(state, left);
    }
  }
};
