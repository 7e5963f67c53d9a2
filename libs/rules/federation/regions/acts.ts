import { optional } from '@arbitre/rules/kernel/declare/compound';
import { type ActOf, declareActs } from '@arbitre/rules/kernel/declare/acts';
import { knownTimeZone, regionId, regionName } from '../fields';
import { templateAbout, templateId, templateName } from './template-fields';

/** What the federation decides about its regions. A region without `parent` is part of the federation alone. */
export const regionActs = declareActs({
  'open-region': {
    says: 'Opens a region.',
    fields: { id: regionId, name: regionName, parent: optional(regionId), timeZone: knownTimeZone },
  },
  'rename-region': { says: 'Calls a region otherwise.', fields: { name: regionName } },
  'move-region': {
    says: 'Makes a region part of another one; without `parent` of none.',
    fields: { parent: optional(regionId) },
  },
  'keep-template': {
    says: 'Keeps what a competition is opened with, for the next time.',
    fields: { name: templateName, about: templateAbout },
  },
  // `seen`: its name, as whoever asks has read it.
  'rename-template': {
    says: 'Calls a template otherwise.',
    fields: { template: templateId, seen: templateName, name: templateName },
  },
  'remove-template': { says: 'Removes a template.', fields: { template: templateId, seen: templateName } },
});

export type RegionAct = ActOf<typeof regionActs>;
