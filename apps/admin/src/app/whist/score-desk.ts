import { ChangeDetectionStrategy, Component, computed, inject, input, linkedSignal } from '@angular/core';
import type { EveningView } from '@arbitre/rules';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { Session } from '../session/session';
import { SessionContext } from '../sessions/session-context';
import { numberIn, textIn } from '../sessions/form-values';
import { playerName } from './player-name';
import { whistTexts } from './texts';

const SEATS = ['N', 'E', 'S', 'W'] as const;

/** Writes the score of an evening: each coup, its correction while it may be, the cut, the confirmed result. */
@Component({
  selector: 'arb-score-desk',
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './score-desk.html',
  styleUrl: './desk.scss',
})
export class ScoreDesk {
  private readonly account = inject(Session).account;
  protected readonly language = inject(Language);
  protected readonly context = inject(SessionContext);
  protected readonly texts = pageTexts(whistTexts);
  readonly view = input.required<EveningView>();
  protected readonly seats = SEATS;
  protected readonly name = (player: string) =>
    playerName(player, this.view().entries, this.context.entries());
  /** The last coup is scored anew. */
  protected readonly correcting = linkedSignal({ source: this.view, computation: () => false });
  protected readonly nextDealer = computed(() => {
    const { dealer, settings } = this.view();
    if (dealer === null || settings.succession !== 'left') return dealer ?? 'N';
    return SEATS[(SEATS.indexOf(dealer) + 1) % SEATS.length] ?? 'N';
  });

  protected async enter(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const points = { NS: numberIn(form, 'NS'), EW: numberIn(form, 'EW') };
    const last = this.view().lastCoup;
    const act =
      this.correcting() && last !== null
        ? { do: 'correct-coup', deal: last.deal, points }
        : {
            ...{ do: 'enter-coup', deal: this.nextDeal(), dealer: this.view().dealer, points },
            nextDealer: textIn(form, 'nextDealer'),
          };
    if (!(await this.context.record(act))) return;
    form.reset();
    form.querySelector('input')?.focus();
  }

  protected cut(): void {
    void this.context.record({ do: 'cut-next' });
  }

  protected confirm(): void {
    void this.context.record({ do: 'confirm-result', by: this.account()?.id ?? '' });
  }

  /** `<competition>.s1-r2-t1-b3`: the third coup of the second partie, as a deal of it would be called. */
  private nextDeal(): string {
    const { lastCoup, finished } = this.view();
    const number = Number(/-b(\d+)$/u.exec(lastCoup?.deal ?? '')?.[1] ?? 0) + 1;
    return `${this.context.id()}-r${finished.length + 1}-t1-b${number}`;
  }
}
