import { ChangeDetectionStrategy, Component, computed, inject, input, output, signal } from '@angular/core';
import { type Outcome, readTypedLine } from '@arbitre/rules/whist-bridge';
import { plainText } from '../../../cards/notation';
import { NotationParts } from '../../../cards/notation-parts';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import { TapPad } from '../../../tap/tap-pad';
import { Tapping } from '../../../tap/tapping';
import { contractParts } from '../notation';
import { pointsAhead } from '../sheet/sheet-deal';
import type { TableContract, TableNow } from '../phone/table-now';
import { mancheTexts } from '../manche/texts';
import { byEntries } from './by-entries';
import { deskTapKeys } from './tap-keys';

/** A deal from a paper sheet: what was played and how it ended, by entries. */
export type DeskDeal = { readonly contract: TableContract; readonly outcome: Outcome };

/** The sheet of a table by keyboard or by finger: a line a deal, Enter stores it and the next one begins. */
@Component({
  selector: 'arb-desk-line',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [NotationParts, TapPad],
  template: `
    <label class="field">
      <span>{{ texts().deskLine }} {{ now().deal }}</span>
      <input
        class="input mono"
        name="typed-deal"
        autocomplete="off"
        autocapitalize="characters"
        spellcheck="false"
        maxlength="40"
        [value]="typed()"
        [attr.aria-invalid]="tried() && problem() !== null"
        (input)="type($any($event.target).value)"
        (keydown)="press($event)"
      />
    </label>
    <p class="echo" aria-live="polite" data-testid="desk-echo">
      @if (echo(); as echo) {
        <arb-parts [parts]="echo" />
      } @else if (problem()) {
        <span [class.wrong]="tried()">{{ problem() }}</span>
      } @else {
        <span class="soft small">{{ texts().deskExample }}</span>
      }
    </p>
    @if (tapping.on()) {
      <arb-tap-pad
        [board]="board()"
        [ready]="read().kind === 'ready'"
        (tapped)="type($event)"
        (entered)="store()"
      />
    }
  `,
  styles: `
    :host {
      display: grid;
      gap: 0.5rem;
      max-width: 40rem;
    }
    .echo {
      min-height: 1.5em;
    }
    .wrong {
      color: var(--bad);
    }
    .input {
      text-transform: uppercase;
    }
  `,
})
export class DeskLine {
  private readonly language = inject(Language);
  protected readonly tapping = inject(Tapping);
  protected readonly texts = pageTexts(mancheTexts);
  readonly now = input.required<TableNow>();
  /** What somebody is called. */
  readonly name = input.required<(player: string) => string>();
  readonly entered = output<DeskDeal>();
  protected readonly typed = signal('');
  /** Enter was struck on what cannot be stored. */
  protected readonly tried = signal(false);
  /** The places that play the deal, from 1. */
  private readonly active = computed(() => {
    const { players, active } = this.now();
    return players.flatMap((player, at) => (active.includes(player) ? [at + 1] : []));
  });
  protected readonly read = computed(() =>
    readTypedLine(this.typed(), { language: this.language.code(), active: this.active() }),
  );
  protected readonly problem = computed(() => {
    const read = this.read();
    return read.kind === 'problem' ? this.texts().problems[read.problem] : null;
  });
  private readonly deal = computed((): DeskDeal | null => {
    const read = this.read();
    if (read.kind !== 'ready') return null;
    return byEntries(read.deal, this.now().players);
  });
  protected readonly echo = computed(() => {
    const deal = this.deal();
    if (deal === null) return null;
    const { contract, outcome } = deal;
    const points = pointsAhead(this.now().active, contract, outcome);
    const told = this.now().players.flatMap((player) =>
      player in points ? [`${this.name()(player)} ${this.language.signed(points[player] ?? 0)}`] : [],
    );
    return [
      ...contractParts(contract.game, contract.suit, this.language.code()),
      ...plainText(` · ${told.join(', ')}`),
    ];
  });
  protected readonly board = computed(() =>
    deskTapKeys(this.typed(), this.language.code(), this.active(), (place) =>
      this.name()(this.now().players[place - 1] ?? ''),
    ),
  );

  protected type(text: string): void {
    this.typed.set(text);
    this.tried.set(false);
  }

  protected press(event: KeyboardEvent): void {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter') {
      if (!event.repeat) this.store();
    } else if (event.key === 'Escape') this.type('');
    else return;
    event.preventDefault();
  }

  protected store(): void {
    const deal = this.deal();
    if (deal === null) {
      this.tried.set(this.typed().trim() !== '');
      return;
    }
    this.entered.emit(deal);
    this.type('');
  }
}
