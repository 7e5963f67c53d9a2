import { ChangeDetectionStrategy, Component, inject, input, signal } from '@angular/core';
import type { TournamentView } from '@arbitre/rules/whist-militaire';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import { ReasonForm } from '../../../sessions/reason-form';
import { SessionContext } from '../../../sessions/session-context';
import { whistMilitaireTexts } from '../texts';

type Sheet = TournamentView['games'][number]['sheets'][number];

const chips: Readonly<Record<string, string>> = { final: 'good', disputed: 'bad', provisional: 'warn' };

/** A team's sheet of one game: its points, and the signature that makes them final (WM-IMP). */
@Component({
  selector: 'arb-sheet-line',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [ReasonForm],
  templateUrl: './sheet-line.html',
  styleUrl: './sheet-line.scss',
})
export class SheetLine {
  protected readonly language = inject(Language);
  protected readonly context = inject(SessionContext);
  protected readonly texts = pageTexts(whistMilitaireTexts);
  readonly sheet = input.required<Sheet>();
  /** What is being written on the line. */
  protected readonly asking = signal<'refusal' | 'ruling' | null>(null);

  protected name(team: string): string {
    return this.context.entries().get(team)?.name ?? team;
  }

  protected chip(state: string): string {
    return `chip ${chips[state] ?? ''}`;
  }

  protected sign(): void {
    const { game, team, signatory } = this.sheet();
    void this.context.record({ do: 'sign-sheet', game, team, by: signatory });
  }

  protected async give(reason: string): Promise<void> {
    const { game, team, signatory } = this.sheet();
    const act =
      this.asking() === 'ruling'
        ? { do: 'rule-game', game, team, reason }
        : { do: 'refuse-signature', game, team, by: signatory, reason };
    if (await this.context.record(act)) this.asking.set(null);
  }
}
