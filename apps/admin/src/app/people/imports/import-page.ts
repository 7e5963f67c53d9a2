import {
  ChangeDetectionStrategy,
  Component,
  computed,
  DestroyRef,
  effect,
  type ElementRef,
  inject,
  input,
  signal,
  viewChild,
} from '@angular/core';
import { RouterLink } from '@angular/router';
import { Session } from '../../account/account';
import { Announcer } from '../../announce/announcer';
import { Language } from '../../language/language';
import { pageTexts } from '../../language/page-texts';
import { pageTitle } from '../../title/page-title';
import { Registry } from '../registry';
import { type Import, type ImportKind, type ImportLine, importServer } from './import-server';
import { importTexts } from './import-texts';
import { saidOf } from './said-of';

/** How often the server is asked how far it is. */
const ASK_AGAIN_MS = 1000;

/** One import: what each line would do, the decision to write all of them, how far it is, and its receipt. */
@Component({
  selector: 'arb-import-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [RouterLink],
  templateUrl: './import-page.html',
  styleUrl: './imports.scss',
})
export class ImportPage {
  private readonly announcer = inject(Announcer);
  private readonly registry = inject(Registry);
  private readonly session = inject(Session);
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(importTexts);
  readonly kind = input.required<ImportKind>();
  readonly id = input.required<string>();
  protected readonly shown = signal<Import | null>(null);
  protected readonly further = signal<readonly ImportLine[]>([]);
  protected readonly more = signal(false);
  protected readonly only = signal('');
  protected readonly keep = signal(false);
  protected readonly busy = signal(false);
  protected readonly refusal = signal('');
  private readonly status = viewChild<ElementRef<HTMLElement>>('status');
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Answers to an earlier question are passed over. */
  private asked = 0;
  protected readonly lines = computed(() => [...(this.shown()?.lines ?? []), ...this.further()]);
  protected readonly runs = computed(() => ['planning', 'writing'].includes(this.shown()?.stage ?? ''));
  protected readonly filters = computed(() => {
    const shown = this.shown();
    const { filters, all, alikeFilter, unwrittenFilter } = this.texts();
    const counts = shown?.counts;
    const tells = shown?.stage === 'planned' || shown?.stage === 'written';
    if (!tells || !counts || shown.problem !== null) return [];
    const kinds = (['new', 'changed', 'same', 'problem'] as const).map((kind) => ({
      ...{ only: kind, says: filters[kind], count: counts[kind] },
    }));
    const total = counts.new + counts.changed + counts.same + counts.problem;
    const more = [
      { only: 'alike', says: alikeFilter, count: shown.duplicates },
      { only: 'unwritten', says: unwrittenFilter, count: shown.unwritten },
    ];
    return [{ only: '', says: all, count: total }, ...[...kinds, ...more].filter(({ count }) => count > 0)];
  });

  constructor() {
    this.session.place.set({});
    pageTitle(() => [this.texts().open[this.kind()]]);
    effect(() => {
      void this.ask(this.id(), this.only());
    });
    inject(DestroyRef).onDestroy(() => {
      this.asked++;
      clearTimeout(this.timer);
    });
  }

  protected says(sentence: { readonly messageFr: string; readonly messageEn: string }): string {
    return this.language.pick(sentence);
  }

  protected async next(): Promise<void> {
    const after = this.lines().at(-1)?.line ?? 0;
    await this.tried(async () => {
      const page = await importServer.one(this.id(), this.only(), after);
      this.further.update((before) => [...before, ...page.lines]);
      this.more.set(page.more);
    });
  }

  protected write(): Promise<void> {
    return this.decided(() => importServer.write(this.id(), this.keep()));
  }

  protected discard(): Promise<void> {
    return this.decided(() => importServer.discard(this.id()));
  }

  private async decided(decision: () => Promise<unknown>): Promise<void> {
    await this.tried(decision);
    this.only.set('');
    await this.ask(this.id(), '');
    // The button that was pressed is gone.
    this.status()?.nativeElement.focus();
  }

  private async tried(work: () => Promise<unknown>): Promise<void> {
    if (this.busy()) return;
    this.busy.set(true);
    this.refusal.set('');
    try {
      await work();
    } catch (error) {
      this.refusal.set(saidOf(error, this.language, this.texts()));
      this.announcer.warn(this.refusal());
    } finally {
      this.busy.set(false);
    }
  }

  private async ask(id: string, only: string): Promise<void> {
    clearTimeout(this.timer);
    const question = ++this.asked;
    try {
      const answer = await importServer.one(id, only, 0);
      if (question === this.asked) this.show(answer);
    } catch (error) {
      if (question !== this.asked) return;
      this.refusal.set(saidOf(error, this.language, this.texts()));
      if (this.shown() === null) return;
    }
    if (this.runs() && question === this.asked)
      this.timer = setTimeout(() => void this.ask(id, only), ASK_AGAIN_MS);
  }

  private show(answer: Import): void {
    const before = this.shown()?.stage;
    this.shown.set(answer);
    this.further.set([]);
    this.more.set(answer.more);
    if (answer.position !== null) this.registry.seen.set(answer.position);
    if (before !== undefined && before !== answer.stage)
      this.announcer.say(this.texts().stages[answer.stage]);
  }
}
