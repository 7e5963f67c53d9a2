import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { Session } from '../../account/account';
import { pageTexts } from '../../language/page-texts';
import { ActButton } from '../../writes/act-button';
import type { Given } from '../../writes/form-field';
import type { FederationRegion } from '../all-regions';
import { MoveRegion, RenameRegion } from '../people.operations';
import { peopleTexts } from '../people-texts';
import { RegistryWrites, registryWrites } from '../registry';
import { movingFields, renamingFields } from './region-fields';

/** What may be done with one region: called otherwise, made part of another. */
@Component({
  selector: 'arb-region-acts',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [ActButton],
  providers: registryWrites,
  template: `
    @if (session.operations().has('renameRegion')) {
      <arb-act-button act="renameRegion" [label]="texts().rename" [fields]="renaming()" [write]="rename" />
    }
    @if (session.operations().has('moveRegion')) {
      <arb-act-button act="moveRegion" [label]="texts().moveRegion" [fields]="moving()" [write]="move" />
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
export class RegionActs {
  private readonly writes = inject(RegistryWrites);
  protected readonly session = inject(Session);
  protected readonly texts = pageTexts(peopleTexts);
  readonly region = input.required<FederationRegion>();
  readonly regions = input.required<readonly FederationRegion[]>();
  protected readonly renaming = computed(() => renamingFields(this.texts(), this.region()));
  protected readonly moving = computed(() => movingFields(this.texts(), this.regions(), this.region()));

  protected readonly rename = ({ name = '' }: Given): Promise<boolean> =>
    this.writes.write(RenameRegion, 'renameRegion', { region: this.region().id, name });

  protected readonly move = ({ parent = '' }: Given): Promise<boolean> =>
    this.writes.write(MoveRegion, 'moveRegion', { region: this.region().id, parent: parent || null });
}
