import { DOCUMENT, Injectable, computed, effect, inject, signal } from '@angular/core';
import { methodTitle, termsOf, titleOf } from '../games/listings';
import type { GameTerms } from '../games/listing';
import { catalogues } from './catalogues';
import { embedded } from '../embed/embedded';
import { recall, remember } from '../kept/browser-storage';
import { decimal, longDate, moment, signed, whole } from './formats';
import { preferredLanguage } from './language-choice';
import { ordinal, type LanguageCode } from './plural';

const storageKey = 'arbitre.language';

/** An entry as far as its name goes: null where nobody is known, or all are erased. */
export type Called = { readonly kind: string; readonly number: number; readonly name: string | null };

/** Ids that accounts get without anybody choosing them: `account-0f3a…`, a code of a table. */
const isMadeUp = (id: string): boolean => /^(?:account|code|token)-/u.test(id) || /[0-9a-f]{12}/u.test(id);

/** Texts and formats of the chosen language. Known before the first paint, so that no page flashes in the other one. */
@Injectable({ providedIn: 'root' })
export class Language {
  private readonly document = inject(DOCUMENT);
  readonly code = signal<LanguageCode>(
    preferredLanguage(embedded?.language ?? recall(storageKey), navigator.languages),
  );
  readonly texts = computed(() => catalogues[this.code()]);

  constructor() {
    effect(() => {
      this.document.documentElement.lang = this.code();
    });
  }

  choose(code: LanguageCode): void {
    remember(storageKey, code);
    this.code.set(code);
  }

  toggle(): void {
    this.choose(this.code() === 'fr' ? 'en' : 'fr');
  }

  decimal(text: string): string {
    return decimal(this.code(), text);
  }
  signed(text: string | number): string {
    return signed(this.code(), String(text));
  }
  whole(value: number): string {
    return whole(this.code(), value);
  }
  date(iso: string): string {
    return longDate(this.code(), iso);
  }
  moment(iso: string): string {
    return moment(this.code(), iso);
  }
  game(id: string): string {
    return titleOf(this.code(), id);
  }
  method(id: string): string {
    return methodTitle(this.code(), id);
  }
  /** What a game calls its boards and results. */
  terms(game: string): GameTerms {
    return termsOf(this.code(), game);
  }
  ordinal(rank: number): string {
    return ordinal(this.code(), rank);
  }
  /** A text that something follows: French sets a space before the colon. */
  label(text: string): string {
    return this.code() === 'fr' ? `${text}\u00a0:` : `${text}:`;
  }
  /** What an entry is called; where nobody is known, or all are erased, its kind and number. */
  entry({ kind, number, name }: Called): string {
    return name ?? `${this.texts().entry[kind] ?? kind} ${number}`;
  }
  /** The same behind its number. */
  numbered(entry: Called): string {
    return `${entry.number} ${this.entry(entry)}`;
  }
  /** What an account acted as. */
  role(role: string): string {
    return this.texts().roles[role.toUpperCase()] ?? role;
  }
  /** Who did something: the role alone where the account's id says no more than that, or says nothing to people. */
  doer(actor: string, role: string): string {
    const word = this.role(role);
    const says = ![role, word].some((known) => known.toLowerCase() === actor.toLowerCase());
    return says && !isMadeUp(actor) ? `${actor} (${word})` : word;
  }
  /** One of a pair of texts that the API gives in both languages. */
  pick(problem: { readonly messageFr: string; readonly messageEn: string }): string {
    return this.code() === 'fr' ? problem.messageFr : problem.messageEn;
  }
}
