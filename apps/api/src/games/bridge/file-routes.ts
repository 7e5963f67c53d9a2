import { competitionStream, type EventStore, Vault } from '@arbitre/events';
import {
  bytesOf,
  FILE_FORMATS,
  type FileFormat,
  importPlanned,
  type PbnOptions,
  planImport,
} from '@arbitre/events/games/bridge';
import { waitForPosition } from '@arbitre/projections';
import { exportEvent } from '@arbitre/projections/games/bridge';
import { invalidField, type Refusal } from '@arbitre/rules';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { firstRole, type Viewer, Viewers } from '../../access/viewers';
import { Visitor } from '../../access/visitor';
import { Audit } from '../../audit/audit';
import { EVENT_STORE } from '../../connections/tokens';
import { isForeign } from '../../site/cross-origin';
import { textsOf } from '../../writes/problem-texts';
import { refuse } from '../../writes/refusals';
import { plannedReport, writtenReport } from './file-report';

/** Six hundred results with every call and card have a third of it, in bytes: a file is decided deal by deal while others wait. */
const MOST_BYTES = 1_000_000;
/** How long a file waits for what was just written. */
const PATIENCE_MS = 5_000;
const ADDRESS = '/files/bridge';
/** As ids of competitions are. */
const ID = /^[a-z0-9][a-z0-9-]{0,79}$/;
const KINDS: Readonly<Record<FileFormat, { readonly type: string; readonly ending: string }>> = {
  pbn: { type: 'application/x-pbn; charset=iso-8859-1', ending: 'pbn' },
  lin: { type: 'text/plain; charset=utf-8', ending: 'lin' },
  usebio: { type: 'application/xml; charset=utf-8', ending: 'xml' },
};

type Asked = FastifyRequest<{
  Params: { readonly format?: string; readonly competition?: string };
  Querystring: Readonly<Record<string, unknown>>;
  Body: unknown;
}>;

const answer = (reply: FastifyReply, status: number, { violation }: Pick<Refusal, 'violation'>) =>
  reply.code(status).send(textsOf({ violation }));

const formatIn = ({ params: { format } }: Asked): FileFormat | null =>
  FILE_FORMATS.find((each) => each === format) ?? null;

const textIn = ({ query }: Asked, name: string): string => {
  const given = query[name];
  return typeof given === 'string' ? given.trim().slice(0, 200) : '';
};

/** What the address says beside the file. Nothing of a file is written where anything is wrong with it. */
const optionsIn = (request: Asked, format: FileFormat): PbnOptions => {
  const [competition, name, event] = ['competition', 'name', 'event'].map((each) => textIn(request, each));
  return {
    ...{ format, strict: true, region: textIn(request, 'region') },
    ...(competition === '' ? {} : { competition: competition ?? '' }),
    ...(name === '' ? {} : { name: name ?? '' }),
    ...(/^[1-9]\d{0,3}$/.test(event ?? '') ? { event: Number(event) } : {}),
  };
};

/**
 * Results of bridge as files, which are no GraphQL. Whoever may open a competition there brings a file in; it opens a competition
 * that was not there, or goes on with one that the same account had begun to bring in. The same people take one out.
 */
class FileRoutes {
  private readonly viewers: Viewers;
  private readonly audit: Audit;
  private readonly store: EventStore;
  private readonly vault: Vault;
  private readonly database: DataSource;
  private readonly running = new Set<string>();

  constructor(app: NestFastifyApplication) {
    this.viewers = app.get(Viewers);
    this.audit = app.get(Audit, { strict: false });
    this.store = app.get<EventStore>(EVENT_STORE, { strict: false });
    this.vault = app.get(Vault, { strict: false });
    this.database = app.get(DataSource, { strict: false });
  }

  /** Before the body is read: strangers, other sites, and who opens no competition are told so. */
  readonly admit = async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply | undefined> => {
    void reply.header('cache-control', 'no-store');
    const viewer = await this.viewerOf(request, reply);
    if (viewer === null) return this.refused(request as Asked, reply, null, 401, refuse('not-signed-in'));
    const may = await this.viewers.mayDo(viewer, null);
    if (may.includes('openCompetition')) return undefined;
    const refusal = await this.viewers.refusal('openCompetition', viewer);
    return this.refused(request as Asked, reply, viewer, 403, refusal ?? refuse('not-signed-in'));
  };

  readonly bring = async (request: Asked, reply: FastifyReply) => {
    const format = formatIn(request);
    const { body } = request;
    if (format === null || !Buffer.isBuffer(body)) return answer(reply, 415, refuse('import-not-results'));
    const viewer = await this.viewerOf(request, reply);
    if (viewer === null) return this.refused(request, reply, null, 401, refuse('not-signed-in'));
    const options = optionsIn(request, format);
    const { region = '' } = options;
    if (region === '') return answer(reply, 400, invalidField('region', undefined, 'the id of a region'));
    const refusal = await this.viewers.refusal('openCompetition', viewer, { region });
    if (refusal !== null) return this.refused(request, reply, viewer, 403, refusal);
    const time = new Date().toISOString();
    const plan = planImport(body, options, time.slice(0, 10));
    if (textIn(request, 'check') === '1') return reply.send(plannedReport(plan));
    const { id } = plan.competition;
    if (!(await this.isFree(id, viewer))) return answer(reply, 409, refuse('import-over-another', { id }));
    if (this.running.has(id)) return answer(reply, 409, refuse('import-running'));
    this.running.add(id);
    try {
      const context = { actor: { id: viewer.id, role: 'importer' }, time, vault: this.vault };
      const report = await importPlanned(this.store, plan, options, context);
      const written = writtenReport(report, plan);
      return await reply.code(written.errors === 0 ? 200 : 422).send(written);
    } finally {
      this.running.delete(id);
    }
  };

  readonly take = async (request: Asked, reply: FastifyReply) => {
    const format = formatIn(request);
    const id = (request.params.competition ?? '').slice(0, 80);
    const missing = () => answer(reply, 404, refuse('export-not-found', { id }));
    if (format === null || !ID.test(id)) return missing();
    const viewer = await this.viewerOf(request, reply);
    if (viewer === null) return this.refused(request, reply, null, 401, refuse('not-signed-in'));
    const refusal = await this.viewers.refusal('openCompetition', viewer, { competition: id });
    if (refusal !== null) return this.refused(request, reply, viewer, 403, refusal);
    if ((await this.store.load(competitionStream(id))).revision < 0) return missing();
    if (!(await this.isReadable(id))) return answer(reply, 503, refuse('export-not-ready'));
    const { store, vault, database } = this;
    const course = textIn(request, 'course') === '1';
    const written = await exportEvent(store, id, { format, vault, database, course });
    if (written === null || written.results === 0) return missing();
    const { type, ending } = KINDS[format];
    return reply
      .type(type)
      .header('content-disposition', `attachment; filename="${id}.${ending}"`)
      .header('x-left-out', String(written.left.length))
      .send(Buffer.from(bytesOf(format, written.text)));
  };

  private async viewerOf(request: FastifyRequest, reply: FastifyReply): Promise<Viewer | null> {
    const { token } = new Visitor(request, reply);
    return token === null || isForeign(request.headers, request.host) ? null : this.viewers.of(token);
  }

  /** Whether the pages have seen of this competition all that was written until now. */
  private async isReadable(competition: string): Promise<boolean> {
    const head = await this.store.head();
    return head === null || (await waitForPosition(this.database, { competition }, head, PATIENCE_MS));
  }

  /** Whether there is no such competition, or this account began to bring it in. */
  private async isFree(id: string, viewer: Viewer): Promise<boolean> {
    const { events, revision } = await this.store.load(competitionStream(id));
    if (revision < 0) return true;
    const actor = events[0]?.metadata.actor;
    return actor?.id === viewer.id && actor.role === 'importer';
  }

  private async refused(
    request: Asked,
    reply: FastifyReply,
    viewer: Viewer | null,
    status: number,
    refusal: Pick<Refusal, 'violation'>,
  ): Promise<FastifyReply> {
    const role = viewer && firstRole(await viewer.granted());
    const asking = { viewer: () => Promise.resolve(viewer), visitor: new Visitor(request, reply) };
    await this.audit.refused(asking, { what: 'openCompetition', code: refusal.violation.article, role });
    return answer(reply, status, refusal);
  }
}

const refuseBody = (error: FastifyError, _request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  if (error.statusCode === 413) return answer(reply, 413, refuse('import-too-large', { most: MOST_BYTES }));
  if (error.statusCode === 415) return answer(reply, 415, refuse('import-not-results'));
  throw error;
};

/** `POST /files/bridge/pbn?region=…` with a file, `check=1` to be told alone; `GET /files/bridge/pbn/COMPETITION`. */
export const serveFiles = async (server: FastifyInstance, app: NestFastifyApplication): Promise<void> => {
  const routes = new FileRoutes(app);
  await server.register((scope, _options, done) => {
    const bodyLimit = MOST_BYTES;
    scope.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit },
      (_request, body, parsed) => {
        parsed(null, body);
      },
    );
    scope.addHook('onRequest', routes.admit);
    scope.setErrorHandler(refuseBody);
    scope.post(`${ADDRESS}/:format`, { bodyLimit }, routes.bring);
    scope.get(`${ADDRESS}/:format/:competition`, routes.take);
    done();
  });
};
