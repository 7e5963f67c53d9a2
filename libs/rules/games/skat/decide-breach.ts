import { type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { formatCard } from '@arbitre/rules/kernel/cards';
import { endBy, lapsedBy, partyOf } from './breaches';
import type { Party } from './consequences';
import type { Decide } from './acts';
import type { SkatEvent } from './events';
import { voidScore } from './score';
import { follow } from './follow';
import { playerName, seatIndex, seatName } from './seats';
import type { Breach, SkatState } from './state';
import { refuse } from './refusals';
import { cardIn, cardsInRotation, type Play } from '@arbitre/rules/kernel/tricks/play';

const WRONG_LEAD = 'SKAT-4.1.3.a';
const REVOKE = 'SKAT-4.2.3.a';
const AHEAD = 'SKAT-4.2.7';

/** Earlier in the deal: fewer closed tricks, then the order in which they were seen (SKAT-4-GAP-6). */
const isEarlier = (state: SkatState, one: number, other: number): boolean => {
  const [a, b] = [state.breaches[one]?.closed ?? 0, state.breaches[other]?.closed ?? 0];
  return a === b ? one < other : a < b;
};

const open = (state: SkatState): readonly number[] =>
  state.breaches.flatMap((each, index) => (each.cured || lapsedBy(state, each) !== null ? [] : [index]));

type Chosen = { readonly ok: true; readonly index: number; readonly breach: Breach };

/** The irregularity that is meant: the one named, else the first (a claim) or the last (a continuation) that is open. */
const choose = (state: SkatState, given: number | undefined, which: 'first' | 'last'): Chosen | Refusal => {
  const candidates = open(state);
  const sorted = [...candidates].sort((a, b) => (isEarlier(state, a, b) ? -1 : 1));
  const index = given ?? sorted.at(which === 'first' ? 0 : -1);
  const breach = index === undefined ? undefined : state.breaches[index];
  if (index === undefined || breach === undefined) return refuse('no-breach', { open: candidates.length });
  if (breach.cured) return refused('SKAT-4.1.6', { article: breach.article, seat: seatName(breach.seat) });
  const lapsed = lapsedBy(state, breach);
  return lapsed === null
    ? { ok: true, index, breach }
    : refused(lapsed, { seat: seatName(breach.seat), closed: breach.closed });
};

/** SKAT-4.1.11: everybody at the table may hold an irregularity against its party; the game ended where it happened. */
export const decideClaimBreach: Decide<'claim-breach'> = (state, { seat, breach: given }) => {
  if (state.claimsClosed) return refused('SKAT-4.2.5', { seat });
  const chosen = choose(state, given, 'first');
  if (!chosen.ok) return chosen;
  const { index, breach } = chosen;
  if (breach.judged) return refuse('needs-arbiter', { article: breach.article, use: 'dispute' });
  if (state.endedBy >= 0 && !isEarlier(state, index, state.endedBy))
    return refused('SKAT-4-GAP-6', {
      article: breach.article,
      endedBy: state.breaches[state.endedBy]?.article ?? null,
    });
  const end = endBy(state, breach);
  return end === null
    ? refuse('cards-unknown', { use: 'reveal' })
    : follow(state, { type: 'BreachClaimed', data: { seat, breach: index } }, end);
};

/** The cards that go back to their hands: the wrong one, and what was played on it (SKAT-4.1.2.b). */
const returned = (play: Play, { article, seat, closed }: Breach): readonly SkatEvent[] => {
  const lying = cardsInRotation(play, closed + 1);
  const from = lying.findIndex((each) => each.seat === seat);
  if (from < 0) return [];
  const back = article === WRONG_LEAD ? lying : article === REVOKE ? lying.slice(from) : [lying[from]];
  const cards = back.flatMap((each) =>
    each === undefined ? [] : [{ seat: playerName(each.seat), card: formatCard(each.card) }],
  );
  return [{ type: 'CardsReturned', data: { cards } }];
};

/** Whether the card of the irregularity can still be put right: its trick lies on the table, or nobody has led since. */
const isFresh = ({ play }: SkatState, { closed }: Breach): boolean =>
  closed === play.completed || (closed === play.completed - 1 && play.count === 0);

/** The guilty party itself, or one of it, pointed the irregularity out: the other side still has its choice. */
const mayReopen = (state: SkatState, index: number, guilty: Party): boolean =>
  state.endedBy === index && !state.claimsClosed && partyOf(state, state.claimedBy) === guilty;

const reopenedScore = ({ setup }: SkatState): SkatEvent => ({
  type: 'DealScored',
  data: voidScore(setup.players),
});

/** SKAT-4.1.6: the offended party may have the game go on; the irregularity then counts as not committed. */
export const decideContinuation: Decide<'demand-continuation'> = (state, { seat: name, breach: given }) => {
  const chosen = choose(state, given ?? (state.endedBy < 0 ? undefined : state.endedBy), 'last');
  if (!chosen.ok) return chosen;
  const { index, breach } = chosen;
  const guilty = partyOf(state, breach.seat);
  if (state.ended !== null && !mayReopen(state, index, guilty))
    return refuse('game-ended', { article: state.ended.article });
  if (partyOf(state, seatIndex(name)) === guilty) return refused('SKAT-4.1.6', { seat: name, guilty });
  const demanded: SkatEvent = { type: 'ContinuationDemanded', data: { seat: name, breach: index } };
  const reopened = state.score === null ? [] : [reopenedScore(state)];
  const byCard = [WRONG_LEAD, REVOKE, AHEAD].includes(breach.article);
  if (!byCard) return follow(state, demanded, ...reopened);
  if (!isFresh(state, breach)) return refused('SKAT-4.2.4', { seat: name, closed: breach.closed });
  const played = cardIn(state.play, breach.closed + 1, breach.seat) >= 0;
  const back = played ? returned(state.play, breach) : [];
  return follow(state, demanded, ...back, ...reopened);
};
