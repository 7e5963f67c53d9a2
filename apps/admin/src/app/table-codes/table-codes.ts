import { ChangeDetectionStrategy, Component, computed, inject, input, signal } from '@angular/core';
import { squares } from '../account/qr';
import { GraphQL } from '../graphql/client';
import { liveQuery } from '../graphql/live-query';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { GameOnPage } from '../games/game-on-page';
import type { SessionCodes } from '../games/listing';
import { SessionContext } from '../sessions/session-context';
import { CompetitionContext } from '../standings/competition-context';
import { PageWrites } from '../writes/page-writes';
import { MakeTableCode, RevokeTableCode, TableCodes as Codes } from './table-codes.operations';
import { tableTexts } from './table-texts';

/** As the API has it where nothing is said. */
const HOURS = 6;

/** The codes of a session: each shown once, when it is made; revoked by one key. */
@Component({
  selector: 'arb-table-codes',
  changeDetection: ChangeDetectionStrategy.OnPush,
  providers: [PageWrites],
  templateUrl: './table-codes.html',
  styleUrls: ['../account/care.scss', '../account/second-factor.scss'],
})
export class TableCodes {
  private readonly graphql = inject(GraphQL);
  private readonly competition = inject(CompetitionContext);
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(tableTexts);
  protected readonly writes = inject(PageWrites);
  /** `coupe.s1` */
  readonly session = input.required<string>();
  /** What a code may be for. */
  readonly kind = input<SessionCodes>('tables');
  /** Who plays, where a code is for a player. */
  protected readonly players = inject(SessionContext, { optional: true })?.present ?? signal([]);
  private readonly query = liveQuery(Codes, () => ({ session: this.session() }));
  protected readonly codes = computed(() => this.query.data()?.tableCodes ?? []);
  protected readonly game = inject(GameOnPage);
  protected readonly table = signal('');
  /** The seats for which a code may be, once a table is named. */
  protected readonly seats = computed(() => (this.table().trim() === '' ? [] : this.competition.seats()));
  protected readonly seat = signal('');
  protected readonly hours = signal(HOURS);
  /** The code that was made last. */
  protected readonly fresh = signal('');
  protected readonly picture = computed(() => squares(`${location.origin}/table#${this.fresh()}`));

  protected async make(event: Event): Promise<void> {
    event.preventDefault();
    const [session, table] = [this.session(), this.table().trim()];
    const seat = this.seats().includes(this.seat()) ? this.seat() : null;
    const input = { session, table: table || null, seat, hours: Math.trunc(this.hours()) || HOURS };
    const made = await this.writes.send(MakeTableCode, 'makeTableCode', { input });
    if (made === null) return;
    this.fresh.set(made.code);
    await this.again();
  }

  protected async revoke(code: string): Promise<void> {
    const input = { code };
    if ((await this.writes.send(RevokeTableCode, 'revokeTableCode', { input })) !== null) await this.again();
  }

  protected where({ table, seat }: { readonly table: string | null; readonly seat: string | null }): string {
    if (table === null) return this.texts().all;
    const player = this.players().find(({ id }) => id === table);
    if (player !== undefined) return `${player.number} ${player.name}`;
    const ofTable = this.texts().ofTable(table);
    return seat === null ? ofTable : `${ofTable}, ${this.game.seat(seat)}`;
  }

  private async again(): Promise<void> {
    await this.graphql.ask(Codes, { session: this.session() }).catch(() => null);
  }
}
