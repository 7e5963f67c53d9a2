import { decides } from '@arbitre/rules/kernel/declare/acts';
import { accepted, type Refusal } from '@arbitre/rules/kernel/decider';
import { refuse } from '../refusals';
import { sameWord } from '../authority/scopes';
import { regionActs } from './acts';
import type { RegionEvent } from './events';
import type { RegionState } from './state';
import { MOST_TEMPLATES } from './template-fields';

/** What is not in the region's own stream. */
export type RegionContext = {
  readonly region: string;
  /** The region that the act puts this one under, and all above it. */
  readonly above: readonly string[];
};

const underItself = ({ region, above }: RegionContext, parent: string | undefined): Refusal | null =>
  parent !== undefined && above.includes(region) ? refuse('region-under-itself', { region, parent }) : null;

const alreadyThere = (parent: string | null): Refusal =>
  parent === null ? refuse('region-already-at-the-top') : refuse('region-already-there', { parent });

/** Two templates of a name would be chosen for one another. */
const nameTaken = ({ templates }: RegionState, name: string, but = ''): Refusal | null =>
  [...templates].some(([id, each]) => id !== but && sameWord(each, name))
    ? refuse('template-name-taken', { name })
    : null;

/** Why nobody changes a template that he has seen so. */
const templateMoved = ({ templates }: RegionState, template: string, seen: string): Refusal | null => {
  const name = templates.get(template);
  if (name === undefined) return refuse('template-gone', { name: seen });
  return name === seen ? null : refuse('template-moved', { name, seen });
};

/** Pure. Answers any command, well formed or absurd. */
export const decideRegion = decides<typeof regionActs, RegionState, RegionEvent, RegionContext>(
  regionActs,
  ({ opened }, name) => {
    if (opened) return name === 'open-region' ? refuse('region-already-open') : null;
    return name === 'open-region' ? null : refuse('region-not-open');
  },
  {
    'open-region': (_, { name, parent, timeZone }, context) =>
      underItself(context, parent) ??
      accepted({ type: 'RegionOpened', data: { name, parent: parent ?? null, timeZone } }),
    'rename-region': (state, { name }) =>
      state.name === name
        ? refuse('name-unchanged', { name })
        : accepted({ type: 'RegionRenamed', data: { name } }),
    'move-region': (state, { parent = null }, context) =>
      state.parent === parent
        ? alreadyThere(parent)
        : (underItself(context, parent ?? undefined) ?? accepted({ type: 'RegionMoved', data: { parent } })),
    'keep-template': (state, { name, about }) =>
      nameTaken(state, name) ??
      (state.templates.size < MOST_TEMPLATES
        ? accepted({
            type: 'TemplateKept',
            data: { template: `t${state.templatesKept + 1}`, name, about },
          })
        : refuse('templates-full', { most: MOST_TEMPLATES })),
    'rename-template': (state, { template, seen, name }) =>
      templateMoved(state, template, seen) ??
      (seen === name ? refuse('name-unchanged', { name }) : nameTaken(state, name, template)) ??
      accepted({ type: 'TemplateRenamed', data: { template, name } }),
    'remove-template': (state, { template, seen }) =>
      templateMoved(state, template, seen) ?? accepted({ type: 'TemplateRemoved', data: { template } }),
  },
);
