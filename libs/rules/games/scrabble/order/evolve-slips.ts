import type { Judgement, Slip } from '../slips/slip';
import type { ScrabbleData, ScrabbleEvent } from './events';
import { type JudgedSlip, pointsOf, roundAt, type Round, type ScrabbleState } from './state';

const EMPTY: JudgedSlip = { slip: null, judgement: null, ruling: null, alarm: false };

/** Handed in, or ruled upon as handed in: only a ruling that none was handed in counts for no slip (SCR-BUL-NUL-1). */
const isHandedIn = ({ slip, ruling }: JudgedSlip): boolean =>
  slip !== null || (ruling !== null && ruling.article !== 'SCR-BUL-NUL-1');

/** Replaces a slip and keeps the player's credit in step where the round already counts. */
const put = (state: ScrabbleState, round: Round, entry: string, change: Partial<JudgedSlip>): void => {
  const before = round.slips.get(entry) ?? EMPTY;
  const after = { ...before, ...change };
  round.slips.set(entry, after);
  const player = state.players.get(entry);
  if (player === undefined) return;
  if (round.closed) player.credited += pointsOf(after) - pointsOf(before);
  player.slips += Number(isHandedIn(after)) - Number(isHandedIn(before));
};

const close = (state: ScrabbleState, round: Round, missing: readonly string[]): void => {
  round.closed = true;
  round.missing = missing;
  for (const [entry, slip] of round.slips) {
    const player = state.players.get(entry);
    if (player !== undefined) player.credited += pointsOf(slip);
  }
};

const rule = (state: ScrabbleState, round: Round, ruling: ScrabbleData['SlipRuled']): void => {
  put(state, round, ruling.entry, { ruling, alarm: false });
};

/** What is credited is counted anew: an annulled round is rare. */
const recount = (state: ScrabbleState): void => {
  for (const player of state.players.values()) {
    const slips = state.rounds.map(
      ({ slips: own, closed }) => [own.get(player.entry) ?? EMPTY, closed] as const,
    );
    player.credited = slips.reduce((sum, [slip, closed]) => sum + (closed ? pointsOf(slip) : 0), 0);
    player.slips = slips.filter(([slip]) => isHandedIn(slip)).length;
  }
};

/** Tops, slips, what they are worth, closed rounds. Runs after the draw, so that an annulled round is empty by now. */
export const evolveSlips = (state: ScrabbleState, event: ScrabbleEvent): void => {
  switch (event.type) {
    case 'RoundAnnulled':
      recount(state);
      return;
    case 'TopsFound':
    case 'SlipSubmitted':
    case 'SlipJudged':
    case 'AlarmRaised':
    case 'SlipRuled':
    case 'RoundClosed':
    case 'SoloNoted':
      evolveRound(state, event);
      return;
    default:
  }
};

type RoundEvent = Extract<
  ScrabbleEvent,
  {
    readonly type:
      | 'TopsFound'
      | 'SlipSubmitted'
      | 'SlipJudged'
      | 'AlarmRaised'
      | 'SlipRuled'
      | 'RoundClosed'
      | 'SoloNoted';
  }
>;

const evolveRound = (state: ScrabbleState, event: RoundEvent): void => {
  const round = roundAt(state, event.data.round);
  if (round === undefined) return;
  switch (event.type) {
    case 'TopsFound':
      round.topScore = event.data.score;
      round.tops = event.data.tops;
      round.proposal = event.data.proposal;
      return;
    case 'SlipSubmitted':
      put(state, round, event.data.entry, { slip: event.data satisfies Slip, judgement: null, alarm: false });
      return;
    case 'SlipJudged':
      put(state, round, event.data.entry, { judgement: event.data satisfies Judgement });
      return;
    case 'AlarmRaised':
      put(state, round, event.data.entry, { alarm: true });
      return;
    case 'SlipRuled':
      rule(state, round, event.data);
      return;
    case 'RoundClosed':
      close(state, round, event.data.missing);
      return;
    case 'SoloNoted': {
      const { entry, score } = event.data;
      round.solo = entry === null ? null : { entry, score };
    }
  }
};
