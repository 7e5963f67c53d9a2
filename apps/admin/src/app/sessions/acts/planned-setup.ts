import { computed, effect, inject, Injectable, signal } from '@angular/core';
import type { Field, Fields } from '@arbitre/rules/kernel/declare/field';
import { GameOnPage, partOf, rulesOf } from '../../games/game-on-page';
import { GraphQL } from '../../graphql/client';
import { Language } from '../../language/language';
import { pageTexts } from '../../language/page-texts';
import type { Choice, FormField, Given } from '../../writes/form-field';
import { OPENING } from './act-words';
import { actsTexts } from './acts-texts';
import { argumentsOf, type Asking, formOf, typedOf } from './asked';

/** Where they stand in what is sent of a competition. */
const WITHIN = 'plan.setup.';
const NOW = 'now';

type Values = Readonly<Record<string, unknown>>;

/** What is said once it is asked for, and then as its declaration wants it. */
const asked = ({ optional: _, ...of }: Field): Field => of;

/** The part of a session that a competition fixes beforehand, as the game on the page declares it: a form for it. */
@Injectable()
export class PlannedSetup {
  private readonly graphql = inject(GraphQL);
  private readonly language = inject(Language);
  private readonly game = inject(GameOnPage);
  private readonly texts = pageTexts(actsTexts);
  private readonly manifest = rulesOf(() => this.game.id());
  private readonly own = partOf(() => this.game.face()?.planned);
  private readonly forms = partOf(() => this.game.face()?.sessionForms);
  private readonly known = signal<Readonly<Record<string, readonly Choice[]>>>({});

  constructor() {
    effect(() => {
      const ask = this.own()?.choices;
      this.known.set({});
      ask?.(this.graphql).then(
        (choices) => {
          this.known.set(choices);
        },
        () => undefined,
      );
    });
  }

  private readonly asking = computed((): Asking | null => {
    const language = this.language.code();
    const words = this.own()?.words(language) ?? this.forms()?.words[language];
    return words === undefined
      ? null
      : { act: OPENING, words, language, entries: new Map(), texts: this.texts() };
  });
  private readonly declared = computed((): Fields => {
    const asked = this.forms()?.fields?.[OPENING] ?? {};
    const planned = this.manifest()?.session?.planned ?? {};
    return Object.fromEntries(
      Object.entries(planned).map(([name, of]) => [name, { ...(asked[name] ?? of), optional: true }]),
    );
  });
  private readonly wholes = computed(() => this.declaredWhere((name) => this.isWhole(name)));
  private readonly parts = computed(() => this.declaredWhere((name) => !this.isWhole(name)));
  /** Whether its deals are played card by card, or at least can be. */
  readonly hasDeals = computed(() => this.manifest()?.play !== undefined);

  /** A field for each of its parts, with what is planned, or what is usual where a competition is new; none where nobody has words for them. */
  fields(setup: unknown, isNew = false): readonly FormField[] {
    const asking = this.asking();
    if (asking === null) return [];
    const usual = isNew ? (this.forms()?.opening?.() ?? {}) : {};
    const typed = { ...usual, ...typedOf(this.parts(), setup, asking) };
    const fields = (formOf(this.parts(), asking) ?? []).map((field) => {
      const choices = this.known()[field.name];
      return {
        ...field,
        name: WITHIN + field.name,
        value: typed[field.name] ?? '',
        ...(choices === undefined ? {} : { choices }),
      };
    });
    return [
      ...fields,
      ...Object.entries(this.wholes()).flatMap(([name, of]) => this.wholeFields(name, of, setup, asking)),
    ];
  }

  private isWhole(name: string): boolean {
    return Object.hasOwn(this.forms()?.wholes ?? {}, name);
  }

  private declaredWhere(which: (name: string) => boolean): Fields {
    return Object.fromEntries(Object.entries(this.declared()).filter(([name]) => which(name)));
  }

  /** What was typed into them; null where nothing was. @param kept what stays where the form did not ask */
  setup(given: Given, kept: unknown = null): Readonly<Record<string, unknown>> | null {
    const asking = this.asking();
    const asked = Object.keys(given).some((name) => name.startsWith(WITHIN));
    if (asking === null || !asked) return kept as Readonly<Record<string, unknown>> | null;
    const own = Object.entries(given).flatMap(([name, value]) =>
      name.startsWith(WITHIN) ? [[name.slice(WITHIN.length), value]] : [],
    );
    const typed = Object.fromEntries(own) as Given;
    const now = Object.entries(this.wholes()).filter(([name]) => typed[name] === NOW);
    const setup = argumentsOf({ ...this.parts(), ...Object.fromEntries(now) }, typed, asking);
    return Object.keys(setup).length === 0 ? null : setup;
  }

  /** Whether it is said now, and then all of it. */
  private wholeFields(name: string, of: Field, setup: unknown, asking: Asking): readonly FormField[] {
    const { fields: words } = asking.words;
    const said = (setup as Values | null)?.[name];
    const begun = typedOf({ [name]: of }, { [name]: said ?? this.forms()?.wholes?.[name] }, asking);
    const whether: FormField = {
      ...{ name: WITHIN + name, label: words[`${OPENING}.${name}`] ?? words[name] ?? name },
      value: said === undefined ? 'later' : NOW,
      choices: [
        { value: 'later', label: asking.texts.later },
        { value: NOW, label: asking.texts.now },
      ],
    };
    return [
      whether,
      ...(formOf({ [name]: asked(of) }, asking) ?? []).map((field) => ({
        ...field,
        name: WITHIN + field.name,
        value: begun[field.name] ?? '',
        asked: (given: Given) => given[WITHIN + name] === NOW,
      })),
    ];
  }
}
