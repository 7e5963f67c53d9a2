import { ChangeDetectionStrategy, Component, computed, inject, input, signal } from '@angular/core';
import type { TournamentView } from '@arbitre/rules/whist-militaire';
import { NotationText } from '../../../cards/notation-text';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import { SessionContext } from '../../../sessions/session-context';
import { ReasonForm } from '../../../sessions/reason-form';
import { whistMilitaireTexts } from '../texts';

/** The teams with their captains, who plays for whom, and what was decided of them: disqualified, refunds, measures. */
@Component({
  selector: 'arb-team-list',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [NotationText, ReasonForm],
  templateUrl: './team-list.html',
  styleUrl: './team-list.scss',
})
export class TeamList {
  protected readonly language = inject(Language);
  protected readonly context = inject(SessionContext);
  protected readonly texts = pageTexts(whistMilitaireTexts);
  readonly view = input.required<TournamentView>();
  /** The team about to be disqualified, and the player at fault. */
  protected readonly judging = signal<string | null>(null);
  protected readonly culprit = signal('');
  protected readonly substitutes = computed(() =>
    Object.entries(this.view().substitutes).map(([player, by]) => ({ player, by })),
  );

  /** The score sheets as they are printed before the first deal (WM-1.4). */
  protected readonly printed = computed(() => this.view().teams.filter(({ sheet }) => sheet.length > 0));

  protected name(team: string): string {
    return this.context.entries().get(team)?.name ?? team;
  }

  protected persons(players: readonly string[]): string {
    return players.map(this.context.person).join(', ');
  }

  protected judge(team: string, captain: string): void {
    this.judging.set(team);
    this.culprit.set(captain);
  }

  protected pick(event: Event): void {
    if (event.target instanceof HTMLSelectElement) this.culprit.set(event.target.value);
  }

  protected async disqualify(reason: string): Promise<void> {
    const act = { do: 'disqualify', team: this.judging(), player: this.culprit(), reason };
    if (await this.context.record(act)) this.judging.set(null);
  }

  protected refund(team: string): void {
    void this.context.record({ do: 'request-refund', team });
  }
}
