import { ChangeDetectionStrategy, Component, computed, ElementRef, inject } from '@angular/core';
import { toSignal } from '@angular/core/rxjs-interop';
import { ActivatedRoute, RouterLink } from '@angular/router';
import { type PlafondEveningView, plafondLotCommitment } from '@arbitre/rules/bridge-plafond';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import { PrintedPart } from '../../../print/printed-part';
import { ActKey } from '../../../sessions/acts/act-key';
import { focusNextKey } from '../../../sessions/acts/next-key';
import { PartBar } from '../../../sessions/parts/part-bar';
import { LotKey } from '../../../sessions/lots/lot-key';
import { SessionContext } from '../../../sessions/session-context';
import { CompetitionContext } from '../../../standings/competition-context';
import { PlafondPrint, PRINTS, type Printed } from '../print/plafond-print';
import { plafondTexts } from '../texts';
import { PlafondTablePanel } from './table-panel';
import { TablesByHand } from './tables-by-hand';

const LEAST = 4;

type OfferingView = PlafondEveningView & { readonly offers?: readonly string[] };

/** An evening of bridge-plafond: who is there, the parties with their tables and sheets, and what each player has won. */
@Component({
  selector: 'arb-plafond-evening',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [ActKey, LotKey, PlafondPrint, PartBar, PlafondTablePanel, RouterLink, TablesByHand],
  providers: [PrintedPart],
  templateUrl: './evening.html',
  styleUrl: './evening.scss',
})
export class PlafondEvening {
  protected readonly language = inject(Language);
  protected readonly context = inject(SessionContext);
  protected readonly competition = inject(CompetitionContext);
  protected readonly texts = pageTexts(plafondTexts);
  private readonly host = inject<ElementRef<HTMLElement>>(ElementRef);
  private readonly address = toSignal(inject(ActivatedRoute).queryParamMap);
  protected readonly view = computed(() => this.context.view() as OfferingView);
  protected readonly prints = PRINTS;
  protected readonly parts = computed(() =>
    this.view().parties.map(({ partie }) => ({ number: partie, name: this.texts().partie(partie) })),
  );
  protected readonly printing = inject<PrintedPart<Printed>>(PrintedPart);
  protected readonly commitmentOf = plafondLotCommitment;
  protected readonly least = LEAST;
  /** The partie in the address; else the one that was called last. */
  protected readonly shown = computed(() => {
    const { parties } = this.view();
    const asked = Number(this.address()?.get('partie') ?? 0);
    return parties.find(({ partie }) => partie === asked) ?? parties.at(-1) ?? null;
  });
  protected readonly here = computed(() => this.view().players.filter(({ withdrawn }) => !withdrawn));
  protected readonly entriesHere = computed(() => this.here().map(({ entry }) => entry), {
    equal: (a, b) => a.join() === b.join(),
  });
  /** Entries that are there and not noted yet. */
  protected readonly missing = computed(() => {
    const noted = new Set(this.view().players.map(({ entry }) => entry));
    return this.context
      .present()
      .map(({ id }) => id)
      .filter((id) => !noted.has(id));
  });
  protected readonly mayCall = computed(
    () => this.context.mayRecord() && this.view().offers?.includes('call-partie') === true,
  );
  protected readonly call = { do: 'call-partie' };

  protected name(entry: string): string {
    return this.context.entries().get(entry)?.name ?? entry;
  }

  protected names(entries: readonly string[]): string {
    return entries.map((entry) => this.name(entry)).join(', ');
  }

  protected async enter(): Promise<void> {
    if (await this.context.record({ do: 'enter-players', entries: this.missing() }))
      focusNextKey(this.host.nativeElement);
  }

  protected async callInOrder(): Promise<void> {
    if (await this.context.record(this.call)) focusNextKey(this.host.nativeElement);
  }

  protected async callByHand(tables: readonly (readonly string[])[]): Promise<void> {
    if (await this.context.record({ ...this.call, tables })) focusNextKey(this.host.nativeElement);
  }
}
