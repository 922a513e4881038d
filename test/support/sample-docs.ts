// What the documentation asks about: the API is described, not asked.
import type { ApiContext } from '../../src/api/endpoint.ts';
import { describeRoutes } from '../../src/api/routes.ts';
import type { WebParts } from '../../src/web/web-parts.ts';
import type { Sample } from './sample-parts.ts';

const apiless = {} as ApiContext;

export function sampleDocs({ baseUrl }: Sample): WebParts['docs'] {
  const planWeights = { free: 1, verified: 2, enterprise: 3 };
  return {
    description: () =>
      describeRoutes({ ...apiless, config: { serviceName: 'Plaudit', contact: null, baseUrl, planWeights } }),
  };
}
