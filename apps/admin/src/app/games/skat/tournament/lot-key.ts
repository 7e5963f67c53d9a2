import {
  ChangeDetectionStrategy,
  Component,
  computed,
  ElementRef,
  inject,
  input,
  output,
} from '@angular/core';
import { skatLotCommitment } from '@arbitre/rules/skat';
import { pageTexts } from '../../../language/page-texts';
import { focusNextKey } from '../../../sessions/acts/next-key';
import { OwnSeed } from '../../../sessions/lots/own-seed';
import { type SessionAct, SessionContext } from '../../../sessions/session-context';
import { skatTexts } from '../texts';

/** A lot in two steps: the hash of its seed is published, then the seed is told and draws. Anybody can draw again and compare. */
@Component({
  selector: 'arb-lot-key',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    @if (seed() === null) {
      <button type="button" class="button main" [disabled]="context.busy()" (click)="commit()">
        {{ commits() }}
      </button>
      <p class="soft small">
        {{ commitment() === null ? texts().tournament.lot.help : texts().tournament.lot.lost }}
      </p>
    } @else {
      <button type="button" class="button main" [disabled]="context.busy()" (click)="draw()">
        {{ draws() }}
      </button>
      <p class="soft small" data-testid="commitment">
        {{ texts().tournament.lot.committed }} <span class="mono">{{ commitment() }}</span>
      </p>
    }
  `,
  styles: `
    :host {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0.25rem 0.75rem;
      flex: 1 0 100%;
    }
    .button {
      min-height: 2.75rem;
    }
    .mono {
      overflow-wrap: anywhere;
    }
  `,
})
export class LotKey {
  private readonly host = inject<ElementRef<HTMLElement>>(ElementRef);
  private readonly seeds = inject(OwnSeed);
  protected readonly texts = pageTexts(skatTexts);
  protected readonly context = inject(SessionContext);
  readonly commitment = input.required<string | null>();
  /** What the two keys say. */
  readonly commits = input.required<string>();
  readonly draws = input.required<string>();
  /** What is drawn; the seed is added. */
  readonly act = input.required<SessionAct>();
  readonly drawn = output();
  protected readonly seed = computed(() =>
    this.seeds.of(this.context.id(), this.commitment(), skatLotCommitment),
  );

  protected commit(): void {
    const commitment = this.seeds.choose(this.context.id(), skatLotCommitment);
    void this.record({ do: 'commit-lot', commitment });
  }

  protected async draw(): Promise<void> {
    const seed = this.seed();
    if (seed === null || !(await this.record({ ...this.act(), seed }))) return;
    this.seeds.forget(this.context.id());
    this.drawn.emit();
  }

  private async record(act: SessionAct): Promise<boolean> {
    const region = this.host.nativeElement.closest<HTMLElement>('[data-keys]');
    const done = await this.context.record(act);
    if (done) focusNextKey(region);
    return done;
  }
}
