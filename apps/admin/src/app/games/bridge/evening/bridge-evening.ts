import {
  ChangeDetectionStrategy,
  Component,
  DestroyRef,
  ElementRef,
  computed,
  inject,
  linkedSignal,
} from '@angular/core';
import { RouterLink } from '@angular/router';
import type { EveningTable, EveningView } from '@arbitre/rules/bridge';
import { Announcer } from '../../../announce/announcer';
import { Hotkeys } from '../../../keyboard/hotkeys';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import { PrintedPart } from '../../../print/printed-part';
import { RoundTabs } from '../../../sessions/seating/round-tabs';
import { focusNextKey } from '../../../sessions/acts/next-key';
import { SessionContext } from '../../../sessions/session-context';
import { entryName } from '../../../sessions/session-entries';
import { CompetitionContext } from '../../../standings/competition-context';
import { endOfRound } from './end-of-round';
import { EveningPrint, type Printed } from './evening-print';
import { MissingList } from './missing/missing-list';
import { calibreOf } from './movement-facts';
import { HandRecords } from './hand-records/hand-records';
import { MovementPicture } from './movement-picture';
import { PairingDesk } from './pairing-desk';
import { RulingsProposed } from './rulings-proposed';
import { SeatsDesk } from './seats-desk';
import { eveningTexts } from './texts';

const MORE_MINUTES = 5;

/** An evening of bridge: the round that is played, the next by one key, who sits where, and what is printed of it. */
@Component({
  selector: 'arb-bridge-evening',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [
    ...[RouterLink, RoundTabs, SeatsDesk, EveningPrint],
    ...[HandRecords, MovementPicture, MissingList, PairingDesk, RulingsProposed],
  ],
  providers: [PrintedPart],
  templateUrl: './bridge-evening.html',
  styleUrl: '../../../sessions/seating/hall.scss',
})
export class BridgeEvening {
  private readonly announcer = inject(Announcer);
  private readonly host = inject<ElementRef<HTMLElement>>(ElementRef);
  private readonly language = inject(Language);
  protected readonly texts = pageTexts(eveningTexts);
  protected readonly context = inject(SessionContext);
  protected readonly competition = inject(CompetitionContext);
  protected readonly view = computed(() => this.context.view() as EveningView);
  private readonly played = computed(() => Math.max(1, this.view().round));
  /** The round whose guide is shown: the one that is played, until somebody looks at another. */
  protected readonly shown = linkedSignal(() => this.played());
  protected readonly rounds = computed(() => this.view().rounds.map(({ round }) => round));
  protected readonly guide = computed(
    () => this.view().rounds.find(({ round }) => round === this.shown())?.tables ?? [],
  );
  /** The round that may be called next; null where there is none, or nobody sits there. */
  protected readonly next = computed(() => {
    const next = this.view().rounds.find(({ round }) => round === this.view().round + 1);
    return next?.tables.some((table) => this.isPlayed(table)) === true ? next.round : null;
  });
  protected readonly until = computed(() => endOfRound(this.view(), this.language.code()));
  protected readonly printing = inject<PrintedPart<Printed>>(PrintedPart);
  protected readonly prints = ['plan', 'movement', 'pairs', 'tables', 'travellers', 'scores'] as const;
  protected readonly size = computed(() =>
    this.texts().size(this.view().setup.rounds, this.view().setup.boards),
  );
  protected readonly balance = computed(() => {
    const balance = this.view().balance;
    if (balance === null) return null;
    const { balance: told, balanceHelp } = this.texts();
    const text = told(calibreOf(balance.calibre, this.language.code()));
    return { text, help: balanceHelp(balance.least, balance.most) };
  });
  /** Who sits out the round that is shown, by name; empty where nobody does. */
  protected readonly resting = computed(() =>
    (this.view().rounds.find(({ round }) => round === this.shown())?.sitsOut ?? [])
      .map((entry) => this.name(entry))
      .join(', '),
  );

  /** Who may not sit down, in which rounds, by whose word and why (Law 91). */
  protected readonly suspended = computed(() =>
    this.view().suspended.map(({ entry, player, comes, from, until, by, reason }) =>
      this.texts().suspendedLine({
        who: player === undefined ? this.name(entry) : this.context.person(player),
        instead: comes === undefined ? null : this.context.person(comes),
        ...{ from, until: until ?? this.view().setup.rounds, by: this.context.person(by), reason },
      }),
    ),
  );

  constructor() {
    inject(Hotkeys).bind({ n: () => void this.call() }, inject(DestroyRef));
  }

  protected name(entry: string | null): string {
    return entry === null ? '' : entryName(this.context.entries(), entry);
  }

  /** Whoever sits there, both where everybody plays for himself; the free place where nobody does. */
  protected side({ NS, EW, places, partners }: EveningTable, side: 'NS' | 'EW'): string {
    const { free } = this.texts();
    const own = side === 'NS' ? NS : EW;
    const first = own === null ? `${places[side]} – ${free}` : this.name(own);
    if (partners === null) return first;
    const second = side === 'NS' ? partners.S : partners.W;
    return `${first} + ${second === null ? free : this.name(second)}`;
  }

  protected isPlayed({ NS, EW, partners }: EveningTable): boolean {
    return ![NS, EW, ...(partners === null ? [] : [partners.S, partners.W])].includes(null);
  }

  /** The round is named, so that a key that is struck twice calls none twice. */
  protected async call(): Promise<void> {
    const round = this.next();
    if (round === null || !this.context.mayRecord()) return;
    if (!(await this.context.record({ do: 'start-round', round }))) return;
    this.announcer.say(this.texts().nextCalled(round));
    this.goOn('a');
  }

  /** Once the seats are drawn, the key that calls the round; once that is called, the way to its results. */
  protected goOn(key: 'a' | 'button'): void {
    const acts = this.host.nativeElement.querySelector<HTMLElement>('[data-testid=round-now] .acts');
    focusNextKey(acts, `${key}:not([disabled])`);
  }

  protected give(): void {
    void this.context.record({ do: 'give-time', minutes: MORE_MINUTES });
  }

  protected label(kind: Printed): string {
    const { printPlan, printPairs, printTables, printPicture, printTravellers, printScores } = this.texts();
    return {
      ...{ plan: printPlan, movement: printPicture, pairs: printPairs, tables: printTables },
      ...{ travellers: printTravellers, scores: printScores },
    }[kind];
  }
}
