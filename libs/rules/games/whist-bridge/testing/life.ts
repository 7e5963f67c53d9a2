import { gamesOf } from '@arbitre/rules/kernel/games';
import { lifeOf } from '@arbitre/rules/kernel/life';
import game from '../index';

/** Deals and records of this game alone. */
export const { auditSession, auditDeal, dealDecider, replayDeal, replayRecord, sessionDecider } = lifeOf(
  gamesOf([game]),
);
