import { Injectable, computed, inject } from '@angular/core';
import { Session } from '../account/account';
import { Announcer } from '../announce/announcer';
import { freshId } from '../graphql/fresh-id';
import { pageTexts } from '../language/page-texts';
import { CompetitionContext } from '../standings/competition-context';
import { PageWrites } from '../writes/page-writes';
import { GiveRuling } from '../deal/ruling/ruling.operations';
import { averageTexts } from './averages/average-texts';
import { placeTexts } from './place-texts';
import { CorrectSeating, MoveResult, OpenUnplayed, RepairResult, WithdrawResult } from './results.operations';
import type { SheetLine, StoredDeal } from './score-sheet';
import { StoredResults } from './stored-results';

type Seating = Readonly<Record<string, string>>;

const seatsOf = (seating: Seating) => Object.entries(seating).map(([seat, entry]) => ({ seat, entry }));

/** Writes about results that stand where they should not, or that were never played. */
@Injectable()
export class ResultPlaces {
  private readonly account = inject(Session);
  private readonly context = inject(CompetitionContext);
  private readonly results = inject(StoredResults);
  private readonly announcer = inject(Announcer);
  private readonly texts = pageTexts(placeTexts);
  private readonly averageTexts = pageTexts(averageTexts);
  readonly writes = inject(PageWrites);
  readonly may = computed(() => {
    const operations = this.account.operations();
    return {
      moves: operations.has('moveResult'),
      swaps: operations.has('correctSeating'),
      averages: operations.has('giveRuling') && operations.has('openDeal'),
      unplayed: operations.has('withdrawResult') && operations.has('openDeal'),
    };
  });

  async move(
    deal: StoredDeal,
    table: string,
    board: number,
    seating: Seating,
    reason: string,
  ): Promise<boolean> {
    const { session, round } = deal;
    const to = { session, round, table, board };
    const input = { ...this.seen(deal), to, seating: seatsOf(seating), reason };
    const done = await this.writes.send(MoveResult, 'moveResult', { input });
    return this.after(done, this.texts().done.moves);
  }

  /** Who sat at these boards, one after the other: where one is refused, those before it are written. */
  async seat(
    anew: readonly { readonly deal: StoredDeal; readonly seating: Seating }[],
    reason: string,
    said: string,
  ): Promise<boolean> {
    let written: { readonly position: string } | null = null;
    for (const { deal, seating } of anew) {
      const input = { ...this.seen(deal), seating: seatsOf(seating), reason };
      const done = await this.writes.send(CorrectSeating, 'correctSeating', { input });
      if (done === null) {
        if (written !== null) this.context.learn(written.position);
        return this.after(null, said);
      }
      written = done;
    }
    return this.after(written, said);
  }

  /** Where nothing was recorded yet the board is opened first: that nothing was played is said of it. */
  async notPlayed(line: SheetLine, reason: string): Promise<boolean> {
    const opened = await this.opened(line);
    if (opened === null) return false;
    const input = { ...this.seen(opened), because: 'NOT_PLAYED' as const, reason };
    const done = await this.writes.send(WithdrawResult, 'withdrawResult', { input });
    return this.after(done, this.texts().done.unplayed);
  }

  /** What the director gives in place of a result, in percent of the top. */
  async average(line: SheetLine, article: string, given: Readonly<Record<string, number>>): Promise<boolean> {
    const opened = await this.opened(line);
    if (opened === null) return false;
    const adjustments = Object.entries(given).map(([side, artificialPercent]) => ({
      ...{ side, artificialPercent },
    }));
    const { reason, given: said } = this.averageTexts();
    const input = { ...this.seen(opened), article, reason, adjustments };
    return this.after(await this.writes.send(GiveRuling, 'giveRuling', { input }), said);
  }

  /** The deal of a line, which is opened where there is none yet. */
  private async opened(line: SheetLine): Promise<Pick<StoredDeal, 'id' | 'version'> | null> {
    const { deal, key, table, board, seating } = line;
    if (deal !== null) return deal;
    const [session = '', round = ''] = key.split('/');
    const place = { session: Number(session), round: Number(round), table, board };
    const opening = { competition: this.context.id(), place, seating: seatsOf(seating) };
    const input = { clientMutationId: freshId(), ...opening, policy: 'observed', grain: 'result' };
    return this.writes.send(OpenUnplayed, 'openDeal', { input });
  }

  /** A first entry goes again: by whoever corrects, or by whoever made it. */
  async takeBack(deal: Pick<StoredDeal, 'id' | 'version'>, reason: string): Promise<boolean> {
    const input = { ...this.seen(deal), reason };
    const done = this.account.may().correct
      ? await this.writes.send(WithdrawResult, 'withdrawResult', { input: { ...input, because: 'MISTAKE' } })
      : await this.writes.send(RepairResult, 'repairResult', { input });
    return this.after(done, this.texts().tookBack);
  }

  private seen({ id, version }: Pick<StoredDeal, 'id' | 'version'>) {
    return { clientMutationId: freshId(), deal: id, expectedVersion: version };
  }

  private async after(done: { readonly position: string } | null, said: string): Promise<boolean> {
    if (done !== null) {
      this.announcer.say(said);
      this.context.learn(done.position);
    }
    await this.results.load(this.context.id(), done?.position ?? null).catch(() => undefined);
    return done !== null;
  }
}
