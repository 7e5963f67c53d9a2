import { invalidField, type Refusal } from '../act-shape';
import { fieldsProblem } from '../declare/acts';
import { list, object, optional } from '../declare/compound';
import type { ValueOf } from '../declare/field';
import { calendarDay, grain, policy } from '../declare/stream-fields';
import { anyObject, text, yesOrNo } from '../declare/values';
import type { GameManifest } from '../manifest';

/** More sessions than a season has weeks. */
const MOST_SESSIONS = 60;

/** What a competition means to play: whoever opens a session is offered it, and may say otherwise. */
export const plan = object(
  {
    sessions: list(
      object({
        day: calendarDay('The day, `2026-11-21`'),
        club: optional(text('The club where it is played: its number where it is registered', 200)),
      }),
      { most: MOST_SESSIONS },
      'The sessions that are planned; the first is session 1',
    ),
    setup: optional(anyObject('What every session starts from, as far as its game lets that be planned')),
    policy: optional(policy),
    grain: optional(grain),
    twice: optional(
      yesOrNo('Whether results are typed twice, the second time without sight of the first; left out: once'),
    ),
  },
  'What is planned; whoever opens a session or a deal may say otherwise',
);
export type Plan = ValueOf<typeof plan>;

/** Why a game does not take such a plan; null where it does. Paths begin with `plan`. */
export const planProblem = ({ play, session }: GameManifest, asked: Plan): Refusal | null => {
  const { setup = {}, policy: how, grain: kept, twice } = asked;
  const planned = session?.planned ?? {};
  const strange = Object.keys(setup).find((name) => !Object.hasOwn(planned, name));
  if (strange !== undefined)
    return invalidField(
      `plan.setup.${strange.slice(0, 80)}`,
      'object',
      Object.keys(planned).join(', ') || 'nothing',
    );
  if (play === undefined && (how ?? kept) !== undefined)
    return invalidField(`plan.${how === undefined ? 'grain' : 'policy'}`, how ?? kept, 'nothing');
  if (play === undefined && twice === true) return invalidField('plan.twice', twice, 'nothing');
  return fieldsProblem({ plan: object({ setup: object(planned) }) })({ plan: { setup } });
};
