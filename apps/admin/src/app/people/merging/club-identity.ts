import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { Router } from '@angular/router';
import { clubActs } from '@arbitre/rules/federation';
import { Session } from '../../account/account';
import { pageTexts } from '../../language/page-texts';
import { ActButton } from '../../writes/act-button';
import type { Given } from '../../writes/form-field';
import { MergeClubs, UndoClubMerge } from '../people.operations';
import { RegistryWrites, registryWrites } from '../registry';
import { intoFields } from './merging-fields';
import { mergingTexts } from './merging-texts';

/** The other numbers of a club that were merged into it. */
@Component({
  selector: 'arb-club-identity',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [ActButton],
  providers: registryWrites,
  template: `
    @if (aliases().length > 0) {
      <p>
        {{ texts().aliases }} <span class="mono" data-testid="aliases">{{ aliases().join(', ') }}</span>
      </p>
    }
    <div class="acts no-print">
      @if (may('undoClubMerge')) {
        @for (alias of aliases(); track alias) {
          <arb-act-button
            act="undoClubMerge"
            [label]="texts().undo(alias)"
            [says]="texts().undoHelp"
            [fields]="[]"
            [write]="undo(alias)"
          />
        }
      }
      @if (aliases().length === 0 && may('mergeClubs')) {
        <arb-act-button
          act="mergeClubs"
          [label]="texts().mergeInto"
          [says]="texts().mergeHelp"
          [fields]="into()"
          [write]="merge"
        />
      }
    </div>
  `,
  styleUrl: './merging.scss',
})
export class ClubIdentity {
  private readonly router = inject(Router);
  private readonly writes = inject(RegistryWrites);
  private readonly session = inject(Session);
  protected readonly texts = pageTexts(mergingTexts);
  readonly number = input.required<string>();
  readonly aliases = input.required<readonly string[]>();
  protected readonly into = computed(() =>
    intoFields(this.texts(), clubActs['merge-club'].fields.into, 'club-not-found'),
  );

  protected may(operation: string): boolean {
    return this.session.operations().has(operation);
  }

  /** This number is read as another from then on: its page is the other's. */
  protected readonly merge = async ({ into = '' }: Given): Promise<boolean> => {
    const done = await this.writes.write(MergeClubs, 'mergeClubs', { club: this.number(), into });
    if (done) await this.router.navigate(['/clubs', into]);
    return done;
  };

  protected readonly undo = (club: string) => (): Promise<boolean> =>
    this.writes.write(UndoClubMerge, 'undoClubMerge', { club });
}
