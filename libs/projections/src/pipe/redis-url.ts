type Environment = Readonly<Record<string, string | undefined>>;

/**
 * How Redis is reached: `REDIS_URL` (`redis://host:port`, `rediss://` over TLS), with `REDIS_USERNAME` and `REDIS_PASSWORD` where
 * they do not stand in it. Null when `REDIS_URL` is not set. A private authority is told to Node by `NODE_EXTRA_CA_CERTS`.
 * @throws Error with a sentence that names the variable
 */
export const redisUrlFrom = (environment: Environment): string | null => {
  const { REDIS_URL: text = '', REDIS_USERNAME: user = '', REDIS_PASSWORD: password = '' } = environment;
  if (text === '') return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !['redis:', 'rediss:'].includes(url.protocol))
    throw new Error('REDIS_URL must be an address such as redis://127.0.0.1:6379, or rediss:// for TLS.');
  if (password === '') return text;
  url.username = user === '' ? url.username : encodeURIComponent(user);
  url.password = encodeURIComponent(password);
  return url.href;
};
