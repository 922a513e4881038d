// A color, chosen from the browser's palette or typed. Without scripts the two inputs cannot follow each other, so the
// form also says which color they began with: whichever was changed counts.
import { useContext } from 'hono/jsx';
import { parseColor } from '../../site/accent.ts';
import { FormContext } from '../form-state.ts';
import type { Form } from '../read-form.ts';

interface ColorFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  /** Shown by the palette while no color is chosen. */
  readonly fallback: string;
}

export function ColorField({ name, label, hint, fallback }: ColorFieldProps) {
  const { form, errors } = useContext(FormContext);
  const error = errors.find(({ field }) => field === name)?.message;
  const typed = form.text(name);
  const shown = parseColor(typed) ?? fallback;
  const [hintId, errorId, paletteName] = [`${name}-hint`, `${name}-error`, `${name}_palette`];
  return (
    <div class={error ? 'field wrong' : 'field'}>
      <label for={name}>
        {label} <span class="optional">optional</span>
      </label>
      <span class="hint" id={hintId}>
        {hint}
      </span>
      {error && (
        <span class="complaint" id={errorId}>
          {error}
        </span>
      )}
      <div class="row color-row">
        <input
          id={name}
          name={name}
          type="text"
          class="mono"
          value={typed}
          placeholder={fallback}
          autocomplete="off"
          autofocus={Boolean(error)}
          aria-invalid={error ? 'true' : undefined}
          aria-describedby={error ? `${hintId} ${errorId}` : hintId}
        />
        <label class="palette">
          <span class="unseen">{label}, from a palette</span>
          <input type="color" name={paletteName} value={shown} />
        </label>
      </div>
      <input type="hidden" name={`${name}_was`} value={typed} />
      <input type="hidden" name={`${paletteName}_was`} value={shown} />
    </div>
  );
}

/** What was typed, or the color from the palette if only that was changed. */
export function readColorField(form: Form, name: string): string {
  const typed = form.text(name).trim();
  const picked = form.text(`${name}_palette`);
  const wasTyped = typed !== form.text(`${name}_was`);
  const wasPicked = picked !== '' && picked !== form.text(`${name}_palette_was`);
  return !wasTyped && wasPicked ? picked : typed;
}
