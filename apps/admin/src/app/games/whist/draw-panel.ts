import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import type { EveningView } from '@arbitre/rules/whist';
import { NotationText } from '../../cards/notation-text';
import { Language } from '../../language/language';
import { pageTexts } from '../../language/page-texts';
import { textIn } from '../../sessions/form-values';
import { SessionContext } from '../../sessions/session-context';
import { playerName } from './player-name';
import { whistTexts } from './texts';

const SEATS = ['N', 'E', 'S', 'W'] as const;

/** The draw for partners, card by card, and the seats that the lowest chooses (WHC-TIRAGE-5). */
@Component({
  selector: 'arb-draw-panel',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [NotationText],
  templateUrl: './draw-panel.html',
  styleUrl: './desk.scss',
})
export class DrawPanel {
  protected readonly language = inject(Language);
  protected readonly context = inject(SessionContext);
  protected readonly texts = pageTexts(whistTexts);
  readonly view = input.required<EveningView>();
  protected readonly seats = SEATS;
  protected readonly draws = computed(() =>
    this.view().players.map((player) => ({ player, cards: this.view().draws[player] ?? [] })),
  );
  protected readonly name = (player: string) => playerName(player, this.view().entries, this.context);
  /** The two who sit on either side of the chooser. */
  protected readonly opponents = computed(
    () => this.view().teams.find((team) => !team.includes(this.view().firstDealer)) ?? [],
  );

  protected names(players: readonly string[]): string {
    return players.map(this.name).join(', ');
  }

  protected async draw(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const cards = textIn(form, 'card').toUpperCase().split(/\s+/u);
    const act = { do: 'draw', player: textIn(form, 'player'), pack: textIn(form, 'pack'), cards };
    if (!(await this.context.record(act))) return;
    form.reset();
    form.querySelector('input')?.focus();
  }

  /** Partners sit opposite, so that the chooser's seat and his left say all four. */
  protected sit(event: SubmitEvent): void {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const { firstDealer: player, teams } = this.view();
    const partner = teams.flat().find((each) => each !== player && !this.opponents().includes(each)) ?? '';
    const left = textIn(form, 'left');
    const right = this.opponents().find((each) => each !== left) ?? '';
    const first = SEATS.findIndex((seat) => seat === textIn(form, 'seat'));
    const around = [player, left, partner, right];
    const seats = Object.fromEntries(around.map((each, step) => [SEATS[(first + step) % 4] ?? 'N', each]));
    void this.context.record({ do: 'choose-seats', player, pack: textIn(form, 'pack'), seats });
  }
}
