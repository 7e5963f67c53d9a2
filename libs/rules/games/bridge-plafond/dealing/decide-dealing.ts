import { invalidField } from '@arbitre/rules/kernel/act-shape';
import { formatCard, parseWritten } from '@arbitre/rules/kernel/cards';
import { leftOf, seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import { accepted, refused } from '@arbitre/rules/kernel/decider';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import type { Decide } from '../acts';
import { type Consequence, NEW_DEAL } from '../choices/choice';
import { annul, courseFrom, ended, goOn, note } from '../course';
import { PACK } from '../deal/sizes';
import type { BridgePlafondEvent, Named } from '../events';
import { refuse } from '../refusals';
import type { BridgePlafondState } from '../state';
import { atTable } from './decide-cut';

// Articles 9, 10 and 38: who deals with which pack, and how the cards fall.

type Begun = Named<'DealBegun'>['data'];

/** What is wrong with who deals, or with his pack; null where nothing is. */
export const wrongDeal = (
  { dealer, pack }: BridgePlafondState,
  begun: Begun | null,
): 'BP-9-1' | 'BP-9-2' | null => {
  if (begun === null) return null;
  if (begun.by !== seatName(dealer)) return 'BP-9-1';
  return begun.pack === pack ? null : 'BP-9-2';
};

export const beginDeal: Decide<'begin-deal'> = (state, { by, pack = state.pack }) => {
  if (state.grain === 'result') return refuse('result-grain', { do: 'begin-deal' });
  if (state.dealt || state.phase !== 'waiting') return refuse('already-dealt');
  if (state.dealing.begun !== null) return refuse('deals-already', { dealer: state.dealing.begun.by });
  const packs = [...new Set([state.pack, ...Object.values(state.setup.packs)])];
  if (!packs.includes(pack)) return invalidField('pack', pack, `one of ${packs.join(', ')}`);
  const begun = { by, pack };
  const article = wrongDeal(state, begun);
  const facts = { by, pack, dealer: seatName(state.dealer), due: state.pack };
  const made: BridgePlafondEvent = { type: 'DealBegun', data: begun };
  if (article === null) return accepted(made);
  return state.policy === 'enforced'
    ? refused(article, facts)
    : accepted<BridgePlafondEvent>(made, observed(article, by, facts));
};

/** Who deals the cards out: whoever has begun, the dealer unless somebody did out of turn. */
export const whoDeals = ({ dealer, dealing: { begun } }: BridgePlafondState): number =>
  begun === null ? dealer : seatIndex(begun.by);

/** BP-9-1, BP-9-2: before the last card; BP-9-3: then it is too late. */
export const stopDeal: Decide<'stop-deal'> = (state, { by, dealt }) => {
  const { begun } = state.dealing;
  if (state.dealt || state.phase !== 'waiting' || dealt === PACK) return refused('BP-9-3', { by });
  const article = wrongDeal(state, begun);
  if (article === null) return refuse('deal-regular');
  const course = courseFrom(state);
  goOn(course, { type: 'DealStopped', data: { by, ...(dealt === undefined ? {} : { dealt }) } });
  annul(course, article);
  return ended(course);
};

/** What the last card brings: a deal that nobody stopped stands (BP-9-3, BP-9-4), and who may refuse it has his choice (BP-38-1). */
export const onLastCard = (state: BridgePlafondState): readonly BridgePlafondEvent[] => {
  const { begun, turnedUp } = state.dealing;
  const article = wrongDeal(state, begun);
  return [
    ...(begun === null || article === null
      ? []
      : [
          {
            type: 'DealStood',
            data: { dealer: begun.by, pack: begun.pack, article: article === 'BP-9-2' ? 'BP-9-4' : 'BP-9-3' },
          } as const,
        ]),
    ...turnedUp.map(({ seat, card }): BridgePlafondEvent => ({
      type: 'ChoiceOffered',
      data: {
        ...{ article: 'BP-38-1', to: seatName(leftOf(seatIndex(seat))), options: [NEW_DEAL, 'go-on'] },
        ...{ until: 'call', offender: seat, cards: [card] },
      },
    })),
  ];
};

export const turnedUpConsequence: Consequence = {
  taken: (course, { article }, option) => {
    if (option === NEW_DEAL) annul(course, article);
  },
};

const TURNED_ARTICLES = { 'in-pack': 'BP-10-1-B', dropped: 'BP-10-1-C', 'own-look': 'BP-38-1' } as const;

/** BP-10-1-B, BP-10-1-C: a new deal, but where a player turned up his own card by looking at it (BP-38-1). */
export const turnUp: Decide<'turn-up'> = (state, { seat, card: written, cause }) => {
  const article = TURNED_ARTICLES[cause];
  const card = formatCard(parseWritten(written));
  const problem = atTable(state, 'turn-up', article, { seat, card });
  if (problem !== null) return problem;
  if (state.dealt || state.phase !== 'waiting') return refuse('already-dealt');
  const course = courseFrom(state);
  goOn(course, { type: 'CardTurnedUp', data: { seat, card, cause } });
  note(course, article, seatIndex(seat), { card, cause });
  if (cause !== 'own-look') annul(course, article);
  return ended(course);
};

/** BP-10-1-D, BP-10-1-E: a new deal, but for two cards to one player that were put right in time (BP-10-1-D2). */
export const misdeal: Decide<'misdeal'> = (state, { fault, corrected = false }) => {
  const article = fault === 'last-card' ? 'BP-10-1-E' : 'BP-10-1-D';
  const problem = atTable(state, 'misdeal', article, { fault });
  if (problem !== null) return problem;
  if (state.phase === 'play') return refuse('auction-over');
  const mended = fault === 'two-cards' && corrected && state.phase === 'waiting' && !state.dealt;
  if (corrected && !mended) return refused('BP-10-1-D2', { fault, dealt: state.dealt });
  const course = courseFrom(state);
  goOn(course, { type: 'DealFaulted', data: { fault, ...(corrected ? { corrected } : {}) } });
  note(course, mended ? 'BP-10-1-D2' : article, state.dealer, { fault, corrected });
  if (!mended) annul(course, article);
  return ended(course);
};
