import { refuseToAccount } from '@arbitre/accounts';
import { MOST_OF_REGISTRY_FILE } from '@arbitre/events';
import type { Refusal } from '@arbitre/rules';
import { type Operation, type OperationRow, OPERATIONS } from '@arbitre/rules/federation';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { firstRole, type Viewer, Viewers } from '../../access/viewers';
import { Visitor } from '../../access/visitor';
import { Audit } from '../../audit/audit';
import { isForeign } from '../../site/cross-origin';
import { textsOf } from '../../writes/problem-texts';
import { refuse } from '../../writes/refusals';
import { ImportJobs, type Job } from './import-jobs';
import { type ImportKind, isWritable, pageOf, sentence } from './import-report';
import { RegistryImports } from './registry-imports';

/** Whoever may do that anywhere sends files: of each line the place is asked. */
const NEEDED: Readonly<Record<ImportKind, Operation>> = { members: 'registerMember', clubs: 'registerClub' };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const ONLY = ['new', 'changed', 'same', 'problem', 'alike', 'unwritten'] as const;

type Params = { readonly kind?: string; readonly id?: string };
type Asked = FastifyRequest<{
  Params: Params;
  Querystring: { readonly after?: unknown; readonly only?: unknown };
  Body: unknown;
}>;

const isKind = (given: unknown): given is ImportKind => given === 'members' || given === 'clubs';

const answer = (reply: FastifyReply, status: number, { violation }: Pick<Refusal, 'violation'>) =>
  reply.code(status).send(textsOf({ violation }));

const summary = ({
  id,
  kind,
  stage,
  counts,
  changed,
  done,
  lines,
  createdAt,
  changedAt,
}: Omit<Job, 'receipt'>) => ({
  ...{ id, kind, stage, counts, changed, done, lines },
  ...{ createdAt: createdAt.toISOString(), changedAt: changedAt.toISOString() },
});

/**
 * Files of members and clubs, which are no GraphQL: a body of up to 16 MB, taken from nobody but those who may use it. Whoever sent
 * a file is the only one who sees what became of it.
 */
class ImportRoutes {
  private readonly viewers: Viewers;
  private readonly jobs: ImportJobs;
  private readonly imports: RegistryImports;
  private readonly audit: Audit;
  private readonly known = new WeakMap<FastifyRequest, Viewer>();

  constructor(app: NestFastifyApplication) {
    this.viewers = app.get(Viewers);
    this.jobs = app.get(ImportJobs, { strict: false });
    this.imports = app.get(RegistryImports, { strict: false });
    this.audit = app.get(Audit, { strict: false });
  }

  /** Before the body is read: other sites, strangers, and who may not import are told so. */
  readonly admit = async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply | undefined> => {
    void reply.header('cache-control', 'no-store');
    const visitor = new Visitor(request, reply);
    const { token } = visitor;
    const viewer =
      token === null || isForeign(request.headers, request.host) ? null : await this.viewers.of(token);
    const kind = (request.params as Params).kind;
    const what = isKind(kind) ? NEEDED[kind] : NEEDED.members;
    const refused = async (status: number, refusal: Refusal) => {
      const role = viewer && firstRole(await viewer.granted());
      const facts = { what, code: refusal.violation.article, role };
      await this.audit.refused({ viewer: () => Promise.resolve(viewer), visitor }, facts);
      return answer(reply, status, refusal);
    };
    if (viewer === null) return refused(401, refuse('not-signed-in'));
    const may = await this.viewers.mayDo(viewer, null);
    const needed = isKind(kind) ? [what] : Object.values(NEEDED);
    if (!needed.some((operation) => may.includes(operation))) {
      if (await viewer.isDue()) return refused(403, refuseToAccount('second-factor-due', {}));
      const { roles }: OperationRow = OPERATIONS[what];
      const facts = { role: firstRole(await viewer.granted()), allowed: roles.join(', ') };
      return refused(403, refuse('not-permitted', facts));
    }
    this.known.set(request, viewer);
    return undefined;
  };

  readonly upload = async (request: Asked, reply: FastifyReply) => {
    const { kind } = request.params;
    const { body } = request;
    if (!isKind(kind)) return this.missing(request, reply);
    if (!Buffer.isBuffer(body)) return answer(reply, 415, refuse('import-not-csv'));
    const { id, demo } = this.viewer(request);
    const made = await this.jobs.begin({ id, demo }, kind, body);
    if (made === null) return answer(reply, 409, refuse('import-running'));
    this.imports.start(made);
    return reply.code(202).send({ id: made });
  };

  readonly list = async (request: Asked, reply: FastifyReply) => {
    const { kind } = request.params;
    if (!isKind(kind)) return this.missing(request, reply);
    const jobs = await this.jobs.of(this.viewer(request).id, kind);
    return reply.send({ imports: jobs.map(summary) });
  };

  readonly one = async (request: Asked, reply: FastifyReply) => {
    const job = await this.own(request);
    if (job === null) return this.missing(request, reply);
    // A process that ended has left it: this one goes on.
    if (job.stage === 'planning' || job.stage === 'writing') this.imports.start(job.id);
    const report = job.stage === 'planned' ? await this.jobs.report(job.id) : null;
    const only = ONLY.find((each) => each === request.query.only) ?? null;
    const after = Number(request.query.after ?? 0);
    const page = pageOf(report ?? job.receipt ?? { lines: [] }, {
      after: Number.isSafeInteger(after) ? after : 0,
      only,
    });
    const problem = report?.problem ?? null;
    return reply.send({
      ...summary(job),
      total: job.lines,
      ...page,
      problem: problem && { line: problem.line, ...sentence(problem.violation) },
      duplicates: report?.duplicates.length ?? 0,
      ignored: report?.ignored ?? [],
      unwritten: job.receipt?.unwritten.length ?? 0,
      position: job.receipt?.position ?? null,
      writable: report !== null && isWritable(report, true),
    });
  };

  readonly write = async (request: Asked, reply: FastifyReply) => {
    const job = await this.own(request);
    if (job === null) return this.missing(request, reply);
    const report = job.stage === 'planned' ? await this.jobs.report(job.id) : null;
    if (report === null) return answer(reply, 409, refuse('import-not-planned', { stage: job.stage }));
    const { keepDuplicates } = (request.body ?? {}) as { readonly keepDuplicates?: unknown };
    if (!isWritable(report, keepDuplicates === true))
      return answer(reply, 409, refuse('import-has-problems'));
    if (!(await this.jobs.decide(job.id, job.account)))
      return answer(reply, 409, refuse('import-not-planned', { stage: job.stage }));
    this.imports.start(job.id);
    return reply.code(202).send({ id: job.id });
  };

  readonly discard = async (request: Asked, reply: FastifyReply) => {
    const job = await this.own(request);
    if (job === null) return this.missing(request, reply);
    if (!(await this.jobs.discard(job.id, job.account)))
      return answer(reply, 409, refuse('import-not-planned', { stage: job.stage }));
    return reply.send({ id: job.id });
  };

  private viewer(request: FastifyRequest): Viewer {
    const viewer = this.known.get(request);
    if (viewer === undefined) throw new Error('A request for imports was not admitted.');
    return viewer;
  }

  private async own(request: Asked): Promise<Job | null> {
    const { id = '' } = request.params;
    const job = UUID.test(id) ? await this.jobs.one(id) : null;
    return job?.account === this.viewer(request).id ? job : null;
  }

  private missing(request: Asked, reply: FastifyReply): FastifyReply {
    return answer(reply, 404, refuse('import-not-found', { id: (request.params.id ?? '').slice(0, 50) }));
  }
}

const refuseBody = (error: FastifyError, _request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  if (error.statusCode === 413)
    return answer(reply, 413, refuse('import-too-large', { most: MOST_OF_REGISTRY_FILE.bytes }));
  if (error.statusCode === 415) return answer(reply, 415, refuse('import-not-csv'));
  throw error;
};

/** `POST /imports/members` with a file; `GET /imports/members`, `GET /imports/id/…`; `POST /imports/id/…/write` and `…/discard`. */
export const serveImports = async (server: FastifyInstance, app: NestFastifyApplication): Promise<void> => {
  const routes = new ImportRoutes(app);
  await server.register((scope, _options, done) => {
    const bodyLimit = MOST_OF_REGISTRY_FILE.bytes;
    scope.addContentTypeParser('text/csv', { parseAs: 'buffer', bodyLimit }, (_request, body, parsed) => {
      parsed(null, body);
    });
    scope.addHook('onRequest', routes.admit);
    scope.setErrorHandler(refuseBody);
    scope.post('/imports/:kind', { bodyLimit }, routes.upload);
    scope.get('/imports/:kind', routes.list);
    scope.get('/imports/id/:id', routes.one);
    scope.post('/imports/id/:id/write', routes.write);
    scope.post('/imports/id/:id/discard', routes.discard);
    done();
  });
};
