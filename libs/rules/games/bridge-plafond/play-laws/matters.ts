import { formatCard } from '@arbitre/rules/kernel/cards';
import { cardsOf } from '@arbitre/rules/kernel/card-set';
import { SEATS, seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import { handOf } from '@arbitre/rules/kernel/hands';
import { ARBITER, type Matter } from '@arbitre/rules/kernel/mistakes/matters';
import { lacksCard } from '@arbitre/rules/kernel/tricks/defective';
import { cardIn, isKnown } from '@arbitre/rules/kernel/tricks/play';
import type { BridgePlafondState } from '../state';
import { opponentsOf } from './at-table';

/** BP-44-1: an exposed card that declarer may call; one a turn (BP-44-GAP-1). */
const callable = ({ obligations, play, declarer }: BridgePlafondState): readonly Matter[] => {
  const turn = play.turn < 0 ? '' : seatName(play.turn);
  if (obligations.some(({ kind, seat }) => kind === 'must-play-card' && seat === turn)) return [];
  const by = seatName(declarer);
  const options = obligations
    .filter(({ kind, seat }) => kind === 'exposed-card' && seat === turn)
    .flatMap(({ cards }) => cards.map((card) => ({ by, act: { do: 'call-card', by, card } })));
  return options.length === 0 ? [] : [{ kind: 'obligation', article: 'BP-44-1', until: 'card', options }];
};

/** BP-48-3: the card that a trick lacks, of a hand that is known. */
const owed = ({ obligations, play }: BridgePlafondState): readonly Matter[] =>
  obligations
    .filter(({ kind, seat }) => kind === 'owed-card' && isKnown(play, seatIndex(seat)))
    .map(({ seat, article }) => ({
      ...{ kind: 'obligation', article, until: 'answer', secret: true },
      options: cardsOf(handOf(play.held, seatIndex(seat))).map((card) => ({
        by: seat,
        act: { do: 'supply-card', seat, card: formatCard(card) },
      })),
    }));

/** BP-49-2: the search for a card ends, or the arbiter says where it was. */
const searched = ({ playLaws }: BridgePlafondState): readonly Matter[] =>
  playLaws.searched.map((seat) => ({
    ...{ kind: 'dispute', article: 'BP-49-2', until: 'ruling' },
    options: [{ by: ARBITER, act: { do: 'give-up-search', seat: seatName(seat) } }],
  }));

/** BP-48-GAP-1: two cards of a hand lie in one trick; the opponents say which goes back (BP-49-5). */
const surplus = ({ playLaws, play }: BridgePlafondState): readonly Matter[] =>
  playLaws.seconds.map(({ seat, card, trick }) => ({
    ...{ kind: 'attention', article: 'BP-48-GAP-1', until: 'answer', secret: true },
    options: opponentsOf(seat).flatMap((by) =>
      [card, formatCard(cardIn(play, trick, seat))].map((each) => ({
        by,
        act: { do: 'return-surplus', by, seat: seatName(seat), card: each },
      })),
    ),
  }));

/** BP-48-1: a trick lacks a card, and nobody has said so yet. */
const short = (state: BridgePlafondState): readonly Matter[] => {
  const { play, obligations } = state;
  const found: Matter[] = [];
  for (let trick = 1; trick <= play.completed; trick++)
    for (const [seat, name] of SEATS.entries()) {
      const told = obligations.some((each) => each.kind === 'owed-card' && each.seat === name);
      if (told || !lacksCard(play, trick, seat)) continue;
      const act = { do: 'find-short', seat: name, trick };
      const options = SEATS.map((by) => ({ by, act }));
      found.push({ kind: 'attention', article: 'BP-48-1', until: 'answer', secret: true, options });
    }
  return found;
};

export const playLawMatters = (state: BridgePlafondState): readonly Matter[] =>
  state.phase === 'play'
    ? [...callable(state), ...owed(state), ...surplus(state), ...short(state), ...searched(state)]
    : [];
