import { NgComponentOutlet } from '@angular/common';
import {
  afterNextRender,
  ChangeDetectionStrategy,
  Component,
  computed,
  effect,
  ElementRef,
  inject,
  Injector,
  input,
  signal,
  viewChild,
} from '@angular/core';
import { RouterLink, RouterLinkActive } from '@angular/router';
import { Session } from '../account/account';
import { GameOnPage, partOf } from '../games/game-on-page';
import { sessionCodes } from '../games/listings';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { CompetitionContext } from '../standings/competition-context';
import { TableCodes } from '../table-codes/table-codes';
import { pageTitle } from '../title/page-title';
import { ActForms } from './acts/act-forms';
import { focusNextKey } from './acts/next-key';
import { SessionActs } from './acts/session-acts';
import { SessionJournal } from './journal/session-journal';
import { SessionOpening } from './opening/session-opening';
import { ReasonForm } from './reason-form';
import { SessionContext } from './session-context';
import { sessionTexts } from './texts';
import { SessionValidity } from './validity/session-validity';

/** One session of a competition, shown by its game's own component; opened and closed here. */
@Component({
  selector: 'arb-session-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [
    NgComponentOutlet,
    RouterLink,
    RouterLinkActive,
    ReasonForm,
    SessionActs,
    SessionJournal,
    SessionOpening,
    SessionValidity,
    TableCodes,
  ],
  providers: [SessionContext, ActForms],
  templateUrl: './session-page.html',
  styleUrl: './session-page.scss',
})
export class SessionPage {
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(sessionTexts);
  protected readonly competition = inject(CompetitionContext);
  protected readonly context = inject(SessionContext);
  /** The session's number, from the address. */
  readonly number = input.required<string>();
  /** The table that is all of the page, on a telephone with its code. */
  readonly only = input<string | null>();
  /** Those that are open or were, and those that are planned. */
  protected readonly sessions = computed(() => {
    const { sessions = [], plan = null } = this.competition.head() ?? {};
    const opened = new Set(sessions.map(({ number }) => number));
    const planned = (plan?.sessions ?? []).map((one, at) => ({ number: at + 1, day: one.day }));
    return [
      ...sessions.map(({ number }) => ({ number, day: null })),
      ...planned.filter(({ number }) => !opened.has(number)),
    ].toSorted((one, other) => one.number - other.number);
  });
  /** Its deals are there already, of no session: one that is opened now would say otherwise who sits where. */
  protected readonly hasOwnDeals = computed(() =>
    (this.competition.head()?.boards ?? []).some(({ session }) => session === this.context.number()),
  );
  private readonly game = inject(GameOnPage);
  protected readonly shown = partOf(() =>
    this.context.session() === null ? undefined : this.game.face()?.session,
  );
  protected readonly opening = partOf(() => (this.context.missing() ? this.game.face()?.opening : undefined));
  /** The game asks for no more than its setup declares: nobody knows before its face is there. */
  protected readonly opensByForm = computed(
    () => this.game.ready() && this.game.face()?.opening === undefined,
  );
  protected readonly unknown = computed(() => this.game.ready() && this.game.face()?.session === undefined);
  /** Whether its game has acts that are written in forms, and somebody here may write. A telephone with a code has its table alone. */
  protected readonly forms = computed(
    () =>
      this.context.only() === null &&
      (this.context.mayRecord() || this.context.mayRule()) &&
      this.game.face()?.sessionForms !== undefined,
  );
  /** A reason is asked for, to close the session or to reopen it. */
  protected readonly asking = signal(false);
  private readonly leave = viewChild<ElementRef<HTMLElement>>('leave');
  private readonly injector = inject(Injector);
  private readonly host = inject<ElementRef<HTMLElement>>(ElementRef);
  protected readonly account = inject(Session);
  /** What codes are given for here; null: for nothing, or not by this account. */
  protected readonly codes = computed(() =>
    this.context.isOpen() && this.account.operations().has('makeTableCode')
      ? sessionCodes(this.competition.head()?.game ?? '')
      : null,
  );

  constructor() {
    pageTitle(() => [
      this.context.part(),
      this.texts().session(Number(this.number())),
      this.competition.head()?.name,
    ]);
    effect(() => {
      this.context.only.set(this.only() ?? null);
    });
    // Whoever opened it here goes on with what comes first in it.
    let missing = false;
    effect(() => {
      if (missing && this.context.session() !== null)
        focusNextKey(this.host.nativeElement, '.button.main:not([disabled])');
      missing = this.context.missing();
    });
    effect(() => {
      const number = Number(this.number());
      this.context.number.set(Number.isInteger(number) && number > 0 ? number : 0);
    });
  }

  protected async close(reason: string): Promise<void> {
    if (await this.context.close(reason)) this.stop();
  }

  protected async reopen(reason: string): Promise<void> {
    if (await this.context.reopen(reason)) this.stop();
  }

  /** The button that asked has the focus again. */
  protected stop(): void {
    this.asking.set(false);
    afterNextRender(() => this.leave()?.nativeElement.focus(), { injector: this.injector });
  }
}
