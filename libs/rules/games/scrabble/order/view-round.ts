import type { Audience } from '@arbitre/rules/kernel/session/contract';
import { boardRows } from '../board/board';
import { placeMove } from '../moves/check-move';
import { placementKey } from '../moves/move';
import type { ClockView, DistributionRow, RoundView, SlipView, TopView } from '../session-view';
import type { Slip } from '../slips/slip';
import { later } from './context';
import { spokenRack, spokenTop } from './spoken';
import { isIn, isWarned, type JudgedSlip, pointsOf, type Round, type ScrabbleState, worthOf } from './state';

const clockView = ({ setup }: ScrabbleState, { clock }: Round): ClockView | null => {
  if (clock === null) return null;
  const { startedAt, seconds, signalled, ended } = clock;
  return {
    startedAt,
    seconds,
    warningAt: later(startedAt, seconds - setup.signalSeconds),
    endsAt: later(startedAt, seconds),
    signalled,
    ended,
  };
};

const verdictOf = (slip: JudgedSlip): SlipView['verdict'] => {
  const { ruling, judgement, alarm } = slip;
  if (ruling?.kind === 'average') return 'average';
  if (ruling?.kind === 'nullity') return 'nullity';
  if (ruling !== null) {
    if (ruling.points < ruling.worth) return 'penalty';
    return isWarned(slip) ? 'warning' : 'ok';
  }
  if (alarm || (judgement?.doubts.length ?? 0) > 0) return 'to-rule';
  return judgement?.verdict ?? 'nullity';
};

const written = (slip: Slip | null) => slip?.solutions.find(({ struck = false }) => !struck);

const remarksOf = ({ judgement }: JudgedSlip): readonly string[] => [
  ...(judgement?.remarks ?? []),
  ...(judgement?.doubts ?? []).map(({ place, word }) => `${place} ${word}`),
];

export const slipView = (round: number, entry: string, slip: JudgedSlip): SlipView => {
  const solution = written(slip.slip);
  return {
    entry,
    round,
    word: solution?.word ?? null,
    place: solution?.place ?? null,
    claimed: solution?.score ?? null,
    points: pointsOf(slip),
    worth: worthOf(slip),
    verdict: verdictOf(slip),
    articles: slip.ruling === null ? (slip.judgement?.articles ?? []) : [slip.ruling.article],
    remarks: remarksOf(slip),
    ruled: slip.ruling !== null,
  };
};

const MOST_WORDS = 5;

/** Scores of a round from the best down, with the words that gave them, the most frequent first. */
const distributionOf = ({ slips, missing }: Round): readonly DistributionRow[] => {
  const rows = Map.groupBy([...slips.values()], pointsOf);
  if (missing.length > 0 && !rows.has(0)) rows.set(0, []);
  return [...rows]
    .sort(([a], [b]) => b - a)
    .map(([score, own]) => {
      const words = Map.groupBy(own, ({ judgement }) => judgement?.paid?.word.toUpperCase() ?? '');
      return {
        score,
        slips: own.length + (score === 0 ? missing.length : 0),
        words: [...words]
          .filter(([word]) => word !== '')
          .sort(([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1))
          .slice(0, MOST_WORDS)
          .map(([word]) => word),
      };
    });
};

/** The slips that somebody may see: all, the own ones once the top is known, none. */
const slipsFor = (round: Round, audience: Audience): readonly SlipView[] => {
  if (audience.kind === 'everyone') return [];
  if (audience.kind === 'staff')
    return [...round.slips].map(([entry, slip]) => slipView(round.number, entry, slip));
  const own = round.slips.get(audience.entry);
  if (own === undefined) return [];
  const judged = slipView(round.number, audience.entry, own);
  if (round.retained !== null) return [judged];
  return [{ ...judged, points: 0, worth: 0, verdict: 'ok', articles: [], remarks: [], ruled: false }];
};

const missingIn = (state: ScrabbleState, round: Round): readonly string[] =>
  round.closed
    ? round.missing
    : [...state.players.values()]
        .filter((player) => isIn(player, round.number) && !round.slips.has(player.entry))
        .map(({ entry }) => entry);

const soloFor = (state: ScrabbleState, round: Round, staff: boolean): RoundView['solo'] => {
  const said = state.solos.get(round.number);
  if (said !== undefined) return said;
  return staff && round.closed && round.solo !== null ? { ...round.solo, points: null } : null;
};

const topsView = ({ play }: ScrabbleState, { before, tops, topScore }: Round): readonly TopView[] =>
  tops.map((top) => {
    const placed = placeMove(before.board, top, play);
    return { ...top, score: topScore, placement: placed.ok ? placementKey(placed.play) : '' };
  });

/** A round as `audience` may see it: tops stay hidden until one is retained, slips until the round is closed. */
export const roundView = (state: ScrabbleState, round: Round, audience: Audience): RoundView => {
  const staff = audience.kind === 'staff';
  const shown = staff || round.retained !== null;
  const drawn = round.rack !== null;
  return {
    number: round.number,
    rack: round.rack,
    thrownBack: round.thrownBack,
    clock: clockView(state, round),
    tops: shown && drawn ? topsView(state, round) : null,
    topScore: shown && drawn ? round.topScore : null,
    proposal: shown && drawn ? round.proposal : null,
    retained:
      round.retained === null
        ? null
        : {
            place: round.retained.place,
            word: round.retained.word,
            score: round.retained.score,
            formed: round.retained.formed,
            choice: round.retained.choice,
          },
    boardAfter: round.boardAfter === null ? null : boardRows(round.boardAfter),
    closed: round.closed,
    distribution: (staff && round.collected) || round.closed ? distributionOf(round) : null,
    solo: soloFor(state, round, staff),
    slips: slipsFor(round, audience),
    missing: staff && drawn ? missingIn(state, round) : [],
    spoken: {
      rack:
        round.rack !== null
          ? spokenRack(round.rack, round.tiles, round.thrownBack.at(-1)?.letters.length ?? 0)
          : [],
      top: round.retained === null ? [] : spokenTop(round.retained),
    },
  };
};
