import { Injectable, computed, inject, signal } from '@angular/core';
import { Session } from '../account/account';
import { Announcer } from '../announce/announcer';
import { freshId } from '../graphql/fresh-id';
import { Kept } from '../kept/kept';
import { pageTexts } from '../language/page-texts';
import { CompetitionContext } from '../standings/competition-context';
import { PageWrites } from '../writes/page-writes';
import type { ResultAct } from './result-grammar';
import { CallArbiter } from '../deal/ruling/ruling.operations';
import { ConfirmResult, DisputeResult, SignResult } from './results.operations';
import { sayTexts } from './say-texts';
import type { SheetLine, StoredDeal } from './score-sheet';
import { StoredResults } from './stored-results';

const BOX = 'own-side';
/** Who calls the arbiter about two results, by office: nobody who plays. */
const SCORER = 'scorer';

/** What a side, or the director with the signed sheet before him, says of results that stand. */
@Injectable()
export class SayOfResult {
  private readonly account = inject(Session);
  private readonly context = inject(CompetitionContext);
  private readonly results = inject(StoredResults);
  private readonly announcer = inject(Announcer);
  private readonly kept = inject(Kept);
  private readonly texts = pageTexts(sayTexts);
  readonly writes = inject(PageWrites);
  /** The side of the seat that the telephone's code is for. */
  readonly ofSeat = signal<string | null>(null);
  private readonly chosen = signal<string | null>(null);
  /** Whose view it is: of the seat, or what somebody at the table said; null where nobody has. */
  readonly side = computed(() => this.ofSeat() ?? this.chosen() ?? this.remembered());
  readonly mayConfirm = computed(
    () => this.account.isAtTable() && this.account.operations().has('confirmResult'),
  );
  readonly maySign = computed(() => this.account.operations().has('signResult'));
  readonly mayCall = computed(() => this.account.operations().has('callArbiter'));
  /** A table's telephone is asked which side holds it. */
  readonly asksSide = computed(() => this.mayConfirm() && this.ofSeat() === null);

  choose(side: string): void {
    this.chosen.set(side);
    this.kept.box(BOX).put('side', side);
  }

  /** Whether the side that looks has still to say something of this result. */
  isAsked({ deal }: SheetLine): boolean {
    const side = this.side();
    if (typeof deal?.notation !== 'string' || side === null || !this.mayConfirm()) return false;
    return deal.finality !== 'DISPUTED' && deal.confirmations.every((each) => each.side !== side);
  }

  confirm(deal: StoredDeal): Promise<boolean> {
    return this.confirmAs(deal, this.side(), null);
  }

  /** `entry`: who sits on that side and confirms with the own number on the telephone of the other. */
  async confirmAs(deal: StoredDeal, side: string | null, entry: string | null): Promise<boolean> {
    const about = { clientMutationId: freshId(), deal: deal.id, seen: deal.notation ?? '' };
    const input = { ...about, side, entry };
    const done = await this.writes.send(ConfirmResult, 'confirmResult', { input });
    return this.after(done, this.texts().confirmed);
  }

  /** With what this side says that the result is, where it says so. */
  async dispute(deal: StoredDeal, reason: string, report: ResultAct | null): Promise<boolean> {
    const input = {
      ...{ clientMutationId: freshId(), deal: deal.id, seen: deal.notation ?? '', side: this.side() },
      ...{ reason: reason === '' ? null : reason, report },
    };
    const done = await this.writes.send(DisputeResult, 'disputeResult', { input });
    return this.after(done, this.texts().sentToArbiter);
  }

  /** Two results for one line: the arbiter is called, and reads both. */
  async call(deal: StoredDeal, reason: string): Promise<boolean> {
    const input = {
      ...{ clientMutationId: freshId(), deal: deal.id, expectedVersion: deal.version },
      ...{ by: SCORER, reason },
    };
    const done = await this.writes.send(CallArbiter, 'callArbiter', { input });
    return this.after(done, this.texts().sentToArbiter);
  }

  /** The sheet of a table lies signed before the director: one write a result that is not verified yet. */
  async sign(lines: readonly SheetLine[]): Promise<void> {
    for (const { deal } of lines) {
      if (deal === null || !isToSign(deal)) continue;
      const input = { clientMutationId: freshId(), deal: deal.id, seen: deal.notation ?? '' };
      const done = await this.writes.send(SignResult, 'signResult', { input });
      if (!(await this.after(done, this.texts().signed))) return;
    }
  }

  private async after(done: { readonly position: string } | null, said: string): Promise<boolean> {
    if (done !== null) this.announcer.say(said);
    await this.results.load(this.context.id(), done?.position ?? null).catch(() => undefined);
    return done !== null;
  }

  private remembered(): string | null {
    const found = this.kept
      .box(BOX)
      .entries()
      .find(([key]) => key === 'side')?.[1];
    return typeof found === 'string' ? found : null;
  }
}

export const isToSign = ({ notation, finality }: StoredDeal): boolean =>
  notation !== null && finality === 'ENTERED';
