import type { Call } from './call';
import { Code, RpcError } from './status';

/** How the generated service definitions describe a method. */
export interface MethodDefinition<Request, Response> {
  readonly path: string;
  readonly requestDeserialize: (bytes: Buffer) => Request;
  readonly responseSerialize: (message: Response) => Buffer;
}

/** Serves one call to its end; throws RpcError to fail it. */
export type Handler = (call: Call) => Promise<void>;
export type Routes = Readonly<Record<string, Handler>>;

/** A route of one request and one response. */
export function unary<Request, Response>(
  method: MethodDefinition<Request, Response>,
  answer: (request: Request, call: Call) => Promise<Response> | Response,
): Routes {
  return {
    [method.path]: async (call) => {
      const request = decode(method, await call.message());
      await call.send(method.responseSerialize(await answer(request, call)));
    },
  };
}

/** A route of one request and many responses, which the handler frames itself. */
export function serverStream<Request, Response>(
  method: MethodDefinition<Request, Response>,
  serve: (request: Request, call: Call) => Promise<void>,
): Routes {
  return { [method.path]: async (call) => serve(decode(method, await call.message()), call) };
}

/** A route whose requests are a stream. */
export function clientStream<Request, Response>(
  method: MethodDefinition<Request, Response>,
  serve: (requests: AsyncGenerator<Request>, call: Call) => Promise<void>,
): Routes {
  return {
    [method.path]: (call) =>
      serve(
        (async function* () {
          for await (const bytes of call.messages()) yield decode(method, bytes);
        })(),
        call,
      ),
  };
}

/** @throws RpcError for bytes that are no such message */
export function decode<Request>(method: MethodDefinition<Request, never>, bytes: Buffer): Request {
  try {
    return method.requestDeserialize(bytes);
  } catch {
    throw new RpcError(Code.INVALID_ARGUMENT, `The request is no message of ${method.path}.`);
  }
}
