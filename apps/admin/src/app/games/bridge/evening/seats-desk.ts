import { ChangeDetectionStrategy, Component, computed, inject, input, output, signal } from '@angular/core';
import { type EveningView, seatsCommitment } from '@arbitre/rules/bridge';
import { pageTexts } from '../../../language/page-texts';
import { readBoards } from '../../../results/score-sheet';
import { numberIn, textIn } from '../../../sessions/form-values';
import { LotKey } from '../../../sessions/lots/lot-key';
import { SeatChanges } from '../../../sessions/seating/seat-changes';
import { SessionContext } from '../../../sessions/session-context';
import { entryName } from '../../../sessions/session-entries';
import { MovementForm } from './movement-form';
import { entrantsOf } from './proposal';
import { eveningTexts } from './texts';

/** Who sits where: drawn by lot or given by hand, exchanged, left; what may be done now and nothing else. */
@Component({
  selector: 'arb-seats-desk',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [MovementForm, SeatChanges, LotKey],
  templateUrl: './seats-desk.html',
  styleUrl: '../../../sessions/seating/seating.scss',
})
export class SeatsDesk {
  protected readonly texts = pageTexts(eveningTexts);
  protected readonly context = inject(SessionContext);
  readonly view = input.required<EveningView>();
  /** The seats were drawn here. */
  readonly drawn = output();
  protected readonly commitmentOf = seatsCommitment;
  protected readonly begun = computed(() => this.view().round > 0);
  protected readonly entrants = computed(() => entrantsOf(this.context.present()));
  protected readonly present = computed(() => this.context.present().map(({ id }) => id));
  /** A lot fits everybody who is there, less two at the most who are still to come. */
  protected readonly fits = computed(() => {
    const [there, places] = [this.present().length, this.view().places.length];
    return there <= places && there >= places - 2;
  });
  protected readonly tables = computed(
    () => this.view().rounds.find(({ round }) => round === this.view().round)?.tables ?? [],
  );
  protected readonly badBoards = signal(false);

  protected name(entry: string): string {
    return entryName(this.context.entries(), entry);
  }

  protected change(movement: Readonly<Record<string, unknown>>): void {
    void this.context.record({ do: 'set-movement', movement });
  }

  protected async otherwise(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const typed = textIn(form, 'boards');
    const boards = typed === '' ? undefined : readBoards(typed);
    this.badBoards.set(boards === null);
    if (boards === null) return;
    const [NS, EW] = [textIn(form, 'NS'), textIn(form, 'EW')];
    const done = await this.context.record({
      do: 'play-otherwise',
      ...{ round: this.view().round, table: numberIn(form, 'table'), reason: textIn(form, 'reason') },
      ...(NS === '' ? {} : { NS }),
      ...(EW === '' ? {} : { EW }),
      ...(boards === undefined ? {} : { boards }),
    });
    if (done) form.reset();
  }
}
