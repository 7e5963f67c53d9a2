import { ChangeDetectionStrategy, Component, computed, inject, signal } from '@angular/core';
import type { TournamentView } from '@arbitre/rules/whist-militaire';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import { textIn, textsIn } from '../../../sessions/form-values';
import { personsOf } from '../../../sessions/person-names';
import { SessionContext } from '../../../sessions/session-context';
import { CompetitionContext } from '../../../standings/competition-context';
import { deskTexts } from '../desk/desk-texts';
import { teamInOrder } from '../desk/steps';
import { whistMilitaireTexts } from '../texts';

const GAMES = 3;
const PLAYERS = 4;
const SUITS = ['C', 'D', 'H', 'S'] as const;

/** Before the first game: teams enter, then the schedule is published for good (WM-1.4). */
@Component({
  selector: 'arb-prepare-form',
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './prepare-form.html',
  styleUrl: './prepare-form.scss',
})
export class PrepareForm {
  protected readonly language = inject(Language);
  protected readonly context = inject(SessionContext);
  protected readonly texts = pageTexts(whistMilitaireTexts);
  protected readonly desk = pageTexts(deskTexts);
  private readonly competition = inject(CompetitionContext);
  protected readonly suits = SUITS;
  protected readonly numbers = [1, 2, 3, 4] as const;
  protected readonly games = Array.from({ length: GAMES }, (_, index) => index + 1);
  private readonly entered = computed(() =>
    (this.context.view() as TournamentView).teams.map(({ team }) => team),
  );
  /** Entries that are not in the tournament yet. */
  protected readonly waiting = computed(() =>
    [...this.context.entries()].filter(([id]) => !this.entered().includes(id)),
  );
  /** What somebody chose or began to fill in: a team that enters meanwhile does not change it. */
  private readonly held = signal<string | null>(null);
  protected readonly team = computed(() => this.held() ?? this.waiting()[0]?.[0] ?? '');
  /** Teams that are here and not in yet: all of them enter by one key. */
  protected readonly here = computed(() => this.waiting().filter(([, { present }]) => present));
  /** Teams to choose from; the one that is held stays, and the server says when it is in already. */
  protected readonly offered = computed(() => {
    const held = this.held();
    return [...this.context.entries()].filter(([id]) => id === held || !this.entered().includes(id));
  });
  protected readonly canPublish = computed(() => this.entered().length >= 2);
  protected readonly date = computed(() => this.competition.head()?.startsOn ?? '');

  /** Whom the team may name: its persons, and four places where fewer are known. */
  protected readonly persons = computed(() => personsOf(this.context.entries(), this.team(), PLAYERS));

  protected hold(): void {
    this.held.set(this.team());
  }

  protected choose(event: Event): void {
    if (event.target instanceof HTMLSelectElement) this.held.set(event.target.value);
  }

  protected async enter(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const players = textsIn(form, 'player');
    const act = { do: 'enter-team', team: this.team(), captain: players[0] ?? '', players };
    if (!(await this.context.record(act))) return;
    this.held.set(null);
  }

  protected enterAll(): void {
    void this.context.record(...this.here().map(([team]) => teamInOrder(team)));
  }

  protected publish(event: SubmitEvent): void {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const trumps = textsIn(form, 'trump');
    const schedule = { date: textIn(form, 'date'), games: trumps.length, trumps };
    void this.context.record({ do: 'publish-schedule', ...schedule });
  }
}
