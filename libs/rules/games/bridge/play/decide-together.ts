import { formatCard } from '@arbitre/rules/kernel/cards';
import { invalidField } from '@arbitre/rules/kernel/act-shape';
import { accepted, type Decision, refused } from '@arbitre/rules/kernel/decider';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import { cardIn, cardOnTable, hasPlayed, wasPlayed } from '@arbitre/rules/kernel/tricks/play';
import type { BridgeActNamed } from '../acts';
import type { BridgeEvent } from '../events';
import { evolve } from '../evolve';
import { type BridgeState, copyState } from '../state';
import { cardBack } from './card-back';
import { decidePlay, notInHand, notInPlay, playedCard } from './decide-play';
import type { PlayedCard } from './infractions';
import { penalised } from './penalty-cards';

type Together = BridgeActNamed<'play-together'>;

const applied = (state: BridgeState, events: readonly BridgeEvent[]): BridgeState =>
  events.reduce(evolve, copyState(state));

const playOf = ({ name, card }: PlayedCard): BridgeActNamed<'play'> => ({
  ...{ do: 'play', seat: name, card: formatCard(card) },
});

/** The card that was taken to be played goes back, and the one that its player names lies in its place. */
const named = (state: BridgeState, played: PlayedCard): Decision<BridgeEvent> => {
  const { play } = state;
  const own = cardOnTable(play, played.seat);
  if (!hasPlayed(play, played.seat)) return decidePlay(state, playOf(played));
  if (own === played.card) return accepted();
  const back = cardBack(state, played.name, formatCard(own));
  const again = decidePlay(applied(state, back), playOf(played));
  return again.ok ? accepted<BridgeEvent>(...back, ...again.events) : again;
};

/** BD-L58B4: both sides have played to the next trick. */
const tooLate = ({ play }: BridgeState, seat: number, card: number): boolean =>
  wasPlayed(play, card) &&
  cardOnTable(play, seat) !== card &&
  cardIn(play, play.completed + 1, seat) !== card;

/**
 * Two cards or more from one hand at once: the one that its player names is played (BD-L58B2), or the only one that showed,
 * without others (BD-L58B1). One of them may lie in the trick already: an opponent who played after it may then change
 * (BD-L58B3).
 */
export const decideTogether = (state: BridgeState, act: Together): Decision<BridgeEvent> => {
  if (state.phase !== 'play') return notInPlay(state);
  const played = playedCard(act);
  const others = act.others.map((card) => playedCard({ seat: act.seat, card }).card);
  const card = formatCard(played.card);
  const facts = { seat: played.name, card };
  if (new Set([played.card, ...others]).size <= others.length)
    return invalidField('others', 'list', 'different cards, other than the one that is played');
  if (state.policy === 'enforced') return refused('BD-L58B2', facts);
  for (const each of [played.card, ...others]) {
    if (tooLate(state, played.seat, each)) return refused('BD-L58B4', { ...facts, card: formatCard(each) });
    const cannot =
      cardOnTable(state.play, played.seat) === each ? null : notInHand(state.play, { ...played, card: each });
    if (cannot !== null) return cannot;
  }
  const texts = others.map(formatCard);
  const decision = named(state, played);
  if (!decision.ok) return decision;
  const together: BridgeEvent = { type: 'CardsPlayedTogether', data: { ...facts, others: texts } };
  const seen: readonly BridgeEvent[] =
    texts.length === 0 ? [] : [observed('BD-L58B2', played.name, { ...facts, others: texts })];
  const after = applied(state, [together, ...decision.events]);
  // A defender's cards that showed beside the one that he names are penalty cards; declarer's go back.
  const penalties = penalised(after, played.seat, texts, { article: 'BD-L58B2', deliberate: false });
  return accepted<BridgeEvent>(together, ...decision.events, ...seen, ...penalties);
};

/** BD-L58A: of two cards played at once the one whose turn it is comes first, or is nearer to it; the other is a later one. */
export const decideAtOnce = (
  state: BridgeState,
  act: BridgeActNamed<'play-at-once'>,
): Decision<BridgeEvent> => {
  if (state.phase !== 'play') return notInPlay(state);
  const plays = [playedCard(act), playedCard({ seat: act.other, card: act.otherCard })];
  if (act.seat === act.other) return invalidField('other', act.other, 'another seat');
  const { turn } = state.play;
  const place = ({ seat }: PlayedCard): number => (seat - turn + 4) & 3;
  const ordered = plays.toSorted((a, b) => place(a) - place(b));
  const [one, two] = plays.map(({ card }) => formatCard(card));
  const events: BridgeEvent[] = [
    {
      type: 'CardsPlayedAtOnce',
      data: { seat: act.seat, card: one ?? '', other: act.other, otherCard: two ?? '' },
    },
  ];
  let now = copyState(state);
  for (const played of ordered) {
    const decision = decidePlay(now, playOf(played));
    if (!decision.ok) return decision;
    events.push(...decision.events);
    now = decision.events.reduce(evolve, now);
  }
  return accepted(...events);
};
