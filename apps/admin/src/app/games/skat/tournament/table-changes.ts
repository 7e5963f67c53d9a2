import { ChangeDetectionStrategy, Component, computed, inject, input, linkedSignal } from '@angular/core';
import type { SkatSheetView } from '@arbitre/rules/skat';
import { pageTexts } from '../../../language/page-texts';
import { textIn } from '../../../sessions/form-values';
import { SessionContext } from '../../../sessions/session-context';
import { entryName } from '../../../sessions/session-entries';
import { dealersInTurn, playedDeals, readDealers, tableChanges } from './table-change';
import { skatTexts } from '../texts';
import type { ListOfTable, TournamentView } from './tournament-view';

/** Who joins a table or stops, and deals that somebody dealt out of turn: what may be done now, and nothing else. */
@Component({
  selector: 'arb-table-changes',
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './table-changes.html',
  styleUrl: './table-changes.scss',
})
export class TableChanges {
  protected readonly texts = pageTexts(skatTexts);
  protected readonly context = inject(SessionContext);
  readonly view = input.required<TournamentView>();
  readonly list = input.required<ListOfTable>();
  readonly sheet = input.required<SkatSheetView>();
  private readonly played = computed(() => playedDeals(this.sheet()));
  protected readonly next = computed(() => this.played() + 1);
  protected readonly changes = computed(() => tableChanges(this.view(), this.list(), this.played()));
  protected readonly inTurn = computed(() => dealersInTurn(this.list(), this.played()));
  protected readonly again = computed(() =>
    this.list()
      .again.map(({ deal }) => deal)
      .toSorted((a, b) => a - b)
      .join(', '),
  );

  /** What is typed of the dealers; offered is that each dealt in turn, which is nothing to cancel. */
  protected readonly typed = linkedSignal(() => this.inTurn());
  protected readonly isWrong = computed(() => {
    const [dealers, proper] = [readDealers(this.typed()), readDealers(this.inTurn())];
    const seats = this.list().seats.length;
    return (
      dealers.length === proper.length &&
      dealers.every((seat) => seat >= 1 && seat <= seats) &&
      dealers.some((seat, index) => seat !== proper[index])
    );
  });

  protected name(entry: string): string {
    return entryName(this.context.entries(), entry);
  }

  protected async join(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const consents = this.list().seats.filter((entry) => textIn(form, `agrees-${entry}`) !== '');
    await this.record('join-table', { entry: textIn(form, 'entry'), deal: this.next(), consents });
  }

  protected async announce(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    await this.record('announce-stop', { entry: textIn(form, 'entry'), deal: this.next() });
  }

  protected stop(entry: string): void {
    void this.record('stop-play', { entry, played: this.played() });
  }

  protected async findDealers(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const dealers = readDealers(textIn(form, 'dealers'));
    if (await this.record('find-wrong-dealers', { dealers, sure: textIn(form, 'unsure') === '' }))
      form.reset();
  }

  private record(what: string, more: Readonly<Record<string, unknown>>): Promise<boolean> {
    const { series, table } = this.list();
    return this.context.record({ do: what, series, table, ...more });
  }
}
