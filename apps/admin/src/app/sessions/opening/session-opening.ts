import { ChangeDetectionStrategy, Component, computed, inject } from '@angular/core';
import { Session } from '../../account/account';
import { GameOnPage, partOf, rulesOf } from '../../games/game-on-page';
import { Language } from '../../language/language';
import { pageTexts } from '../../language/page-texts';
import { ActForm } from '../../writes/act-form';
import type { FormField, Given } from '../../writes/form-field';
import { PageWrites } from '../../writes/page-writes';
import type { ActWords } from '../acts/act-words';
import { actsTexts } from '../acts/acts-texts';
import { argumentsOf, type Asking, formOf } from '../acts/asked';
import { SessionContext } from '../session-context';
import { sessionTexts } from '../texts';

/** The act that a session is opened by, as forms know acts. */
const OPENING = 'open-session';
const NO_WORDS: ActWords = { acts: {}, fields: {}, choices: {} };

/** Opens a session by what its game declares of a setup, usual values filled in. */
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
  private readonly account = inject(Session).account;
  private readonly writes = inject(PageWrites);
  private readonly actTexts = pageTexts(actsTexts);
  protected readonly texts = pageTexts(sessionTexts);
  private readonly manifest = rulesOf(() => this.game.id());
  private readonly forms = partOf(() => this.game.face()?.sessionForms);

  private readonly asking = computed((): Asking => {
    const words = this.forms()?.words[this.language.code()] ?? NO_WORDS;
    return { act: OPENING, words, entries: this.context.entries(), texts: this.actTexts() };
  });
  private readonly declared = computed(
    () => this.forms()?.fields?.[OPENING] ?? this.manifest()?.session?.setup,
  );

  /** Null before the game is there, and where its setup is not for a form. */
  protected readonly fields = computed((): readonly FormField[] | null => {
    const declared = this.declared();
    const waits = this.game.face()?.sessionForms !== undefined && this.forms() === null;
    if (declared === undefined || waits) return null;
    const usual = this.forms()?.opening?.(this.account()?.id ?? '') ?? {};
    return (
      formOf(declared, this.asking())?.map((field) => {
        const value = usual[field.name];
        return value === undefined ? field : { ...field, value };
      }) ?? null
    );
  });

  protected async open(typed: Given): Promise<void> {
    const declared = this.declared();
    if (declared === undefined || this.writes.busy()) return;
    this.writes.busy.set(true);
    const opened = await this.context.open(argumentsOf(declared, typed, this.asking()));
    this.writes.busy.set(false);
    const refusal = this.context.refusal();
    if (opened || refusal === null) return;
    const path =
      refusal.__typename === 'ValidationFailed' ? refusal.path.replace(/^input\.setup\./u, '') : null;
    this.writes.refusal.set({ ...refusal, of: 'openSession', path: path === null ? null : `input.${path}` });
  }
}
