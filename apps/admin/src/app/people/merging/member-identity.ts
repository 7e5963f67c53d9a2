import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { Router, RouterLink } from '@angular/router';
import { memberActs } from '@arbitre/rules/federation';
import { Session } from '../../account/account';
import { liveQuery } from '../../graphql/live-query';
import { Language } from '../../language/language';
import { pageTexts } from '../../language/page-texts';
import { ActButton } from '../../writes/act-button';
import type { Given } from '../../writes/form-field';
import {
  MemberIdentity as Identity,
  MergeMembers,
  TellMembersApart,
  UndoMemberMerge,
} from '../people.operations';
import { Registry, RegistryWrites, registryWrites } from '../registry';
import { intoFields } from './merging-fields';
import { mergingTexts } from './merging-texts';

/** The other licences of a person: those that were merged, and those that may have to be. Nobody is merged without being asked. */
@Component({
  selector: 'arb-member-identity',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [RouterLink, ActButton],
  providers: registryWrites,
  templateUrl: './member-identity.html',
  styleUrl: './merging.scss',
})
export class MemberIdentity {
  private readonly router = inject(Router);
  private readonly registry = inject(Registry);
  private readonly writes = inject(RegistryWrites);
  private readonly session = inject(Session);
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(mergingTexts);
  readonly licence = input.required<string>();
  protected readonly query = liveQuery(Identity, () => ({
    ...{ licence: this.licence(), proposed: this.session.reads().personal, atLeast: this.registry.seen() },
  }));
  protected readonly into = computed(() =>
    intoFields(this.texts(), memberActs['merge-member'].fields.into, 'member-not-found'),
  );

  protected may(operation: string): boolean {
    return this.session.operations().has(operation);
  }

  /** This licence is read as another from then on: its page is the other's. */
  protected readonly merge = async ({ into = '' }: Given): Promise<boolean> => {
    const done = await this.writes.write(MergeMembers, 'mergeMembers', { licence: this.licence(), into });
    if (done) await this.router.navigate(['/members', into]);
    return done;
  };

  protected readonly take = (licence: string) => (): Promise<boolean> =>
    this.writes.write(MergeMembers, 'mergeMembers', { licence, into: this.licence() });

  protected readonly apart = (other: string) => (): Promise<boolean> =>
    this.writes.write(TellMembersApart, 'tellMembersApart', { licence: this.licence(), other });

  protected readonly undo = (licence: string) => (): Promise<boolean> =>
    this.writes.write(UndoMemberMerge, 'undoMemberMerge', { licence });
}
