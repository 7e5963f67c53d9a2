import { inject } from '@angular/core';
import { pageTexts } from '../../language/page-texts';
import { ResultsDesk } from '../results-desk';
import { byTable, isIn, type SheetLine, type SheetTable } from '../score-sheet';
import type { Sought } from '../sought-tables';
import { orderTexts } from './order-texts';
import { roundOf, type SheetOrder } from './sheet-order';

/** As many as one digit picks. */
const MOST = 9;

type Numbers = readonly [number: string, other: string | null];

/** What a line is called by in its order, and what the movement says to a place or a pair that somebody looks for. */
export const lineCall = () => {
  const desk = inject(ResultsDesk);
  const texts = pageTexts(orderTexts);
  const numbersOf = ({ seating }: Pick<SheetLine, 'seating'>): readonly string[] =>
    desk.sides().map(({ seats }) => String(desk.entries().get(seating[seats[0] ?? ''] ?? '')?.number ?? '?'));
  return {
    numbersOf,
    /** `3`; on a traveller `7 – 2`, at a table `2 · 3`, round and board. */
    called: (order: SheetOrder, line: SheetLine): string =>
      order === 'board'
        ? numbersOf(line).join(' – ')
        : order === 'table'
          ? `${roundOf(line)} · ${line.board}`
          : String(line.board),
    /** Why there is no such line: what is at that table. */
    jumpProblem: (sheet: readonly SheetTable[], table: string, board: number): string | null => {
      const there = sheet.filter((each) => each.table === table).flatMap(({ lines }) => lines);
      if (there.some((line) => line.board === board)) return null;
      if (there.length > 0) return texts().boardsThere(table, there.map((line) => line.board).join(', '));
      const tables = [...new Set(sheet.map((each) => each.table))].sort(byTable);
      return texts().noTable(table, tables.join(', '));
    },
    /** Why these two have no line: whom the first plays against. */
    pairProblem: (sheet: readonly SheetTable[], [number]: Numbers, near: SheetLine): string => {
      const lines = sheet.flatMap((each) => each.lines).filter(({ board }) => board === near.board);
      const own = lines.find((line) => numbersOf(line).includes(number));
      if (own === undefined) return texts().nobodyHere(number);
      const opponent = numbersOf(own).find((each) => each !== number) ?? '';
      return texts().meets(number, opponent, own.table);
    },
    /** The lines of one number, or of two that meet: those of the board that is entered, else the first that are missing. */
    linesOf: (sheet: readonly SheetTable[], [number, other]: Numbers, near: SheetLine): readonly Sought[] => {
      const wanted = other === null ? [number] : [number, other];
      const lines = sheet
        .flatMap((each) => each.lines)
        .filter((line) => wanted.every((one) => numbersOf(line).includes(one)));
      const onBoard = lines.filter(({ board }) => board === near.board);
      return (onBoard.length > 0 ? onBoard : lines.filter((line) => !isIn(line)))
        .slice(0, MOST)
        .map((line) => ({ table: line.table, board: line.board, name: numbersOf(line).join(' – ') }));
    },
  };
};

/** `/7`, `/7-2`: the line of a number, or of two that meet; null for any other text. */
export const soughtNumbers = (typed: string): Numbers | null => {
  const match = /^\s*\/\s*(\d{1,3})(?:\s*[-–]\s*(\d{1,3}))?\s*$/u.exec(typed);
  return match === null ? null : [match[1] ?? '', match[2] ?? null];
};
