import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import type { EveningView } from '@arbitre/rules/whist';
import { Language } from '../../language/language';
import { pageTexts } from '../../language/page-texts';
import { SessionContext } from '../../sessions/session-context';
import { playerName } from './player-name';
import { whistTexts } from './texts';

const SIDES = [
  { side: 'NS', seats: ['N', 'S'] },
  { side: 'EW', seats: ['E', 'W'] },
] as const;

/** The score of one partie: who sits where, points, manches and robres won, fiches. */
@Component({
  selector: 'arb-partie-score',
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './partie-score.html',
  styleUrl: './partie-score.scss',
})
export class PartieScore {
  protected readonly language = inject(Language);
  private readonly context = inject(SessionContext);
  protected readonly texts = pageTexts(whistTexts);
  readonly title = input.required<string>();
  readonly partie = input.required<EveningView['partie']>();
  readonly seating = input.required<NonNullable<EveningView['seating']>>();
  readonly dealer = input.required<EveningView['dealer']>();
  readonly variant = input.required<string>();
  /** Entry of each player: a player who is an entry by himself goes by its name. */
  readonly entryOf = input.required<EveningView['entries']>();
  protected readonly hasManches = computed(() => this.variant() !== 'base');
  /** Points of the manche under way; a partie of manches that is over has none. */
  protected readonly hasPoints = computed(() => !this.hasManches() || !this.partie().over);
  protected readonly hasRobres = computed(() => this.variant() === 'partie-simple-2');
  protected readonly rows = computed(() =>
    SIDES.map(({ side, seats }) => ({
      side,
      seats: seats.map((seat) => ({
        seat,
        player: playerName(this.seating()[seat], this.entryOf(), this.context),
        deals: seat === this.dealer(),
      })),
      points: this.partie().points[side],
      manches: this.partie().manches.filter(({ winner }) => winner === side).length,
      robres: this.partie().robres.filter(({ winner }) => winner === side).length,
      fiches: this.partie().fiches[side],
      won: this.partie().winner === side,
    })),
  );
}
