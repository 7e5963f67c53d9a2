import { computed, inject, Injectable } from '@angular/core';
import type { Fields } from '@arbitre/rules/kernel/declare/field';
import { GameOnPage, partOf, rulesOf } from '../../games/game-on-page';
import { Language } from '../../language/language';
import { pageTexts } from '../../language/page-texts';
import { actsTexts } from '../../sessions/acts/acts-texts';
import { argumentsOf, type Asking, formOf, typedOf } from '../../sessions/acts/asked';
import type { FormField, Given } from '../../writes/form-field';
import { scoringTexts } from './scoring-texts';

type Values = Readonly<Record<string, unknown>>;

/** Where they stand in what is sent of a competition. */
const WITHIN = 'scoring.';
const HOW = 'scoring';
/** Nothing is chosen; what the laws have, ties standing; every parameter by itself. */
const PLAIN = 'plain';
const LAWS = 'laws';
const OWN = 'own';

const VERSION = 1;
const BY_THE_LAWS: Values = { version: VERSION, ties: 'stand' };

const howOf = (scoring: Values | null): string => {
  if (scoring === null) return PLAIN;
  const { version: _, ties, ...others } = scoring;
  return ties === BY_THE_LAWS.ties && Object.keys(others).length === 0 ? LAWS : OWN;
};

const methodIn = ({ method = '' }: Given): string => method.slice(method.indexOf('/') + 1);

/** What a competition chooses of its ranking method, as the method declares it: a form for it. */
@Injectable()
export class ScoringFields {
  private readonly language = inject(Language);
  private readonly game = inject(GameOnPage);
  private readonly texts = pageTexts(scoringTexts);
  private readonly asks = pageTexts(actsTexts);
  private readonly manifest = rulesOf(() => this.game.id());
  private readonly own = partOf(() => this.game.face()?.scoring);

  private readonly asking = computed((): Asking | null => {
    const language = this.language.code();
    const words = this.own()?.words(language);
    return words === undefined ? null : { act: HOW, words, language, entries: new Map(), texts: this.asks() };
  });

  private declaredOf(method: string): Fields | null {
    const found = this.manifest()?.methods.find(({ id }) => id === method)?.choices ?? null;
    if (found === null) return null;
    const { version: _, ...asked } = found.fields;
    return asked;
  }

  /** None where the method has nothing to choose, or nobody has words for it. @param isNew by the laws unless something is said */
  fields(typed: Given, scoring: Values | null, isNew = false): readonly FormField[] {
    const asking = this.asking();
    const declared = this.declaredOf(methodIn(typed));
    if (asking === null || declared === null) return [];
    const begun = typedOf(declared, scoring ?? BY_THE_LAWS, asking);
    const { how, help, hows } = this.texts();
    return [
      {
        ...{ name: HOW, label: how, help, value: isNew && scoring === null ? LAWS : howOf(scoring) },
        choices: [LAWS, OWN, PLAIN].map((value) => ({ value, label: hows[value] ?? value })),
      },
      ...(formOf(declared, asking) ?? []).map((field) => ({
        ...field,
        name: WITHIN + field.name,
        value: begun[field.name] ?? '',
        asked: (given: Given) => given[HOW] === OWN,
      })),
    ];
  }

  /** What is sent for what was typed; null: nothing is chosen. @param kept what stays where the form did not ask */
  scoring(given: Given, kept: Values | null = null): Values | null {
    const asking = this.asking();
    const declared = this.declaredOf(methodIn(given));
    const how = given[HOW];
    if (asking === null || declared === null || how === undefined) return kept;
    if (how === PLAIN) return null;
    if (how === LAWS) return BY_THE_LAWS;
    const typed = Object.fromEntries(
      Object.entries(given).flatMap(([name, value]) =>
        name.startsWith(WITHIN) ? [[name.slice(WITHIN.length), value] as const] : [],
      ),
    );
    // What no field asks for stays as it is: handicaps by entry.
    const asked = new Set((formOf(declared, asking) ?? []).map(({ name }) => name));
    const others = Object.entries(kept ?? {}).filter(
      ([name]) => !asked.has(name) && Object.hasOwn(declared, name),
    );
    return { version: VERSION, ...Object.fromEntries(others), ...argumentsOf(declared, typed, asking) };
  }
}
