/** Postgres is away, busy or shutting down; a lock or statement took too long. None of it is an event's fault. */
const TRANSIENT_CLASSES = ['08', '53', '57', '40', '55', '25', '58'];
const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
const CONNECTION_MESSAGES =
  /connection terminated|not connected|timeout expired|query read timeout|timeout exceeded when trying to connect|client has encountered a connection error|connection is closed|cannot use a pool after|not queryable/i;

const codeOf = (error: unknown): string => {
  if (typeof error !== 'object' || error === null) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'driverError' in error ? codeOf(error.driverError) : '';
};

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Whether the surroundings failed rather than an event. Such a batch is tried again for as long as it takes; an event
 * that fails otherwise is poison, and its competition is parked after some tries.
 */
export const isTransient = (error: unknown): boolean => {
  const code = codeOf(error);
  if (CONNECTION_CODES.has(code)) return true;
  if (code.length === 5 && TRANSIENT_CLASSES.includes(code.slice(0, 2))) return true;
  return (
    CONNECTION_MESSAGES.test(messageOf(error)) ||
    (error instanceof Error && error.name === 'StoreUnavailable')
  );
};
