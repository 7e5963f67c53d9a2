import {
  ChangeDetectionStrategy,
  Component,
  computed,
  ElementRef,
  inject,
  input,
  signal,
} from '@angular/core';
import { RouterLink } from '@angular/router';
import { divisionActs, feeding, type LaterPhase, qualify } from '@arbitre/rules/leagues';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { allRegions } from '../people/all-regions';
import { RegistryWrites, registryWrites } from '../people/registry';
import { focusNextKey } from '../sessions/acts/next-key';
import { ActButton } from '../writes/act-button';
import type { FormField, Given } from '../writes/form-field';
import { DivisionContext } from './division-context';
import { DeclinePhase, type DivisionPhasesResult, OpenPhase } from './division-life.operations';
import { groupNames } from './group-names';
import { entriesField, entryChoices, orderTyped, reasonField } from './league-fields';
import { leaguesTexts } from './leagues-texts';
import { ownClubs } from './own-clubs';
import { phasesTexts } from './phases-texts';

type Division = NonNullable<DivisionPhasesResult['division']>;
type Place = {
  readonly entry: string;
  readonly name: string;
  readonly group: string;
  readonly by: string | null;
};

/** One later phase of a path: who is in it and who would come in instead; before it is open, whom the standings of now would send. */
@Component({
  selector: 'arb-phase-panel',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [ActButton, RouterLink],
  providers: registryWrites,
  templateUrl: './phase-panel.html',
  styleUrl: '../people/registry-page.scss',
})
export class PhasePanel {
  private readonly host = inject<ElementRef<HTMLElement>>(ElementRef);
  private readonly writes = inject(RegistryWrites);
  private readonly own = ownClubs();
  private readonly regions = allRegions();
  protected readonly language = inject(Language);
  protected readonly context = inject(DivisionContext);
  protected readonly league = pageTexts(leaguesTexts);
  protected readonly texts = pageTexts(phasesTexts);
  protected readonly groupName = groupNames();
  readonly later = input.required<LaterPhase>();
  readonly division = input.required<Division>();
  private readonly typed = signal<Given>({});
  protected readonly name = computed(() => this.groupName(this.later().phase.id));
  protected readonly quota = computed(() => this.later().quota);
  protected readonly from = computed(() => this.groupName(this.later().before.id));
  protected readonly opened = computed(
    () => this.division().phases.find(({ phase }) => phase === this.later().phase.id) ?? null,
  );
  /** Those from whose ranking it is filled. */
  private readonly candidates = computed(() => feeding(this.division().table.rows, this.later().before));

  /** Whom the standings of now would send, with what is being typed. */
  protected readonly would = computed(() => {
    const { exempt = '', declined = '' } = this.typed();
    const those = (lines: string) => orderTyped(lines, this.candidates()) ?? [];
    return qualify(this.quota(), this.candidates(), { exempt: those(exempt), declined: those(declined) });
  });
  protected readonly places = computed((): readonly Place[] => {
    const opened = this.opened();
    if (opened !== null) return opened.qualified;
    const names = new Map(this.candidates().map(({ entry, name }) => [entry, name]));
    return this.would().qualified.map(({ entry, group, by }) => ({
      ...{ entry, group, by: by.toUpperCase(), name: names.get(entry) ?? entry },
    }));
  });
  private readonly undecided = computed(() => {
    const names = new Map(this.candidates().map(({ entry, name }) => [entry, name]));
    return this.would()
      .undecided.flatMap(({ entries }) => entries)
      .map((entry) => names.get(entry) ?? entry);
  });
  protected readonly sharedBy = computed(() => this.undecided().join(', '));

  /** Why it cannot be opened now; null where it can. */
  protected readonly waitsFor = computed((): string | null => {
    const texts = this.texts();
    const { provisionalRegions } = this.division().table;
    if (provisionalRegions.length > 0) {
      const name = (region: string) => this.regions()?.find(({ id }) => id === region)?.name ?? region;
      return texts.regionsOpen(provisionalRegions.map(name).join(', '));
    }
    const { before } = this.later();
    const isOpen = this.division().phases.some(({ phase }) => phase === before.id);
    if (before.quota !== undefined && !isOpen) return texts.before(this.from());
    return this.candidates().every(({ unranked }) => unranked !== null) ? texts.nobody : null;
  });
  /** A shared place is parted by a lot, unless somebody who is named takes it. */
  protected readonly opens = computed(
    () =>
      this.context.may('openPhase') &&
      this.waitsFor() === null &&
      (this.undecided().length === 0 || (this.quota().exemptions ?? 0) > 0),
  );
  protected readonly opening = computed((): readonly FormField[] => {
    const { exempt, declined } = divisionActs['open-phase'].fields;
    const texts = this.texts();
    const known = this.candidates();
    const named =
      (this.quota().exemptions ?? 0) === 0
        ? []
        : [
            {
              ...entriesField('exempt', texts.exempt, texts.lines, known, exempt),
              refusedBy: ['too-many-exempt'],
            },
          ];
    return [...named, entriesField('declined', texts.declined, texts.lines, known, declined)];
  });
  protected readonly declining = computed((): readonly FormField[] | null => {
    const clubs = new Map(this.division().entries.map(({ entry, club }) => [entry, club]));
    const those = (this.opened()?.qualified ?? []).filter(({ entry }) =>
      this.own.mayFor('declinePhase', clubs.get(entry) ?? null),
    );
    if (those.length === 0) return null;
    return [
      { name: 'entry', label: this.league().entry, choices: entryChoices(those) },
      reasonField(this.league()),
    ];
  });

  protected byWords(by: string | null): string {
    return by === null ? '' : this.texts().by[by as keyof ReturnType<typeof this.texts>['by']];
  }

  protected typing(given: Given): void {
    this.typed.set(given);
  }

  protected readonly open = async ({ exempt = '', declined = '' }: Given): Promise<boolean> => {
    const those = (lines: string) => orderTyped(lines, this.candidates()) ?? [];
    const done = await this.writes.write(OpenPhase, 'openPhase', {
      ...{ division: this.context.id(), phase: this.later().phase.id },
      ...(exempt === '' ? {} : { exempt: those(exempt) }),
      ...(declined === '' ? {} : { declined: those(declined) }),
    });
    // The button that opened it goes.
    if (done) focusNextKey(this.host.nativeElement, 'h2');
    return done;
  };

  protected readonly decline = async ({ entry = '', reason = '' }: Given): Promise<boolean> => {
    const input = { division: this.context.id(), phase: this.later().phase.id, entry, reason };
    const done = await this.writes.write(DeclinePhase, 'declinePhase', input);
    if (done) focusNextKey(this.host.nativeElement, 'arb-act-button button, h2');
    return done;
  };
}
