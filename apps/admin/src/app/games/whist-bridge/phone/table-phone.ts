import {
  ChangeDetectionStrategy,
  Component,
  computed,
  DestroyRef,
  inject,
  input,
  linkedSignal,
  signal,
} from '@angular/core';
import type { Outcome } from '@arbitre/rules/whist-bridge';
import { plainText, textOf } from '../../../cards/notation';
import { NotationParts } from '../../../cards/notation-parts';
import { Connection } from '../../../connection/connection';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import { QueueSign } from '../../../sessions/queue/queue-sign';
import { type SessionAct, SessionContext } from '../../../sessions/session-context';
import { Sign } from '../../../signs/sign';
import { raisedHand } from '../ladder/raised-hand';
import { isSecondTap, type Touched } from '../../../tap/double-tap';
import { LadderRuler } from '../ladder/ruler';
import { contractParts, shortContract } from '../notation';
import { DealerHand } from '../sheet/dealer-hand';
import { pointsAhead } from '../sheet/sheet-deal';
import { TableSheet } from '../sheet/table-sheet';
import { needingOf } from './ahead';
import { CallStep, type Pointed } from './call-step';
import { ContractStep } from './contract-step';
import type { ContractDraft } from './contract-steps';
import { phoneTexts } from './phone-texts';
import { ResultStep } from './result-step';
import { SeatsStep } from './seats-step';
import { actsAt, contractOf } from './table-acts';
import { type TableNow, tableNow } from './table-now';
import { TableQueue } from './table-queue';
import type { Sitting } from './sitting';

/**
 * The scorer's telephone of one table, passed around by four people (article 3): one question at a time, from who sits where to
 * everybody's own box at the end. What is entered shows at once; without a network it waits on the telephone, in order.
 */
@Component({
  selector: 'arb-table-phone',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [
    CallStep,
    ContractStep,
    DealerHand,
    LadderRuler,
    NotationParts,
    QueueSign,
    ResultStep,
    SeatsStep,
    Sign,
    TableSheet,
  ],
  providers: [TableQueue],
  host: { '(pointerdown)': 'touch($event)' },
  templateUrl: './table-phone.html',
  styleUrl: './table-phone.scss',
})
export class TablePhone {
  private readonly context = inject(SessionContext);
  private readonly language = inject(Language);
  protected readonly queue = inject(TableQueue);
  protected readonly texts = pageTexts(phoneTexts);
  protected readonly hand = raisedHand('');
  readonly table = input.required<string>();
  protected readonly now = computed((): TableNow => {
    return tableNow(this.queue.view(), this.table(), this.queue.actsAhead());
  });
  private readonly deal = computed(() => this.now().deal);
  /** What the telephone is turned to in a deal; another one begins anew. */
  protected readonly calling = linkedSignal({ source: this.deal, computation: () => false });
  protected readonly telling = linkedSignal({ source: this.deal, computation: () => false });
  protected readonly step = computed(() => {
    const { phase, call } = this.now();
    if (phase === 'contract' && call !== null) return 'waits';
    if (phase === 'contract' && this.calling()) return 'calling';
    return phase === 'play' && this.telling() ? 'telling' : phase;
  });
  /** Who has called the arbiter for something that the deal, or the end of the manche, waits for (WB-15.c). */
  protected readonly summoner = computed(() => {
    const { summons, deal, phase } = this.now();
    const waits = summons.find((one) => phase === 'ticks' || one.deal === deal);
    return waits === undefined ? null : this.name(waits.by);
  });
  protected readonly free = computed((): readonly Sitting[] => {
    const { elsewhere } = this.now();
    return this.context
      .present()
      .filter(({ id }) => !elsewhere.includes(id))
      .map(({ id, name }) => ({ id, name }));
  });
  protected readonly needing = computed(() => needingOf(this.now()));
  protected readonly active = computed(() => this.now().active.map((id) => this.sitting(id)));
  /** Who may still announce. */
  protected readonly speaking = computed(() =>
    this.active().filter(({ id }) => !this.now().silenced.includes(id)),
  );
  protected readonly declarers = computed(() =>
    (this.now().contract?.declarers ?? []).map((id) => this.sitting(id)),
  );
  protected readonly contract = computed(() => {
    const { contract } = this.now();
    if (contract === null) return [];
    const names = contract.declarers.map((id) => this.name(id)).join(' + ');
    const told = contractParts(contract.game, contract.suit, this.language.code());
    return [...told, ...plainText(names === '' ? '' : ` · ${names}`)];
  });
  protected readonly points = computed(() => {
    const { contract, outcome, active } = this.now();
    if (contract === null || outcome === null) return [];
    const points = pointsAhead(active, contract, outcome);
    return active.map((id) => ({
      ...{ id, name: this.name(id), points: this.language.signed(points[id] ?? 0) },
    }));
  });
  protected readonly sheetPlayers = computed(() =>
    this.now().players.map((id) => {
      const { totals, tokens } = this.now();
      return { ...this.sitting(id), total: totals[id] ?? 0, tokens: tokens[id] ?? [] };
    }),
  );
  /** Who wants the sheet, ticked before the own box. */
  protected readonly wants = signal<ReadonlySet<string>>(new Set());
  protected readonly ticks = computed(() =>
    this.sheetPlayers().map(({ id, name, total }) => ({
      ...{ id, name, total: this.language.whole(total), ticked: this.now().ticked.includes(id) },
    })),
  );
  private readonly acts = computed(() => actsAt(this.now()));
  private touched: Touched | null = null;
  /** The finger that is down, or was last, came down for the second time. */
  private isSecond = false;

  constructor() {
    inject(Connection).toldUntil(inject(DestroyRef));
  }

  protected name(id: string): string {
    return this.sitting(id).name;
  }

  protected seat(players: readonly string[]): void {
    if (this.now().phase === 'seats') this.give(this.texts().seated, 0, this.acts().seat(players));
  }

  protected announce(draft: ContractDraft): void {
    const { deal, phase } = this.now();
    if (phase !== 'contract') return;
    const contract = contractOf(draft);
    if (contract === null) return;
    const told = textOf(shortContract(contract.game, contract.suit, this.language.code()));
    this.telling.set(false);
    this.give(this.texts().announce(deal, told), deal, this.acts().announce(contract));
  }

  protected call(pointed: Pointed): void {
    this.calling.set(false);
    if (this.now().phase !== 'contract' || this.now().call !== null) return;
    // What was pointed to is on its way and nowhere on the page.
    this.give(this.texts().called, this.now().deal, this.acts().call(pointed));
  }

  protected tell(outcome: Outcome): void {
    const { deal, phase } = this.now();
    if (phase !== 'play') return;
    this.give(this.texts().resultOf(deal), deal, this.acts().tell(outcome));
  }

  protected validate({ detail }: UIEvent): void {
    const { deal, phase } = this.now();
    // A validated deal is not taken back: a finger that came down twice on the number of tricks has read no points.
    if (phase !== 'read' || (detail > 0 && this.isSecond)) return;
    this.give(this.texts().validated(deal), deal, this.acts().validate());
  }

  protected touch(event: PointerEvent): void {
    this.isSecond = isSecondTap(this.touched, event);
    this.touched = event;
  }

  /** @param what it is that is taken back: the contract, or the result */
  protected undo(what: 'play' | 'read'): void {
    const { deal, phase } = this.now();
    if (phase !== what) return;
    // Who takes a result back is asked for it again.
    this.telling.set(what === 'read');
    const undoes = what === 'read' ? 'result' : 'contract';
    this.queue.add({ label: this.texts().undone(deal), deal, undoes, acts: [this.acts().undo()] });
  }

  protected tick(player: string): void {
    if (this.now().ticked.includes(player)) return;
    this.give(this.texts().boxOf(this.name(player)), 0, this.acts().tick(player, this.wants().has(player)));
  }

  protected want(player: string, on: boolean): void {
    const wants = new Set(this.wants());
    if (on) wants.add(player);
    else wants.delete(player);
    this.wants.set(wants);
  }

  /** A second tap comes before the page is drawn anew: each act looks at where the deal is by then. */
  private give(label: string, deal: number, ...acts: readonly SessionAct[]): void {
    this.queue.add({ label, deal, undoes: '', acts });
  }

  private sitting(id: string): Sitting {
    return { id, name: this.context.entries().get(id)?.name ?? id };
  }
}
