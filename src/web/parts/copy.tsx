// A value to take along: selectable by hand, and copied by a button where scripts run.

export function Copy({ value, label, wide = false }: { value: string; label: string; wide?: boolean }) {
  return (
    <div class={wide ? 'copy wide' : 'copy'}>
      <code class="copy-value">{value}</code>
      <button class="btn small" type="button" data-copy={value} aria-label={`Copy ${label}`} hidden>
        Copy
      </button>
    </div>
  );
}
