import { NgTemplateOutlet } from '@angular/common';
import { ChangeDetectionStrategy, Component, computed, inject, input, signal } from '@angular/core';
import { type EveningView, seatsCommitment } from '@arbitre/rules/bridge';
import { pageTexts } from '../../../language/page-texts';
import { numberIn, textIn } from '../../../sessions/form-values';
import { SessionContext } from '../../../sessions/session-context';
import { OwnSeed } from '../../../sessions/lots/own-seed';
import { entryName } from '../../../sessions/session-entries';
import { readBoards } from '../../../results/score-sheet';
import { MovementForm } from './movement-form';
import { eveningTexts } from './texts';

/** Who sits where: drawn by lot or given by hand, exchanged, left; what may be done now and nothing else. */
@Component({
  selector: 'arb-seats-desk',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [MovementForm, NgTemplateOutlet],
  providers: [OwnSeed],
  templateUrl: './seats-desk.html',
  styleUrl: './evening-forms.scss',
})
export class SeatsDesk {
  protected readonly texts = pageTexts(eveningTexts);
  protected readonly context = inject(SessionContext);
  private readonly seeds = inject(OwnSeed);
  readonly view = input.required<EveningView>();
  protected readonly begun = computed(() => this.view().round > 0);
  private readonly seats = computed(() => this.view().places);
  protected readonly seated = computed(() => this.seats().flatMap(({ entry }) => entry ?? []));
  protected readonly free = computed(() =>
    this.seats().flatMap(({ place, entry }) => (entry === null ? [place] : [])),
  );
  protected readonly unseated = computed(() =>
    this.context.present().filter(({ id }) => !this.seated().includes(id)),
  );
  /** A lot fits everybody who is there, less two at the most who are still to come. */
  protected readonly fits = computed(() => {
    const [there, places] = [this.context.present().length, this.seats().length];
    return there <= places && there >= places - 2;
  });
  protected readonly seed = computed(() =>
    this.seeds.of(this.context.id(), this.view().commitment, seatsCommitment),
  );
  /** The rounds that a change may be for. */
  protected readonly ahead = computed(() => {
    const { round, setup } = this.view();
    const first = Math.max(1, round);
    return Array.from({ length: setup.rounds - first + 1 }, (_, at) => first + at);
  });
  protected readonly tables = computed(
    () => this.view().rounds.find(({ round }) => round === this.view().round)?.tables ?? [],
  );
  protected readonly badBoards = signal(false);

  protected name(entry: string): string {
    return entryName(this.context.entries(), entry);
  }

  protected commit(): void {
    const commitment = this.seeds.choose(this.context.id(), seatsCommitment);
    void this.context.record({ do: 'commit-lot', commitment });
  }

  protected async draw(): Promise<void> {
    const seed = this.seed();
    const entries = this.context.present().map(({ id }) => id);
    if (seed !== null && (await this.context.record({ do: 'draw-seats', seed, entries })))
      this.seeds.forget(this.context.id());
  }

  protected change(movement: Readonly<Record<string, unknown>>): void {
    void this.context.record({ do: 'set-movement', movement });
  }

  protected seat(event: SubmitEvent): void {
    const { form, from } = this.formOf(event);
    void this.context.record({
      do: 'seat-entry',
      ...{ place: textIn(form, 'place'), entry: textIn(form, 'entry'), from },
    });
  }

  protected swap(event: SubmitEvent): void {
    const { form, from } = this.formOf(event);
    void this.context.record({ do: 'swap-entries', a: textIn(form, 'a'), b: textIn(form, 'b'), from });
  }

  protected absent(event: SubmitEvent): void {
    const { form, from } = this.formOf(event);
    void this.context.record({ do: 'mark-absent', entry: textIn(form, 'entry'), from });
  }

  protected async otherwise(event: SubmitEvent): Promise<void> {
    const { form } = this.formOf(event);
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

  private formOf(event: SubmitEvent) {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    return { form, from: numberIn(form, 'from') };
  }
}
