import { ChangeDetectionStrategy, Component, computed, effect, inject } from '@angular/core';
import { Location } from '@angular/common';
import { toSignal } from '@angular/core/rxjs-interop';
import { ActivatedRoute, RouterLink } from '@angular/router';
import type { ScrabbleSessionView } from '@arbitre/rules/scrabble';
import { pageTexts } from '../../../language/page-texts';
import { SessionContext } from '../../../sessions/session-context';
import { CompetitionContext } from '../../../standings/competition-context';
import { ArbiterDesk } from '../desk/arbiter-desk';
import { SlipQueue } from '../desk/slips/slip-queue';
import { OwnSlip } from '../player/own-slip';
import { ScrabbleGame } from './game';
import { scrabbleTexts } from '../texts';

/** A held arrow key makes many steps; browsers allow only a few changes of the address. */
const addressAfter = 120;

/** A game of duplicate Scrabble: the board for everyone, the desk for arbiters (`?desk=1`, with the slips of a round: `&slips=3`). */
@Component({
  selector: 'arb-scrabble-session',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [RouterLink, ScrabbleGame, ArbiterDesk, OwnSlip],
  // Slips on their way outlive a look at the board.
  providers: [SlipQueue],
  template: `
    @if (view(); as view) {
      <div class="bar no-print">
        <p class="chip" data-testid="phase">{{ texts().phases[view.phase] }}</p>
        <nav class="tabs">
          <a routerLink="/solos" [queryParams]="{ competition: competition.id() }">{{ texts().solos }}</a>
          @if (context.mayRule()) {
            <a [routerLink]="[]" [class.on]="!atDesk()" [attr.aria-current]="atDesk() ? null : 'page'">{{
              texts().view
            }}</a>
            <a
              [routerLink]="[]"
              [queryParams]="{ desk: 1 }"
              [class.on]="atDesk()"
              [attr.aria-current]="atDesk() ? 'page' : null"
              data-testid="to-desk"
              >{{ texts().desk }}</a
            >
          }
        </nav>
      </div>
      @if (context.only(); as entry) {
        <arb-own-slip [view]="view" [entry]="entry" />
      }
      @if (atDesk()) {
        <arb-arbiter-desk [view]="view" [entries]="context.entries()" [asked]="slipsOf()" />
      } @else {
        <arb-scrabble-game
          [view]="view"
          [entries]="context.entries()"
          [round]="round()"
          (shown)="keep($event)"
        />
      }
    }
  `,
  styles: `
    :host {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: 0.75rem;
    }
    .bar {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: 0.5rem;
    }
  `,
})
export class ScrabbleSession {
  private readonly location = inject(Location);
  protected readonly texts = pageTexts(scrabbleTexts);
  protected readonly context = inject(SessionContext);
  protected readonly competition = inject(CompetitionContext);

  private addressTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly query = toSignal(inject(ActivatedRoute).queryParamMap);
  protected readonly view = computed(() => this.context.view() as ScrabbleSessionView | null);
  protected readonly atDesk = computed(() => this.context.mayRule() && this.query()?.has('desk') === true);
  protected readonly round = computed(() => this.query()?.get('round') ?? undefined);
  /** The round whose slips the address asks for; 0: whichever is being judged. */
  protected readonly slipsOf = computed(() => Number(this.query()?.get('slips') ?? 0));

  constructor() {
    effect((onCleanup) => {
      this.context.part.set(this.atDesk() ? this.texts().desk : '');
      onCleanup(() => {
        this.context.part.set('');
      });
    });
  }

  /** The address names the round that is shown, so that a link leads back to it; the page itself does not move. */
  protected keep(round: number): void {
    const [path = ''] = this.location.path().split('?');
    clearTimeout(this.addressTimer);
    this.addressTimer = setTimeout(() => {
      this.location.replaceState(path, round === 0 ? '' : `round=${round}`);
    }, addressAfter);
  }
}
