import { quoted } from '@arbitre/rules/kernel/act-shape';
import { type Decision, refused } from '@arbitre/rules/kernel/decider';
import { formatCard, parseCard } from '@arbitre/rules/kernel/cards';
import { type Irregularity, observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import { isBreachArticle } from './breaches';
import { wronglyDealt } from './decide-deal';
import { notHeld } from './decide-skat';
import type { Decide } from './acts';
import type { SkatEvent } from './events';
import { follow } from './follow';
import { readCards } from './read';
import { seatIndex } from './seats';
import type { SkatState } from './state';
import { refuse } from './refusals';
import { hasPlayed, isKnown } from '@arbitre/rules/kernel/tricks/play';

type Answer = Decision<SkatEvent>;

/** Irregularities that have acts of their own, by which the rules see them. */
const OWN_ACTS: Readonly<Record<string, string>> = {
  'SKAT-3.2.9.b': 'count',
  'SKAT-3.4.6.a': 'count',
  'SKAT-4.1.1.d': 'play',
  'SKAT-4.1.3.a': 'play',
  'SKAT-4.2.6.a': 'count',
};
/** Words and manners that can happen at a table that hides the cards and refuses illegal ones. */
const ALSO_ENFORCED = ['SKAT-4.2.9', 'SKAT-4.5.8', 'SKAT-4.5.2', 'SKAT-4.5.10.a'];

/** SKAT-4.4.5.a: tricks left lying from one on claim the rest: the game ended before them unless the declarer took all. */
const ungathered = (state: SkatState, report: Irregularity): Answer => {
  const { play, declarer } = state;
  const { seat, article, facts } = report;
  if (seatIndex(seat) !== declarer) return refused('SKAT-4.4.5.b', { seat });
  const from = Number(facts.trick);
  if (!Number.isSafeInteger(from) || from < 1 || from > play.completed)
    return refuse('no-such-trick', { trick: quoted(facts.trick) ?? '?', completed: play.completed });
  const rest = Array.from(play.winners.slice(from - 1, play.completed));
  if (rest.every((winner) => winner === declarer))
    return refused('SKAT-4.4.5.a', { seat, trick: from, fulfilled: true });
  return follow(state, observed(article, seat, { ...facts, closed: from - 1 }));
};

/** SKAT-4.2.4: a revoke that no known card shows, by its trick. */
const revoke = (state: SkatState, { seat, article, facts }: Irregularity): Answer => {
  const { play } = state;
  const number = Number(facts.trick);
  const player = seatIndex(seat);
  const played = number <= play.completed || (number === play.completed + 1 && hasPlayed(play, player));
  if (player > 2 || !Number.isSafeInteger(number) || number < 1 || !played)
    return refuse('no-such-trick', {
      trick: quoted(facts.trick) ?? '?',
      completed: play.completed,
    });
  if (isKnown(play, player)) return refuse('not-a-revoke', { seat, trick: number });
  return follow(state, observed(article, seat, { ...facts, closed: number - 1 }));
};

const inGame = (state: SkatState, report: Irregularity): Answer => {
  const { article, seat, facts } = report;
  if (state.contract === null) return refuse('not-in-play', { article, phase: state.phase });
  if (state.claimsClosed) return refused('SKAT-4.2.5', { article });
  if (article === 'SKAT-4.4.5.a') return ungathered(state, report);
  if (article === 'SKAT-4.2.3.a') return revoke(state, report);
  return follow(state, observed(article, seat, { ...facts, closed: state.play.completed }));
};

/** What no card shows: a word, a sign, a trick turned up, cards dealt by the wrong player. */
export const decideReport: Decide<'report'> = (state, { article, seat, facts = {} }) => {
  const own = OWN_ACTS[article];
  if (own !== undefined) return refuse('use-own-act', { article, use: own });
  if (state.policy === 'enforced' && !ALSO_ENFORCED.includes(article))
    return refuse('enforced-table', { do: 'report', article });
  if (article === 'SKAT-3.2.11')
    return state.phase === 'waiting' && state.score === null
      ? refuse('not-dealt', { article })
      : follow(state, ...wronglyDealt(seat));
  return isBreachArticle(article)
    ? inGame(state, { article, seat, facts })
    : follow(state, observed(article, seat, facts));
};

/** Cards that lay face up before they were played: two of an opponent end the game (SKAT-4.1.9.a). */
export const decideShow: Decide<'show'> = (state, { seat: name, cards }) => {
  const shown = readCards(cards);
  if (!shown.ok) return shown;
  const seat = seatIndex(name);
  // The declarer may show his cards wherever he plays: it helps nobody but his opponents (SKAT-4.1.9.c).
  const own = seat === state.declarer;
  if (state.policy === 'enforced' && !own) return refuse('enforced-table', { do: 'show' });
  if (state.phase === 'waiting' || state.grain === 'result')
    return refuse('not-dealt', { phase: state.phase });
  for (const card of shown.cards) {
    const missing = notHeld(state, seat, card);
    if (missing !== null) return missing;
  }
  const facts = {
    cards: shown.texts.map((text) => formatCard(parseCard(text))),
    closed: state.play.completed,
  };
  const seen: SkatEvent = { type: 'CardsShown', data: { seat: name, cards: shown.texts } };
  if (state.policy === 'enforced') return follow(state, seen);
  return follow(state, seen, observed(shownArticle(state, seat, shown.cards.length), name, facts));
};

const shownArticle = (state: SkatState, seat: number, cards: number): string => {
  if (state.phase !== 'play') return 'SKAT-4.5.5.a';
  if (seat === state.declarer) return 'SKAT-4.1.9.b';
  // One card together with a wrong lead makes two (SKAT-4.1.9.a).
  const ledWrongly = state.breaches.some(
    (each) => each.seat === seat && each.article === 'SKAT-4.1.3.a' && each.closed === state.play.completed,
  );
  return cards + Number(ledWrongly) >= 2 ? 'SKAT-4.1.9.a' : 'SKAT-4.5.5.a';
};
