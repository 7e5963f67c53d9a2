import { invalidField } from '@arbitre/rules/kernel/act-shape';
import type { ScoreAnswer, ScoreOptions } from '@arbitre/rules/kernel/manifest';
import type { WhistBridgeAct } from './acts';
import { readContract } from './deal-score';
import { whistBridge } from './game';
import { DAMES, gameOf, isGameCode } from './ladder';
import { SEATS } from './seats';

const EXPECTED = 'a result such as E8-H 9, S6 5, PM +, PM +- or DAMES 2-1-1-0';

type Line = Readonly<Record<string, unknown>>;

/** Who plays it where nobody says: the first of the table, or the first and the third. */
const declarersOf = (game: string, outcomes: number): readonly string[] =>
  outcomes === 2 || (isGameCode(game) && gameOf(game).declarers === 'pair') ? ['1', '3'] : ['1'];

/** What a short notation says of a deal; null where it says nothing. */
const lineOf = (notation: string): Line | null => {
  const [contract = '', outcome = '', ...more] = notation.trim().toUpperCase().split(/\s+/u);
  const { game } = readContract(contract);
  if (more.length > 0) return null;
  if (game === DAMES && /^\d(-\d){3}$/u.test(outcome)) {
    const queens = Object.fromEntries(
      outcome.split('-').map((taken, at) => [SEATS[at] ?? '', Number(taken)]),
    );
    return { contract, queens };
  }
  if (/^\d{1,2}$/u.test(outcome))
    return { contract, declarers: declarersOf(game, 1), tricks: Number(outcome) };
  const made = Array.from(outcome, (each) => each === '+');
  return /^[+-]{1,2}$/u.test(outcome) ? { contract, declarers: declarersOf(game, made.length), made } : null;
};

/**
 * The score of a contract and its outcome alone: `E8-H 9`, `PM +-`, `DAMES 2-1-1-0`; `--direct no` for an S8 after a proposal.
 * Players 1 and 3 play it, or 1 alone.
 */
export const scoreWhistBridge = (notation: string, { direct }: ScoreOptions = {}): ScoreAnswer => {
  const line = lineOf(notation);
  if (line === null) return invalidField('result', notation.slice(0, 40), EXPECTED);
  const setup = { deal: 1, players: 4, dealer: 4 };
  const table = whistBridge.initial({ setup, policy: 'observed', grain: 'result' });
  const raised = direct === 'no' ? { direct: false } : {};
  const decision = whistBridge.decide(table, { do: 'record-result', ...line, ...raised } as WhistBridgeAct);
  if (!decision.ok) return decision;
  const scored = decision.events.find((event) => event.type === 'DealScored');
  return scored === undefined
    ? invalidField('result', notation.slice(0, 40), EXPECTED)
    : { ok: true, score: scored.data };
};
