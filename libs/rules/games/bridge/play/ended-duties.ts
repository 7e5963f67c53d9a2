import { formatCard } from '@arbitre/rules/kernel/cards';
import { seatIndex } from '@arbitre/rules/kernel/compass';
import { lifted, type Obligation, type ObligationEvent } from '@arbitre/rules/kernel/mistakes/obligations';
import { lapsedPenalty } from '../auction/lead-penalty';
import type { BridgeEvent } from '../events';
import type { BridgeState } from '../state';
import type { PlayedCard } from './infractions';
import { endedByTrick, metByLead } from './lead-restrictions';
import { isPenaltyCard } from './penalty-cards';
import { isPlayRestriction, mayPlay, playRestrictionsOn } from './play-restrictions';

/** The article by which a duty ends that was met. */
const ARTICLES: Readonly<Record<string, string>> = {
  'minor-penalty-card': 'BD-L50C',
  'major-penalty-card': 'BD-L50D1a',
  'must-play-card': 'BD-L51A',
  // Declarer's side has played on without a word: the choice is gone.
  'lead-penalty': 'BD-L26B-GAP-1',
};

const ended = (duty: Obligation): ObligationEvent => lifted(duty, ARTICLES[duty.kind] ?? duty.article);

/** What was asked of the card that a seat plays to the trick, once it is met. */
const metByPlay = (state: BridgeState, { seat, card }: PlayedCard): readonly Obligation[] =>
  mayPlay(state, seat, card) ? playRestrictionsOn(state, seat) : [];

/**
 * The duties that a card ends: the penalty card that it is, what was asked of it where it obeys, and whatever ends with the
 * trick. `follows`: the milestones of the card.
 */
export const endedByCard = (
  state: BridgeState,
  played: PlayedCard,
  follows: readonly BridgeEvent[],
): readonly ObligationEvent[] => {
  const { obligations } = state;
  if (obligations.length === 0) return [];
  const text = formatCard(played.card);
  const [won] = follows;
  const over =
    won?.type === 'TrickWon'
      ? [
          ...endedByTrick(obligations, seatIndex(won.data.seat)),
          ...obligations.filter((each) => isPlayRestriction(each)),
        ]
      : [];
  const own = obligations.filter(
    (each) =>
      (isPenaltyCard(each) && each.cards.includes(text)) ||
      (each.kind === 'must-play-card' && each.seat === played.name) ||
      each === lapsedPenalty(state, played.seat),
  );
  return [
    ...new Set([...own, ...metByLead(state, played.seat, played.card), ...metByPlay(state, played), ...over]),
  ].map(ended);
};
