// A form with a file in it: its fields as of any other form, and the file's bytes.
import { HTTPException } from 'hono/http-exception';
import type { WebContext } from './context.ts';
import { type Form, formOf } from './read-form.ts';

interface Upload {
  readonly form: Form;
  /** Null where nothing was chosen. */
  readonly file: Uint8Array | null;
}

/** Browsers send an empty file without a name where nobody chose one. */
export async function readUpload(context: WebContext, fileField: string): Promise<Upload> {
  const type = context.req.header('content-type') ?? '';
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type))
    throw new HTTPException(415);
  const data = await context.req.formData().catch(() => {
    throw new HTTPException(415);
  });
  const fields = new URLSearchParams();
  for (const [name, value] of data) if (typeof value === 'string') fields.append(name, value);
  const given = data.get(fileField);
  const chosen = given instanceof File && (given.size > 0 || given.name !== '');
  return { form: formOf(fields), file: chosen ? new Uint8Array(await given.arrayBuffer()) : null };
}
