import type { FastifyInstance } from 'fastify';

/** Bodies come as they are: what would have to be inflated first is refused by its header, before a byte of it is read. */
export const takePlainBodiesOnly = (server: FastifyInstance): void => {
  server.addHook('onRequest', async (request, reply) => {
    const encoding = request.headers['content-encoding'];
    if (encoding === undefined || encoding.toLowerCase() === 'identity') return;
    await reply
      .code(415)
      .header('accept-encoding', 'identity')
      .send({ error: `A body in "${encoding.slice(0, 20)}" is not taken: send it uncompressed.` });
  });
};
