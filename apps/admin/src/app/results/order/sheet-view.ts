import { computed, inject, linkedSignal, type Signal, untracked } from '@angular/core';
import { CompetitionContext } from '../../standings/competition-context';
import { courseOf } from '../open-course';
import { PlannedTables } from '../planned-tables';
import { ResultsDesk } from '../results-desk';
import {
  boardsOfAll,
  isIn,
  roundProgress,
  scoreSheet,
  seatedTwice,
  type SheetLine,
  type SheetTable,
  tablesWithout,
} from '../score-sheet';
import { orderOf, roundOf, sheetAt, type SheetTab, tabsBy } from './sheet-order';

/** What the address asks for. */
type Asked = {
  readonly session: Signal<string | undefined>;
  readonly round: Signal<string | undefined>;
  /** The table that alone is shown. */
  readonly only: Signal<string | null | undefined>;
  readonly by: Signal<string | null | undefined>;
  /** The board or table of that order. */
  readonly at: Signal<string | null | undefined>;
};

/** What of the results is shown, in which order, and how far it has come. */
export const sheetView = (asked: Asked) => {
  const desk = inject(ResultsDesk);
  const plans = inject(PlannedTables);
  const context = inject(CompetitionContext);
  const course = courseOf(desk);
  const planned = computed(() => [...desk.planned(), ...plans.lines()]);
  const sessions = computed(() =>
    [
      ...new Set([
        ...desk.deals().map((deal) => deal.session),
        ...(context.head()?.sessions ?? []).map(({ number }) => number),
      ]),
    ].sort((a, b) => a - b),
  );
  const shownSession = computed(() => Number(asked.session() ?? sessions()[0] ?? 1));
  const rounds = computed(() => roundProgress(desk.deals(), planned(), shownSession(), course()));
  const lackingRound = computed(
    () => rounds().find(({ stored, expected }) => stored < expected)?.round ?? null,
  );
  /**
   * The round in the address; else the first that lacked a result when the page was opened; else the last. A result that
   * arrives from elsewhere never turns the page under somebody's hands.
   */
  const shownRound = linkedSignal({
    source: () => ({
      asked: asked.round(),
      session: shownSession(),
      ready: desk.ready() && plans.settled(),
    }),
    computation: ({ asked: round }) =>
      Number(round ?? untracked(lackingRound) ?? untracked(rounds).at(-1)?.round ?? 1),
  });
  const order = computed(() => orderOf(asked.by()));
  const sheetOf = (round: number): readonly SheetTable[] =>
    desk.grammar() === null
      ? []
      : scoreSheet(...([desk.deals(), planned(), shownSession(), round] as const), course()).filter(
          ({ table }) => table === (asked.only() ?? table),
        );
  /** The tables of every round that was called. */
  const everywhere = computed(() => rounds().flatMap(({ round }) => sheetOf(round)));
  const allLines = computed(() => everywhere().flatMap(({ lines }) => lines));
  const tabs = computed((): readonly SheetTab[] => tabsBy(order(), allLines()));
  const lackingTab = computed(() => tabs().find(({ stored, expected }) => stored < expected)?.at ?? null);
  /** Which board or table: as the round, it is not turned under anybody’s hands. */
  const shownAt = linkedSignal({
    source: () => ({
      ...{ at: asked.at(), by: order(), session: shownSession() },
      ready: desk.ready() && plans.settled(),
    }),
    computation: ({ at }) => at ?? untracked(lackingTab) ?? untracked(tabs)[0]?.at ?? '',
  });
  const numberOf = ({ seating }: SheetLine): number => {
    const entry = desk.entries().get(seating[desk.sides()[0]?.seats[0] ?? ''] ?? '');
    return entry?.number ?? 0;
  };
  const roundSheet = computed(() => sheetOf(shownRound()));
  const sheet = computed(() => {
    const by = order();
    return by === 'round' ? roundSheet() : sheetAt(by, shownAt(), allLines(), numberOf);
  });
  const lines = computed(() => sheet().flatMap((table) => table.lines));
  const missing = computed(() => lines().filter((line) => !isIn(line)).length);
  /** The address of the sheet that a line stands on. */
  const queryOf = (line: SheetLine) => {
    const by = order();
    const { table, board } = line;
    const tab = by === 'round' ? { round: roundOf(line) } : { by, at: by === 'board' ? board : table };
    return { session: shownSession(), ...tab, table, board };
  };
  /** That of the sheet before or after this one; null where there is none. */
  const besides = (step: 1 | -1) => {
    const by = order();
    const here = by === 'round' ? String(shownRound()) : shownAt();
    const next = tabs()[tabs().findIndex(({ at }) => at === here) + step];
    if (next === undefined) return null;
    return { session: shownSession(), ...(by === 'round' ? { round: next.at } : { by, at: next.at }) };
  };
  return {
    ...{ queryOf, besides },
    ...{ sessions, shownSession, rounds, lackingRound, shownRound, order, tabs, lackingTab, shownAt },
    ...{ everywhere, allLines, roundSheet, sheet, lines, missing },
    /** All that is missing in rounds that were called. */
    allMissing: computed(() => allLines().filter((line) => !isIn(line))),
    /** Something is missing here or elsewhere. */
    lacking: computed(() => missing() > 0 || lackingRound() !== null),
    twice: computed(() => seatedTwice(roundSheet(), desk.teams())),
    without: computed(() => tablesWithout(desk.deals(), roundSheet(), shownSession())),
    /** Boards that every table of this round plays; empty when they differ. */
    sameBoards: computed(() => boardsOfAll(roundSheet())),
  };
};
export type SheetView = ReturnType<typeof sheetView>;
