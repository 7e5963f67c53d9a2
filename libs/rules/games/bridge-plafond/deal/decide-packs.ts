import { partnerOf, rightOf, type Seat, seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import { accepted, type Decision, type Facts, refused } from '@arbitre/rules/kernel/decider';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import type { Decide } from '../acts';
import type { BridgePlafondEvent } from '../events';
import { refuse } from '../refusals';
import { packOf } from '../setup';
import type { BridgePlafondState } from '../state';
import { PACK } from './sizes';

/** Cards that each part of the pack has at least (BP-8-B). */
export const LEAST_CUT = 4;

export const cutterOf = ({ dealer }: Pick<BridgePlafondState, 'dealer'>): Seat => seatName(rightOf(dealer));

/** The other pack, which the next deal is dealt with: that of the other side. */
const nextPackOf = ({ setup, dealer }: BridgePlafondState): string =>
  packOf(setup.packs, seatName(partnerOf(dealer) ^ 1));

type Fault = { readonly article: `BP-${string}`; readonly facts: Facts };

/** What is not as it should be: refused where the rules keep the cards, noted at a real table. */
const against = (
  { policy }: BridgePlafondState,
  made: BridgePlafondEvent,
  seat: Seat,
  ...faults: readonly Fault[]
): Decision<BridgePlafondEvent> => {
  const [first] = faults;
  return first !== undefined && policy === 'enforced'
    ? refused(first.article, first.facts)
    : accepted<BridgePlafondEvent>(
        made,
        ...faults.map(({ article, facts }) => observed(article, seat, facts)),
      );
};

/** BP-DONNE-1, BP-DONNE-5: the dealer shuffles the pack of the deal, his partner the other one while he deals. */
export const decideShuffle: Decide<'shuffle'> = (state, { by, pack }) => {
  const { dealer } = state;
  const isPartner = seatIndex(by) === partnerOf(dealer);
  const shuffled = pack ?? (isPartner ? nextPackOf(state) : state.pack);
  const own = shuffled === state.pack;
  if (own && (state.dealt || state.phase !== 'waiting')) return refuse('already-dealt');
  const due = seatName(own ? dealer : partnerOf(dealer));
  const facts = { by, pack: shuffled, due };
  const made: BridgePlafondEvent = { type: 'PackShuffled', data: { by, pack: shuffled } };
  if (own && state.packs.cut !== null) return against(state, made, by, { article: 'BP-8-F', facts });
  if (by === due) return accepted(made);
  return against(state, made, by, { article: own ? 'BP-DONNE-1' : 'BP-DONNE-5', facts });
};

/** BP-DONNE-6: on the right of the dealer's partner, which is the left of the next dealer. */
export const decidePlace: Decide<'place-pack'> = (state, { by }) => {
  const due = seatName(partnerOf(state.dealer));
  const pack = nextPackOf(state);
  const made: BridgePlafondEvent = { type: 'PackPlaced', data: { by, pack } };
  if (state.packs.next.shuffled === null) return refused('BP-DONNE-6', { by, pack, shuffled: false });
  return by === due
    ? accepted(made)
    : against(state, made, by, { article: 'BP-DONNE-6', facts: { by, pack, due } });
};

/** BP-DONNE-2, BP-8-A, BP-8-B: the player on the dealer's right, at least four cards in each part. */
export const decideCut: Decide<'cut'> = (state, { by, lifted }) => {
  if (state.dealt || state.phase !== 'waiting') return refuse('already-dealt');
  const cutter = cutterOf(state);
  const data = { by, ...(lifted === undefined ? {} : { lifted }) };
  const made: BridgePlafondEvent = { type: 'PackCut', data };
  const faults: Fault[] = [];
  if (by !== cutter)
    faults.push({
      article: state.policy === 'enforced' ? 'BP-DONNE-2' : 'BP-8-A',
      facts: { by, cutter },
    });
  if (lifted !== undefined && (lifted < LEAST_CUT || lifted > PACK - LEAST_CUT))
    faults.push({ article: 'BP-8-B', facts: { by, lifted, least: LEAST_CUT } });
  return against(state, made, by, ...faults);
};
