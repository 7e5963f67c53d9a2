import { ChangeDetectionStrategy, Component, computed, inject } from '@angular/core';
import { toSignal } from '@angular/core/rxjs-interop';
import { ActivatedRoute } from '@angular/router';
import { fiveHundredLotCommitment, type FiveHundredTournamentView } from '@arbitre/rules/five-hundred';
import { Language } from '../../language/language';
import { pageTexts } from '../../language/page-texts';
import { PrintedPart } from '../../print/printed-part';
import { ActKey } from '../../sessions/acts/act-key';
import { LotKey } from '../../sessions/lots/lot-key';
import { PartBar } from '../../sessions/parts/part-bar';
import { SessionContext } from '../../sessions/session-context';
import { FiveHundredPrint, PRINTS, type Printed } from './print/five-hundred-print';
import { FiveHundredTablePanel } from './table-panel';
import { fiveHundredTexts } from './texts';

const LEAST = 2;

type OfferingView = FiveHundredTournamentView & { readonly offers?: readonly string[] };
type Measure = NonNullable<FiveHundredTournamentView['measures']>[number];

/** The tournament of five hundred: its lot, its games with their tables and sheets, medals, and what was ruled of its teams. */
@Component({
  selector: 'arb-five-hundred-tournament',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [ActKey, LotKey, PartBar, FiveHundredPrint, FiveHundredTablePanel],
  providers: [PrintedPart],
  templateUrl: './tournament.html',
  styleUrl: './tournament.scss',
})
export class FiveHundredTournament {
  private readonly language = inject(Language);
  protected readonly context = inject(SessionContext);
  protected readonly texts = pageTexts(fiveHundredTexts);
  private readonly address = toSignal(inject(ActivatedRoute).queryParamMap);
  protected readonly view = computed(() => this.context.view() as OfferingView);
  protected readonly prints = PRINTS;
  protected readonly parts = computed(() =>
    this.view().games.map(({ game }) => ({ number: game, name: this.texts().game(game) })),
  );
  protected readonly printing = inject<PrintedPart<Printed>>(PrintedPart);
  protected readonly called = computed(() => this.view().games.filter(({ called }) => called).length);
  /** The game that can be called. */
  protected readonly next = computed(() => ({ game: this.called() + 1 }));
  /** The game in the address; else the one that was called last, or the first. */
  protected readonly shown = computed(() => {
    const { games } = this.view();
    const asked = Number(this.address()?.get('game') ?? 0);
    return (
      games.find(({ game }) => game === asked) ?? games.findLast(({ called }) => called) ?? games[0] ?? null
    );
  });
  protected readonly mayDraw = computed(
    () => this.context.mayRecord() && this.view().offers?.includes('commit-lot') === true,
  );

  protected readonly commitmentOf = fiveHundredLotCommitment;
  protected readonly least = LEAST;
  /** Every team that is there and may play (C500-9.6). */
  protected readonly present = computed(() => {
    const out = this.view().disqualified.map(({ entry }) => entry);
    return this.context
      .present()
      .map(({ id }) => id)
      .filter((id) => !out.includes(id));
  });
  protected readonly draw = computed(() => ({ do: 'draw-teams', teams: this.present() }));

  protected name(entry: string): string {
    return this.context.entries().get(entry)?.name ?? entry;
  }

  protected points(points: number): string {
    return this.language.whole(points);
  }

  protected measured({ team, measure, reason, points }: Measure): string {
    const texts = this.texts();
    const what = texts.measures[measure];
    const told = points === null ? what : texts.withPoints(what, this.language.signed(points));
    return texts.measure(this.name(team), told, reason);
  }
}
