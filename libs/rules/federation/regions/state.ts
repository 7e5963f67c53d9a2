import type { RegionEvent } from './events';

/** A region as its stream tells it. */
export type RegionState = {
  readonly opened: boolean;
  readonly name: string;
  readonly parent: string | null;
  readonly timeZone: string;
  /** Names of its templates, by id. */
  readonly templates: ReadonlyMap<string, string>;
  /** How many it ever had: an id serves once. */
  readonly templatesKept: number;
};

export const UNOPENED_REGION: RegionState = {
  ...{ opened: false, name: '', parent: null, timeZone: '' },
  ...{ templates: new Map(), templatesKept: 0 },
};

export const evolveRegion = (state: RegionState, event: RegionEvent): RegionState => {
  const { templates } = state;
  switch (event.type) {
    case 'TemplateKept':
      return {
        ...state,
        templates: new Map(templates).set(event.data.template, event.data.name),
        templatesKept: state.templatesKept + 1,
      };
    case 'TemplateRenamed':
      return { ...state, templates: new Map(templates).set(event.data.template, event.data.name) };
    case 'TemplateRemoved':
      return { ...state, templates: new Map([...templates].filter(([id]) => id !== event.data.template)) };
    case 'RegionOpened':
    case 'RegionRenamed':
    case 'RegionMoved':
      return { ...state, ...event.data, opened: true };
    default:
      return state;
  }
};
