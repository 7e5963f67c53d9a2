import { formatCard } from '@arbitre/rules/kernel/cards';
import { areOpponents, seatName, SEATS, sideIndex } from '@arbitre/rules/kernel/compass';
import { accepted, type Decision, refused } from '@arbitre/rules/kernel/decider';
import { lifted, type Obligation } from '@arbitre/rules/kernel/mistakes/obligations';
import { onTable, type Play, type PlayedBy } from '@arbitre/rules/kernel/tricks/play';
import type { BridgeEvent } from '../events';
import { penalised } from '../play/penalty-cards';
import type { BridgeState } from '../state';
import { anyTrickOfCard, trickOfCard } from '../play/place';
import type { Correction } from './corrections';
import { isEstablishedRevoke, isOpenRevoke, revokeIn } from './revoke-duties';

type Answer = Decision<BridgeEvent>;

const notation = ({ seat, card }: PlayedBy): string => `${seatName(seat)}:${formatCard(card)}`;

/** Cards on the table that go back with a card of the trick before. */
const returnedWith = (play: Play, trick: number): readonly PlayedBy[] =>
  trick > play.completed ? [] : onTable(play);

/** Defenders' cards that go back for their side's mistake are major penalty cards (BD-L62B1); no others are (BD-L62B2). */
const faceUp = (
  state: BridgeState,
  cards: readonly PlayedBy[],
  article: string,
  trick: number,
): readonly BridgeEvent[] =>
  [...Map.groupBy(cards, ({ seat }) => seat)].flatMap(([seat, own]) =>
    penalised(
      state,
      seat,
      own.map(({ card }) => formatCard(card)),
      { article, trick },
    ),
  );

/** Both sides revoked in one trick, and this one alone has played on (BD-L62C3). */
const isBothSides = (state: BridgeState, seat: number, trick: number): boolean =>
  (state.correction?.trick === trick &&
    state.correction.revokers.some((other) => areOpponents(other, seat))) ||
  SEATS.some((_, other) => {
    if (!areOpponents(other, seat)) return false;
    const duty = revokeIn(state, other, trick);
    return duty !== null && isOpenRevoke(duty);
  });

/** What was wrong with a card that goes back with the trick before it is wrong no more. */
const excused = (state: BridgeState, back: readonly PlayedBy[]): readonly BridgeEvent[] =>
  back.flatMap(({ seat }) => {
    const duty = revokeIn(state, seat, state.play.completed + 1);
    return duty === null ? [] : [lifted(duty, 'BD-L62A')];
  });

const withdrawn = (state: BridgeState, mine: PlayedBy, trick: number): readonly BridgeEvent[] => {
  const back = returnedWith(state.play, trick);
  const gone: BridgeEvent = {
    type: 'CardWithdrawn',
    data: { seat: seatName(mine.seat), card: formatCard(mine.card) },
  };
  return back.length === 0
    ? [gone]
    : [gone, { type: 'CardsReturned', data: { cards: back.map(notation) } }, ...excused(state, back)];
};

/** The revoke is corrected: the duty ends, what goes back of its own side's cards for it is penalised. */
const corrected = (state: BridgeState, mine: PlayedBy, duty: Obligation): Answer => {
  const { trick } = duty;
  const article = isEstablishedRevoke(duty) ? 'BD-L62C3' : 'BD-L62A';
  const playedOn = returnedWith(state.play, trick).filter(
    ({ seat }) => sideIndex(seat) === sideIndex(mine.seat),
  );
  return accepted<BridgeEvent>(
    ...withdrawn(state, mine, trick),
    lifted(duty, article),
    ...faceUp(state, [mine, ...playedOn], 'BD-L62B1', trick),
  );
};

/** Whether somebody of the innocent side who had played before this seat has changed his card. */
const mayChangeToo = ({ changed: others, after }: Correction, seat: number): boolean =>
  others.some((other) => areOpponents(other, seat) && after.indexOf(other) < after.indexOf(seat));

/** Who played after a revoke that is corrected: the innocent side freely (BD-L62C1), the others once it has (BD-L62C2). */
const changed = (state: BridgeState, mine: PlayedBy, trick: number): Answer | null => {
  const { correction } = state;
  if (correction?.trick !== trick || !correction.after.includes(mine.seat)) return null;
  // What he plays instead came after attention was drawn.
  if (correction.changed.includes(mine.seat)) return null;
  const events = withdrawn(state, mine, trick);
  if (correction.revokers.every((revoker) => areOpponents(revoker, mine.seat)))
    return accepted<BridgeEvent>(...events);
  return mayChangeToo(correction, mine.seat)
    ? accepted<BridgeEvent>(...events, ...faceUp(state, [mine], 'BD-L62C2', trick))
    : refused('BD-L62C2', { seat: seatName(mine.seat), card: formatCard(mine.card) });
};

/** A card that goes back by Law 62; null where that law does not speak of it. */
export const decideCorrection = (state: BridgeState, mine: PlayedBy): Answer | null => {
  const { seat, card } = mine;
  const trick = trickOfCard(state.play, seat, card);
  const duty = revokeIn(state, seat, anyTrickOfCard(state.play, seat, card));
  if (!duty?.cards.includes(formatCard(card))) return changed(state, mine, trick);
  if (isOpenRevoke(duty) || (trick > 0 && isBothSides(state, seat, trick)))
    return corrected(state, mine, duty);
  return refused('BD-L63B', { seat: seatName(seat), card: formatCard(card), trick: duty.trick });
};
