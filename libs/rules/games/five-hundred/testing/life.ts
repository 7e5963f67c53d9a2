import { gamesOf } from '@arbitre/rules/kernel/games';
import { lifeOf } from '@arbitre/rules/kernel/life';
import game from '../index';

/** Deals, sessions and records of this game alone. */
export const {
  auditDeal,
  auditSession,
  dealDecider,
  methodOf,
  replayDeal,
  replayRecord,
  scoreOf,
  sessionDecider,
} = lifeOf(gamesOf([game]));
