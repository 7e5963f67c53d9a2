import {
  afterNextRender,
  ChangeDetectionStrategy,
  Component,
  computed,
  DestroyRef,
  ElementRef,
  inject,
  Injector,
  input,
  linkedSignal,
} from '@angular/core';
import { toSignal } from '@angular/core/rxjs-interop';
import { ActivatedRoute, RouterLink } from '@angular/router';
import type { HallView } from '@arbitre/rules/whist';
import { Announcer } from '../../../announce/announcer';
import { Hotkeys } from '../../../keyboard/hotkeys';
import { pageTexts } from '../../../language/page-texts';
import { RoundTabs } from '../../../sessions/seating/round-tabs';
import { SessionContext } from '../../../sessions/session-context';
import { focusNextKey } from '../../../sessions/acts/next-key';
import { entryName } from '../../../sessions/session-entries';
import { PrintedPart } from '../../../print/printed-part';
import { CompetitionContext } from '../../../standings/competition-context';
import { PartieScore } from '../partie-score';
import { NEXT_OF_HALL, ScoreDesk } from '../score-desk';
import { HALL_PRINTS, HallPrint, type HallPrinted } from './hall-print';
import { HallSeats } from './hall-seats';
import { hallTexts } from './hall-texts';

type Table = HallView['rounds'][number]['tables'][number];

const isOpen = ({ state }: Table): boolean => state === 'playing' || state === 'over';

/** An evening of several tables: the round that is played, the next by one key, the score of each table, who sits where. */
@Component({
  selector: 'arb-whist-hall',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [RouterLink, RoundTabs, HallSeats, HallPrint, PartieScore, ScoreDesk],
  providers: [PrintedPart],
  templateUrl: './hall.html',
  styleUrl: '../../../sessions/seating/hall.scss',
})
export class WhistHall {
  private readonly announcer = inject(Announcer);
  private readonly injector = inject(Injector);
  private readonly host = inject<ElementRef<HTMLElement>>(ElementRef);
  protected readonly texts = pageTexts(hallTexts);
  protected readonly context = inject(SessionContext);
  protected readonly competition = inject(CompetitionContext);
  readonly view = input.required<HallView>();
  private readonly played = computed(() => Math.max(1, this.view().round));
  /** The round whose tables are shown: the one that is played, until somebody looks at another. */
  protected readonly shown = linkedSignal(() => this.played());
  protected readonly rounds = computed(() => this.view().rounds.map(({ round }) => round));
  protected readonly tables = computed(() => this.tablesOf(this.shown()));
  protected readonly awaited = computed(() => this.tablesOf(this.view().round).filter(isOpen));
  /** The round that may be called next; null while a table plays, where there is none, or nobody sits there. */
  protected readonly next = computed(() => {
    const next = this.view().round + 1;
    const complete = ({ seats }: Table): boolean => Object.values(seats).every((entry) => entry !== null);
    return this.awaited().length === 0 && this.tablesOf(next).some(complete) ? next : null;
  });
  protected readonly ended = computed(
    () => this.awaited().length === 0 && this.view().round === this.view().plan.rounds,
  );
  private readonly query = toSignal(inject(ActivatedRoute).queryParamMap);
  /** The table that somebody opened here, at first the one of the address. */
  private readonly picked = linkedSignal(() => Number(this.query()?.get('table') ?? 0));
  /** The table whose score is written: the one that was picked while it plays, else the first that does. */
  protected readonly scored = computed(() => {
    const open = this.awaited().filter(({ table }) => this.context.mayRecordAt(String(table)));
    return open.find(({ table }) => table === this.picked()) ?? open[0] ?? null;
  });
  protected readonly printing = inject<PrintedPart<HallPrinted>>(PrintedPart);
  protected readonly prints = HALL_PRINTS;

  constructor() {
    inject(Hotkeys).bind({ n: () => void this.call() }, inject(DestroyRef));
  }

  /** Once the seats are drawn, the key that calls the round; once that is called, the score of its first table. */
  protected goOn(): void {
    focusNextKey(this.host.nativeElement, NEXT_OF_HALL);
  }

  protected names(one: Table, side: 'NS' | 'EW'): string {
    const { N, E, S, W } = one.seats;
    const pair = side === 'NS' ? [N, S] : [E, W];
    return [...new Set(pair)]
      .map((entry) => (entry === null ? this.texts().free : entryName(this.context.entries(), entry)))
      .join(' · ');
  }

  /** The score shows points; where manches are won they stand before those of the one under way. */
  protected points({ evening, state }: Table): string {
    if (evening === null || state === 'planned') return '';
    const partie = evening.finished[0] ?? evening.partie;
    const won = (side: 'NS' | 'EW'): string =>
      evening.settings.variant === 'base'
        ? String(partie.points[side])
        : `${partie.manches.filter(({ winner }) => winner === side).length} (${partie.points[side]})`;
    return `${won('NS')} – ${won('EW')}`;
  }

  protected open(table: number): void {
    this.picked.set(table);
    afterNextRender(
      () => this.host.nativeElement.querySelector<HTMLElement>('arb-score-desk :is(input, button)')?.focus(),
      { injector: this.injector },
    );
  }

  protected mayScore(one: Table): boolean {
    return isOpen(one) && this.context.mayRecordAt(String(one.table));
  }

  /** The round is named, so that a key that is struck twice calls none twice. */
  protected async call(): Promise<void> {
    const round = this.next();
    if (round === null || !this.context.mayRecord()) return;
    if (!(await this.context.record({ do: 'start-round', round }))) return;
    this.announcer.say(this.texts().nextCalled(round));
    this.picked.set(0);
    this.goOn();
  }

  protected label(kind: HallPrinted): string {
    return kind === 'plan' ? this.texts().printPlan : this.texts().printCards;
  }

  protected list(tables: readonly Table[]): string {
    return tables.map(({ table }) => table).join(', ');
  }

  private tablesOf(round: number): readonly Table[] {
    return this.view().rounds.find((each) => each.round === round)?.tables ?? [];
  }
}
