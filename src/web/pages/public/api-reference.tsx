// GET /docs/api: every endpoint on one page, generated from the OpenAPI description and the transcripts.
import { raw } from 'hono/html';
import type { Config } from '../../../config.ts';
import { renderLine } from '../../../docs/render-guide.ts';
import { ApiOperation, type RoutedOperation } from '../../components/api-operation.tsx';
import { showDocsPage } from '../../components/docs-layout.tsx';
import type { WebContext } from '../../context.ts';
import type { ApiDescription, Operation, Tag } from '../../describe-schema.ts';

export function showApiReference(context: WebContext) {
  const { html, tags, pathCount } = renderOnce(context);
  return showDocsPage(context, {
    title: 'API reference',
    description: `The ${pathCount} paths of the API, with their fields, errors and examples.`,
    name: 'api',
    headings: tags.map(({ name }) => ({ anchor: tagAnchor(name), text: name })),
    content: <>{raw(html)}</>,
  });
}

interface RenderedReference {
  readonly html: string;
  readonly tags: readonly Tag[];
  readonly pathCount: number;
}
const rendered = new WeakMap<object, RenderedReference>();

/** Rendered once, because the page is long and the description does not change while the process runs. */
function renderOnce({ var: { app, describeApi } }: WebContext): RenderedReference {
  const { config } = app;
  const known = rendered.get(config);
  if (known) return known;
  const description = describeApi();
  const operations = operationsOf(description);
  const tags = (description.tags ?? []).filter(({ name }) =>
    operations.some(({ operation }) => operation.tags.includes(name)),
  );
  const page = <Reference site={config} description={description} operations={operations} tags={tags} />;
  const reference = { html: String(page), tags, pathCount: Object.keys(description.paths ?? {}).length };
  rendered.set(config, reference);
  return reference;
}

function operationsOf(description: ApiDescription): readonly RoutedOperation[] {
  const paths = Object.entries((description.paths ?? {}) as Record<string, Record<string, Operation>>);
  return paths.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

interface ReferenceProps {
  readonly site: Pick<Config, 'serviceName' | 'baseUrl'>;
  readonly description: ApiDescription;
  readonly operations: readonly RoutedOperation[];
  readonly tags: readonly Tag[];
}

function Reference({ site, description, operations, tags }: ReferenceProps) {
  return (
    <>
      <h1>API reference</h1>
      <p class="lead">
        Send every request to <code>{site.baseUrl}/api/v1</code> with a <a href="/docs/tokens">token</a>.
      </p>
      <p>
        Also available as <a href="/api/v1/openapi.json">OpenAPI 3.1</a>. The requests that <em>your</em> endpoint
        receives are described in <a href="/docs/receive-votes">Receive votes</a>.
      </p>
      {tags.map((tag) => {
        const own = operations.filter(({ operation }) => operation.tags.includes(tag.name));
        return <TagSection tag={tag} site={site} description={description} operations={own} />;
      })}
    </>
  );
}

function TagSection({ tag, site, description, operations }: Omit<ReferenceProps, 'tags'> & { tag: Tag }) {
  const guide = tag.externalDocs?.url.slice(site.baseUrl.length);
  return (
    <section class="docs-text">
      <h2 id={tagAnchor(tag.name)}>{tag.name}</h2>
      <p>
        {raw(renderLine(tag.description ?? ''))} {guide && <a href={guide}>Read the guide</a>}
      </p>
      <ul class="operations">
        {operations.map(({ method, path, operation }) => (
          <li>
            <span class="method">{method}</span> <a href={`#${operation.operationId}`}>{operation.summary}</a>{' '}
            <code class="dim">{path}</code>
          </li>
        ))}
      </ul>
      {operations.map((routed) => (
        <ApiOperation routed={routed} description={description} site={site} />
      ))}
    </section>
  );
}

/** Contains a hyphen, so that it never equals the ID of an operation. */
function tagAnchor(name: string): string {
  return `tag-${name.toLowerCase()}`;
}
