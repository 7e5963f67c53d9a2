import { formatCard, SUIT_LETTERS } from '@arbitre/rules/kernel/cards';
import { seatIndex, seatName, sideIndex } from '@arbitre/rules/kernel/compass';
import { accepted, type Decision, refused } from '@arbitre/rules/kernel/decider';
import { imposed, lifted, type Obligation } from '@arbitre/rules/kernel/mistakes/obligations';
import { cardOnTable, leaderOf, onTable } from '@arbitre/rules/kernel/tricks/play';
import type { BridgeActNamed } from '../acts';
import type { BridgeEvent } from '../events';
import { evolve } from '../evolve';
import { type ChoiceOption, FORBIDDEN_SUITS } from '../fields';
import { isBid, parseCall, strainName, strainOf } from '@arbitre/rules/kernel/auction/calls';
import { cardBack } from '../play/card-back';
import { mayLead } from '../play/lead-restrictions';
import { penalised } from '../play/penalty-cards';
import { onlyLeaders } from '../play/unsettled';
import { refuse } from '../refusals';
import { type BridgeState, copyState } from '../state';
import { counts } from './auction';
import { offenderOf } from './bars';
import { isLeadPenalty } from './record';

// Law 26: what declarer may forbid the offender's partner, once, at his first lead.

/** The restriction on a seat's lead. */
const penaltyOn = ({ obligations }: BridgeState, leader: number): Obligation | null =>
  obligations.find((each) => each.kind === 'lead-penalty' && each.seat === seatName(leader)) ?? null;

/** Whose lead in turn it is, or lies there with no card of the other side on it; -1. */
const leading = ({ play }: BridgeState): number => {
  if (play.count === 0) return play.turn;
  const leader = leaderOf(play, play.completed + 1);
  return leader === play.toLead && onlyLeaders(play) ? leader : -1;
};

/** The restriction that is declarer's to choose now; a lead that came before his word takes nothing from him (BD-L60C). */
export const duePenalty = (state: BridgeState): Obligation | null =>
  state.obligations.length === 0 || state.phase !== 'play' ? null : penaltyOn(state, leading(state));

/** Declarer's side has played to the lead without a word: the choice is gone (BD-L26B-GAP-1). */
export const lapsedPenalty = (state: BridgeState, seat: number): Obligation | null => {
  const { play, declarer } = state;
  return play.count > 0 && sideIndex(seat) === sideIndex(declarer)
    ? penaltyOn(state, leaderOf(play, play.completed + 1))
    : null;
};

/** The denominations that a seat specified in the legal auction. */
const specifiedBy = ({ auction }: BridgeState, seat: number): ReadonlySet<string> =>
  new Set(
    auction.calls
      .filter((record) => counts(record) && seatIndex(record.seat) === seat)
      .flatMap(({ call, specifies }) => {
        const number = parseCall(call);
        return specifies ?? (isBid(number) ? [strainName(strainOf(number))] : []);
      }),
  );

/** Any one suit that the offender has not specified in the legal auction, or none. */
export const penaltyOptions = (state: BridgeState, duty: Obligation): readonly ChoiceOption[] => {
  const specified = specifiedBy(state, offenderOf(duty));
  return [...FORBIDDEN_SUITS.filter((option) => !specified.has(option.slice(-1))), 'free'];
};

const isOffered = ({ auction }: BridgeState): boolean =>
  auction.offer !== null && isLeadPenalty(auction.offer.article);

/** The arbiter explains to declarer what he may forbid; null where nothing is to be chosen. */
export const offerPenalty = (state: BridgeState): Decision<BridgeEvent> | null => {
  const duty = duePenalty(state);
  if (duty === null || isOffered(state)) return null;
  return accepted<BridgeEvent>({
    type: 'OptionsOffered',
    data: {
      article: 'BD-L26B',
      to: seatName(state.declarer),
      options: penaltyOptions(state, duty),
      until: 'card',
    },
  });
};

/** The lowest card of a suit stands for the suit. */
const suitCard = (option: ChoiceOption): string => formatCard(SUIT_LETTERS.indexOf(option.slice(-1)) << 4);

/** A lead that lies there already goes back, face up, where it is of the suit that is forbidden now (BD-L47A). */
const leadBack = (state: BridgeState, forbidden: readonly BridgeEvent[]): readonly BridgeEvent[] => {
  const { play } = state;
  if (play.count === 0) return [];
  const back = onTable(play).toReversed();
  const withdrawn = back.flatMap(({ seat, card }) => cardBack(state, seatName(seat), formatCard(card)));
  const after = [...forbidden, ...withdrawn].reduce(evolve, copyState(state));
  const leader = leaderOf(play, play.completed + 1);
  return mayLead(after, leader, cardOnTable(play, leader))
    ? []
    : [
        ...withdrawn,
        ...back.flatMap(({ seat, card }) =>
          penalised(after, seat, [formatCard(card)], { article: 'BD-L50B-major' }),
        ),
      ];
};

/** Declarer forbids a suit for as long as its seat keeps the lead, or lets the choice go for good (BD-L26B-GAP-1). */
export const takePenalty = (
  state: BridgeState,
  { by, option }: BridgeActNamed<'take-option'>,
): Decision<BridgeEvent> | null => {
  const duty = duePenalty(state);
  if (duty === null || !isOffered(state)) return null;
  const entitled = seatName(state.declarer);
  if (by !== entitled) return refused('BD-L10C2', { by, entitled });
  const options = penaltyOptions(state, duty);
  if (!options.includes(option)) return refuse('no-such-option', { option, options });
  const taken: BridgeEvent = { type: 'OptionTaken', data: { by, option } };
  if (option === 'free') return accepted<BridgeEvent>(taken, lifted(duty, 'BD-L26B-GAP-1'));
  const { seat } = duty;
  const cards = [suitCard(option)];
  const forbidden: readonly BridgeEvent[] = [
    lifted(duty, 'BD-L26B'),
    imposed({ kind: 'forbidden-lead', seat, cards, article: 'BD-L26B', trick: state.play.completed + 1 }),
  ];
  return accepted(taken, ...forbidden, ...leadBack(state, forbidden));
};
