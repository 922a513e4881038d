// GET /listings/:id/banner/<hash>-<width>.avif|webp and /listings/:id/pictures/<hash>[-small].avif|webp: a listing's
// banner and the images of its gallery.
import { ID_PATTERN } from '../../../core/ids.ts';
import { selectBanner, selectPicture } from '../../../listings/picture-queries.ts';
import type { WebContext } from '../../context.ts';
import { sendStoredImage } from '../../stored-image.ts';

type Format = 'avif' | 'webp';

export async function serveBanner(context: WebContext): Promise<Response> {
  const { id = '', file = '' } = context.req.param();
  const [, hash = '', width, format] = /^([A-Za-z0-9_-]{16})-(1280|640)\.(avif|webp)$/.exec(file) ?? [];
  const wanted = { hash, size: width === '640' ? 'small' : 'large', format: format as Format } as const;
  const bytes = format && ID_PATTERN.test(id) ? await selectBanner(context.var.app.db, id, wanted) : null;
  return sendStoredImage(context, { bytes, contentType: `image/${wanted.format}`, tag: file });
}

export async function servePicture(context: WebContext): Promise<Response> {
  const { id = '', file = '' } = context.req.param();
  const [, hash = '', small, format] = /^([A-Za-z0-9_-]{16})(-small)?\.(avif|webp)$/.exec(file) ?? [];
  const wanted = { hash, size: small ? 'thumbnail' : 'large', format: format as Format } as const;
  const bytes = format && ID_PATTERN.test(id) ? await selectPicture(context.var.app.db, id, wanted) : null;
  return sendStoredImage(context, { bytes, contentType: `image/${wanted.format}`, tag: file });
}
