import { persistent, PersistentSubscriptionsService, type PersistentMessages } from '../protocol/generated';
import { invalidArgument, noSuchGroup } from '../protocol/errors';
import { streamName } from '../protocol/stream-name';
import type { Call } from '../rpc/call';
import { clientStream, unary, type Routes } from '../rpc/service';
import { authorize } from '../access/authorization';
import type { StoreContext } from '../context';
import { eventFilter } from '../streams/read';
import { groupInfo } from './info';
import { readGroup } from './read';
import { groupSettings, type GroupSettings } from './settings';
import { sourceStream } from './source-name';

const service = PersistentSubscriptionsService;

/** All calls of the persistent subscriptions. Managing groups is for those who may write the `$` streams. */
export function persistentRoutes(context: StoreContext): Routes {
  return {
    ...managementRoutes(context),
    ...clientStream(service.read, (requests, call) => readGroup(context, requests, call)),
    ...unary(service.getInfo, async (request, call) => {
      await authorize(context, call, 'statistics', '$all');
      const options = request.getOptions() ?? fail();
      const group = context.groups.get(sourceStream(options), options.getGroupName());
      return new persistent.GetInfoResp().setSubscriptionInfo(await groupInfo(group));
    }),
    ...unary(service.list, async (request, call) => {
      await authorize(context, call, 'statistics', '$all');
      const only = request.getOptions()?.getListForStream();
      const stream = only === undefined ? undefined : only.hasAll() ? '$all' : streamName(only.getStream());
      const groups = context.groups.all.filter(
        ({ definition }) => stream === undefined || definition.stream === stream,
      );
      if (stream !== undefined && groups.length === 0) throw noSuchGroup(stream, '');
      return new persistent.ListResp().setSubscriptionsList(await Promise.all(groups.map(groupInfo)));
    }),
  };
}

function managementRoutes(context: StoreContext): Routes {
  return {
    ...unary(service.create, async (request, call) => {
      const options = request.getOptions() ?? fail();
      const stream = await managed(context, call, options);
      await context.groups.create(stream, options.getGroupName(), requestedSettings(options));
      return new persistent.CreateResp();
    }),
    ...unary(service.update, async (request, call) => {
      const options = request.getOptions() ?? fail();
      const stream = await managed(context, call, options);
      await context.groups.update(stream, options.getGroupName(), requestedSettings(options));
      return new persistent.UpdateResp();
    }),
    ...unary(service.delete, async (request, call) => {
      const options = request.getOptions() ?? fail();
      await authorize(context, call, 'manage', '$all');
      await context.groups.delete(sourceStream(options), options.getGroupName());
      return new persistent.DeleteResp();
    }),
    ...unary(service.replayParked, async (request, call) => {
      const options = request.getOptions() ?? fail();
      await authorize(context, call, 'manage', '$all');
      const group = context.groups.get(sourceStream(options), options.getGroupName());
      await group.replayParked(options.hasStopAt() ? Number(options.getStopAt()) : undefined);
      return new persistent.ReplayParkedResp();
    }),
    ...unary(service.restartSubsystem, async (request, call) => {
      await authorize(context, call, 'manage', '$all');
      await context.groups.restart();
      return request;
    }),
  };
}

type Options = PersistentMessages.CreateReq.Options | PersistentMessages.UpdateReq.Options;

async function managed(context: StoreContext, call: Call, options: Options): Promise<string> {
  await authorize(context, call, 'manage', '$all');
  return options.hasAll()
    ? '$all'
    : streamName(options.getStreamIdentifier() ?? options.getStream()?.getStreamIdentifier());
}

function requestedSettings(options: Options): GroupSettings {
  const settings = options.getSettings();
  if (settings === undefined) throw invalidArgument('A persistent subscription needs its settings.');
  const all = options.getAll();
  const filter = all !== undefined && 'getFilter' in all ? eventFilter(all.getFilter()) : undefined;
  return groupSettings(settings, startFrom(options, settings), filter);
}

/** From the options, else from the settings' deprecated revision, where the largest number is the end. */
function startFrom(options: Options, settings: { getRevision(): string }): GroupSettings['startFrom'] {
  const position = options.getAll()?.getPosition();
  if (position !== undefined) return Number(position.getCommitPosition());
  const source = options.getAll() ?? options.getStream();
  if (source?.hasEnd() === true) return 'end';
  if (source?.hasStart() === true) return 'start';
  const stream = options.getStream();
  const revision = stream?.hasRevision() === true ? stream.getRevision() : settings.getRevision();
  if (Number(revision) > Number.MAX_SAFE_INTEGER) return 'end';
  return revision === '0' ? 'start' : Number(revision);
}

function fail(): never {
  throw invalidArgument('The request has no options.');
}
