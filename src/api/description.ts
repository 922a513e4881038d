// The OpenAPI 3.1 description (decision A13), generated from the declarations that also validate requests.

import { OpenAPIHono, type RouteConfig } from '@hono/zod-openapi';
import type { AnnulmentPayload } from '@plaudit/sdk/contract';
import { describeEndpoint, HEADERS } from './describe-endpoint.ts';
import { fillParameters } from './describe-examples.ts';
import type { ApiContext, DeclaredEndpoint } from './endpoint.ts';
import { AnnulmentPayloadSchema, deliveryHeadersSchema, PAYLOAD_EXAMPLES, VotePayloadSchema } from './vote-payload.ts';

export type Description = ReturnType<typeof describeApi>;

/** The sections of the API, and the guide to each. */
const TAGS: readonly { readonly name: string; readonly description: string; readonly guide: string }[] = [
  { name: 'Votes', description: 'Check who voted, and list and count votes.', guide: 'check-votes' },
  { name: 'Identities', description: 'Link players of your game to accounts.', guide: 'reward-in-game' },
  { name: 'Statistics', description: 'Report how many servers your bot is in.', guide: 'report-statistics' },
  { name: 'Changelog', description: 'Publish your bot’s release notes.', guide: 'publish-a-changelog' },
  { name: 'Webhook', description: 'Set, test and pause your vote webhook.', guide: 'manage-the-webhook' },
  { name: 'Deliveries', description: 'Read what was sent, and redeliver it.', guide: 'manage-the-webhook' },
  {
    name: 'Live stream',
    description: 'Follow votes over a connection that your program opens.',
    guide: 'live-stream',
  },
  { name: 'Tokens', description: 'Create, rotate and revoke API tokens.', guide: 'tokens' },
  { name: 'Events', description: 'What your endpoint receives.', guide: 'receive-votes' },
];

/** The whole description as served. */
export function describeApi({ config }: Pick<ApiContext, 'config'>, endpoints: readonly DeclaredEndpoint[]) {
  const { serviceName, baseUrl } = config;
  const hono = new OpenAPIHono();
  const registry = hono.openAPIRegistry;
  registry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    description: 'An API token of one listing, created on its Tokens page: `plt_…`.',
  });
  for (const [name, header] of Object.entries(HEADERS)) registry.registerComponent('headers', name, header);
  for (const endpoint of endpoints) registry.registerPath(describeEndpoint(endpoint));
  registry.registerWebhook(describeWebhook(serviceName));
  registry.registerWebhook(describeAnnulment(serviceName, 'vote.annulled', 'annulled'));
  registry.registerWebhook(describeAnnulment(serviceName, 'vote.restored', 'restored'));
  const description = hono.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: `${serviceName} API`,
      version: '1',
      description:
        'Send `Authorization: Bearer <API_TOKEN>` with every request; the token determines the listing. Errors are problem details (RFC 9457), each with a `code` that the page at `type` explains. Responses under a rate limit say in `RateLimit` how much of it remains.',
    },
    servers: [{ url: `${baseUrl}/api/v1` }],
    tags: TAGS.map(({ name, description, guide }) => ({
      name,
      description,
      externalDocs: { description: 'The guide', url: `${baseUrl}/docs/${guide}` },
    })),
    externalDocs: { description: 'Guides', url: `${baseUrl}/docs` },
  });
  fillParameters(description);
  return description;
}

function describeWebhook(serviceName: string): RouteConfig {
  return {
    operationId: 'voteCreated',
    method: 'post',
    path: 'vote.created',
    tags: ['Events'],
    summary: 'A vote was cast',
    description:
      'Sent at least once to the endpoint set in the dashboard. Verify the signature of the raw body, deduplicate by eventId, and respond with 2xx within 10 seconds.',
    request: {
      headers: deliveryHeadersSchema(serviceName),
      body: {
        required: true,
        content: { 'application/json': { schema: VotePayloadSchema, examples: PAYLOAD_EXAMPLES } },
      },
    },
    responses: RESPONSES,
  };
}

/** The types of these events differ only in their names. */
function describeAnnulment(serviceName: string, event: AnnulmentPayload['event'], what: string): RouteConfig {
  return {
    operationId: event === 'vote.annulled' ? 'voteAnnulled' : 'voteRestored',
    method: 'post',
    path: event,
    tags: ['Events'],
    summary: `A vote was ${what}`,
    description: `Staff of the site has ${what} the vote. Sent only if it is switched on in the dashboard; signed and retried like votes.`,
    request: {
      headers: deliveryHeadersSchema(serviceName, event),
      body: { required: true, content: { 'application/json': { schema: AnnulmentPayloadSchema } } },
    },
    responses: RESPONSES,
  };
}

const RESPONSES = {
  '2XX': { description: 'Delivered.' },
  '4XX': { description: 'Failed permanently; not retried.' },
  '5XX': { description: 'Retried up to five times, with growing delays.' },
};
