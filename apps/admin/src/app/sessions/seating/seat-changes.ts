import { NgTemplateOutlet } from '@angular/common';
import { ChangeDetectionStrategy, Component, computed, ElementRef, inject, input } from '@angular/core';
import { Language } from '../../language/language';
import { pageTexts } from '../../language/page-texts';
import { focusNextKey } from '../acts/next-key';
import { numberIn, textIn } from '../form-values';
import { type SessionAct, SessionContext } from '../session-context';
import { entryName } from '../session-entries';
import { seatingTexts } from './seating-texts';

/** A place of the hall (`3`, `EW3`, `S2`) and who sits there. */
export type Place = { readonly place: string; readonly entry: string | null };

/** Seats changed by hand from a round on (acts `seat-entry`, `swap-entries`, `mark-absent`); what may be done now and nothing else. */
@Component({
  selector: 'arb-seat-changes',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [NgTemplateOutlet],
  templateUrl: './seat-changes.html',
  styleUrl: './seating.scss',
})
export class SeatChanges {
  private readonly host = inject<ElementRef<HTMLElement>>(ElementRef);
  private readonly language = inject(Language);
  protected readonly texts = pageTexts(seatingTexts);
  protected readonly context = inject(SessionContext);
  readonly places = input.required<readonly Place[]>();
  /** Who may sit here, by id. */
  readonly sittable = input.required<readonly string[]>();
  /** The round that is played, 0 before the first, and how many there are. */
  readonly round = input.required<number>();
  readonly rounds = input.required<number>();
  /** What the game calls the round from which on a change holds. */
  readonly from = input.required<string>();
  /** Whether giving a seat stands open. */
  readonly open = input(false);
  protected readonly seated = computed(() => this.places().flatMap(({ entry }) => entry ?? []));
  protected readonly free = computed(() =>
    this.places().flatMap(({ place, entry }) => (entry === null ? [place] : [])),
  );
  protected readonly unseated = computed(() => {
    const seated = new Set(this.seated());
    return this.sittable().filter((id) => !seated.has(id));
  });
  protected readonly ahead = computed(() => {
    const first = Math.max(1, this.round());
    return Array.from({ length: this.rounds() - first + 1 }, (_, at) => first + at);
  });

  protected name(entry: string): string {
    return entryName(this.context.entries(), entry);
  }

  /** `EO3`: the letters of the seats in the language of the page. */
  protected placeName(place: string): string {
    const letters = this.language.texts().seatLetters;
    return place.replace(/[NESW]/gu, (seat) => letters[seat] ?? seat);
  }

  protected sit(event: SubmitEvent): void {
    const { form, from } = this.formOf(event);
    const [place, entry] = [textIn(form, 'place'), textIn(form, 'entry')];
    void this.record({ do: 'seat-entry', place, entry, from });
  }

  protected swap(event: SubmitEvent): void {
    const { form, from } = this.formOf(event);
    void this.record({ do: 'swap-entries', a: textIn(form, 'a'), b: textIn(form, 'b'), from });
  }

  protected absent(event: SubmitEvent): void {
    const { form, from } = this.formOf(event);
    void this.record({ do: 'mark-absent', entry: textIn(form, 'entry'), from });
  }

  private async record(act: SessionAct): Promise<void> {
    if (await this.context.record(act)) focusNextKey(this.host.nativeElement);
  }

  private formOf(event: SubmitEvent) {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    return { form, from: numberIn(form, 'from') };
  }
}
