// A color, chosen from the browser's palette or typed. Without scripts the two inputs cannot follow each other, so the
// form also says which color they began with: whichever was changed counts.
import { useContext } from 'hono/jsx';
import { parseColor } from '../../site/accent.ts';
import { FormContext } from '../form-state.ts';
import type { Form } from '../read-form.ts';
import { useTranslations } from '../translations.ts';
import { FieldBox, useInputAttributes } from './field.tsx';

interface ColorFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  /** Shown by the palette while no color is chosen. */
  readonly fallback: string;
}

export function ColorField({ name, label, hint, fallback }: ColorFieldProps) {
  const t = useTranslations();
  const { form } = useContext(FormContext);
  const typed = form.text(name);
  const shown = parseColor(typed) ?? fallback;
  const paletteName = `${name}_palette`;
  return (
    <FieldBox name={name} label={label} hint={hint} optional>
      <div class="row color-row">
        <input
          {...useInputAttributes(name, hint)}
          type="text"
          class="mono"
          value={typed}
          placeholder={fallback}
          autocomplete="off"
        />
        <label class="palette">
          <span class="unseen">{t('forms.fromPalette', { label })}</span>
          <input type="color" name={paletteName} value={shown} />
        </label>
      </div>
      <input type="hidden" name={`${name}_was`} value={typed} />
      <input type="hidden" name={`${paletteName}_was`} value={shown} />
    </FieldBox>
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
