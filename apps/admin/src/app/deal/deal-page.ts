import { Location, NgComponentOutlet } from '@angular/common';
import {
  ChangeDetectionStrategy,
  Component,
  DestroyRef,
  computed,
  effect,
  inject,
  input,
  linkedSignal,
  signal,
} from '@angular/core';
import { RouterLink } from '@angular/router';
import { concealed, dealEvents } from '@arbitre/rules/kernel/deal/events';
import { articlesRuledBy } from '@arbitre/rules/kernel/ruling';
import type { TableView } from '@arbitre/rules/kernel/table-view';
import { Announcer } from '../announce/announcer';
import { GameOnPage, partOf, rulesOf } from '../games/game-on-page';
import { typesResults } from '../games/listings';
import { GraphQL } from '../graphql/client';
import { queryText } from '../graphql/query-text';
import { liveQuery } from '../graphql/live-query';
import { Commands } from '../keyboard/commands';
import { type Called, Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { isSettled, Session } from '../account/account';
import { pageTitle } from '../title/page-title';
import { DealActs } from './acts/deal-acts';
import { AuctionTable } from './table/auction-table';
import { copyText } from './clipboard';
import { DealChanged, DealPage as DealQuery, TableAtStep } from './deal.operations';
import { DealWrites } from './deal-writes';
import { DealTable } from './table/deal-table';
import { dealTexts } from './deal-texts';
import { EventList } from './events/event-list';
import { dealtHands, rememberedHands } from './table/hands';
import { openingStep, outcomeOf, replayOf, stepIn } from './replay/replay';
import { replayPlayer } from './replay/player';
import { callsTakenBack, cardsTakenBack } from './replay/taken-back';
import { shareStep } from './replay/share-step';
import { ResultPanel, type DealOnPage } from './result/result-panel';
import { AttentionForm } from './waiting/attention-form';
import { WaitingPanel } from './waiting/waiting-panel';
import { Appeals } from './ruling/appeals';
import { OpenCalls } from './ruling/open-calls';
import { openCalls } from './ruling/said-in-history';
import { CallForm } from './ruling/call-form';
import { FouledBoard } from './ruling/fouled-board';
import { RulingForm } from './ruling/ruling-form';
import { OtherTables } from './others/other-tables';
import { StepControls } from './replay/step-controls';

const addressAfter = 120;

/** One deal, replayed in the browser by the rules that judged it; every step has its own address. */
@Component({
  selector: 'arb-deal-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [
    RouterLink,
    DealTable,
    StepControls,
    AuctionTable,
    EventList,
    ResultPanel,
    AttentionForm,
    DealActs,
    Appeals,
    CallForm,
    OpenCalls,
    FouledBoard,
    RulingForm,
    OtherTables,
    WaitingPanel,
    NgComponentOutlet,
  ],
  providers: [GameOnPage, DealWrites],
  templateUrl: './deal-page.html',
  styleUrl: './deal-page.scss',
})
export class DealPage {
  private readonly location = inject(Location);
  private readonly graphql = inject(GraphQL);
  private readonly announcer = inject(Announcer);
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(dealTexts);
  private readonly session = inject(Session);
  protected readonly may = this.session.may;
  protected readonly refusal = inject(DealWrites).refusal;
  readonly id = input.required<string>();
  /** The step in the address. */
  readonly givenStep = input<string | undefined>(undefined, { alias: 'step' });
  protected readonly query = liveQuery(DealQuery, () => ({ id: this.id() }));
  protected readonly game = inject(GameOnPage);
  private readonly known = computed(() => this.query.data()?.deal ?? null);
  /** Undefined before they are there: a game's rules and face come with the first of its deals. */
  private readonly rules = rulesOf(() => this.known()?.game ?? '');
  protected readonly deal = computed(() =>
    this.game.ready() && this.rules() !== undefined ? this.known() : null,
  );
  protected readonly loading = computed(() => this.query.loading() || this.known() !== null);
  private readonly events = computed(() => this.deal()?.events ?? []);
  protected readonly replay = computed(() => replayOf(this.rules() ?? null, this.events()));
  /** Something is hidden from who looks: nothing can be replayed from such events, and the API shows the table of each step. */
  private readonly isPartial = computed(() =>
    this.events().some(({ type }) => Object.hasOwn(concealed, type)),
  );
  protected readonly steps = computed(() => (this.isPartial() ? this.events().length : this.replay().steps));
  protected readonly bidding = partOf(() => this.game.face()?.bidding);
  protected readonly beside = partOf(() => this.game.face()?.beside);
  protected readonly score = partOf(() => this.game.face()?.score);
  protected readonly title = computed(() =>
    this.language.terms(this.deal()?.game ?? '').board(this.deal()?.board ?? 0),
  );
  protected readonly dealt = computed(() =>
    this.isPartial() ? dealtHands([this.view()]) : rememberedHands(this.replay().views, this.step()),
  );
  /** What the score that stands holds: now, and at the step that is shown. */
  protected readonly outcome = computed(() => outcomeOf(this.events()));
  protected readonly outcomeAtStep = computed(() => outcomeOf(this.events().slice(0, this.step())));
  protected readonly entries = computed(
    () =>
      new Map<string, Called>(
        (this.deal()?.seating ?? []).flatMap(({ seat, entry }) => (entry === null ? [] : [[seat, entry]])),
      ),
  );
  /** Follows the address; moves by itself in between. Kept when the deal grows while somebody reads it. */
  private readonly moved = linkedSignal<string | undefined, number | null>({
    source: this.givenStep,
    computation: () => null,
  });
  protected readonly step = computed(() => {
    const steps = this.steps();
    const step = this.moved() ?? stepIn(this.givenStep(), steps) ?? openingStep(this.events());
    return Math.min(step, steps);
  });
  private readonly shown = liveQuery(TableAtStep, () =>
    this.isPartial() ? { id: this.id(), step: this.step() } : null,
  );
  protected readonly view = computed(() =>
    this.isPartial()
      ? ((this.shown.data()?.deal?.replay.table ?? null) as TableView | null)
      : (this.replay().views[this.step()] ?? null),
  );
  /** What was called or laid until the step that is shown, and taken back since. */
  private readonly untilStep = computed(() => this.events().slice(0, this.step()));
  protected readonly callsBack = computed(() => callsTakenBack(this.untilStep(), this.view()?.calls ?? []));
  protected readonly cardsBack = computed(() => cardsTakenBack(this.untilStep()));
  /** What the deal waits for now, whatever step is shown. */
  protected readonly waiting = computed(() => {
    const { views, steps } = this.replay();
    if (this.isPartial()) return (this.step() === this.steps() ? this.view()?.waiting : null) ?? [];
    return steps === this.events().length ? (views[steps]?.waiting ?? []) : [];
  });
  protected readonly hasCalls = computed(() => openCalls(this.deal()?.history ?? []).length > 0);
  protected readonly hasRulings = computed(
    () => this.deal()?.history.some(({ type }) => type === 'RulingGiven') === true,
  );
  protected readonly ruledBy = computed(() => {
    const rules = this.rules();
    return rules ? articlesRuledBy(rules) : [];
  });
  /** The same board lies at every table of a session: of games in which what one of two sides scores, the other loses. */
  protected readonly comparesTables = computed(() => {
    const [one, other, ...more] = this.deal()?.sides ?? [];
    return (
      more.length === 0 && one !== undefined && (one.score ?? 0) !== 0 && one.score === -(other?.score ?? 0)
    );
  });
  /** What an arbiter may give a side; null in a game whose sessions adjust by themselves. */
  protected readonly scale = computed(() => this.rules()?.scale ?? null);
  protected readonly hasRules = computed(() => this.rules()?.play?.rules.ruleset === this.deal()?.ruleset);
  /** The rules of a table whose acts may be written here: all that happened lies open, and this account writes acts. */
  protected readonly actsAt = computed(() => {
    const [rules, { act, rule }] = [this.rules() ?? null, this.may()];
    const whole = !this.isPartial() && this.replay().steps === this.events().length;
    return whole && this.hasRules() && this.deal()?.grain === 'full' && (act || rule) ? rules : null;
  });
  protected readonly gameHasAuction = computed(() =>
    this.replay().views.some((view) => view?.phase === 'auction'),
  );
  /** A score sheet has no auction to show. */
  protected readonly hasAuction = computed(() => this.deal()?.grain === 'full' && this.gameHasAuction());
  protected readonly hasCards = computed(() =>
    this.isPartial()
      ? (this.view()?.seats ?? []).some(({ hand }) => hand !== null)
      : dealtHands(this.replay().views).size > 0,
  );
  protected readonly player = replayPlayer({
    step: () => this.step(),
    steps: () => this.steps(),
    stops: () => this.replay().stops,
    go: (step) => {
      this.go(step);
    },
    beat: 900,
  });
  protected readonly share = shareStep();
  protected readonly copied = signal<string | null>(null);
  private addressTimer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    effect(() => {
      this.session.place.set({ deal: this.id() });
    });
    effect(() => {
      this.session.place();
      this.session.settled.set(isSettled(this.known()?.competition.stage));
    });
    const here = inject(DestroyRef);
    effect(() => {
      this.game.id.set(this.known()?.game ?? '');
    });
    effect(() => {
      const deal = this.known();
      if (deal === null) this.game.place.set(null);
      else {
        const { competition, session, round, table, board } = deal;
        this.game.place.set({ competition: competition.id, session, round, table, board });
      }
    });
    effect(() => {
      this.game.articles.set(this.rules()?.articles ?? []);
      this.game.laws.set(this.rules()?.laws ?? null);
      this.game.declared.set({ ...concealed, ...dealEvents.table, ...this.rules()?.play?.events.table });
    });
    pageTitle(() => {
      const deal = this.deal();
      if (deal === null) return this.loading() ? null : [this.texts().notFound];
      const where = [
        this.language.terms(deal.game).round(deal.round),
        this.language.texts().standings.table(deal.table),
      ];
      return [this.title(), ...where, deal.competition.name];
    });
    here.onDestroy(() => {
      clearTimeout(this.addressTimer);
    });
    this.offer(here);
    this.followChanges();
  }

  /** Where a result is replaced: on the line that it was typed on, or in the session that it was written down in. */
  protected correction({ competition, game, session, round, table, board }: DealOnPage) {
    const here = ['/competitions', competition.id];
    if (typesResults(game)) return { path: [...here, 'entry'], query: { session, round, table, board } };
    const query = this.game.face()?.sessionQuery?.(round, table) ?? {};
    return { path: [...here, 'sessions', session], query };
  }

  protected go(step: number): void {
    const within = Math.max(0, Math.min(step, this.steps()));
    this.moved.set(within);
    this.writeAddress(within);
  }

  /** A held arrow key makes thirty steps a second; browsers allow only a few changes of the address. */
  private writeAddress(step: number): void {
    clearTimeout(this.addressTimer);
    this.addressTimer = setTimeout(() => {
      this.location.replaceState(`/deals/${encodeURIComponent(this.id())}`, `step=${step}`);
    }, addressAfter);
  }

  protected shareThis(): void {
    void this.share.send(`/deals/${encodeURIComponent(this.id())}?step=${this.step()}`);
  }

  protected async copy(what: 'id' | 'query'): Promise<void> {
    const texts = {
      id: this.id(),
      query: queryText(DealQuery, { id: this.id() }),
    };
    await copyText(texts[what]);
    this.copied.set(what);
    this.announcer.say(this.language.texts().app.copied);
    setTimeout(() => {
      this.copied.set(null);
    }, 1600);
  }

  private offer(here: DestroyRef): void {
    inject(Commands).offer(() => {
      const texts = this.texts();
      return [
        {
          id: 'deal-play',
          label: texts.replay,
          key: 'Space',
          run: () => {
            this.player.move('play');
          },
        },
        { id: 'deal-id', label: texts.copyId, run: () => void this.copy('id') },
        {
          id: 'deal-link',
          label: texts.copyLink,
          run: () => {
            this.shareThis();
          },
        },
      ];
    }, here);
  }

  private followChanges(): void {
    effect((onCleanup) => {
      const deal = this.id();
      const changes = this.graphql.client
        .subscribe({ query: DealChanged, variables: { deal } })
        .subscribe(({ data }) => {
          if (data === undefined) return;
          // Asked again at the first message, too: what came between reading and subscribing is known then.
          this.graphql
            .ask(DealQuery, { id: deal, atLeast: data.dealChanged.position })
            .catch(() => undefined);
        });
      onCleanup(() => {
        changes.unsubscribe();
      });
    });
  }
}
