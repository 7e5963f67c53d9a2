import {
  afterNextRender,
  ChangeDetectionStrategy,
  Component,
  computed,
  effect,
  ElementRef,
  inject,
  Injector,
  input,
  signal,
  viewChild,
} from '@angular/core';
import { Announcer } from '../announce/announcer';
import { GraphQL } from '../graphql/client';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { Registry, RegistryWrites, registryWrites } from '../people/registry';
import { DivisionContext } from './division-context';
import {
  EnterDivisionList,
  PlanOfDivisionList,
  type PlanOfDivisionListResult,
} from './division-list.operations';
import { divisionListTexts } from './division-list-texts';
import type { EntryKind } from './league-fields';
import { leaguesTexts } from './leagues-texts';

type Plan = NonNullable<NonNullable<PlanOfDivisionListResult['division']>['planOfList']>;
type Line = Plan['lines'][number];

/** Nobody types any more after so long. */
const CALM_MS = 300;

/** A list of entries with their players, pasted: what each line would do is shown before, and all of it is written or nothing. */
@Component({
  selector: 'arb-division-list',
  changeDetection: ChangeDetectionStrategy.OnPush,
  providers: registryWrites,
  templateUrl: './division-list.html',
  styleUrl: '../entries/paste-entries.scss',
})
export class DivisionList {
  private readonly announcer = inject(Announcer);
  private readonly graphql = inject(GraphQL);
  private readonly registry = inject(Registry);
  private readonly injector = inject(Injector);
  private readonly context = inject(DivisionContext);
  protected readonly writes = inject(RegistryWrites);
  protected readonly language = inject(Language);
  protected readonly league = pageTexts(leaguesTexts);
  protected readonly texts = pageTexts(divisionListTexts);
  /** What the rules ask for. */
  readonly kind = input.required<EntryKind>();
  protected readonly open = signal(false);
  protected readonly text = signal('');
  /** What was told last, and of which text. */
  private readonly told = signal<{ readonly list: string; readonly plan: Plan | null } | null>(null);
  /** Of the text as it stands; null while it is read. */
  protected readonly plan = computed(() => {
    const told = this.told();
    return told?.list === this.text() ? told.plan : null;
  });
  /** The lines of a text before stay while the next is read. */
  protected readonly lines = computed((): readonly Line[] =>
    this.text().trim() === '' ? [] : (this.told()?.plan?.lines ?? []),
  );
  protected readonly wrong = computed(() => this.lines().filter(({ problem }) => problem !== null).length);
  /** Lines that something is written of. */
  protected readonly changing = computed(
    () => this.lines().filter(({ does }) => does !== 'SAME' && does !== 'PROBLEM').length,
  );
  protected readonly canSend = computed(
    () => this.plan() !== null && this.wrong() === 0 && this.changing() > 0 && !this.writes.busy(),
  );
  protected readonly state = computed(() => {
    const texts = this.texts();
    if (this.text().trim() === '') return '';
    if (this.plan() === null) return texts.reading;
    if (this.wrong() > 0) return texts.wrong(this.wrong());
    return this.changing() === 0 ? texts.nothing : texts.ready(this.changing());
  });
  protected readonly refused = computed(() => {
    const refusal = this.writes.refusal();
    return refusal === null ? null : this.language.pick(refusal);
  });
  private readonly button = viewChild.required<ElementRef<HTMLButtonElement>>('button');
  private readonly field = viewChild<ElementRef<HTMLTextAreaElement>>('field');

  constructor() {
    effect((onCleanup) => {
      const list = this.text();
      const variables = { id: this.context.id(), list, atLeast: this.registry.seen() };
      if (list.trim() === '') return;
      let over = false;
      const timer = setTimeout(() => {
        void this.graphql
          .ask(PlanOfDivisionList, variables)
          .then(({ division }) => {
            if (!over) this.told.set({ list, plan: division?.planOfList ?? null });
          })
          // Whoever is cut off sends nothing; the next key asks again.
          .catch(() => undefined);
      }, CALM_MS);
      onCleanup(() => {
        over = true;
        clearTimeout(timer);
      });
    });
  }

  protected who(members: Line['members']): string {
    return members
      .map(({ name, licence, erased }) => name ?? (erased ? this.league().erased : (licence ?? '…')))
      .join(', ');
  }

  protected columnOf(field: string): string {
    return this.texts().columns[field] ?? field;
  }

  protected type(text: string): void {
    this.writes.refusal.set(null);
    this.text.set(text);
  }

  protected async choose(files: FileList | null): Promise<void> {
    const file = files?.item(0);
    if (!file) return;
    const bytes = await file.arrayBuffer();
    try {
      this.type(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    } catch {
      // Spreadsheets of France still write it.
      this.type(new TextDecoder('windows-1252').decode(bytes));
    }
  }

  protected toggle(): void {
    this.open.update((open) => !open);
    if (!this.open()) return;
    afterNextRender(
      () => {
        this.field()?.nativeElement.focus();
      },
      { injector: this.injector },
    );
  }

  protected close(): void {
    this.open.set(false);
    this.button().nativeElement.focus();
  }

  protected async send(event: Event): Promise<void> {
    event.preventDefault();
    if (!this.canSend()) return;
    const count = this.changing();
    const input = { division: this.context.id(), list: this.text() };
    if (!(await this.writes.write(EnterDivisionList, 'enterDivisionList', input))) return;
    this.text.set('');
    this.close();
    this.announcer.say(this.texts().written(count));
  }
}
