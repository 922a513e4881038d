// A form with a file in it: its fields as of any other form, and the file's bytes.
import type { WebContext } from './context.ts';
import { type Form, formOf, readForm, receivedIn } from './read-form.ts';

interface Upload {
  readonly form: Form;
  /** Null where nothing was chosen. */
  readonly file: Uint8Array | null;
}

/** Browsers send an empty file without a name where nobody chose one. */
export async function readUpload(context: WebContext, fileField: string): Promise<Upload> {
  const { multipart } = receivedIn(context);
  if (!multipart) return { form: await readForm(context), file: null };
  const { fields, file } = multipart;
  const isChosen = file?.field === fileField && (file.bytes.length > 0 || file.name !== '');
  return { form: formOf(fields), file: isChosen ? file.bytes : null };
}
