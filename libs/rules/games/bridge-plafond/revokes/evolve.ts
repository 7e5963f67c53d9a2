import { dummyOf } from '@arbitre/rules/kernel/auction/declarer';
import { parseCard } from '@arbitre/rules/kernel/cards';
import { seatIndex } from '@arbitre/rules/kernel/compass';
import { leaderOf, onTable } from '@arbitre/rules/kernel/tricks/play';
import { takeBackAll } from '@arbitre/rules/kernel/tricks/take-back';
import { cardBack } from '../play-laws/cards-back';
import type { BridgePlafondEvent, Named } from '../events';
import type { BridgePlafondState } from '../state';
import { toDeclarer } from './claims';
import { openRevokeOf } from './duties';
import { playedSince } from './played-since';
import { afterPointingOut } from './pointed-out';
import { warns } from './questions';
import type { RevokeClaim } from './state';
import { exchangeTwelfth } from './twelfth';

/** The card goes back, and with it what was led to the next trick; who had played since may change too (BP-55-1-B). */
const takenBack = (state: BridgePlafondState, data: Named<'CardTakenBack'>['data']): void => {
  const { play, revokes } = state;
  const seat = seatIndex(data.seat);
  const after = playedSince(play, seat, data.trick);
  if (data.trick <= play.completed && onTable(play).length > 0) takeBackAll(play);
  // A lead goes back with all that was played to it.
  const isLead = leaderOf(play, data.trick) === seat;
  if (isLead && data.trick > play.completed) takeBackAll(play);
  else cardBack(play, { seat, card: parseCard(data.card) });
  if (data.article === 'BP-55-1')
    state.revokes = { ...revokes, correction: { seat, card: data.card, trick: data.trick, after } };
  else if (revokes.correction !== null)
    state.revokes = {
      ...revokes,
      correction: { ...revokes.correction, after: revokes.correction.after.filter((each) => each !== seat) },
    };
};

const asked = (state: BridgePlafondState, { by, of: whom }: Named<'RevokeAsked'>['data']): void => {
  const { revokes, declarer, play, playLaws } = state;
  const trick =
    openRevokeOf(state, declarer)?.trick ?? (play.count > 0 ? play.completed + 1 : play.completed);
  if (warns(declarer, by, whom)) state.revokes = { ...revokes, warned: [...revokes.warned, trick] };
  if (seatIndex(by) === dummyOf(declarer) && seatIndex(whom) === declarer && playLaws.dummyLooked)
    state.revokes = { ...revokes, locked: [...revokes.locked, trick] };
};

/** The oldest open claim against a seat is settled. */
const settle = (state: BridgePlafondState, name: string, trick: number | null, found: boolean): void => {
  const { claims } = state.revokes;
  const seat = seatIndex(name);
  const isIt = (each: RevokeClaim): boolean =>
    each.seat === seat &&
    each.status === 'open' &&
    (each.trick === null || trick === null || each.trick === trick);
  const at = claims.findIndex(isIt);
  state.revokes = {
    ...state.revokes,
    claims: claims.map((each, index) =>
      index === at
        ? { ...each, trick: found ? trick : each.trick, status: found ? 'granted' : 'refused' }
        : each,
    ),
  };
};

/** Declarer's card while dummy is away (BP-55-4-B); who plays on leaves a correction behind him. */
const cardPlayed = (state: BridgePlafondState, seat: number): void => {
  const { revokes, playLaws, declarer, play } = state;
  const { correction } = revokes;
  const trick = play.completed + 1;
  if (correction !== null && correction.trick < trick) state.revokes = { ...revokes, correction: null };
  if (seat === declarer && playLaws.dummyAway && !playLaws.dummyLooked)
    state.revokes = { ...state.revokes, away: [...state.revokes.away, trick] };
};

/** Applies an event of the revokes (article 55). */
export const evolveRevokes = (state: BridgePlafondState, event: BridgePlafondEvent): void => {
  switch (event.type) {
    case 'CardPlayed':
      cardPlayed(state, seatIndex(event.data.seat));
      break;
    case 'CardTakenBack':
      takenBack(state, event.data);
      break;
    case 'RevokeAsked':
      asked(state, event.data);
      break;
    case 'DummyLeft':
      // From here on every card of declarer's is looked at.
      state.revokes = { ...state.revokes };
      break;
    case 'DummyPointedOut':
      state.revokes = afterPointingOut(state, event.data);
      break;
    case 'TwelfthExchanged':
      exchangeTwelfth(state.play, seatIndex(event.data.seat), parseCard(event.data.card));
      break;
    case 'RevokeClaimed':
      state.revokes = {
        ...state.revokes,
        claims: [
          ...state.revokes.claims,
          {
            ...{ by: seatIndex(event.data.by), seat: seatIndex(event.data.seat) },
            ...{ trick: event.data.trick ?? null, status: 'open' },
          },
        ],
      };
      break;
    case 'RevokeFound':
      settle(state, event.data.seat, event.data.trick, true);
      break;
    case 'RevokeNotFound':
      settle(state, event.data.seat, null, false);
      break;
    case 'RevokeJudged':
      settle(state, event.data.seat, event.data.trick, event.data.found);
      break;
    case 'TricksTransferred':
      state.transferred = toDeclarer(state.declarer, event.data);
      break;
    default:
  }
};
