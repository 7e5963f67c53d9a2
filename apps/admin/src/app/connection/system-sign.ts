import {
  ChangeDetectionStrategy,
  Component,
  DestroyRef,
  computed,
  effect,
  inject,
  signal,
} from '@angular/core';
import { GraphQL } from '../graphql/client';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { Connection } from './connection';
import { ServerStatus, type ServerStatusResult } from './status.operations';
import { systemState } from './system-sentences';
import { systemTexts } from './system-texts';

const askEvery = { good: 15_000, working: 3_000, bad: 3_000 } as const;

/**
 * Whether what is shown is what is recorded. Asks the server while the page is looked at: seldom while all is well, sooner
 * while it is not, so that the end of a disturbance is seen too.
 */
@Component({
  selector: 'arb-system-sign',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <details #panel (keydown.escape)="panel.open = false">
      <summary
        class="button quiet"
        data-testid="system"
        [attr.data-kind]="state().kind"
        [attr.aria-label]="texts().system + ' : ' + state().sentences.join('. ')"
        [title]="state().sentences.join('. ')"
      >
        <span class="dot" aria-hidden="true"></span>
        @if (state().kind !== 'good') {
          <span class="wide">{{ state().sentences[0] }}</span>
        }
      </summary>
      <div class="panel">
        <strong>{{ texts().system }}</strong>
        <ul>
          @for (sentence of state().sentences; track sentence) {
            <li>{{ sentence }}</li>
          }
        </ul>
      </div>
    </details>
  `,
  styleUrl: './system-sign.scss',
})
export class SystemSign {
  private readonly graphql = inject(GraphQL);
  private readonly connection = inject(Connection);
  private readonly language = inject(Language);
  private readonly status = signal<ServerStatusResult['status'] | null | undefined>(undefined);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;
  protected readonly texts = pageTexts(systemTexts);
  protected readonly state = computed(() => {
    const status = this.status();
    return status === undefined
      ? { kind: 'working' as const, sentences: ['…'] }
      : systemState(this.language.code(), status);
  });

  constructor() {
    const seen = (): void => {
      if (document.visibilityState === 'visible') void this.ask();
    };
    document.addEventListener('visibilitychange', seen);
    effect(() => {
      // Asked at the start too: the first value is a recovery like any other.
      this.connection.recoveries();
      void this.ask();
    });
    inject(DestroyRef).onDestroy(() => {
      this.ended = true;
      clearTimeout(this.timer);
      document.removeEventListener('visibilitychange', seen);
    });
  }

  private async ask(): Promise<void> {
    clearTimeout(this.timer);
    const status = await this.graphql.ask(ServerStatus, {}).then(
      (answer) => answer.status,
      () => null,
    );
    if (this.ended) return;
    this.status.set(status);
    clearTimeout(this.timer);
    // A page that nobody looks at asks nothing; it asks when it is looked at again.
    if (document.visibilityState === 'visible')
      this.timer = setTimeout(() => void this.ask(), askEvery[this.state().kind]);
  }
}
