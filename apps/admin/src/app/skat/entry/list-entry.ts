import {
  ChangeDetectionStrategy,
  Component,
  ElementRef,
  afterNextRender,
  computed,
  effect,
  inject,
  input,
  linkedSignal,
  signal,
  viewChild,
} from '@angular/core';
import type { SkatSheetView } from '@arbitre/rules';
import { NotationText } from '../../cards/notation-text';
import { Connection } from '../../connection/connection';
import { Language } from '../../language/language';
import { pageTexts } from '../../language/page-texts';
import { entryName, type SessionEntries } from '../../sessions/session-entries';
import { skatTexts } from '../texts';
import type { ListOfTable } from '../tournament-view';
import { judgeGame } from './judged-game';
import { ListDesk } from './list-desk';
import { partOf, readGame, type GameProblem } from './typed-game';

/** The line under a game list: one game typed at a time, the next missing one offered, stored by Enter. */
@Component({
  selector: 'arb-list-entry',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [NotationText],
  providers: [ListDesk],
  templateUrl: './list-entry.html',
  styleUrl: './list-entry.scss',
})
export class ListEntry {
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(skatTexts);
  protected readonly desk = inject(ListDesk);
  readonly list = input.required<ListOfTable>();
  readonly sheet = input.required<SkatSheetView>();
  /** The session's number and id. */
  readonly number = input.required<number>();
  readonly session = input.required<string>();
  readonly entries = input.required<SessionEntries>();
  private readonly field = viewChild.required<ElementRef<HTMLInputElement>>('field');
  private readonly stored = computed(
    () => new Set(this.sheet().lines.flatMap(({ deal, kind }) => (kind === 'struck' ? [] : [deal]))),
  );
  private readonly next = computed(() => {
    const onTheirWay = this.desk.states();
    for (let deal = 1; deal <= this.list().deals; deal++)
      if (!this.stored().has(deal) && !onTheirWay.has(deal)) return deal;
    return null;
  });
  /** The game being typed: the next that is missing, until somebody jumps to another. */
  protected readonly deal = linkedSignal(() => this.next());
  protected readonly typed = signal('');
  protected readonly reason = linkedSignal(() => this.language.texts().entry.reasonDefault);
  protected readonly correcting = computed(() => this.stored().has(this.deal() ?? 0));
  private readonly table = computed(() => ({ seats: this.list().seats.length, deal: this.deal() ?? 1 }));
  protected readonly read = computed(() => readGame(this.typed(), this.language.code(), this.table()));
  protected readonly judged = computed(() => {
    const read = this.read();
    if (read.kind === 'passed') return judgeGame(null, this.table());
    return read.kind === 'game' ? judgeGame(read.game, this.table()) : null;
  });
  protected readonly declarer = computed(() => {
    const read = this.read();
    const entry = read.kind === 'game' ? this.list().seats[read.game.column - 1] : undefined;
    return entry === undefined ? '' : entryName(this.entries(), entry);
  });
  protected readonly problem = computed(() => {
    const read = this.read();
    const judged = this.judged();
    if (read.kind === 'unfinished') return this.say(read.problem);
    return judged?.ok === false ? this.language.texts().entry.problems.rules(judged.article) : null;
  });
  protected readonly recent = computed(() => [...this.desk.states().values()].slice(-6).reverse());

  constructor() {
    const connection = inject(Connection);
    effect(() => {
      if (connection.recoveries() > 0) void this.desk.run();
    });
    afterNextRender(() => {
      this.field().nativeElement.focus();
    });
  }

  protected press(event: KeyboardEvent): void {
    if (event.key === 'Enter') this.enter();
    else if (event.key === 'Escape') this.fill('');
    else return;
    event.preventDefault();
  }

  protected retype(deal: number, typed: string): void {
    this.deal.set(deal);
    this.fill(typed);
    this.field().nativeElement.focus();
  }

  private enter(): void {
    const read = this.read();
    if (read.kind === 'jump') {
      if (read.deal >= 1 && read.deal <= this.list().deals) this.deal.set(read.deal);
      this.fill('');
      return;
    }
    const judged = this.judged();
    const deal = this.deal();
    if (judged?.ok !== true || deal === null) return;
    const { series, table, seats } = this.list();
    this.desk.store({
      deal,
      id: `${this.session()}-r${series}-t${table}-b${deal}`,
      place: { session: this.number(), round: series, table, board: deal },
      seating: seats.map((entry, index) => ({ seat: partOf(index + 1, this.table()), entry })),
      players: seats.length,
      act: judged.act,
      typed: this.typed(),
      reason: this.correcting() ? this.reason() : null,
    });
    this.fill('');
    this.deal.set(this.next());
  }

  /** At once, in the field too: the next key of a quick typist comes before anything is drawn again. */
  private fill(text: string): void {
    this.typed.set(text);
    this.field().nativeElement.value = text;
  }

  private say(problem: GameProblem): string {
    const texts = this.texts().entry.problems;
    switch (problem.kind) {
      case 'table':
        return texts.table(problem.seats);
      case 'sitsOut':
        return texts.sitsOut(problem.column);
      case 'rest':
        return texts.rest(problem.rest);
      default:
        return texts[problem.kind];
    }
  }
}
