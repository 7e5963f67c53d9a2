import { type Card, parseCard } from '@arbitre/rules/kernel/cards';
import { seatIndex, seatName, sideIndex } from '@arbitre/rules/kernel/compass';
import { accepted, type Decision, type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import type { CribbageActNamed, Decide } from './acts';
import { type Part, sumOf } from './count-hand';
import { playParts } from './count-play';
import { notNow } from './decide-deal';
import type { CribbageEvent } from './events';
import { announced, lost, pegged } from './follow';
import { impossible } from './read-hands';
import { refuse } from './refusals';
import { type CribbageState, isKnown } from './state';
import { canPlay, endsWith, endsWithGo, nextIn } from './turns';
import { KEPT, MOST, valueOf } from './values';

type Answer = Decision<CribbageEvent>;

/** The last card of a series that is not 31 (CRIB-4.15, CRIB-4-GAP-3). */
const LAST: Part = { kind: 'last-card', points: 1 };

/** Whoever keeps five cards has to answer for it when points are counted (CRIB-NOTE-1). */
const fiveKept = (state: CribbageState): readonly CribbageEvent[] =>
  state.policy === 'enforced'
    ? []
    : [0, 1, 2, 3]
        .filter(
          (seat) =>
            isKnown(state, seat) && (state.laid & (1 << seat)) === 0 && state.counts[seat] === KEPT + 1,
        )
        .map((seat) => observed('CRIB-NOTE-1', seatName(seat), { cards: KEPT + 1 }));

/** CRIB-4-GAP-6: the next series begins with the next player who has cards; after the sixteenth card hands are counted. */
export const seriesEnd = (state: CribbageState, last: number, played: number): readonly CribbageEvent[] => {
  const next = nextIn(state.left, 0, last, played);
  const made: CribbageEvent = { type: 'SeriesEnded', data: { next: next < 0 ? null : seatName(next) } };
  return next < 0 ? [made, ...fiveKept(state)] : [made];
};

/** Whose turn it is by which rule: the first card, a later one, the next series. */
const turnArticle = ({ length, number }: CribbageState): string =>
  length > 0 ? 'CRIB-4.9' : number > 1 ? 'CRIB-4-GAP-6' : 'CRIB-4.8';

/** Why a card may not fall now: another's turn, or more than 31. */
const against = (state: CribbageState, seat: number, card: Card): Refusal | null => {
  if (seat !== state.turn)
    return refused(turnArticle(state), { seat: seatName(seat), turn: seatName(state.turn) });
  const count = state.count + valueOf(card);
  return count > MOST ? refused('CRIB-4.13', { seat: seatName(seat), count, most: MOST }) : null;
};

/** At a real table a card that was not to fall goes back to the hand, and stays on the record. */
const takenBack = (data: CribbageActNamed<'play'>, { violation }: Refusal): Answer => {
  const { seat, card, points } = data;
  return accepted<CribbageEvent>(
    { type: 'CardTakenBack', data: { seat, card, ...(points === undefined ? {} : { points }) } },
    observed(violation.article, seat, { ...violation.facts, card }),
  );
};

/** A go that is proven wrong by a card shown later: it would have fitted then (CRIB-4-GAP-4). */
const brokenGo = (state: CribbageState, seat: number, card: Card): readonly CribbageEvent[] =>
  valueOf(card) > (state.room[seat] ?? 0) || isKnown(state, seat)
    ? []
    : [observed('CRIB-4-GAP-4', seatName(seat), { later: true })];

export const decidePlay: Decide<'play'> = (state, act) => {
  if (state.phase !== 'play') return notNow(state, 'play');
  const seat = seatIndex(act.seat);
  const card = parseCard(act.card);
  const cannot = impossible(state, seat, card);
  if (cannot !== null) return cannot;
  const wrong = against(state, seat, card);
  if (wrong !== null) return state.policy === 'enforced' ? wrong : takenBack(act, wrong);
  const ends = endsWith(state, seat, card);
  const scored = playParts(state, state.count, card);
  const parts = ends && state.count + valueOf(card) < MOST ? [...scored, LAST] : scored;
  const real = parts.length === 0 ? 0 : sumOf(parts);
  const { points } = act;
  const made: CribbageEvent = {
    type: 'CardPlayed',
    data:
      points === undefined ? { seat: act.seat, card: act.card } : { seat: act.seat, card: act.card, points },
  };
  if (real === 0 && !ends && points === undefined && state.dues.length === 0 && state.room[seat] === 0)
    return { ok: true, events: [made] };
  const said = announced(state, act.seat, real, points, null);
  if (!said.ok) return said;
  const pegging = {
    seat,
    for: 'play',
    points: said.points,
    ...(said.points === real ? { parts } : {}),
  } as const;
  return accepted<CribbageEvent>(
    made,
    ...lost(state, seat),
    ...brokenGo(state, seat, card),
    ...said.seen,
    ...pegged(state, pegging, ...(ends ? seriesEnd(state, seat, 1) : [])),
  );
};

/** CRIB-4.14: who cannot play says go; CRIB-4-GAP-4: who can, plays. */
export const decideGo: Decide<'go'> = (state, { seat: name }) => {
  if (state.phase !== 'play') return notNow(state, 'go');
  const seat = seatIndex(name);
  const { turn, last, count } = state;
  if (seat !== turn) return refused('CRIB-4.9', { seat: name, turn: seatName(turn) });
  const room = MOST - count;
  const facts = { seat: name, count };
  const wrong = isKnown(state, seat) ? canPlay(state, seat, room) : room >= 10;
  if (wrong && (state.policy === 'enforced' || state.length === 0)) return refused('CRIB-4-GAP-4', facts);
  const made: CribbageEvent = { type: 'GoSaid', data: { seat: name } };
  const seen = wrong ? [observed('CRIB-4-GAP-4', name, facts)] : [];
  return endsWithGo(state, seat)
    ? accepted<CribbageEvent>(
        made,
        ...seen,
        ...pegged(
          state,
          { seat: last, for: 'last-card', points: 1, parts: [LAST] },
          ...seriesEnd(state, last, 0),
        ),
      )
    : accepted<CribbageEvent>(made, ...seen);
};

/** CRIB-4-GAP-13: points of the play are pegged before the next card at the latest, and never by the opponents. */
export const decidePeg: Decide<'peg'> = (state, { seat: name, points }) => {
  const seat = seatIndex(name);
  const due = state.dues.find((each) => sideIndex(each.seat) === sideIndex(seat))?.points ?? 0;
  if (points === 0 || points > due) return refuse('nothing-to-peg', { seat: name, points, due });
  return accepted<CribbageEvent>(
    { type: 'PointsCalled', data: { seat: name, points } },
    ...pegged(state, { seat, for: 'late', points }),
  );
};
