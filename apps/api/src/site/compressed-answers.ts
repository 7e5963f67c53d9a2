import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const packed = promisify(gzip);

/** Characters from which on an answer is worth it. */
const LEAST = 1_024;

/** `gzip` in a header of what a browser takes, not refused by `q=0`. */
const TAKES_GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/iu;

/** Answers of GraphQL are compressed for whoever takes it: the events of a deal come to a tenth. Pages are compressed by the build. */
export const compressAnswers = (server: FastifyInstance): void => {
  server.addHook('onSend', async (request, reply, payload) => {
    const { 'accept-encoding': taken = '' } = request.headers;
    const isAnswer = request.url.startsWith('/graphql') && typeof payload === 'string';
    if (!isAnswer || reply.hasHeader('content-encoding')) return payload;
    const vary = reply.getHeader('vary');
    void reply.header('vary', vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`);
    if (payload.length < LEAST || !TAKES_GZIP.test(taken)) return payload;
    void reply.header('content-encoding', 'gzip').removeHeader('content-length');
    return packed(payload);
  });
};
