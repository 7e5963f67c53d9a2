import { ChangeDetectionStrategy, Component, computed, inject } from '@angular/core';
import { toSignal } from '@angular/core/rxjs-interop';
import { ActivatedRoute } from '@angular/router';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import { PrintedPart } from '../../../print/printed-part';
import { ActKey } from '../../../sessions/acts/act-key';
import { PartBar } from '../../../sessions/parts/part-bar';
import { SessionContext } from '../../../sessions/session-context';
import { TablePhone } from '../phone/table-phone';
import { manchesIn, type MancheView, tableNow } from '../phone/table-now';
import { PRINTS, type Printed, WhistBridgePrint } from '../print/whist-bridge-print';
import { Tokens } from '../sheet/tokens';
import { DrawDesk } from './draw-desk';
import { MancheTablePanel } from './table-panel';
import { rankingOf } from './ranking';
import { mancheTexts } from './texts';

/** A session of whist bridge: its manches with their tables, or the telephone of one table. */
@Component({
  selector: 'arb-whist-bridge-session',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [ActKey, DrawDesk, MancheTablePanel, PartBar, TablePhone, Tokens, WhistBridgePrint],
  providers: [PrintedPart],
  templateUrl: './manche.html',
  styleUrl: './manche.scss',
})
export class WhistBridgeSession {
  protected readonly language = inject(Language);
  protected readonly context = inject(SessionContext);
  protected readonly texts = pageTexts(mancheTexts);
  private readonly address = toSignal(inject(ActivatedRoute).queryParamMap);
  protected readonly prints = PRINTS;
  protected readonly printing = inject<PrintedPart<Printed>>(PrintedPart);
  /** What is asked for in a form of the session, whatever table it names. */
  protected readonly keys = ['record-draw', 'configure-table'];
  protected readonly view = computed(
    () => this.context.view() as MancheView & { readonly offers?: readonly string[] },
  );
  protected readonly manches = computed(() => manchesIn(this.view()));
  /** One is no choice. */
  protected readonly parts = computed(() =>
    this.manches().length > 1
      ? this.manches().map(({ manche }) => ({ number: manche, name: this.texts().manche(manche) }))
      : [],
  );
  /** The manche in the address; else the last that has tables. */
  protected readonly shown = computed(() => {
    const manches = this.manches();
    const asked = Number(this.address()?.get('manche') ?? 0);
    const begun = manches.findLast(({ tables }) => tables.length > 0);
    return manches.find(({ manche }) => manche === asked) ?? begun ?? manches[0] ?? null;
  });
  protected readonly tables = computed(() =>
    (this.shown()?.tables ?? []).map((table) => tableNow(this.view(), table, [], this.shown()?.manche)),
  );
  /** The next manche is drawn by lot, where nobody sits at a table of it. */
  protected readonly mayDraw = computed(
    () =>
      this.context.mayRecord() &&
      (this.shown()?.tables.length ?? 0) === 0 &&
      this.view().offers?.includes('commit-draw') === true,
  );
  protected readonly excluded = computed(() => this.view().excluded.map(({ entry }) => entry));
  protected readonly ranking = computed(() =>
    rankingOf(this.tables(), this.excluded()).map((row) => ({ ...row, name: this.name(row.player) })),
  );

  protected name(id: string): string {
    return this.context.entries().get(id)?.name ?? id;
  }
}
