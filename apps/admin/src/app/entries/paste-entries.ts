import {
  ChangeDetectionStrategy,
  Component,
  computed,
  ElementRef,
  inject,
  input,
  output,
  signal,
  viewChild,
} from '@angular/core';
import { ENTRY_KINDS, type EntryKind } from '@arbitre/rules/kernel/competition/entry-kinds';
import { Announcer } from '../announce/announcer';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { KeyedWrites, keyedWrites } from '../writes/keyed-writes';
import { entriesTexts } from './entries-texts';
import { RegisterEntries } from './entries.operations';
import { toldPerson, type TypedEntry, typedEntries } from './typed-entries';

/** A list of entries, typed or pasted: what each line comes to is shown beside it, and all of them are written or none. */
@Component({
  selector: 'arb-paste-entries',
  changeDetection: ChangeDetectionStrategy.OnPush,
  providers: keyedWrites,
  templateUrl: './paste-entries.html',
  styleUrl: './paste-entries.scss',
})
export class PasteEntries {
  private readonly announcer = inject(Announcer);
  protected readonly writes = inject(KeyedWrites);
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(entriesTexts);
  readonly competition = input.required<string>();
  /** The numbers that are taken. */
  readonly numbers = input.required<readonly number[]>();
  /** Under which number a licence plays already. */
  readonly licences = input.required<ReadonlyMap<string, number>>();
  /** What the entries are that are there already. */
  readonly usual = input.required<EntryKind>();
  /** The position of what was written. */
  readonly written = output<string>();
  protected readonly kinds = ENTRY_KINDS;
  protected readonly open = signal(false);
  private readonly chosen = signal<EntryKind | null>(null);
  protected readonly kind = computed(() => this.chosen() ?? this.usual());
  protected readonly text = signal('');
  protected readonly lines = computed(() =>
    typedEntries(this.text(), this.kind(), this.numbers(), this.licences()),
  );
  protected readonly wrong = computed(
    () => this.lines().filter((line) => this.problem(line) !== null).length,
  );
  protected readonly canSend = computed(
    () => this.lines().length > 0 && this.lines().every(({ fault }) => fault === null) && !this.writes.busy(),
  );
  private readonly button = viewChild.required<ElementRef<HTMLButtonElement>>('button');
  private readonly field = viewChild<ElementRef<HTMLTextAreaElement>>('field');

  /** The line that was refused, as long as nobody has typed. */
  private readonly refusedAt = computed(() => {
    const refusal = this.writes.refusal();
    const [, at] = /^input\.entries\.(\d+)/.exec(refusal?.path ?? '') ?? [];
    return at === undefined ? refusal?.act : Number(at);
  });

  /** What was refused and is about no line. */
  protected readonly refused = computed(() => {
    const refusal = this.writes.refusal();
    return refusal === null || this.refusedAt() !== undefined ? null : this.language.pick(refusal);
  });

  protected problem(entry: TypedEntry): string | null {
    if (entry.fault !== null) return this.texts().fault(entry.fault);
    const refusal = this.writes.refusal();
    return refusal !== null && this.lines()[this.refusedAt() ?? -1] === entry
      ? this.language.pick(refusal)
      : null;
  }

  protected who({ label, persons }: TypedEntry): string {
    const names = persons.map(toldPerson).join(' – ');
    return label === null ? names : `${label}: ${names}`;
  }

  protected choose(kind: string): void {
    this.chosen.set(ENTRY_KINDS.find((each) => each === kind) ?? null);
  }

  protected type(text: string): void {
    this.writes.refusal.set(null);
    this.text.set(text);
  }

  protected toggle(): void {
    this.open.update((open) => !open);
    if (this.open()) setTimeout(() => this.field()?.nativeElement.focus());
  }

  protected close(): void {
    this.open.set(false);
    this.button().nativeElement.focus();
  }

  protected async send(event: Event): Promise<void> {
    event.preventDefault();
    if (!this.canSend()) return;
    const lines = this.lines();
    const entries = lines.map(({ number, label, persons, club }) => ({
      ...{ number, kind: this.kind(), members: persons },
      ...(label === null ? {} : { label }),
      ...(club === null ? {} : { club }),
    }));
    const input = { competition: this.competition(), entries };
    const done = await this.writes.sendOnce(RegisterEntries, 'registerEntries', input);
    if (done === null) return;
    this.text.set('');
    this.close();
    this.announcer.say(this.texts().registered(lines.length));
    this.written.emit(done.position);
  }
}
