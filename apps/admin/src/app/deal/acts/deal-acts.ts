import {
  ChangeDetectionStrategy,
  Component,
  computed,
  inject,
  input,
  signal,
  viewChild,
} from '@angular/core';
import { decideDeal } from '@arbitre/rules/kernel/deal/decide';
import { replayDeal } from '@arbitre/rules/kernel/deal/decider';
import { dealTableView } from '@arbitre/rules/kernel/deal/table-view';
import { shapesOf } from '@arbitre/rules/kernel/declare/shapes';
import { gamesOf } from '@arbitre/rules/kernel/games';
import type { GameManifest } from '@arbitre/rules/kernel/manifest';
import type { ActChoices } from '@arbitre/rules/kernel/session/choices';
import { Session } from '../../account/account';
import { Announcer } from '../../announce/announcer';
import { GameOnPage, partOf } from '../../games/game-on-page';
import { Language } from '../../language/language';
import { pageTexts } from '../../language/page-texts';
import { fieldOf } from '../../sessions/acts/act-forms';
import { actsTexts } from '../../sessions/acts/acts-texts';
import { argumentsOf, type Asking, formOf } from '../../sessions/acts/asked';
import { narrowed } from '../../sessions/acts/narrowing';
import type { SessionEntries } from '../../sessions/session-entries';
import { ActChooser, type Offer } from '../../writes/act-chooser';
import type { FormField, Given } from '../../writes/form-field';
import { PageWrites } from '../../writes/page-writes';
import { DealWrites } from '../deal-writes';
import type { DealOnPage } from '../result/result-panel';
import { dealActsTexts } from './deal-acts-texts';
import { possible } from './possible';
import { knownOf } from './samples';
import { choiceText, wordsAt } from './words-at';

/** From so many on, choices are offered while somebody types. */
const LONG = 60;

/**
 * Whatever the rules allow at a table now and no other part of its page sends: a form from the act's own declaration. The browser
 * asks the rules which acts they would take, and with what.
 */
@Component({
  selector: 'arb-deal-acts',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [ActChooser],
  providers: [PageWrites],
  template: `
    <details #more data-testid="deal-acts" (toggle)="open.set(more.open)">
      <summary>{{ texts().title }}</summary>
      @if (open()) {
        @if (offers().length > 0) {
          <p class="soft small">{{ texts().lead }}</p>
          <arb-act-chooser
            list="deal-act"
            [offers]="offers()"
            [(chosen)]="chosen"
            [fields]="fields()"
            (given)="record($event)"
            (typing)="typed.set($event)"
          />
        } @else {
          <p class="soft small">{{ texts().nothing }}</p>
        }
      }
    </details>
  `,
  styles: `
    summary {
      cursor: pointer;
      min-height: var(--target);
      align-content: center;
    }
  `,
})
export class DealActs {
  private readonly announcer = inject(Announcer);
  private readonly dealWrites = inject(DealWrites);
  private readonly writes = inject(PageWrites);
  private readonly may = inject(Session).may;
  private readonly game = inject(GameOnPage);
  private readonly language = inject(Language);
  private readonly forms = partOf(() => this.game.face()?.dealActs);
  private readonly asked = pageTexts(actsTexts);
  private readonly chooser = viewChild(ActChooser);
  protected readonly texts = pageTexts(dealActsTexts);
  readonly deal = input.required<DealOnPage>();
  readonly rules = input.required<GameManifest>();
  protected readonly open = signal(false);
  protected readonly chosen = signal('');
  protected readonly typed = signal<Given>({});

  private readonly acts = computed(() => this.rules().play?.acts ?? {});
  private readonly state = computed(() => replayDeal(gamesOf([this.rules()]), this.deal().events));
  private readonly table = computed(() => {
    const [state, view] = [this.state(), dealTableView(this.state())];
    const articles = this.rules().articles.map(({ id }) => id);
    return view === null ? null : { state, view, known: knownOf(view, articles, state.opened?.setup) };
  });
  private readonly words = computed(() => {
    const own = this.forms()?.words[this.language.code()];
    const seats = this.table()?.view.seats ?? [];
    const named = seats.flatMap(({ seat, side }) => [
      [side, this.game.side(side)],
      [seat, this.game.seat(seat)],
    ]);
    return own === undefined
      ? null
      : wordsAt(own, Object.fromEntries(named) as Record<string, string>, this.language.code());
  });

  protected readonly offers = computed((): readonly Offer[] => {
    const words = this.words();
    if (!this.open() || words === null) return [];
    return Object.entries(this.acts()).flatMap(([name, { by }]) => {
      const label = words.acts[name];
      const arbiter = by === 'arbiter';
      const may = arbiter ? this.may().rule : this.may().act;
      return label !== undefined && may && this.choices(name, true) !== null
        ? [{ name, label, arbiter }]
        : [];
    });
  });

  private readonly rows = computed(() => this.choices(this.chosen()));

  protected readonly fields = computed((): readonly FormField[] | null => {
    const [rows, asking] = [this.rows(), this.asking()];
    if (rows === null || asking === null) return null;
    const form = formOf(this.declared(), asking);
    return form === null
      ? null
      : narrowed(form, rows, {}, this.typed()).map((field) => this.shown(field, asking));
  });

  /** Records it; why it was refused stands at the field that it is about. */
  protected async record(typed: Given): Promise<void> {
    const asking = this.asking();
    if (asking === null) return;
    const [act, label] = [this.chosen(), asking.words.acts[this.chosen()] ?? ''];
    const given = argumentsOf(this.declared(), typed, asking);
    this.writes.refusal.set(null);
    if (await this.dealWrites.record(this.deal(), [{ do: act, ...given }])) {
      this.announcer.say(this.texts().recorded(label));
      this.chooser()?.leave();
      return;
    }
    const refusal = this.dealWrites.refusal();
    if (refusal === null) return;
    const path = refusal.__typename === 'ValidationFailed' ? `input.${fieldOf(refusal.path)}` : null;
    this.dealWrites.refusal.set(null);
    this.writes.refusal.set({ ...refusal, of: act, path });
  }

  private choices(name: string, first = false): ActChoices | null {
    const [table, declared] = [this.table(), this.acts()[name]];
    if (table === null || declared === undefined) return null;
    return possible(name, declared, table.known, (act) => decideDeal(table.state, act).ok, first);
  }

  private declared() {
    return shapesOf(this.acts()[this.chosen()]?.fields ?? {})[0] ?? {};
  }

  private asking(): Asking | null {
    const words = this.words();
    return words === null
      ? null
      : {
          ...{ act: this.chosen(), words, entries: this.entries() },
          ...{ language: this.language.code(), texts: { ...this.asked(), several: this.texts().cards } },
        };
  }

  private entries(): SessionEntries {
    return new Map(
      this.deal().seating.flatMap(({ entry }) =>
        entry === null
          ? []
          : [
              [
                entry.id,
                { ...entry, name: entry.name ?? '', club: null, present: true, persons: [entry.name] },
              ],
            ],
      ),
    );
  }

  /** Choices as people read them; a long list of them is offered while somebody types. */
  private shown({ choices, ...field }: FormField, { words, language }: Asking): FormField {
    if (choices === undefined) return this.suggesting(field);
    const labelled = choices.map(({ value, label }) => ({
      value,
      label: label === value ? choiceText(value, words, language) : label,
    }));
    return labelled.length > LONG ? { ...field, suggested: labelled } : { ...field, choices: labelled };
  }

  /** Articles of the rulebook, with their sentences. */
  private suggesting(field: FormField): FormField {
    if (field.name !== 'article') return field;
    const { of } = field;
    const suggested = this.rules().articles.flatMap(({ id, text }) =>
      of?.accepts(id) === false ? [] : [{ value: id, label: text[this.language.code()] }],
    );
    return { ...field, suggested };
  }
}
