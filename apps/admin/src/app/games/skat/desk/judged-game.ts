import type { Act } from '@arbitre/rules/kernel/decider';
import { improbableSkatGames, skat } from '@arbitre/rules/skat';
import { partOf, type ListedGame, type TableOfDeal } from './typed-game';

export type ResultAct = Readonly<Record<string, unknown>>;

export type JudgedGame =
  | {
      readonly ok: true;
      readonly act: ResultAct;
      readonly notation: string;
      readonly result: unknown;
      /** Whether it is accepted, and worth a second look. */
      readonly unusual: boolean;
    }
  | { readonly ok: false; readonly article: string };

/** The arguments of skat's result act; null for a deal passed in. */
export const resultAct = (game: ListedGame | null, table: TableOfDeal): ResultAct => {
  if (game === null) return { kind: 'passed' };
  const { column, contract, matadors, level, won, bid } = game;
  return {
    declarer: partOf(column, table),
    contract,
    matadors,
    level,
    won,
    ...(bid === 0 ? {} : { bid }),
  };
};

/** Scores a typed game by the rules of the deal themselves: what the page echoes is what will be stored. */
export const judgeGame = (game: ListedGame | null, table: TableOfDeal): JudgedGame => {
  const reading = skat.readSetup({ deal: table.deal, players: table.seats });
  if (!reading.ok) return { ok: false, article: reading.violation.article };
  const act = resultAct(game, table);
  let state = skat.initial({ setup: reading.setup, policy: 'observed', grain: 'result' });
  const decision = skat.decide(state, { do: skat.resultAct, ...act } as Act as Parameters<
    typeof skat.decide
  >[1]);
  if (!decision.ok) return { ok: false, article: decision.violation.article };
  for (const event of decision.events) state = skat.evolve(state, event);
  const score = skat.score(state);
  if (score === null) return { ok: false, article: 'no-result-in-act' };
  const unusual = improbableSkatGames.find([{ deal: '', ...score }]).length > 0;
  return { ok: true, act, notation: score.notation, result: score.result, unusual };
};
