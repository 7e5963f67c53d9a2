export { startPostgres, startRedis } from './services';
export { startOidcProvider, type OidcProvider } from './oidc-provider';
export { startEventStoreUnderTest, type EventStoreUnderTest } from './event-store-under-test';
export { givenEventStore } from './given-event-store';
export { findChromium, launchBrowser } from './browser';
export { startAlteringProxy, type Alterations, type AlteringProxy } from './altering-proxy';
export { likeARealServer } from './like-a-real-server';
export { filesHolding, formsOf } from './written-anywhere';
export { load, post, type Load, type Requests } from './load';
