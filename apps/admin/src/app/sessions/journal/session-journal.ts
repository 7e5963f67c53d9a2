import {
  ChangeDetectionStrategy,
  Component,
  computed,
  effect,
  inject,
  linkedSignal,
  signal,
} from '@angular/core';
import { concealed } from '@arbitre/rules/kernel/deal/events';
import { sessionEvents } from '@arbitre/rules/kernel/session/events';
import { ToldLine } from '../../deal/events/told-line';
import { GameOnPage, rulesOf } from '../../games/game-on-page';
import { liveQuery } from '../../graphql/live-query';
import { Language } from '../../language/language';
import { pageTexts } from '../../language/page-texts';
import { SessionContext } from '../session-context';
import { entryName } from '../session-entries';
import { SessionJournal as JournalQuery } from '../sessions.operations';
import { sessionTexts } from '../texts';

/** Lines that are shown at first, and that come with each wish for more. */
const LINES = 100;

/** Everything that the session recorded, newest first, as the reader may see it: read once it is opened. */
@Component({
  selector: 'arb-session-journal',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [ToldLine],
  templateUrl: './session-journal.html',
  styleUrl: './session-journal.scss',
})
export class SessionJournal {
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(sessionTexts);
  private readonly context = inject(SessionContext);
  private readonly game = inject(GameOnPage);
  protected readonly isOpen = signal(false);
  private readonly query = liveQuery(JournalQuery, () => {
    const session = this.context.session();
    return session === null || !this.isOpen() ? null : { id: session.id, atLeast: session.position };
  });
  private readonly rules = rulesOf(() => (this.isOpen() ? (this.context.session()?.game ?? '') : ''));
  private readonly events = computed(() => {
    const session = this.query.data()?.session;
    return session?.id === this.context.id() && this.rules() !== undefined ? session.events : [];
  });
  protected readonly most = linkedSignal({ source: this.context.id, computation: () => LINES });
  protected readonly left = computed(() => Math.max(0, this.events().length - this.most()));
  protected readonly loading = computed(() => this.isOpen() && this.events().length === 0);
  protected readonly lines = computed(() =>
    this.events()
      .slice(this.left())
      .toReversed()
      .map((event) => ({ ...event, told: this.game.tell(event.type, event.data) })),
  );

  constructor() {
    effect(() => {
      const entries = this.context.entries();
      this.game.names.set(new Map([...entries.keys()].map((id) => [id, entryName(entries, id)])));
      this.game.person.set(this.context.person);
      this.game.declared.set({
        ...concealed,
        ...sessionEvents.table,
        ...this.rules()?.session?.events.table,
      });
    });
  }

  protected more(): void {
    this.most.update((most) => most + LINES);
  }
}
