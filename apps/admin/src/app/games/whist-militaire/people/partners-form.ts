import { ChangeDetectionStrategy, Component, computed, inject, signal } from '@angular/core';
import { pageTexts } from '../../../language/page-texts';
import { SessionContext } from '../../../sessions/session-context';
import { deskTexts } from '../desk/desk-texts';
import type { OfferingView } from '../desk/steps';

/** WM-1.3: in which order the team-mates face their captain; each comes once, so that two choices say it. */
@Component({
  selector: 'arb-partners-form',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <details>
      <summary>{{ texts().partners }}</summary>
      <form data-testid="choose-partners" (submit)="set($event)">
        <label class="field">
          <span>{{ texts().team }}</span>
          <select class="input" name="team" (change)="choose($any($event.target).value)">
            @for (one of teams(); track one.team) {
              <option [value]="one.team" [selected]="one.team === team()?.team">
                {{ called(one.team) }}
              </option>
            }
          </select>
        </label>
        @for (place of [0, 1]; track place) {
          <label class="field">
            <span>{{ texts().partnerIn(place + 1) }}</span>
            <select class="input" (change)="put(place, $any($event.target).value)">
              @for (player of offered(place); track player) {
                <option [value]="player" [selected]="player === order()[place]">
                  {{ context.person(player) }}
                </option>
              }
            </select>
          </label>
        }
        <p class="small soft">{{ texts().last(context.person(order()[2] ?? '')) }}</p>
        <button type="submit" class="button main" [disabled]="context.busy()">
          {{ texts().setPartners }}
        </button>
      </form>
    </details>
  `,
  styleUrl: './forms.scss',
})
export class PartnersForm {
  protected readonly context = inject(SessionContext);
  protected readonly texts = pageTexts(deskTexts);
  protected readonly teams = computed(() => (this.context.view() as OfferingView).teams);
  private readonly chosen = signal('');
  private readonly changed = signal<readonly string[] | null>(null);
  protected readonly team = computed(
    () => this.teams().find(({ team }) => team === this.chosen()) ?? this.teams()[0],
  );
  protected readonly order = computed(
    () => this.changed() ?? this.team()?.partners ?? this.team()?.players ?? [],
  );

  protected called(team: string): string {
    return this.context.entries().get(team)?.name ?? team;
  }

  protected choose(team: string): void {
    this.chosen.set(team);
    this.changed.set(null);
  }

  /** Always in the order of the team: a list that changes under arrows leads nowhere. */
  protected offered(place: number): readonly string[] {
    const left = this.order().slice(place);
    return (this.team()?.players ?? []).filter((player) => left.includes(player));
  }

  /** Whoever stood there changes places with him. */
  protected put(place: number, player: string): void {
    const before = this.order();
    const other = before[place] ?? player;
    this.changed.set(before.map((each) => (each === player ? other : each === other ? player : each)));
  }

  protected async set(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const team = this.team()?.team;
    if (team === undefined) return;
    const done = await this.context.record({ do: 'choose-partners', team, partners: this.order() });
    if (done) this.changed.set(null);
  }
}
