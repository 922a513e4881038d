// GET /sdk/ and /sdk/FILE: what integrators install, served by this site with its own address in the commands.
import { HTTPException } from 'hono/http-exception';
import type { DownloadFile } from '../../../downloads/open-downloads.ts';
import { CopyBlock } from '../../components/copy-button.tsx';
import { showDocsPage } from '../../components/docs-layout.tsx';
import type { WebContext } from '../../context.ts';
import { seeOther } from '../../redirect.ts';

const MAX_AGE_SECONDS = 300;

export function redirectToDownloads(context: WebContext): Response {
  return seeOther(context, '/sdk/');
}

export async function showDownloads(context: WebContext) {
  const { displayName, baseUrl } = context.var.site;
  const files = await context.var.app.downloads.all();
  if (!files) context.status(503);
  return showDocsPage(context, {
    title: 'Downloads',
    description: `Libraries, plugins and tools for receiving votes from ${displayName}.`,
    name: 'downloads',
    path: '/sdk/',
    content: (
      <>
        <h1>Downloads</h1>
        <p class="lead">
          Libraries, plugins and tools for receiving votes from {displayName}. They come from this site, so nothing has
          to be published anywhere else.
        </p>
        {files ? (
          files.map((file) => <Download file={file} url={`${baseUrl}/sdk/${file.name}`} />)
        ) : (
          <p>
            The downloads could not be built. Staff find the reason in the log of the service. Try again in a minute.
          </p>
        )}
      </>
    ),
  });
}

function Download({ file: { kind, name, bytes, hash }, url }: { file: DownloadFile; url: string }) {
  return (
    <section id={kind.id} class="stack close">
      <h2>{kind.title}</h2>
      <p>{kind.summary}</p>
      <CopyBlock text={kind.install(url)} label={`commands for ${kind.title}`} />
      <p class="dim note">
        <a href={`/sdk/${name}`}>{name}</a>, {Math.ceil(bytes.length / 1000)} kB, SHA-256 <code>{hash}</code>
      </p>
    </section>
  );
}

/** The ETag is the hash of the content, so every process of the site has the same one. */
export async function serveDownload(context: WebContext): Promise<Response> {
  const files = await context.var.app.downloads.all();
  if (!files) throw new HTTPException(503);
  const requested = context.req.param('file');
  const file = files.find(({ name }) => name === requested);
  if (!file) throw new HTTPException(404);
  const etag = `"${file.hash}"`;
  context.header('Cache-Control', `public, max-age=${MAX_AGE_SECONDS}`);
  context.header('ETag', etag);
  context.header('X-Content-Type-Options', 'nosniff');
  context.header('Content-Security-Policy', "default-src 'none'");
  const known = (context.req.header('if-none-match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (known.includes(etag)) return context.body(null, 304);
  context.header('Content-Disposition', `attachment; filename="${file.name}"`);
  return context.body(file.bytes, 200, { 'Content-Type': file.kind.contentType });
}
