import {
  ChangeDetectionStrategy,
  Component,
  computed,
  effect,
  inject,
  input,
  signal,
  viewChild,
} from '@angular/core';
import { Session } from '../../account/account';
import { pageTexts } from '../../language/page-texts';
import { ActButton } from '../../writes/act-button';
import type { Given } from '../../writes/form-field';
import { CloseClub, ReopenClub } from '../people.operations';
import { RegistryWrites, registryWrites } from '../registry';
import { closingFields, reopeningFields } from './club-fields';
import { closingTexts } from './closing-texts';

/** Closes a club, or reopens it: for whoever may. */
@Component({
  selector: 'arb-club-closing',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [ActButton],
  providers: registryWrites,
  template: `
    @if (closedOn() === null) {
      @if (may('closeClub')) {
        <arb-act-button
          act="closeClub"
          [label]="texts().close"
          [says]="texts().closeHelp(members())"
          [fields]="closing()"
          [write]="close"
        />
      }
    } @else if (may('reopenClub')) {
      <arb-act-button
        act="reopenClub"
        [label]="texts().reopen"
        [says]="texts().reopenHelp"
        [fields]="reopening()"
        [write]="reopen"
      />
    }
  `,
})
export class ClubClosing {
  private readonly writes = inject(RegistryWrites);
  private readonly session = inject(Session);
  protected readonly texts = pageTexts(closingTexts);
  readonly number = input.required<string>();
  readonly closedOn = input.required<string | null>();
  /** How many are in it today; null where that is not known. */
  readonly members = input.required<number | null>();
  protected readonly closing = computed(() => closingFields(this.texts(), this.number()));
  protected readonly reopening = computed(() => reopeningFields(this.texts()));

  private readonly button = viewChild(ActButton);
  /** The button by which something was written last: it goes once the read models have followed. */
  private readonly used = signal<ActButton | null>(null);

  constructor() {
    effect(() => {
      this.keepFocus();
    });
  }

  protected may(operation: string): boolean {
    return this.session.operations().has(operation);
  }

  protected readonly close = ({ on = '', reason = '' }: Given): Promise<boolean> =>
    this.by(this.writes.write(CloseClub, 'closeClub', { club: this.number(), on, reason }));

  protected readonly reopen = ({ reason = '' }: Given): Promise<boolean> =>
    this.by(this.writes.write(ReopenClub, 'reopenClub', { club: this.number(), reason }));

  private async by(written: Promise<boolean>): Promise<boolean> {
    const button = this.button() ?? null;
    const done = await written;
    if (done) this.used.set(button);
    return done;
  }

  /** Where the button that was used had the focus, the one that stands instead has it. */
  private keepFocus(): void {
    const [used, button] = [this.used(), this.button()];
    if (used === null || button === undefined || button === used) return;
    this.used.set(null);
    if (document.activeElement === document.body) button.focus();
  }
}
