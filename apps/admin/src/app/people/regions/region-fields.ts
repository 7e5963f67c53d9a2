import { clubActs, plainWord, regionActs } from '@arbitre/rules/federation';
import type { FormField } from '../../writes/form-field';
import type { FederationRegion } from '../all-regions';
import type { peopleTexts } from '../people-texts';
import { regionTree, withinRegion } from './region-tree';

type Texts = (typeof peopleTexts)['fr'];
type Regions = readonly FederationRegion[];

/** `- Nord`: a region in a list to choose from, below the one that it is part of. */
export const choicesOf = (regions: Regions) =>
  regionTree(regions).map(({ region, depth }) => ({
    value: region.id,
    label: `${'\u2003'.repeat(depth)}${region.name}`,
  }));

/** The region that something belongs to. */
export const regionField = (texts: Texts, regions: Regions): FormField => ({
  ...{
    name: 'region',
    label: texts.region,
    choices: choicesOf(regions),
    of: clubActs['move-club'].fields.region,
  },
  refusedBy: ['region-not-found', 'already-since'],
});

const parentField = (texts: Texts, regions: Regions): FormField => ({
  ...{
    name: 'parent',
    label: texts.parent,
    choices: choicesOf(regions),
    optional: true,
    help: texts.parentHelp,
  },
  refusedBy: [
    ...['region-not-found', 'region-under-itself', 'region-already-there', 'region-already-at-the-top'],
  ],
});

export const openingFields = (texts: Texts, regions: Regions): readonly FormField[] => {
  const { id, name, timeZone } = regionActs['open-region'].fields;
  const zones = Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: '' }));
  return [
    { name: 'name', label: texts.name, of: name },
    {
      ...{ name: 'id', label: texts.id, help: texts.idHelp, of: id },
      ...{ derived: (given) => plainWord(given.name ?? ''), refusedBy: ['conflicting-version'] },
    },
    parentField(texts, regions),
    {
      ...{
        name: 'timeZone',
        label: texts.timeZone,
        help: texts.timeZoneHelp,
        of: timeZone,
        suggested: zones,
      },
      value: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
  ];
};

export const renamingFields = (texts: Texts, { name }: FederationRegion): readonly FormField[] => [
  {
    ...{ name: 'name', label: texts.newName, value: name, of: regionActs['rename-region'].fields.name },
    refusedBy: ['name-unchanged'],
  },
];

/** A region is never part of itself: what lies within it is not offered. */
export const movingFields = (
  texts: Texts,
  regions: Regions,
  { id, parent }: FederationRegion,
): readonly FormField[] => {
  const within = withinRegion(regions, id);
  const others = regions.filter((region) => !within.has(region.id));
  return [{ ...parentField(texts, others), value: parent ?? '' }];
};
