import { ChangeDetectionStrategy, Component, computed, inject, linkedSignal, untracked } from '@angular/core';
import { type LeagueRules, parseLeagueRules } from '@arbitre/rules/leagues';
import { liveQuery } from '../graphql/live-query';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { RegistryWrites, registryWrites } from '../people/registry';
import { ActButton } from '../writes/act-button';
import type { Given } from '../writes/form-field';
import { DivisionContext } from './division-context';
import { groupNames } from './group-names';
import { decidedByField, enumOf, reasonField } from './league-fields';
import { leaguesTexts } from './leagues-texts';
import {
  ChangeDivisionRules,
  type ChangeDivisionRulesVariables,
  DivisionRules,
  EffectOfRules,
} from './leagues.operations';
import { LeagueChanges } from './league-changes';
import { RulesText } from './rules-text';
import { rulesTold } from './rules-told';

/** Every version of a division's rules, the one in force first; a change of them. */
@Component({
  selector: 'arb-division-rules',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [ActButton, LeagueChanges, RulesText],
  providers: registryWrites,
  template: `
    @if (versions(); as versions) {
      @if (context.may('changeDivisionRules')) {
        <div class="acts no-print">
          <arb-act-button
            act="changeDivisionRules"
            [label]="texts().changeRules"
            [says]="texts().changeRulesSays"
            [fields]="fields()"
            [write]="change"
          >
            @if (replaces() !== inForce().version) {
              <p class="notice" role="status" data-testid="rules-meanwhile">
                {{ texts().rulesMeanwhile(inForce().version) }}
              </p>
            }
            <arb-rules-text [(text)]="typed" />
            @if (effect(); as changes) {
              <h3>{{ texts().effect }}</h3>
              <arb-league-changes [changes]="changes" />
            }
            @if (table(); as rows) {
              <h3>{{ texts().tableThen }}</h3>
              <table class="table dense" data-testid="rules-preview">
                <caption class="unseen">
                  {{
                    texts().tableThen
                  }}
                </caption>
                <thead>
                  <tr>
                    <th scope="col">{{ texts().rank }}</th>
                    <th scope="col">{{ texts().entry }}</th>
                    <th scope="col" class="number">{{ texts().total }}</th>
                  </tr>
                </thead>
                <tbody>
                  @for (row of rows; track row.group + row.entry) {
                    <tr>
                      <td class="figures">{{ row.unranked === null ? row.rank : '–' }}</td>
                      <th scope="row">
                        {{ row.name }} <span class="soft small">{{ groupName(row.group) }}</span>
                      </th>
                      <td class="number">{{ language.decimal(row.total.text) }}</td>
                    </tr>
                  }
                </tbody>
              </table>
            }
          </arb-act-button>
        </div>
      }
      @for (one of versions; track one.version; let first = $first) {
        <section class="panel told" data-testid="rules-version">
          <h2>
            {{ texts().rulesVersion(one.version) }}
            @if (first) {
              <span class="chip good">{{ texts().rulesInForce }}</span>
            }
          </h2>
          <p class="soft">
            @if (one.reason === null) {
              {{ texts().rulesFirst }}
            } @else {
              {{ one.reason }} — {{ language.label(texts().decidedBy) }} {{ bodyOf(one.decidedBy) }}
            }
          </p>
          <ul>
            @for (line of told(one.rules); track $index) {
              <li>{{ line }}</li>
            }
          </ul>
          <details>
            <summary>{{ texts().asData }}</summary>
            <pre class="mono small">{{ textOf(one.rules) }}</pre>
          </details>
        </section>
      }
    } @else if (query.loading()) {
      <p class="soft" role="status">{{ language.texts().app.loading }}</p>
    }
  `,
  styleUrl: '../people/registry-page.scss',
  styles: `
    :host {
      display: grid;
      gap: 1rem;
    }
    summary {
      min-height: 2.75rem;
      align-content: center;
      cursor: pointer;
    }
    pre {
      overflow-x: auto;
    }
  `,
})
export class DivisionRulesPage {
  private readonly writes = inject(RegistryWrites);
  protected readonly context = inject(DivisionContext);
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(leaguesTexts);
  protected readonly query = liveQuery(DivisionRules, () => this.context.asked());
  /** The newest first. */
  protected readonly versions = computed(() => this.query.data()?.division?.rules.toReversed() ?? null);
  protected readonly inForce = computed(
    () => {
      const [newest] = this.versions() ?? [];
      return { version: newest?.version ?? 0, text: this.textOf(newest?.rules ?? {}) };
    },
    { equal: (one, other) => one.version === other.version && one.text === other.text },
  );
  /** What somebody is typing stays, whatever is written meanwhile. */
  protected readonly typed = linkedSignal<string, string>({
    source: () => this.inForce().text,
    computation: (now, before) =>
      before === undefined || before.value === before.source ? now : before.value,
  });
  /** The version that is changed: that in force when somebody began to type, or was told of another. */
  protected readonly replaces = linkedSignal<{ readonly version: number; readonly text: string }, number>({
    source: this.inForce,
    computation: (now, before) => {
      const typed = untracked(this.typed);
      return before === undefined || [now.text, before.source.text].includes(typed)
        ? now.version
        : before.value;
    },
  });
  /** What is typed, where it is sound and something else than what holds. */
  private readonly other = computed((): LeagueRules | null => {
    const reading = parseLeagueRules(this.typed());
    const holds = JSON.stringify(this.versions()?.[0]?.rules);
    return reading.ok && JSON.stringify(reading.rules) !== holds ? reading.rules : null;
  });
  private readonly preview = liveQuery(EffectOfRules, () => {
    const rules = this.other();
    return rules === null ? null : { division: this.context.id(), rules };
  });
  protected readonly effect = computed(() =>
    this.other() === null ? null : (this.preview.data()?.effectOfRules?.changes ?? null),
  );
  /** The table as it would be. */
  protected readonly table = computed(() =>
    this.other() === null ? null : (this.preview.data()?.effectOfRules?.table?.rows ?? null),
  );
  protected readonly groupName = groupNames();
  protected readonly fields = computed(() => [
    { ...reasonField(this.texts()), refusedBy: ['rules-unchanged', 'format-fixed', 'rules-unsound'] },
    decidedByField(this.texts()),
  ]);

  protected textOf(rules: unknown): string {
    return JSON.stringify(rules, null, 2);
  }

  protected told(rules: unknown): readonly string[] {
    return rulesTold(rules as LeagueRules, this.language.code(), this.texts());
  }

  protected bodyOf(decidedBy: string | null): string {
    const bodies: Readonly<Record<string, string>> = this.texts().bodies;
    return bodies[(decidedBy ?? '').toLowerCase().replaceAll('_', '-')] ?? '';
  }

  /** What is not sound stays where it is typed, with its mistakes beside it. */
  protected readonly change = async ({ reason = '', decidedBy = '' }: Given): Promise<boolean> => {
    const reading = parseLeagueRules(this.typed());
    if (!reading.ok) return false;
    const done = await this.writes.write(ChangeDivisionRules, 'changeDivisionRules', {
      ...{ division: this.context.id(), rules: reading.rules, replaces: this.replaces(), reason },
      decidedBy: enumOf(decidedBy) as ChangeDivisionRulesVariables['input']['decidedBy'],
    });
    // Whoever was refused has been told what is in force.
    if (!done) this.replaces.set(this.inForce().version);
    return done;
  };
}
