import { ChangeDetectionStrategy, Component, computed, effect, inject, linkedSignal } from '@angular/core';
import { toSignal } from '@angular/core/rxjs-interop';
import { ActivatedRoute, RouterLink } from '@angular/router';
import { skatLotCommitment, type SkatSheetView } from '@arbitre/rules/skat';
import { liveQuery } from '../../../graphql/live-query';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import { PrintedPart } from '../../../print/printed-part';
import { ActKey } from '../../../sessions/acts/act-key';
import { LotKey } from '../../../sessions/lots/lot-key';
import { SessionContext } from '../../../sessions/session-context';
import { entryName } from '../../../sessions/session-entries';
import { SessionSheet } from '../../../sessions/sessions.operations';
import { CompetitionContext } from '../../../standings/competition-context';
import { CloseList } from './close-list';
import { DisputeList } from './dispute-list';
import { KeptLists } from '../desk/kept-lists';
import { ListDesk } from '../desk/list-desk';
import { ListEntry } from '../desk/list-entry';
import { HallKeys } from './hall-keys';
import { accountBegun, type HallView } from './hall-steps';
import { NoticePanel } from './notice-panel';
import { Prizes } from './prizes';
import { SeriesTables } from './series-tables';
import { printTexts } from '../print/print-texts';
import { SKAT_PRINTS, SkatPrint, type SkatPrinted } from '../print/tournament-print';
import { SkatSheetTable } from '../list/skat-sheet';
import { TableChanges } from './table-changes';
import { skatTexts } from '../texts';
import { TournamentResults } from './tournament-results';
import { emptySheet } from '../list/sheet-columns';
import { lotsToDraw, type ListOfTable } from './tournament-view';

/** A list changes with its deals, which are not events of the session. */
const newest = (position: string, changed: string | null): string =>
  changed !== null && BigInt(changed) > BigInt(position) ? changed : position;

type SheetAsked = {
  readonly answer: SkatSheetView | null | undefined;
  readonly list: ListOfTable | undefined;
  readonly loading: boolean;
};

/** A skat tournament: its series with their tables, lists, results, penalties, lots and disputes. */
@Component({
  selector: 'arb-skat-tournament',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [
    RouterLink,
    HallKeys,
    SeriesTables,
    SkatSheetTable,
    ListEntry,
    TableChanges,
    CloseList,
    TournamentResults,
    DisputeList,
    NoticePanel,
    LotKey,
    Prizes,
    ActKey,
    SkatPrint,
  ],
  // Lines on their way outlive a look at another list.
  providers: [ListDesk, KeptLists, PrintedPart],
  templateUrl: './tournament.html',
  styleUrl: './tournament.scss',
})
export class SkatTournament {
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(skatTexts);
  protected readonly context = inject(SessionContext);
  private readonly competition = inject(CompetitionContext);
  protected readonly commitmentOf = skatLotCommitment;
  private readonly query = toSignal(inject(ActivatedRoute).queryParamMap);
  protected readonly view = computed(() => this.context.view() as HallView | null);
  protected readonly lotsDue = computed(() => {
    const view = this.view();
    return view === null ? [] : lotsToDraw(view);
  });
  protected readonly allSeries = computed(() => [
    ...new Set((this.view()?.lists ?? []).map(({ series }) => series)),
  ]);
  /** The series in the address; else the one being played, else the last. */
  protected readonly series = computed(() => {
    const asked = Number(this.query()?.get('series') ?? 0);
    const all = this.allSeries();
    return all.includes(asked) ? asked : (this.view()?.series ?? all.at(-1) ?? 0);
  });
  protected readonly lists = computed(() =>
    (this.view()?.lists ?? []).filter(({ series }) => series === this.series()),
  );
  /** The table whose list is open. */
  protected readonly table = computed(() => this.query()?.get('table') ?? this.context.only());
  private readonly sheetQuery = liveQuery(SessionSheet, () => {
    const table = this.table();
    const session = this.context.session();
    if (table === null || session === null || this.series() === 0) return null;
    const atLeast = newest(session.position, this.competition.changed());
    return { id: session.id, round: this.series(), table, atLeast };
  });
  /** Once a list is shown it stays while it is asked for again: the line under it has the focus and what is typed. */
  protected readonly sheet = linkedSignal<SheetAsked, SkatSheetView | null>({
    source: () => ({
      answer: this.sheetQuery.data()?.session?.sheet as SkatSheetView | null | undefined,
      list: this.lists().find(({ table }) => table === this.table()),
      loading: this.sheetQuery.loading(),
    }),
    computation: ({ answer, list, loading }, before) => {
      const isOfList = (sheet: SkatSheetView | null | undefined): sheet is SkatSheetView =>
        sheet?.series === list?.series && sheet?.table === list?.table;
      if (list === undefined) return null;
      if (isOfList(answer)) return answer;
      if (!loading) return emptySheet(list);
      return isOfList(before?.value) ? before.value : null;
    },
  });
  /** How the seats of the series that is shown were given. */
  protected readonly draw = computed(
    () => this.view()?.draws.find(({ series }) => series === this.series()) ?? null,
  );
  protected readonly account = computed(() => {
    const view = this.view();
    return view === null ? {} : accountBegun(view);
  });
  /** The line that was written last: the one that somebody looks at. */
  protected readonly lastLine = computed(() => {
    const last = this.sheet()?.lines.findLast(({ kind }) => kind !== 'struck');
    return last === undefined ? {} : { deal: String(last.deal) };
  });
  /** The list that is open, where somebody may write on it. */
  protected readonly writable = computed(() => {
    const list = this.lists().find(({ table }) => table === this.table());
    return list !== undefined && !list.closed && this.context.mayRecordAt(list.table) ? list : null;
  });

  constructor() {
    effect((onCleanup) => {
      const table = this.table();
      this.context.part.set(table === null ? '' : this.texts().sheet.caption(this.series(), table));
      onCleanup(() => {
        this.context.part.set('');
      });
    });
  }

  protected offers(act: string): boolean {
    return this.view()?.offers?.includes(act) === true;
  }

  protected name(entry: string): string {
    return entryName(this.context.entries(), entry);
  }

  protected persons(who: readonly string[]): string {
    return who.map(this.context.person).join(', ');
  }

  protected names(entries: readonly string[]): string {
    return entries.map((entry) => this.name(entry)).join(', ');
  }

  /** Before seats are drawn there are no places to print, before a list is closed no results. */
  protected readonly prints = computed(() =>
    SKAT_PRINTS.filter(
      (kind) =>
        kind === 'blank' ||
        (kind === 'results'
          ? (this.view()?.results ?? []).some(({ series }) => series > 0)
          : this.lists().length > 0),
    ),
  );
  protected readonly printing = inject<PrintedPart<SkatPrinted>>(PrintedPart);
  protected readonly printTexts = pageTexts(printTexts);

  protected print(): void {
    print();
  }
}
