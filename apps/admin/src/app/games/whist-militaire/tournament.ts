import { ChangeDetectionStrategy, Component, computed, inject } from '@angular/core';
import { toSignal } from '@angular/core/rxjs-interop';
import { ActivatedRoute, RouterLink } from '@angular/router';
import type { TournamentView } from '@arbitre/rules/whist-militaire';
import { NotationText } from '../../cards/notation-text';
import { Language } from '../../language/language';
import { pageTexts } from '../../language/page-texts';
import { SessionContext } from '../../sessions/session-context';
import { Encounter } from './sheet/encounter';
import { PrepareForm } from './teams/prepare-form';
import { TeamList } from './teams/team-list';
import { whistMilitaireTexts } from './texts';

/** The tournament of whist militaire: its games with tables, boxes and sheets, its teams and what was ruled of them. */
@Component({
  selector: 'arb-whist-militaire-tournament',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [RouterLink, NotationText, Encounter, TeamList, PrepareForm],
  templateUrl: './tournament.html',
  styleUrl: './tournament.scss',
})
export class WhistMilitaireTournament {
  protected readonly language = inject(Language);
  protected readonly context = inject(SessionContext);
  protected readonly texts = pageTexts(whistMilitaireTexts);
  private readonly address = toSignal(inject(ActivatedRoute).queryParamMap);
  protected readonly view = computed(() => this.context.view() as TournamentView);
  protected readonly games = computed(() => this.view().games);
  /** The game in the address; else the one that was announced last. */
  protected readonly shown = computed(() => {
    const asked = Number(this.address()?.get('game') ?? 0);
    const number = this.games().some(({ game }) => game === asked)
      ? asked
      : Math.max(1, this.view().announced);
    return this.games().find(({ game }) => game === number) ?? null;
  });
  protected readonly next = computed(() => {
    const next = this.view().announced + 1;
    return this.games().some(({ game }) => game === next) ? next : null;
  });

  protected announce(game: number): void {
    void this.context.record({ do: 'announce-rotation', game });
  }

  protected name(team: string): string {
    return this.context.entries().get(team)?.name ?? team;
  }
}
