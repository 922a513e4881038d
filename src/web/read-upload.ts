// Reads a form with a file: its fields, as with any other form, and the file's bytes.
import type { WebContext } from './context.ts';
import { type Form, readForm, receivedBody, toForm } from './read-form.ts';

interface Upload {
  readonly form: Form;
  /** Null when no file was chosen. */
  readonly file: Uint8Array | null;
}

/** If no file was chosen, browsers send an empty one without a name. */
export async function readUpload(context: WebContext, fileField: string): Promise<Upload> {
  const { multipart } = receivedBody(context);
  if (!multipart) return { form: await readForm(context), file: null };
  const { fields, file } = multipart;
  const isChosen = file?.field === fileField && (file.bytes.length > 0 || file.name !== '');
  return { form: toForm(fields), file: isChosen ? file.bytes : null };
}
