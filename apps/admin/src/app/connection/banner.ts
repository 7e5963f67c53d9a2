import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { Language } from '../language/language';
import { Connection } from './connection';

/** Says that the server cannot be reached or is of another version than the page, and what to do about it. */
@Component({
  selector: 'arb-connection-banner',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    @if (connection.outdated()) {
      <div class="banner no-print" role="status" data-testid="outdated-banner">
        <p>
          <strong>{{ language.texts().connection.outdated }}</strong>
          {{ language.texts().connection.outdatedHelp }}
        </p>
        <button type="button" class="button" (click)="reload()">
          {{ language.texts().connection.reload }}
        </button>
      </div>
    } @else if (connection.state() !== 'up' && !connection.isTold()) {
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
})
export class ConnectionBanner {
  protected readonly connection = inject(Connection);
  protected readonly language = inject(Language);

  protected reload(): void {
    location.reload();
  }
}
