import { features, ServerFeaturesService } from '../protocol/generated';
import type { Routes } from '../rpc/service';

/** The version whose behaviour the store follows. */
export const SERVER_VERSION = '24.10.0';

const PERSISTENT = 'PersistentSubscriptions';

/** What the clients ask first: the methods that are served, and what each of them knows. */
export function supportedMethods(routes: Routes): InstanceType<typeof features.SupportedMethods> {
  const paths = [...Object.keys(routes), ServerFeaturesService.getSupportedMethods.path];
  const methods = paths.map((path) => {
    const [, service = '', method = ''] = path.split('/');
    const supported = new features.SupportedMethod();
    supported.setServiceName(service).setMethodName(method.toLowerCase());
    return supported.setFeaturesList(service.endsWith(PERSISTENT) ? ['stream', 'all'] : featuresOf(path));
  });
  return new features.SupportedMethods().setMethodsList(methods).setEventStoreServerVersion(SERVER_VERSION);
}

function featuresOf(path: string): string[] {
  return path.endsWith('Streams/Read') ? ['position', 'events'] : [];
}
