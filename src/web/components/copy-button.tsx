// A value or some lines to take along: selectable by hand, and copied by a button where scripts run.

export function CopyField({ value, label, wide = false }: { value: string; label: string; wide?: boolean }) {
  return (
    <div class={wide ? 'copy wide' : 'copy'}>
      <code class="copy-value">{value}</code>
      <button class="btn small" type="button" data-copy={value} aria-label={`Copy ${label}`} hidden>
        Copy
      </button>
    </div>
  );
}

/** Lines as they stand in a file; the button copies the code beside it. */
export function CopyBlock({ text, label }: { text: string; label: string }) {
  return (
    <div class="code">
      <pre tabindex={0}>{text}</pre>
      <button class="btn small" type="button" data-copy="" aria-label={`Copy ${label}`} hidden>
        Copy
      </button>
    </div>
  );
}
