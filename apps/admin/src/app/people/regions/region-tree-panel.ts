import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { RouterLink } from '@angular/router';
import { Session } from '../../account/account';
import { pageTexts } from '../../language/page-texts';
import { ActButton } from '../../writes/act-button';
import type { Given } from '../../writes/form-field';
import type { FederationRegion } from '../all-regions';
import { Language } from '../../language/language';
import { OpenRegion } from '../people.operations';
import { peopleTexts } from '../people-texts';
import { RegistryWrites, registryWrites } from '../registry';
import { RegionActs } from './region-acts';
import { openingFields } from './region-fields';
import { regionTree } from './region-tree';

export type Played = { readonly name: string; readonly competitionCount: number };

/** The registry's regions as a tree, with their time zones; whoever may opens, renames and moves them here. */
@Component({
  selector: 'arb-region-tree',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [RouterLink, ActButton, RegionActs],
  providers: registryWrites,
  templateUrl: './region-tree-panel.html',
  styleUrl: './region-tree-panel.scss',
})
export class RegionTreePanel {
  private readonly writes = inject(RegistryWrites);
  private readonly session = inject(Session);
  protected readonly texts = pageTexts(peopleTexts);
  protected readonly language = inject(Language);
  readonly regions = input.required<readonly FederationRegion[]>();
  /** What competitions call each region, by its id, and how many there are. */
  readonly played = input.required<ReadonlyMap<string, Played>>();
  protected readonly tree = computed(() => regionTree(this.regions()));
  protected readonly opens = computed(() => this.session.operations().has('openRegion'));
  protected readonly opening = computed(() => openingFields(this.texts(), this.regions()));

  protected readonly open = ({ name = '', id = '', timeZone = '', parent = '' }: Given): Promise<boolean> =>
    this.writes.write(OpenRegion, 'openRegion', { name, id, timeZone, parent: parent || null });
}
