import type { Adjustment } from '@arbitre/rules';
import { SEATS } from '@arbitre/rules/kernel/compass';
import { parseCard } from '@arbitre/rules/kernel/cards';
import { readLin } from '@arbitre/rules/games/bridge/lin';
import { formatResult, formatUndertaking, parseUndertaking } from '@arbitre/rules/kernel/auction/contract';
import { type DealRecord, toRecords, WITHHELD } from '@arbitre/rules/games/bridge/pbn';
import { standardBoard } from '@arbitre/rules/games/bridge/setup';
import type { Hands } from './handset';
import type { Participants } from './participants';
import type { UsebioPart } from './sections';
import { all, type Element, textIn } from './xml';

type Tell = (line: number, code: string, facts?: Readonly<Record<string, string | number>>) => void;
/** `note`: something to know; `drop`: a line becomes no deal. */
export type Notes = { readonly note: Tell; readonly drop: Tell };

type Acts = DealRecord['acts'];
type Awarded = NonNullable<DealRecord['awarded']>;

/** `A6040`: percent to either side; its article (BD-USEBIO-9). */
const awardedIn = (score: string): Awarded | null => {
  const [, ns, ew] = /^A(\d{2})(\d{2})$/i.exec(score) ?? [];
  if (ns === undefined || ew === undefined) return null;
  const given = (percent: string): Adjustment => ({ kind: 'artificial', percent: Number(percent) });
  return { article: 'BD-L12C2a', adjustments: { NS: given(ns), EW: given(ew) } };
};

/** `7H`, `10H`, `TH`, `H7`: the rank may stand first. */
const leadIn = (text: string): string | null => {
  const card = text.toUpperCase().replace(/\s/g, '').replace('10', 'T');
  const turned = /^[SHDC]/.test(card) ? card : `${card.charAt(1)}${card.charAt(0)}`;
  return parseCard(turned) < 0 ? null : turned;
};

type Outcome = { readonly acts: Acts; readonly result: string };

/** What the table wrote of a line; null where it says no result (BD-USEBIO-5). */
const outcomeOf = (line: Element, note: Tell): Outcome | null => {
  const contract = textIn(line, 'CONTRACT').replaceAll('*', 'X').replace(/\s/g, '');
  if (/^(?:pass|passed|p|all\s?pass)$/i.test(contract))
    return { acts: [{ do: 'record-result', ...{ contract: 'Pass' } }], result: 'Pass' };
  const undertaking = parseUndertaking(contract);
  const declarer = SEATS.find((seat) => seat === textIn(line, 'PLAYED_BY').toUpperCase().charAt(0));
  const written = textIn(line, 'TRICKS');
  if (undertaking === null || declarer === undefined || !/^\d{1,2}$/.test(written)) return null;
  const lead = leadIn(textIn(line, 'LEAD'));
  if (lead === null && textIn(line, 'LEAD') !== '') note(line.line, 'lead-not-read');
  const tricks = Number(written);
  return {
    acts: [
      {
        do: 'record-result',
        ...{ contract: formatUndertaking(undertaking), declarer, tricks },
        ...(lead === null ? {} : { lead }),
      },
    ],
    result: formatResult({ ...undertaking, declarer }, tricks),
  };
};

const numberIn = (line: Element, ...names: readonly string[]): number | undefined => {
  const text = names.map((name) => textIn(line, name)).find((each) => each !== '');
  return text !== undefined && /^[+-]?\d+(?:\.\d+)?$/.test(text) ? Number(text) || 0 : undefined;
};

/** Calls and cards that a line carries as LIN, where they end in the result that it has (BD-USEBIO-GAP-1). */
const courseIn = (line: Element, outcome: Outcome | null): Acts | null => {
  const lin = textIn(line, 'LIN_DATA');
  if (lin === '' || outcome === null) return null;
  const [only, ...more] = toRecords(readLin(lin)).deals;
  if (only === undefined || more.length > 0 || only.grain !== 'full') return null;
  const [recorded] = outcome.acts as readonly Readonly<Record<string, unknown>>[];
  const stops =
    !only.acts.some((act) => act.do === 'claim') && only.acts.filter((act) => act.do === 'play').length < 52;
  const { lead: _, ...result } = recorded ?? {};
  return only.expected.result !== undefined && only.expected.result !== outcome.result
    ? null
    : stops && outcome.result !== 'Pass'
      ? [...only.acts.filter((act) => act.do !== 'record-result'), result as Acts[number]]
      : only.acts;
};

/** A score that no contract stands for was assigned. */
const assignedIn = (line: Element): Awarded | null => {
  const score = textIn(line, 'CONTRACT') === '' ? numberIn(line, 'SCORE') : undefined;
  if (score === undefined || !Number.isInteger(score)) return null;
  const given = (points: number): Adjustment => ({ kind: 'assigned', score: points || 0 });
  return { article: 'BD-L12C1a', adjustments: { NS: given(score), EW: given(-score) } };
};

type Board = { readonly part: UsebioPart; readonly number: number; readonly hands: Hands | null };

/** A number, and nothing that could be a name. */
const shown = (text: string): string => (/^\d{0,5}(?:NS|EW|[NESW])?$/.test(text) ? text : WITHHELD);

const recordOf = (line: Element, board: Board, who: Participants, notes: Notes): DealRecord | null => {
  const { part, number } = board;
  const seated = (side: 'NS' | 'EW', team: string) =>
    who.entryOf(part.section, textIn(line, `${side}_PAIR_NUMBER`) || textIn(part.element, team), side);
  const [ns, ew] = [seated('NS', 'TEAM'), seated('EW', 'OPPOSING_TEAM')];
  if (ns === null || ew === null) {
    notes.drop(line.line, 'pair-not-given', {
      ns: shown(textIn(line, 'NS_PAIR_NUMBER')),
      ew: shown(textIn(line, 'EW_PAIR_NUMBER')),
    });
    return null;
  }
  const written = textIn(line, 'SCORE');
  const outcome = outcomeOf(line, notes.note);
  const awarded = awardedIn(written) ?? (outcome === null ? assignedIn(line) : null);
  const score = awarded === null ? numberIn(line, 'SCORE') : undefined;
  if (outcome === null && awarded === null) {
    notes.drop(line.line, 'result-not-given', { board: number });
    return null;
  }
  const imps = awarded === null ? numberIn(line, 'NS_CROSS_IMP_POINTS', 'NS_BUTLER_POINTS') : undefined;
  const course = courseIn(line, outcome);
  const deal: Acts =
    board.hands === null || course !== null ? [] : [{ do: 'deal', ...{ hands: board.hands } }];
  return {
    ...{ line: line.line, game: number },
    place: {
      session: part.session,
      round: part.round,
      table: ns.id.replace(/^(?:pair|team)-(?:ns-)?/, ''),
      board: number,
    },
    seating: { N: ns.id, S: ns.id, E: ew.id, W: ew.id },
    setup: standardBoard(number),
    grain: course === null ? 'result' : 'full',
    acts: course ?? [...deal, ...(outcome?.acts ?? [])],
    expected: {
      ...(score === undefined ? {} : { score }),
      ...(imps === undefined ? {} : { imps }),
      ...(outcome === null ? {} : { result: outcome.result }),
    },
    ...{ awarded, remarks: null, optimum: null },
  };
};

/** The results of a part of an event, board by board. */
export const dealsIn = (
  part: UsebioPart,
  who: Participants,
  hands: ReadonlyMap<string, Hands>,
  notes: Notes,
): readonly DealRecord[] =>
  all(part.element, 'BOARD').flatMap((board) => {
    const text = textIn(board, 'BOARD_NUMBER');
    const number = Number(text);
    const lines = all(board, 'TRAVELLER_LINE');
    if (!Number.isSafeInteger(number) || number < 1 || number > 9999) {
      for (const { line } of lines) notes.drop(line, 'board-not-given');
      return [];
    }
    const at = { part, number, hands: hands.get(text) ?? null };
    return lines.flatMap((line) => recordOf(line, at, who, notes) ?? []);
  });
