import { ChangeDetectionStrategy, Component, computed, inject, input, signal } from '@angular/core';
import { pageTexts } from '../language/page-texts';
import { RegistryWrites } from '../people/registry';
import { ActButton } from '../writes/act-button';
import type { FormField, Given } from '../writes/form-field';
import { ticksIn } from '../writes/act-form';
import { ActEffect } from './act-effect';
import { DivisionContext } from './division-context';
import {
  decidedByField,
  entryChoices,
  enumOf,
  forfeitFields,
  postponingFields,
  reasonField,
  scoreFields,
  scoresOf,
} from './league-fields';
import { leaguesTexts } from './leagues-texts';
import {
  ConfirmMatch,
  CorrectMatch,
  type CorrectMatchVariables,
  type DivisionFixturesResult,
  ForfeitMatch,
  PostponeFixture,
  ReportMatch,
  SettleMatch,
} from './leagues.operations';
import { scoreTold } from './score-told';
import { isPlayed } from './form-of';
import { correctingAct } from './typed-acts';

type Fixture = NonNullable<DivisionFixturesResult['division']>['fixtures'][number];

/** What may be done with one fixture as it stands, by whoever looks. */
@Component({
  selector: 'arb-fixture-acts',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [ActButton, ActEffect],
  template: `
    @if (confirming(); as by) {
      <arb-act-button
        main
        act="confirmMatch"
        [label]="texts().confirmMatch"
        [says]="texts().confirmSays(reported())"
        [fields]="speaking(by)"
        [write]="confirm"
      />
    }
    @if (reporting(); as by) {
      <arb-act-button
        [main]="fixture().stage === 'DUE'"
        act="reportMatch"
        [label]="fixture().stage === 'DUE' ? texts().report : texts().reportOther"
        [says]="fixture().stage === 'DUE' ? '' : texts().reportOtherSays"
        [fields]="reportFields(by)"
        [write]="report"
      />
    }
    @if (!played() && context.may('settleMatch')) {
      <arb-act-button act="settleMatch" [label]="texts().settle" [fields]="settling()" [write]="settle" />
    }
    @if (!played() && context.may('forfeitMatch')) {
      <arb-act-button
        act="forfeitMatch"
        [label]="texts().recordForfeit"
        [fields]="forfeiting()"
        [write]="forfeit"
      />
    }
    @if (!played() && context.may('postponeFixture')) {
      <arb-act-button
        act="postponeFixture"
        [label]="texts().postpone"
        [fields]="postponing()"
        [write]="postpone"
      />
    }
    @if (played() && context.mayCorrect('correctMatch')) {
      <arb-act-button
        act="correctMatch"
        [label]="texts().correct"
        [fields]="correcting()"
        [write]="correct"
        (opened)="typed.set({}); look()"
        (typing)="typed.set($event)"
      >
        <arb-act-effect [act]="correctingAct()" />
      </arb-act-button>
    }
  `,
  styles: `
    :host {
      display: flex;
      flex-wrap: wrap;
      gap: 0.5rem;
    }
  `,
})
export class FixtureActs {
  private readonly writes = inject(RegistryWrites);
  protected readonly context = inject(DivisionContext);
  protected readonly texts = pageTexts(leaguesTexts);
  readonly fixture = input.required<Fixture>();
  /** Entries for which whoever looks speaks. */
  readonly yours = input.required<readonly string[]>();
  protected readonly played = computed(() => isPlayed(this.fixture()));
  protected readonly reported = computed(() => scoreTold(this.fixture().reports[0]?.sides ?? []));

  /** Sides for which a result may still be reported: one that has reported waits for the others. */
  protected readonly reporting = computed(() => {
    const { stage, reports, sides } = this.fixture();
    if (!this.context.open() || (stage !== 'DUE' && stage !== 'REPORTED')) return null;
    const said = new Set(reports.map(({ by }) => by));
    return nonEmpty(sides.filter(({ entry }) => this.yours().includes(entry) && !said.has(entry)));
  });
  /** Sides that may confirm what the other one said. */
  protected readonly confirming = computed(() =>
    this.fixture().stage === 'REPORTED' ? this.reporting() : null,
  );

  protected speaking(sides: Fixture['sides']): readonly FormField[] {
    const choices = entryChoices(sides);
    const [only] = choices.length === 1 ? choices : [];
    return [
      {
        ...{ name: 'by', label: this.texts().reportBy, choices },
        ...(only === undefined ? {} : { value: only.value }),
      },
    ];
  }

  protected reportFields(sides: Fixture['sides']): readonly FormField[] {
    return [...this.speaking(sides), ...scoreFields(this.texts(), this.fixture().sides)];
  }

  protected readonly settling = computed(() => [
    ...scoreFields(this.texts(), this.fixture().sides),
    reasonField(this.texts()),
  ]);
  protected readonly correcting = computed(() => [...this.settling(), decidedByField(this.texts())]);
  /** The scores that a correction is about; nothing of a forfeit. */
  private readonly seen = signal<Pick<CorrectMatchVariables['input'], 'instead'>>({});
  /** What stands in the form of a correction. */
  protected readonly typed = signal<Given>({});
  protected readonly correctingAct = computed(() => {
    const { id, sides } = this.fixture();
    return correctingAct(this.typed(), id, sides);
  });
  protected readonly forfeiting = computed(() => forfeitFields(this.texts(), this.fixture().sides));
  protected readonly postponing = computed(() => postponingFields(this.texts()));

  protected readonly report = (given: Given) =>
    this.writes.write(ReportMatch, 'reportMatch', {
      ...this.at(),
      by: given.by ?? '',
      ...this.scores(given),
    });

  protected readonly confirm = ({ by = '' }: Given) =>
    this.writes.write(ConfirmMatch, 'confirmMatch', { ...this.at(), by });

  protected readonly settle = (given: Given) =>
    this.writes.write(SettleMatch, 'settleMatch', {
      ...{ ...this.at(), ...this.scores(given), reason: given.reason ?? '' },
    });

  protected readonly forfeit = ({ by, reason = '' }: Given) =>
    this.writes.write(ForfeitMatch, 'forfeitMatch', { ...this.at(), by: ticksIn(by), reason });

  protected readonly postpone = ({ to = '', reason = '' }: Given) =>
    this.writes.write(PostponeFixture, 'postponeFixture', {
      ...{ ...this.at(), reason },
      ...(to === '' ? {} : { to }),
    });

  protected readonly correct = async (given: Given): Promise<boolean> => {
    const done = await this.writes.write(CorrectMatch, 'correctMatch', {
      ...{ ...this.at(), ...this.scores(given), ...this.seen(), reason: given.reason ?? '' },
      decidedBy: enumOf(given.decidedBy ?? '') as CorrectMatchVariables['input']['decidedBy'],
    });
    // Whoever was refused has been told what stands.
    if (!done) this.look();
    return done;
  };

  protected look(): void {
    const seen = this.fixture().sides.flatMap(({ entry, score }) =>
      score === null ? [] : [{ entry, score: score.text }],
    );
    this.seen.set(seen.length === 0 ? {} : { instead: seen });
  }

  private at() {
    return { division: this.context.id(), fixture: this.fixture().id };
  }

  private scores(given: Given) {
    return { scores: scoresOf(given, this.fixture().sides) };
  }
}

const nonEmpty = <Of>(list: readonly Of[]): readonly Of[] | null => (list.length === 0 ? null : list);
