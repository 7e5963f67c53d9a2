import {
  ChangeDetectionStrategy,
  Component,
  computed,
  DestroyRef,
  inject,
  linkedSignal,
} from '@angular/core';
import type { CribbageTournamentView } from '@arbitre/rules/cribbage';
import { Announcer } from '../../../announce/announcer';
import { Hotkeys } from '../../../keyboard/hotkeys';
import { pageTexts } from '../../../language/page-texts';
import { PrintedPart } from '../../../print/printed-part';
import { RoundTabs } from '../../../sessions/seating/round-tabs';
import { SessionContext } from '../../../sessions/session-context';
import { entryName } from '../../../sessions/session-entries';
import { UndoToast } from '../../../undo/undo-toast';
import { Undoing } from '../../../undo/undoing';
import { cribbageTexts } from '../texts';
import { LotDesk } from './lot-desk';
import { SheetRow } from './sheet-row';
import { PRINTS, type Printed, TournamentPrint } from './tournament-print';

type Table = CribbageTournamentView['games'][number]['tables'][number];

/** The tournament of cribbage: teams and the lot, the rounds with their tables and sheets, and what was ruled. */
@Component({
  selector: 'arb-cribbage-tournament',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [RoundTabs, LotDesk, SheetRow, TournamentPrint, UndoToast],
  providers: [PrintedPart, Undoing],
  templateUrl: './tournament.html',
  styleUrl: '../../../sessions/seating/hall.scss',
})
export class CribbageTournament {
  private readonly announcer = inject(Announcer);
  protected readonly texts = pageTexts(cribbageTexts);
  protected readonly context = inject(SessionContext);
  protected readonly view = computed(() => this.context.view() as CribbageTournamentView);
  protected readonly drawn = computed(() => this.view().order.length > 0);
  protected readonly rounds = computed(() => this.view().games.map(({ round }) => round));
  /** The round that is played, until somebody looks at another. */
  protected readonly shown = linkedSignal(() => Math.max(1, this.view().called));
  protected readonly game = computed(() => this.view().games.find(({ round }) => round === this.shown()));
  private readonly missing = computed(() =>
    (this.view().games.find(({ round }) => round === this.view().called)?.tables ?? [])
      .filter(({ state, forfeit }) => state === 'running' && forfeit === null)
      .map(({ table }) => table),
  );
  /** The round that may be called; null while a sheet is missing, or after the last. */
  protected readonly next = computed(() => {
    const { called, rounds } = this.view();
    return this.drawn() && called < rounds && this.missing().length === 0 ? called + 1 : null;
  });
  protected readonly state = computed(() => {
    const texts = this.texts();
    if (this.view().called === 0) return texts.notCalled;
    if (this.missing().length > 0) return texts.waits(this.missing().join(', '));
    return this.next() === null ? texts.over : texts.complete;
  });
  protected readonly undoing = inject(Undoing);
  protected readonly printing = inject<PrintedPart<Printed>>(PrintedPart);
  protected readonly prints = PRINTS;

  constructor() {
    inject(Hotkeys).bind({ n: () => void this.call() }, inject(DestroyRef));
  }

  protected name(team: string): string {
    return entryName(this.context.entries(), team);
  }

  protected points({ NS, EW, forfeit }: Table): string {
    if (forfeit !== null) return this.texts().forfeit(this.name(forfeit));
    return NS === null || EW === null ? '' : `${NS} – ${EW}`;
  }

  protected isCalled({ round }: Table): boolean {
    return round <= this.view().called;
  }

  protected persons(persons: readonly string[]): string {
    return persons.map((person) => this.context.person(person)).join(', ');
  }

  protected label(kind: Printed): string {
    return kind === 'plan' ? this.texts().printPlan : this.texts().printSheets;
  }

  /** The round is named, so that a key that is struck twice calls none twice. */
  protected async call(): Promise<void> {
    const round = this.next();
    if (round === null || !this.context.mayRecord()) return;
    if (await this.context.record({ do: 'call-round', round }))
      this.announcer.say(this.texts().called(round));
  }
}
