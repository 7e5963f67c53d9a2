import { ChangeDetectionStrategy, Component, computed, inject } from '@angular/core';
import { toSignal } from '@angular/core/rxjs-interop';
import { ActivatedRoute } from '@angular/router';
import { joffreLotCommitment, type JoffreTournamentView } from '@arbitre/rules/joffre';
import { pageTexts } from '../../language/page-texts';
import { PrintedPart } from '../../print/printed-part';
import { PartBar } from '../../sessions/parts/part-bar';
import { LotKey } from '../../sessions/lots/lot-key';
import { SessionContext } from '../../sessions/session-context';
import { JoffrePrint, PRINTS, type Printed } from './print/joffre-print';
import { JoffreTablePanel } from './table-panel';
import { joffreTexts } from './texts';

const LEAST = 4;

type OfferingView = JoffreTournamentView & { readonly offers?: readonly string[] };

/** The tournament of Joffre: its lots, its games with their tables and sheets, and what was ruled of its players. */
@Component({
  selector: 'arb-joffre-tournament',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [LotKey, PartBar, JoffrePrint, JoffreTablePanel],
  providers: [PrintedPart],
  templateUrl: './tournament.html',
  styleUrl: './tournament.scss',
})
export class JoffreTournament {
  protected readonly context = inject(SessionContext);
  protected readonly texts = pageTexts(joffreTexts);
  private readonly address = toSignal(inject(ActivatedRoute).queryParamMap);
  protected readonly view = computed(() => this.context.view() as OfferingView);
  protected readonly prints = PRINTS;
  protected readonly parts = computed(() =>
    this.view().games.map(({ game }) => ({ number: game, name: this.texts().game(game) })),
  );
  protected readonly printing = inject<PrintedPart<Printed>>(PrintedPart);
  /** The game in the address; else the one that was drawn last. */
  protected readonly shown = computed(() => {
    const { games } = this.view();
    const asked = Number(this.address()?.get('game') ?? 0);
    return games.find(({ game }) => game === asked) ?? games.at(-1) ?? null;
  });
  /** Another game is to come, and every table of the last one is over. */
  protected readonly mayDraw = computed(
    () =>
      this.context.mayRecord() &&
      this.view().offers?.includes('commit-lot') === true &&
      (this.view().games.at(-1)?.tables ?? []).every(({ state }) => state !== 'playing'),
  );

  protected readonly commitmentOf = joffreLotCommitment;
  protected readonly least = LEAST;
  /** Everybody who is there and may play (JOF-7-GAP-3). */
  protected readonly present = computed(() => {
    const out = this.view().disqualified.map(({ entry }) => entry);
    return this.context
      .present()
      .map(({ id }) => id)
      .filter((id) => !out.includes(id));
  });
  protected readonly draw = computed(() => ({ do: 'draw-game', entries: this.present() }));

  protected name(entry: string): string {
    return this.context.entries().get(entry)?.name ?? entry;
  }

  protected names(entries: readonly string[]): string {
    return entries.map((entry) => this.name(entry)).join(', ');
  }
}
