import {
  allGames,
  competitionEvents,
  dealEvents,
  type GameManifest,
  matchingEvents,
  sessionEvents,
} from '@arbitre/rules';
import { fieldsSchema } from '@arbitre/rules/kernel/declare/compound';
import { clubEvents, grantEvents, memberEvents, regionEvents, wordEvents } from '@arbitre/rules/federation';
import { divisionEvents, seasonEvents } from '@arbitre/rules/leagues';
import { STREAM_KINDS, streams } from '../stream-kinds';
import { commandEvents } from './command';
import { type Chapter, declared } from './declare-events';

const tableOf = ({ name, play }: GameManifest): readonly Chapter[] =>
  play === undefined
    ? []
    : [
        {
          title: name.en,
          text: 'In the streams of its deals, between `DealOpened` and `DealScored`.',
          events: declared(play.events),
          setup: fieldsSchema(play.setup),
        },
      ];

const orderOf = ({ name, session }: GameManifest): readonly Chapter[] =>
  session === undefined
    ? []
    : [
        {
          title: `${name.en}: ${session.name.en}`,
          text: 'In the streams of its sessions, after `SessionOpened`.',
          events: declared(session.events),
          setup: fieldsSchema(session.setup),
        },
      ];

/** Everything that is recorded, in the order of the catalogue page. */
export const CHAPTERS: readonly Chapter[] = [
  {
    title: STREAM_KINDS.competition.title.en,
    text: `Stream \`${streams.shape('competition')}\`.`,
    events: declared(competitionEvents),
  },
  {
    title: 'Every competition, and the registry',
    text: `Stream \`${streams.shape('competition')}\`: what the registry says in place of words ([people](people.md)).`,
    events: declared(matchingEvents),
  },
  {
    title: 'Every deal',
    text: `Stream \`${streams.shape('deal')}\`: the life of a deal around its game.`,
    events: declared(dealEvents),
  },
  ...allGames.all.flatMap(tableOf),
  {
    title: 'Every session',
    text: `Stream \`${streams.shape('session')}\`: one sitting of a competition under the order of its game.`,
    events: declared(sessionEvents),
  },
  ...allGames.all.flatMap(orderOf),
  {
    title: STREAM_KINDS.region.title.en,
    text: `Stream \`${streams.shape('region')}\`: a part of the federation, in the registry ([people](people.md)).`,
    events: declared(regionEvents),
  },
  {
    title: STREAM_KINDS.club.title.en,
    text: `Stream \`${streams.shape('club')}\`.`,
    events: declared(clubEvents),
  },
  {
    title: STREAM_KINDS.member.title.en,
    text: `Stream \`${streams.shape('member')}\`: a licence and its dated facts. Who it is stands there sealed.`,
    events: declared(memberEvents),
  },
  {
    title: STREAM_KINDS.season.title.en,
    text: `Stream \`${streams.shape('season')}\`: its days, its regions with calendars of their own, its closing ([leagues](leagues.md)).`,
    events: declared(seasonEvents),
  },
  {
    title: STREAM_KINDS.division.title.en,
    text: `Stream \`${streams.shape('division')}\`: rules in all their versions, entries, fixtures, what counts.`,
    events: declared(divisionEvents),
  },
  {
    title: STREAM_KINDS.words.title.en,
    text: `Stream \`${streams.shape('words')}\`: which region and club each word means that competitions were opened with, the receipts of it.`,
    events: declared(wordEvents),
  },
  {
    title: STREAM_KINDS.account.title.en,
    text: `Stream \`${streams.shape('account')}\`: what an account may act as ([accounts](accounts.md), [who may do what](authority.md)).`,
    events: declared(grantEvents),
  },
  {
    title: STREAM_KINDS.command.title.en,
    text: `Stream \`${streams.shape('command')}\`: what an id that an account gave stands for. Written before the write itself.`,
    events: declared(commandEvents),
  },
];
