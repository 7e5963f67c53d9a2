import { orNull } from '@arbitre/rules/kernel/declare/compound';
import { declareEvents, type EventOf } from '@arbitre/rules/kernel/declare/events';
import { regionId, regionName, timeZone } from '../fields';
import { templateAbout, templateId, templateName } from './template-fields';

const parent = orNull(regionId, 'The region that it is part of; null: of the federation alone');

/** The life of a region. */
export const regionEvents = declareEvents(null, {
  RegionOpened: {
    says: { fr: 'Région ouverte : {name}', en: 'Region opened: {name}' },
    fields: { name: regionName, parent, timeZone },
  },
  RegionRenamed: {
    says: { fr: 'La région s’appelle désormais {name}', en: 'The region is now called {name}' },
    fields: { name: regionName },
  },
  RegionMoved: {
    says: { fr: 'La région change de rattachement', en: 'The region becomes part of another' },
    fields: { parent },
  },
  // What competitions of the region are opened with again and again.
  TemplateKept: {
    says: { fr: 'Modèle gardé : {name}', en: 'Template kept: {name}' },
    fields: { template: templateId, name: templateName, about: templateAbout },
  },
  TemplateRenamed: {
    says: { fr: 'Le modèle s’appelle désormais {name}', en: 'The template is now called {name}' },
    fields: { template: templateId, name: templateName },
  },
  TemplateRemoved: {
    says: { fr: 'Modèle {template} supprimé', en: 'Template {template} removed' },
    fields: { template: templateId },
  },
});

export type RegionEvent = EventOf<typeof regionEvents>;
