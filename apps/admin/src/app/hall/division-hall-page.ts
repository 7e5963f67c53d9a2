import {
  ChangeDetectionStrategy,
  Component,
  computed,
  effect,
  ElementRef,
  inject,
  input,
  viewChild,
} from '@angular/core';
import { Router } from '@angular/router';
import { liveQuery } from '../graphql/live-query';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { DivisionContext } from '../leagues/division-context';
import { groupNames } from '../leagues/group-names';
import { leaguesTexts } from '../leagues/leagues-texts';
import { DivisionTable } from '../leagues/leagues.operations';
import { marksOf, TableNotes } from '../leagues/table-notes';
import { pageTitle } from '../title/page-title';
import { hallTexts } from './hall-texts';
import { screensOf } from './screens';
import { turning } from './turning';

/** The table of a division for the wall of a hall: large, dark, all groups and pages one after the other, and new as results come in. */
@Component({
  selector: 'arb-division-hall-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [TableNotes],
  providers: [DivisionContext],
  templateUrl: './division-hall-page.html',
  styleUrl: './hall-page.scss',
  host: {
    '(document:keydown)': 'wall.press($event)',
    '(window:resize)': 'wall.measure()',
  },
})
export class DivisionHallPage {
  private readonly router = inject(Router);
  protected readonly language = inject(Language);
  protected readonly context = inject(DivisionContext);
  protected readonly league = pageTexts(leaguesTexts);
  protected readonly texts = pageTexts(hallTexts);
  readonly id = input.required<string>();
  protected readonly query = liveQuery(DivisionTable, () => this.context.asked());
  protected readonly table = computed(() => this.query.data()?.division?.table ?? null);
  protected readonly notes = computed(() => this.query.data()?.division?.notes ?? []);
  private readonly groupName = groupNames();
  private readonly rows = computed(() =>
    (this.table()?.rows ?? []).map((row) => ({ ...row, field: this.groupName(row.group) })),
  );
  private readonly header = viewChild.required<ElementRef<HTMLElement>>('header');
  protected readonly wall = turning((most) => screensOf(this.rows(), most), {
    head: () => this.header().nativeElement,
    named: () => [this.context.head(), this.notes()],
    leave: () => void this.router.navigate(['/divisions', this.id()]),
  });

  protected marks(entry: string): string {
    return marksOf(this.notes(), entry);
  }

  constructor() {
    effect(() => {
      this.context.id.set(this.id());
    });
    pageTitle(() => [this.texts().title, this.context.head()?.title]);
  }
}
