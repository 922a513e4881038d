// GET /docs/api: every endpoint on one page, made from the OpenAPI description and the transcripts.
import { raw } from 'hono/html';
import { renderLine } from '../../../docs/render-guide.ts';
import { ApiOperation } from '../../components/api-operation.tsx';
import { showDocsPage } from '../../components/docs-layout.tsx';
import type { WebContext } from '../../context.ts';
import type { ApiDescription, Operation, Tag } from '../../docs-parts.ts';
import type { Site, WebParts } from '../../web-parts.ts';

export interface RoutedOperation {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

export function showApiReference(context: WebContext) {
  const { description, html, tags } = madeOnce(context.var.parts);
  return showDocsPage(context, {
    title: 'API reference',
    description: `Every endpoint of the API: ${Object.keys(description.paths ?? {}).length} addresses.`,
    name: 'api',
    inside: tags.map(({ name }) => ({ anchor: tagAnchor(name), text: name })),
    content: <>{raw(html)}</>,
  });
}

interface Made {
  readonly description: ApiDescription;
  readonly tags: readonly Tag[];
  readonly html: string;
}
const made = new WeakMap<WebParts, Made>();

/** The description does not change while the process runs, and the page is long. */
function madeOnce(parts: WebParts): Made {
  const known = made.get(parts);
  if (known) return known;
  const description = parts.docs.description();
  const operations = operationsOf(description);
  const tags = (description.tags ?? []).filter(({ name }) =>
    operations.some(({ operation }) => operation.tags.includes(name)),
  );
  const page = <Reference {...{ site: parts.site, description, operations, tags }} />;
  const fresh = { description, tags, html: String(page) };
  made.set(parts, fresh);
  return fresh;
}

function operationsOf(description: ApiDescription): readonly RoutedOperation[] {
  const paths = Object.entries((description.paths ?? {}) as Record<string, Record<string, Operation>>);
  return paths.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

interface Shown {
  readonly site: Site;
  readonly description: ApiDescription;
  readonly operations: readonly RoutedOperation[];
  readonly tags: readonly Tag[];
}

function Reference({ site, description, operations, tags }: Shown) {
  return (
    <>
      <h1>API reference</h1>
      <p class="lead">
        Every call goes to <code>{site.baseUrl}/api/v1</code> and carries a <a href="/docs/tokens">token</a>.
      </p>
      <p>
        The same for programs: <a href="/api/v1/openapi.json">OpenAPI 3.1</a>. What <em>your</em> endpoint is
        sent stands in <a href="/docs/receive-votes">Receive votes</a>.
      </p>
      {tags.map((tag) => {
        const own = operations.filter(({ operation }) => operation.tags.includes(tag.name));
        return <Family tag={tag} site={site} description={description} operations={own} />;
      })}
    </>
  );
}

function Family({ tag, site, description, operations }: Omit<Shown, 'tags'> & { tag: Tag }) {
  const guide = tag.externalDocs?.url.slice(site.baseUrl.length);
  return (
    <section class="docs-text">
      <h2 id={tagAnchor(tag.name)}>{tag.name}</h2>
      <p>
        {raw(renderLine(tag.description ?? ''))} {guide && <a href={guide}>Read the guide.</a>}
      </p>
      <ul class="operations">
        {operations.map(({ method, path, operation }) => (
          <li>
            <span class="method">{method}</span> <a href={`#${operation.operationId}`}>{operation.summary}</a>{' '}
            <code class="dim">{path}</code>
          </li>
        ))}
      </ul>
      {operations.map((placed) => (
        <ApiOperation placed={placed} description={description} site={site} />
      ))}
    </section>
  );
}

/** Not to be taken for an operation's: those are written as one word. */
function tagAnchor(name: string): string {
  return `tag-${name.toLowerCase()}`;
}
