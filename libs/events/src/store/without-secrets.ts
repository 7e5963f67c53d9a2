/**
 * An address without its password, for logs and files. Lists of hosts, as clusters have them, are no URLs to a parser. It
 * imports nothing: the launcher reads this file before anything is built.
 */
export const withoutSecrets = (url: string): string =>
  url.replace(/^([a-z+]+:\/\/[^:@/]*):[^/]*@/, '$1@').replace(/(password|key)=[^&]*/gi, '$1=…');
