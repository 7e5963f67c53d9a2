import {
  ChangeDetectionStrategy,
  Component,
  computed,
  ElementRef,
  inject,
  input,
  output,
} from '@angular/core';
import { pageTexts } from '../../language/page-texts';
import { focusNextKey } from '../acts/next-key';
import { type SessionAct, SessionContext } from '../session-context';
import { lotTexts } from './lot-texts';
import { type CommitmentOf, OwnSeed } from './own-seed';

/**
 * A lot in two steps: the hash of a seed is published, then the seed is told and draws. Anybody can draw again
 * and compare.
 */
@Component({
  selector: 'arb-lot-key',
  changeDetection: ChangeDetectionStrategy.OnPush,
  providers: [OwnSeed],
  template: `
    @if (seed() !== null) {
      <button
        type="button"
        class="button main"
        data-testid="draw"
        [disabled]="context.busy()"
        (click)="draw()"
      >
        {{ draws() }}
      </button>
      <p class="soft small" data-testid="commitment">
        {{ texts().committed }} <span class="mono">{{ commitment() }}</span>
      </p>
    } @else if (!fits()) {
      <ng-content />
    } @else {
      <button
        type="button"
        class="button"
        [class.main]="main()"
        data-testid="commit"
        [disabled]="context.busy()"
        (click)="commit()"
      >
        {{ commits() || texts().commit }}
      </button>
      <p class="soft small">{{ commitment() === null ? texts().help : texts().lost }}</p>
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
      min-height: var(--target);
    }
    .mono {
      overflow-wrap: anywhere;
    }
  `,
})
export class LotKey {
  protected readonly texts = pageTexts(lotTexts);
  protected readonly context = inject(SessionContext);
  private readonly seeds = inject(OwnSeed);
  private readonly host = inject<ElementRef<HTMLElement>>(ElementRef);
  /** What was published of a seed that is not told yet; null where there is none. */
  readonly commitment = input.required<string | null>();
  readonly commitmentOf = input.required<CommitmentOf>();
  /** What publishes the hash; the commitment is added. */
  readonly committing = input<SessionAct>({ do: 'commit-lot' });
  /** What draws; the seed is added. */
  readonly act = input.required<SessionAct>();
  /** Whether the lot fits whoever is there; what stands in this element says why not. */
  readonly fits = input(true);
  /** What the two keys say. */
  readonly commits = input('');
  readonly draws = input.required<string>();
  /** Whether nothing else is to be done first. */
  readonly main = input(true);
  readonly drawn = output();
  protected readonly seed = computed(() =>
    this.seeds.of(this.context.id(), this.commitment(), this.commitmentOf()),
  );

  protected async commit(): Promise<void> {
    const commitment = this.seeds.choose(this.context.id(), this.commitmentOf());
    const region = this.region() ?? this.host.nativeElement;
    if (await this.context.record({ ...this.committing(), commitment })) focusNextKey(region);
  }

  /** What comes next stands in the region around; this element may offer the next lot already. */
  protected async draw(): Promise<void> {
    const seed = this.seed();
    const region = this.region();
    if (seed === null || !(await this.context.record({ ...this.act(), seed }))) return;
    this.seeds.forget(this.context.id());
    this.drawn.emit();
    focusNextKey(region);
  }

  private region(): HTMLElement | null {
    return this.host.nativeElement.closest<HTMLElement>('[data-keys]');
  }
}
