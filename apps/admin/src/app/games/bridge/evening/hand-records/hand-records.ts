import { ChangeDetectionStrategy, Component, computed, inject, input, signal } from '@angular/core';
import type { EveningView } from '@arbitre/rules/bridge';
import { Announcer } from '../../../../announce/announcer';
import { pageTexts } from '../../../../language/page-texts';
import { SessionContext } from '../../../../sessions/session-context';
import { handsOf } from './hands-of-games';
import { recordTexts } from './record-texts';

/** The hand records of the boards, from a file of whoever dealt them: leads that are entered are held against them. */
@Component({
  selector: 'arb-hand-records',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    @if (context.mayRule()) {
      <details class="panel box pad" data-testid="hand-records">
        <summary>{{ texts().title(known().length, boards().size) }}</summary>
        <p class="soft small">{{ texts().help }}</p>
        <label class="field">
          <span>{{ texts().file }}</span>
          <input
            class="input"
            type="file"
            name="hands"
            accept=".pbn,.txt"
            [disabled]="context.busy()"
            (change)="read($event)"
          />
        </label>
        @if (said(); as said) {
          <p class="notice" role="status">{{ said }}</p>
        }
      </details>
    }
  `,
})
export class HandRecords {
  private readonly announcer = inject(Announcer);
  protected readonly context = inject(SessionContext);
  protected readonly texts = pageTexts(recordTexts);
  readonly view = input.required<EveningView>();
  protected readonly known = computed(() => this.view().handRecords);
  protected readonly boards = computed(
    () => new Set(this.view().rounds.flatMap(({ tables }) => tables.flatMap(({ boards }) => [...boards]))),
  );
  protected readonly said = signal('');

  protected async read(event: Event): Promise<void> {
    const field = event.target as HTMLInputElement;
    const file = field.files?.[0];
    if (file === undefined) return;
    const { readPbn } = await import('@arbitre/rules/games/bridge/pbn');
    const found = handsOf(readPbn(await file.text()).games, this.boards());
    field.value = '';
    const recorded =
      found.length > 0 &&
      (await this.context.record(...found.map((each) => ({ do: 'record-hands', ...each }))));
    // What was refused is said by the page.
    if (found.length > 0 && !recorded) return;
    const says = found.length === 0 ? this.texts().none : this.texts().recorded(found.length);
    this.said.set(says);
    this.announcer.say(says);
  }
}
