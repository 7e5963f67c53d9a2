import { ChangeDetectionStrategy, Component, computed, inject } from '@angular/core';
import { GameOnPage, partOf, rulesOf } from '../../games/game-on-page';
import { Language } from '../../language/language';
import { pageTexts } from '../../language/page-texts';
import { ActForm } from '../../writes/act-form';
import type { FormField, Given } from '../../writes/form-field';
import { PageWrites } from '../../writes/page-writes';
import { type ActWords, OPENING } from '../acts/act-words';
import { actsTexts } from '../acts/acts-texts';
import { argumentsOf, type Asking, formOf, typedOf } from '../acts/asked';
import { officeName } from '../person-names';
import { SessionContext } from '../session-context';
import { sessionTexts } from '../texts';

const NO_WORDS: ActWords = { acts: {}, fields: {}, choices: {} };

/** Opens a session by what its game declares of a setup, what is planned or usual filled in. */
@Component({
  selector: 'arb-session-opening',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [ActForm],
  providers: [PageWrites],
  template: `
    @if (fields(); as fields) {
      <arb-act-form act="openSession" [fields]="fields" [submit]="texts().open" (given)="open($event)" />
    }
  `,
})
export class SessionOpening {
  private readonly context = inject(SessionContext);
  private readonly game = inject(GameOnPage);
  private readonly language = inject(Language);
  private readonly writes = inject(PageWrites);
  private readonly actTexts = pageTexts(actsTexts);
  protected readonly texts = pageTexts(sessionTexts);
  private readonly manifest = rulesOf(() => this.game.id());
  private readonly forms = partOf(() => this.game.face()?.sessionForms);

  private readonly asking = computed((): Asking => {
    const words = this.forms()?.words[this.language.code()] ?? NO_WORDS;
    return {
      act: OPENING,
      words,
      entries: this.context.entries(),
      language: this.language.code(),
      texts: this.actTexts(),
    };
  });
  /** What was planned whole is taken as it is. */
  private readonly whole = computed((): Readonly<Record<string, unknown>> => {
    const planned = Object.entries(Object(this.context.planned()) as Readonly<Record<string, unknown>>);
    return Object.fromEntries(planned.filter(([name]) => this.isWhole(name)));
  });
  private readonly declared = computed(() => {
    const declared = this.forms()?.fields?.[OPENING] ?? this.manifest()?.session?.setup;
    return declared && Object.fromEntries(Object.entries(declared).filter(([name]) => !this.isWhole(name)));
  });

  /** Null before the game is there, and where its setup is not for a form. */
  protected readonly fields = computed((): readonly FormField[] | null => {
    const declared = this.declared();
    const waits = this.game.face()?.sessionForms !== undefined && this.forms() === null;
    if (declared === undefined || waits) return null;
    const usual: Given = {
      ...this.forms()?.opening?.(),
      ...typedOf(declared, this.context.planned(), this.asking()),
    };
    return (
      formOf(declared, this.asking())?.map((field) => {
        const value = usual[field.name];
        return value === undefined
          ? field
          : { ...field, value: officeName(value, this.language.code()) ?? value };
      }) ?? null
    );
  });

  private isWhole(name: string): boolean {
    return Object.hasOwn(this.forms()?.wholes ?? {}, name);
  }

  protected async open(typed: Given): Promise<void> {
    const declared = this.declared();
    if (declared === undefined || this.writes.busy()) return;
    this.writes.busy.set(true);
    const opened = await this.context.open({
      ...this.whole(),
      ...argumentsOf(declared, typed, this.asking()),
    });
    this.writes.busy.set(false);
    const refusal = opened ? null : this.context.takeRefusal();
    if (refusal === null) return;
    const path =
      refusal.__typename === 'ValidationFailed' ? refusal.path.replace(/^input\.setup\./u, '') : null;
    this.writes.refusal.set({ ...refusal, of: 'openSession', path: path === null ? null : `input.${path}` });
  }
}
