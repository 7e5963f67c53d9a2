import { accepted, type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { readPlace } from '../board/place';
import { afterMove } from '../end/after-move';
import { endAfter } from '../end/proposal';
import { placeMove } from '../moves/check-move';
import { withJokers } from '../moves/written-word';
import { rackText } from '../tiles/rack';
import type { Answer, Decide, Given } from './acts';
import { lexiconFor } from './context';
import type { ScrabbleData, ScrabbleEvent, Top } from './events';
import type { ShelvedLexicon } from './shelf';
import { openRound, type Round, type ScrabbleState } from './state';
import { refuse } from '../refusals';

type Wanted = Pick<Given<'retain'>, 'place' | 'word'>;

const written = ({ place, word }: Pick<Top, 'place' | 'word'>): string => `${place} ${word}`;

/** The word of a recorded game is retained whatever would be proposed (SCR-TOUR-GAP-8). */
const wanted = (
  state: ScrabbleState,
  round: Round,
  given: Wanted,
): { readonly ok: true; readonly want: Wanted } | Refusal => {
  const recorded = state.setup.recorded?.[round.number - 1];
  if (recorded === undefined) return { ok: true, want: given };
  const { place = recorded.place, word = recorded.word } = given;
  return place === recorded.place && withJokers(word) === recorded.word
    ? { ok: true, want: { place, word } }
    : refused('SCR-TOUR-GAP-8', { recorded: written(recorded), given: `${place} ${word}` });
};

type Chosen = { readonly ok: true; readonly top: Top; readonly choice: 'proposal' | 'arbiter' };

/** The top that is retained: the proposal, or another one that no duty bars (SCR-3D-1 to SCR-3D-3, SCR-3F-9). */
const choose = (round: Round, { place, word: given }: Wanted): Chosen | Refusal => {
  const proposed = round.tops[round.proposal];
  if (proposed === undefined) return refuse('round-not-drawn', { round: round.number });
  const word = given === undefined ? undefined : withJokers(given);
  if (place === undefined && word === undefined) return { ok: true, top: proposed, choice: 'proposal' };
  const top = round.tops.find((each) => each.place === place?.toUpperCase() && each.word === word);
  if (top === undefined) {
    const wrongFirst = round.number === 1 && readPlace(place ?? '')?.direction === 'down';
    return refused(wrongFirst ? 'SCR-3D-6' : 'SCR-3D-1', {
      given: `${place ?? ''} ${word ?? ''}`,
      score: round.topScore,
      tops: round.tops.slice(0, 12).map(written),
    });
  }
  if (top.barredBy !== null)
    return refused(top.barredBy, {
      given: written(top),
      allowed: round.tops
        .filter(({ barredBy }) => barredBy === null)
        .slice(0, 12)
        .map(written),
    });
  return { ok: true, top, choice: top === proposed ? 'proposal' : 'arbiter' };
};

/** An interrupted game has its end already; the recorded one of a simultaneous event ends with its last round. */
const endOf = (
  state: ScrabbleState,
  round: Round,
  reason: ScrabbleData['GameEnded']['reason'] | null,
  left: string,
) => {
  const recorded = state.setup.recorded;
  const over = reason ?? (recorded !== null && recorded.length <= round.number ? 'record-over' : null);
  if (over === null || state.end !== null) return [];
  const data = { reason: over, left, rounds: round.number, annulled: false };
  return [{ type: 'GameEnded', data } as const];
};

const retained = (
  state: ScrabbleState,
  round: Round,
  chosen: Chosen,
  reason: string,
  lexicon: ShelvedLexicon,
): Answer => {
  const { top, choice } = chosen;
  const placed = placeMove(state.board, top, state.play);
  if (!placed.ok) return refused(placed.refusal.article, placed.refusal.facts);
  const before = {
    board: state.board,
    unplaced: state.unplaced,
    rack: round.tiles,
    jokerGame: state.setup.joker,
  };
  const after = afterMove(before, placed.play);
  const end = endAfter(after, { ...before, lexicon, rules: state.play, full: state.rackSize });
  const proposed = round.tops[round.proposal];
  const { place, word, formed } = top;
  const events: ScrabbleEvent[] = [
    {
      type: 'TopRetained',
      data: {
        round: round.number,
        place,
        word,
        score: round.topScore,
        formed,
        choice,
        ...(choice === 'arbiter' ? { reason } : {}),
        left: rackText(after.leftover),
        replaced: after.replaced,
      },
    },
  ];
  if (choice === 'arbiter' && proposed !== undefined)
    events.push({
      type: 'ProposalOverridden',
      data: { round: round.number, proposed: written(proposed), chosen: written(top), reason },
    });
  return accepted(...events, ...endOf(state, round, end, rackText(after.unplaced)));
};

/** SCR-3D: one of the best solutions goes on the board; without place and word it is the proposal (SCR-3D-GAP-2). */
export const decideRetain: Decide<'retain'> = (state, act, shelf) => {
  const round = openRound(state);
  if (round === undefined) return refuse('wrong-moment', { phase: 'draw', expected: ['retain'] });
  const alarmed = [...round.slips].find(([, { alarm }]) => alarm);
  if (alarmed !== undefined) return refused('SCR-3D-GAP-5', { round: round.number, entry: alarmed[0] });
  const found = lexiconFor(state, shelf);
  if (!found.ok) return found;
  const wish = wanted(state, round, act);
  if (!wish.ok) return wish;
  const chosen = choose(round, wish.want);
  const { reason = 'opens the board more' } = act;
  return chosen.ok ? retained(state, round, chosen, reason, found.lexicon) : chosen;
};
