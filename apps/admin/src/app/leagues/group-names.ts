import { pageTexts } from '../language/page-texts';
import { allRegions } from '../people/all-regions';
import { leaguesTexts } from './leagues-texts';

/** Says a group of a table in words: a phase of a path, and the region or club within which it ranks (`region/nord`). In an injection context. */
export const groupNames = (): ((group: string) => string) => {
  const texts = pageTexts(leaguesTexts);
  const regions = allRegions();
  return (group) => {
    const [phase = '', within] = group.split('/');
    const name = regions()?.find(({ id }) => id === within)?.name ?? within;
    return [texts().phases[phase] ?? phase, name].filter((word) => word !== undefined).join(' ');
  };
};
