import { Injectable, computed, inject } from '@angular/core';
import { shapesOf } from '@arbitre/rules/kernel/declare/shapes';
import type { SessionChoices } from '@arbitre/rules/kernel/session/choices';
import { Announcer } from '../../announce/announcer';
import { GameOnPage, partOf, rulesOf } from '../../games/game-on-page';
import { Language } from '../../language/language';
import { pageTexts } from '../../language/page-texts';
import type { FormField, Given } from '../../writes/form-field';
import type { PageWrites } from '../../writes/page-writes';
import { SessionContext } from '../session-context';
import { actsTexts } from './acts-texts';
import { argumentsOf, type Asking, formOf } from './asked';
import { canBe, narrowed, type Said } from './narrowing';

type Offers = { readonly offers?: readonly string[]; readonly choices?: SessionChoices };

/** The field of a form that a refusal is about: `input.acts.0.series` is of `series`. */
export const fieldOf = (path: string): string => path.replace(/^input\.acts\.\d+\./u, '');

const put = (
  into: Record<string, unknown>,
  [name = '', ...rest]: readonly string[],
  value: unknown,
): void => {
  if (rest.length === 0) into[name] = value;
  else {
    const inner = { ...((into[name] ?? {}) as Record<string, unknown>) };
    put(inner, rest, value);
    into[name] = inner;
  }
};

/** The acts of the session on the page as its rules offer them now: their forms, narrowed to what can succeed, and the way to record them. */
@Injectable()
export class ActForms {
  private readonly announcer = inject(Announcer);
  private readonly context = inject(SessionContext);
  private readonly game = inject(GameOnPage);
  private readonly language = inject(Language);
  private readonly texts = pageTexts(actsTexts);
  private readonly manifest = rulesOf(() =>
    this.context.mayRecord() || this.context.mayRule() ? this.game.id() : '',
  );
  private readonly forms = partOf(() => this.game.face()?.sessionForms);
  readonly words = computed(() => this.forms()?.words[this.language.code()] ?? null);
  private readonly offers = computed((): Offers => this.context.view() ?? {});
  /** Names of acts that have no other place on the page. */
  readonly unplaced = computed((): readonly string[] => {
    const { placed = [] } = this.forms() ?? {};
    return (this.offers().offers ?? []).filter((name) => !placed.includes(name));
  });

  isOfArbiter(act: string): boolean {
    return this.manifest()?.session?.acts[act]?.by === 'arbiter';
  }

  label(act: string): string {
    return this.words()?.acts[act] ?? act;
  }

  /** Whether the rules offer it with what is said, this account may send it, and it has a form. */
  isOffered(act: string, said: Said = {}): boolean {
    const { offers = [], choices = {} } = this.offers();
    const declared = this.manifest()?.session?.acts[act];
    if (declared === undefined || this.words()?.acts[act] === undefined || !offers.includes(act))
      return false;
    const may = declared.by === 'arbiter' ? this.context.mayRule() : this.context.mayRecord();
    return may && canBe(choices[act] ?? [], said);
  }

  /** What its form asks for beside what is said; null where it cannot be asked for. */
  fields(act: string, said: Said, typed: Given, begun: Given = {}): readonly FormField[] | null {
    const asking = this.asking(act);
    const all = asking === null ? null : formOf(this.declared(act), asking);
    if (all === null) return null;
    const asked = all
      .filter(({ name }) => !(name in said))
      .map((field) => (field.name in begun ? { ...field, value: begun[field.name] ?? '' } : field));
    const fields = narrowed(asked, this.offers().choices?.[act] ?? [], said, typed);
    // What the rules leave to choose from are references: people read names and offices.
    return fields.map(({ choices, ...field }) =>
      choices === undefined || field.of?.tells !== 'person'
        ? { ...field, ...(choices === undefined ? {} : { choices }) }
        : { ...field, choices: choices.map(({ value }) => ({ value, label: this.context.person(value) })) },
    );
  }

  /** Records it; what was refused stands in `writes`, at the field that it is about. */
  async record(act: string, said: Said, typed: Given, writes: PageWrites): Promise<boolean> {
    const asking = this.asking(act);
    if (asking === null || writes.busy()) return false;
    const declared = this.declared(act);
    const given: Record<string, unknown> = { ...argumentsOf(declared, typed, asking) };
    for (const [path, value] of Object.entries(said)) {
      const [head = '', ...rest] = path.split('.');
      if (head in declared) put(given, [head, ...rest], value);
    }
    writes.refusal.set(null);
    writes.busy.set(true);
    const done = await this.context.record({ do: act, ...given });
    writes.busy.set(false);
    if (done) {
      this.announcer.say(this.texts().recorded(this.label(act)));
      return true;
    }
    const refusal = this.context.takeRefusal();
    const path = refusal?.__typename === 'ValidationFailed' ? fieldOf(refusal.path) : null;
    if (refusal !== null)
      writes.refusal.set({ ...refusal, of: act, path: path === null ? null : `input.${path}` });
    return false;
  }

  private asking(act: string): Asking | null {
    const words = this.words();
    return words === null
      ? null
      : { act, words, entries: this.context.entries(), language: this.language.code(), texts: this.texts() };
  }

  private declared(act: string) {
    const declared = this.manifest()?.session?.acts[act]?.fields ?? {};
    return this.forms()?.fields?.[act] ?? shapesOf(declared)[0] ?? {};
  }
}
