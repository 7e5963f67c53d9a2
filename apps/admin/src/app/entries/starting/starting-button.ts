import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { field } from '@arbitre/rules/kernel/declare/field';
import { Session } from '../../account/account';
import { ReviseCompetition } from '../../competitions/acts/acts.operations';
import { GameOnPage, rulesOf } from '../../games/game-on-page';
import { pageTexts } from '../../language/page-texts';
import { CompetitionContext } from '../../standings/competition-context';
import { ActButton } from '../../writes/act-button';
import type { FormField, Given } from '../../writes/form-field';
import { KeyedWrites } from '../../writes/keyed-writes';
import { linesOf, type Numbered, type Points, startingTyped } from './starting-points';
import { startingTexts } from './starting-texts';

const KINDS = ['handicaps', 'carryOver'] as const;
type Scoring = Readonly<Record<string, unknown>>;

/** What is said of a competition without what was never said. */
const said = (value: object): Scoring =>
  Object.fromEntries(Object.entries(value).filter(([name, each]) => name !== '__typename' && each !== null));

/** What entries begin with, where the method of the competition lets it be chosen, before anything counts. */
@Component({
  selector: 'arb-starting-button',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [ActButton],
  template: `
    @if (kinds().length > 0) {
      <arb-act-button
        act="startingPoints"
        [label]="texts().button"
        [says]="texts().says"
        [fields]="fields()"
        [write]="write"
      />
    }
  `,
})
export class StartingButton {
  private readonly session = inject(Session);
  private readonly writes = inject(KeyedWrites);
  private readonly context = inject(CompetitionContext);
  private readonly game = inject(GameOnPage);
  private readonly manifest = rulesOf(() => this.game.id());
  protected readonly texts = pageTexts(startingTexts);
  readonly entries = input.required<readonly Numbered[]>();
  private readonly scoring = computed(() => (this.context.head()?.scoring ?? null) as Scoring | null);
  /** What the method declares of it; nothing once results are in, or where nothing was chosen. */
  protected readonly kinds = computed(() => {
    const head = this.context.head();
    const may = this.session.operations().has('reviseCompetition');
    if (!may || head?.state !== 'OPEN' || this.scoring() === null || head.resultCount > 0) return [];
    const method = this.manifest()?.methods.find(({ id }) => id === head.method);
    return KINDS.filter((kind) => Object.hasOwn(method?.choices?.fields ?? {}, kind));
  });
  protected readonly fields = computed((): readonly FormField[] => {
    const entries = this.entries();
    const lines = field<string>(
      this.texts().wrong,
      { type: 'string' },
      (typed) => typeof typed === 'string' && startingTyped(typed, entries) !== null,
    );
    return this.kinds().map((kind) => ({
      ...{ name: kind, label: this.texts()[kind], kind: 'lines', optional: true, of: lines },
      value: linesOf((this.scoring()?.[kind] ?? {}) as Points, entries),
      refusedBy: ['competition-counted', 'competition-unchanged', 'invalid-field'],
    }));
  });

  protected readonly write = async (given: Given): Promise<boolean> => {
    const head = this.context.head();
    if (head === null) return false;
    const { name, region, startsOn, method, correctionMinutes, closeFinish, places, embargo, plan } = head;
    const { handicaps: _, carryOver: __, ...kept } = this.scoring() ?? {};
    const chosen = this.kinds().flatMap((kind) => {
      const points = startingTyped(given[kind] ?? '', this.entries()) ?? {};
      return Object.keys(points).length === 0 ? [] : [[kind, points] as const];
    });
    const about = said({ name, region, startsOn, method, correctionMinutes, closeFinish, places });
    const input = {
      ...{ competition: this.context.id(), ...about },
      ...(embargo === null ? {} : { embargo: said(embargo) }),
      ...(plan === null ? {} : { plan: { ...said(plan), sessions: plan.sessions.map(said) } }),
      scoring: { ...kept, ...Object.fromEntries(chosen) },
    };
    const done = await this.writes.sendOnce(ReviseCompetition, 'reviseCompetition', input as never);
    if (done !== null) this.context.learn(done.position);
    return done !== null;
  };
}
