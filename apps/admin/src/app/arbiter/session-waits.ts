import { NgComponentOutlet } from '@angular/common';
import { ChangeDetectionStrategy, Component, effect, inject, input } from '@angular/core';
import { GameOnPage, partOf } from '../games/game-on-page';
import { ActForms } from '../sessions/acts/act-forms';
import { SessionContext } from '../sessions/session-context';

/** What one session holds for the arbiter, shown by its game: what is asked of him there and stands in no deal. */
@Component({
  selector: 'arb-session-waits',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [NgComponentOutlet],
  providers: [SessionContext, ActForms],
  template: `
    @if (shown(); as component) {
      <ng-container *ngComponentOutlet="component" />
    }
  `,
})
export class SessionWaits {
  private readonly context = inject(SessionContext);
  private readonly game = inject(GameOnPage);
  readonly number = input.required<number>();
  protected readonly shown = partOf(() =>
    this.context.session() === null ? undefined : this.game.face()?.waits,
  );

  constructor() {
    effect(() => {
      this.context.number.set(this.number());
    });
  }
}
