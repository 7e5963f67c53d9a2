import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { Language } from '../language/language';
import { Connection } from './connection';

/** Says that the server cannot be reached, and what to do about it. */
@Component({
  selector: 'arb-connection-banner',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    @if (connection.state() !== 'up') {
      <div class="banner no-print" role="status" data-testid="connection-banner">
        <p>
          <strong>{{
            connection.state() === 'offline'
              ? language.texts().connection.offline
              : language.texts().connection.down
          }}</strong>
          {{ language.texts().connection.downHelp }}
        </p>
        <button type="button" class="button" (click)="connection.ask()">
          {{ language.texts().app.retry }}
        </button>
      </div>
    }
  `,
  styles: `
    .banner {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: center;
      gap: 0.5rem 1rem;
      padding: 0.5rem 1rem;
      background: var(--warn-soft);
      color: var(--warn);
      border-bottom: 1px solid color-mix(in srgb, var(--warn) 40%, transparent);
      font-size: var(--text-m);
    }
  `,
})
export class ConnectionBanner {
  protected readonly connection = inject(Connection);
  protected readonly language = inject(Language);
}
