import { ChangeDetectionStrategy, Component, inject, input, output } from '@angular/core';
import { RouterLink } from '@angular/router';
import { regionActs } from '@arbitre/rules/federation';
import { Language } from '../../language/language';
import { pageTexts } from '../../language/page-texts';
import { ActButton } from '../../writes/act-button';
import type { FormField, Given } from '../../writes/form-field';
import { KeyedWrites, keyedWrites } from '../../writes/keyed-writes';
import { templateTexts } from './template-texts';
import { RemoveTemplate, RenameTemplate, type TemplatesResult } from './templates.operations';

export type KnownTemplate = TemplatesResult['templates'][number];

/** One template of the list: opened with, called otherwise, removed. */
@Component({
  selector: 'li[arb-template-line]',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [ActButton, RouterLink],
  providers: keyedWrites,
  host: { '[attr.data-template]': 'template().id' },
  template: `
    <p class="what">
      <a routerLink="/opening" [queryParams]="{ template: template().id }">{{ template().name }}</a>
      <span class="soft small"
        >{{ region() }} · {{ language.game(template().game) }} ·
        {{ language.method(template().method) }}</span
      >
    </p>
    <arb-act-button
      act="renameTemplate"
      [label]="texts().rename"
      [named]="texts().of(texts().rename, template().name)"
      [fields]="renaming()"
      [write]="rename"
    />
    <arb-act-button
      grave
      act="removeTemplate"
      [label]="texts().remove"
      [named]="texts().of(texts().remove, template().name)"
      [says]="texts().removeSays"
      [fields]="[]"
      [write]="remove"
    />
  `,
  styles: `
    :host {
      display: flex;
      flex-wrap: wrap;
      gap: 0.5rem;
      align-items: center;
      padding-block: 0.25rem;
      border-top: 1px solid var(--line);
    }
    .what {
      flex: 1 1 16rem;
      margin: 0;
      overflow-wrap: anywhere;
    }
    .what a {
      display: inline-block;
      padding-block: 0.625rem;
      margin-inline-end: 0.5rem;
    }
  `,
})
export class TemplateLine {
  private readonly writes = inject(KeyedWrites);
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(templateTexts);
  readonly template = input.required<KnownTemplate>();
  /** The name of its region. */
  readonly region = input.required<string>();
  /** The list has changed: what it is from there on. */
  readonly changed = output<string>();

  protected renaming(): readonly FormField[] {
    return [
      {
        ...{ name: 'name', label: this.texts().name, value: this.template().name },
        of: regionActs['rename-template'].fields.name,
        refusedBy: ['template-name-taken', 'name-unchanged'],
      },
    ];
  }

  protected readonly rename = async ({ name = '' }: Given): Promise<boolean> => {
    const input = { ...this.which(), name };
    const done = await this.writes.sendOnce(RenameTemplate, 'renameTemplate', input);
    if (done !== null) this.changed.emit(done.position);
    return done !== null;
  };

  protected readonly remove = async (): Promise<boolean> => {
    const done = await this.writes.sendOnce(RemoveTemplate, 'removeTemplate', this.which());
    if (done !== null) this.changed.emit(done.position);
    return done !== null;
  };

  private which(): { readonly template: string; readonly seen: string } {
    const { id, name } = this.template();
    return { template: id, seen: name };
  }
}
