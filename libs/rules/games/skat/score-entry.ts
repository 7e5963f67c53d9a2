import { refused, type Violation } from '@arbitre/rules/kernel/decider';
import type { DealScore } from '@arbitre/rules/kernel/game';
import { parseContract } from './contract';
import { decide } from './decide';
import { isPlayer, type Player } from './seats';
import { readSetup } from './setup';
import { initialState } from './state';
import { LEVELS, type Level } from './value';
import { refuse } from './refusals';

export type SkatScoreAnswer =
  { readonly ok: true; readonly score: DealScore } | { readonly ok: false; readonly violation: Violation };

/** A game as a line of a list or the short entry of a scorer names it. */
type Said = {
  declarer: Player;
  contract: string | null;
  matadors: number | null;
  won: boolean | null;
  level: Level | null;
  /** The value that the line itself gives: compared with ours. */
  value: number | null;
};

/** `CH`, `G2+`, `g-1-`: the game, with how many matadors (`-`: without), won or lost. */
const GAME = /^([cshdgn])([hosz]{0,4})(-?\d{1,2})?([+-])?$/i;
const VALUE = /^[+-]\d{1,4}$/;

/** An open suit or grand game is a hand game without saying so (SKAT-3.4-GAP-2). */
const readGame = (said: Said, word: string): boolean => {
  const [, game, steps = '', matadors, sign] = GAME.exec(word) ?? [];
  if (game === undefined) return false;
  const letters = steps.toUpperCase();
  const open = letters.includes('O') && !letters.includes('H') && game.toUpperCase() !== 'N';
  said.contract = game.toUpperCase() + (open ? 'H' : '') + letters;
  if (matadors !== undefined) said.matadors = Number(matadors);
  if (sign !== undefined) said.won = sign === '+';
  return true;
};

const readWord = (said: Said, word: string): boolean => {
  const level = LEVELS.find((each) => each === word);
  if (level !== undefined) said.level = level;
  else if (isPlayer(word)) said.declarer = word;
  else if (word === 'won' || word === 'lost') said.won = word === 'won';
  else if (VALUE.test(word)) said.value = Number(word);
  // What a line remarks follows from the bid.
  else return word === 'overbid' || (said.contract === null && readGame(said, word));
  return true;
};

/** `with 2`, `without 11` are two words; every other word stands alone. Null where one of them says nothing. */
const readWords = (words: readonly string[]): Said | string => {
  const said: Said = {
    declarer: 'forehand',
    contract: null,
    matadors: null,
    won: null,
    level: null,
    value: null,
  };
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const count = words[at + 1] ?? '';
    if ((word === 'with' || word === 'without') && /^\d{1,2}$/.test(count)) {
      said.matadors = word === 'with' ? Number(count) : -Number(count);
      at++;
    } else if (!readWord(said, word)) return word;
  }
  return said;
};

const numberOf = (options: Readonly<Record<string, string>>, name: string): number | undefined =>
  options[name] === undefined ? undefined : Number(options[name]);

const actOf = (said: Said, options: Readonly<Record<string, string>>) => {
  const { declarer, contract, matadors, won, level, value } = said;
  const decided = won ?? (value === null ? undefined : value > 0);
  const isNull = contract !== null && parseContract(contract)?.game === 'N';
  return {
    do: 'record-result',
    declarer,
    contract,
    matadors: matadors ?? (isNull ? 0 : undefined),
    bid: numberOf(options, 'bid'),
    points: numberOf(options, 'points'),
    tricks: numberOf(options, 'tricks'),
    ...(decided === undefined ? {} : { won: decided }),
    ...(level === null ? {} : { level }),
  };
};

/** The value that is asked about alone; a fraction or a word in a number's place is refused by the game's own check. */
const differs = ({ value }: Said, score: DealScore): boolean =>
  value !== null && value !== Number(score.result.score);

/**
 * The score of a game alone: `CH with 2 lost`, `G2+`, `NO+`, `S with 4 won schneider`, or a line as scores carry it
 * (`rearhand D without 1 overbid -72`). Options: `bid`, `points` and `tricks` of the declarer (they say who won),
 * `players` at the table.
 */
export const scoreSkat = (
  notation: string,
  options: Readonly<Record<string, string>> = {},
): SkatScoreAnswer => {
  const words = notation.trim().split(/\s+/);
  const said = readWords(words);
  if (typeof said === 'string' || said.contract === null)
    return refused('SKAT-5.5.2', {
      result: notation.slice(0, 60),
      word: typeof said === 'string' ? said.slice(0, 20) : null,
    });
  const setup = readSetup({ players: numberOf(options, 'players') ?? 3 });
  if (!setup.ok) return setup;
  const state = initialState({ setup: setup.setup, policy: 'observed', grain: 'result' });
  const decision = decide(state, actOf(said, options));
  if (!decision.ok) return decision;
  const scored = decision.events.find((event) => event.type === 'DealScored');
  if (scored === undefined) return refuse('no-result-in-act');
  return differs(said, scored.data)
    ? refuse('result-differs', {
        field: 'value',
        given: said.value,
        expected: Number(scored.data.result.score),
      })
    : { ok: true, score: scored.data };
};
