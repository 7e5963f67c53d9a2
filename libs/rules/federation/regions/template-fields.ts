import { places } from '@arbitre/rules/kernel/competition/places';
import { plan } from '@arbitre/rules/kernel/competition/plan';
import { correctionMinutes } from '@arbitre/rules/kernel/competition/publication';
import { object, optional } from '@arbitre/rules/kernel/declare/compound';
import type { ValueOf } from '@arbitre/rules/kernel/declare/field';
import { gameName, isoDate, method } from '@arbitre/rules/kernel/declare/stream-fields';
import { anyObject, calling, notation, number } from '@arbitre/rules/kernel/declare/values';

/** More would be no list that somebody chooses from. */
export const MOST_TEMPLATES = 40;

export const templateId = notation('t1 and so on', '^t[1-9][0-9]{0,4}$', 'The template, within its region');
export const templateName = calling('What the template is called', 100);

/** What a competition is opened with, without its name and region: days count from the first one. */
export const templateAbout = object(
  {
    game: gameName,
    method,
    startsOn: isoDate('The first day of the competition that it was made from'),
    correctionMinutes: optional(correctionMinutes),
    closeFinish: optional(number('How near the first two may be before somebody checks', 0, 1e6)),
    places: optional(places),
    plan: optional(plan),
    scoring: optional(anyObject('The version and the parameters of the method')),
  },
  'What a competition is opened with; its days count from the first one',
);
export type TemplateAbout = ValueOf<typeof templateAbout>;
