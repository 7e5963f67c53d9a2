import { ChangeDetectionStrategy, Component, computed, inject } from '@angular/core';
import { toSignal } from '@angular/core/rxjs-interop';
import { ActivatedRoute } from '@angular/router';
import { NotationText } from '../../cards/notation-text';
import { Language } from '../../language/language';
import { pageTexts } from '../../language/page-texts';
import { PrintedPart } from '../../print/printed-part';
import { PartBar } from '../../sessions/parts/part-bar';
import { SessionContext } from '../../sessions/session-context';
import { Undoing } from '../../undo/undoing';
import { deskTexts } from './desk/desk-texts';
import { HallKeys } from './desk/hall-keys';
import type { OfferingView } from './desk/steps';
import { PeopleDesk } from './people/people-desk';
import { type Printed, PRINTS, TournamentPrint } from './print/tournament-print';
import { Encounter } from './sheet/encounter';
import { PrepareForm } from './teams/prepare-form';
import { TeamList } from './teams/team-list';
import { whistMilitaireTexts } from './texts';

/** The tournament of whist militaire: its games with tables, boxes and sheets, its teams and what was ruled of them. */
@Component({
  selector: 'arb-whist-militaire-tournament',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [NotationText, HallKeys, Encounter, TeamList, PartBar, PeopleDesk, PrepareForm, TournamentPrint],
  providers: [PrintedPart, Undoing],
  templateUrl: './tournament.html',
  styleUrl: './tournament.scss',
})
export class WhistMilitaireTournament {
  protected readonly language = inject(Language);
  protected readonly context = inject(SessionContext);
  protected readonly texts = pageTexts(whistMilitaireTexts);
  protected readonly desk = pageTexts(deskTexts);
  private readonly address = toSignal(inject(ActivatedRoute).queryParamMap);
  protected readonly view = computed(() => this.context.view() as OfferingView);
  protected readonly games = computed(() => this.view().games);
  /** The game in the address; else the one that was announced last. */
  protected readonly shown = computed(() => {
    const asked = Number(this.address()?.get('game') ?? 0);
    const number = this.games().some(({ game }) => game === asked)
      ? asked
      : Math.max(1, this.view().announced);
    return this.games().find(({ game }) => game === number) ?? null;
  });
  protected readonly prints = PRINTS;
  protected readonly printing = inject<PrintedPart<Printed>>(PrintedPart);

  protected readonly parts = computed(() =>
    this.games().map(({ game }) => ({ number: game, name: this.texts().game(game) })),
  );

  protected trumpOf(number: number): string {
    return this.games().find(({ game }) => game === number)?.trump ?? '';
  }

  protected name(team: string): string {
    return this.context.entries().get(team)?.name ?? team;
  }
}
