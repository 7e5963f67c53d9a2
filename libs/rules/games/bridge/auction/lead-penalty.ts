import { formatCard, SUIT_LETTERS } from '@arbitre/rules/kernel/cards';
import { seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import { accepted, type Decision, refused } from '@arbitre/rules/kernel/decider';
import { imposed, lifted, type Obligation } from '@arbitre/rules/kernel/mistakes/obligations';
import type { BridgeActNamed } from '../acts';
import type { BridgeEvent } from '../events';
import { type ChoiceOption, FORBIDDEN_SUITS } from '../fields';
import { isBid, parseCall, strainName, strainOf } from '../notation';
import { refuse } from '../refusals';
import type { BridgeState } from '../state';
import { counts } from './auction';
import { offenderOf } from './bars';
import { isLeadPenalty } from './record';

// Law 26: what declarer may forbid the offender's partner, once, at his first lead.

/** The restriction that is declarer's to choose now: its seat is to lead, and nothing has been led. */
export const duePenalty = ({ obligations, phase, play }: BridgeState): Obligation | null => {
  if (obligations.length === 0 || phase !== 'play' || play.count > 0) return null;
  const leader = seatName(play.turn);
  return obligations.find((each) => each.kind === 'lead-penalty' && each.seat === leader) ?? null;
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
  return accepted<BridgeEvent>(
    taken,
    lifted(duty, 'BD-L26B'),
    imposed({ kind: 'forbidden-lead', seat, cards, article: 'BD-L26B', trick: state.play.completed + 1 }),
  );
};
