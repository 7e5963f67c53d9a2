import {
  ChangeDetectionStrategy,
  Component,
  computed,
  inject,
  input,
  linkedSignal,
  output,
  signal,
} from '@angular/core';
import type { ScrabbleSessionView } from '@arbitre/rules/scrabble';
import { Language } from '../../../../language/language';
import { Roving, RovingItem } from '../../../../lists/roving';
import { pageTexts } from '../../../../language/page-texts';
import type { SessionEntries } from '../../../../sessions/session-entries';
import { scrabbleTexts } from '../../texts';
import { filtered, rowsOf, sorted, verdictOf, type SortKey, type Sorting } from './judged-rows';
import { judgingTexts } from './judging-texts';

type Round = ScrabbleSessionView['rounds'][number];
export type SlipAt = { readonly round: number; readonly entry: string };

/** The judged slips of any round, closed ones too: found by number, name, word or verdict; each can be corrected. */
@Component({
  selector: 'arb-judged-list',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [Roving, RovingItem],
  templateUrl: './judged-list.html',
  styleUrl: './judged-list.scss',
})
export class JudgedList {
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(judgingTexts);
  protected readonly game = pageTexts(scrabbleTexts);
  /** Rounds that have slips. */
  readonly rounds = input.required<readonly Round[]>();
  /** The round that is shown unless somebody picks another. */
  readonly current = input.required<number>();
  readonly entries = input.required<SessionEntries>();
  readonly asked = input(0);
  readonly opened = output<SlipAt>();
  /** What the address asks for goes first, until another round is being judged. */
  protected readonly picked = linkedSignal<{ asked: number; current: number }, number>({
    source: () => ({ asked: this.asked(), current: this.current() }),
    computation: ({ asked, current }, previous) =>
      asked > 0 && asked !== previous?.source.asked ? asked : current,
  });
  protected readonly text = signal('');
  protected readonly verdict = signal('');
  private readonly sorting = signal<Sorting>({ key: 'number', down: false });
  protected readonly round = computed(
    () =>
      this.rounds().find(({ number }) => number === this.picked()) ??
      (this.rounds().at(-1) as unknown as Round),
  );
  protected readonly all = computed(() => rowsOf(this.round(), this.entries()));
  protected readonly rows = computed(() =>
    sorted(filtered(this.all(), { text: this.text(), verdict: this.verdict() }), this.sorting()),
  );
  protected readonly verdicts = computed(() => [...new Set(this.all().map(verdictOf))]);
  protected readonly heads = computed(() => {
    const labels: readonly (readonly [SortKey, string])[] = [
      ['number', this.texts().number],
      ['name', this.game().player],
      ['word', this.game().slip],
      ['points', this.game().credited],
    ];
    const { key: by, down } = this.sorting();
    return labels.map(([key, label]) => ({
      key,
      label,
      sort: key === by ? (down ? ('descending' as const) : ('ascending' as const)) : null,
      mark: key === by ? (down ? '▼' : '▲') : '',
    }));
  });

  protected readonly verdictIn = verdictOf;

  protected verdictName(verdict: string): string {
    return verdict === 'missing' ? this.texts().missing : (this.game().verdicts[verdict] ?? verdict);
  }

  protected sortBy(key: SortKey): void {
    this.sorting.update((before) => ({ key, down: before.key === key ? !before.down : key === 'points' }));
  }

  protected openFirst(): void {
    const first = this.rows()[0];
    if (first !== undefined) this.opened.emit({ round: this.round().number, entry: first.entry });
  }
}
