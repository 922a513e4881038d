// The settings of a vote listener: where it listens, how it is spoken to, and the secret that is never shown again.
import type { Listener } from '../listener-parts.ts';
import { EMPTY_FORM, type Form } from '../read-form.ts';
import type { FieldError, Listing } from '../web-parts.ts';
import { Choices, ErrorSummary, Field } from './field.tsx';

/** What every Votifier plugin listens on unless it is told otherwise (§1). */
export const LISTENER_PORT = 8192;

const PROTOCOLS = [
  {
    value: 'v2',
    text: 'Version 2, with a token (recommended)',
    hint: 'NuVotifier, and VotifierPlus with TokenSupport. The listener says whether it took a vote.',
  },
  {
    value: 'v1',
    text: 'Version 1, with a public key',
    hint: 'Classic Votifier. VotifierPlus confirms v1 votes; NuVotifier and classic Votifier never do.',
  },
];

export function ListenerForm(props: {
  listing: Listing;
  listener: Listener | null;
  form: Form;
  errors: readonly FieldError[];
}) {
  const { listing, listener, form, errors } = props;
  const value = (name: string, stored: string) => (form === EMPTY_FORM ? stored : form.text(name));
  const protocol = value('protocol', listener?.protocol ?? 'v2');
  return (
    <form class="card stack close" method="post" action={`/dashboard/${listing.id}/listener`} novalidate>
      <ErrorSummary errors={errors} />
      <Field
        name="host"
        label="Host"
        value={value('host', listener?.host ?? '')}
        errors={errors}
        placeholder="play.server.example"
        hint="The name or address of the machine that runs the plugin, without a port. With a proxy such as Velocity, the proxy’s."
      />
      <Field
        name="port"
        label="Port"
        inputmode="numeric"
        value={value('port', String(listener?.port ?? LISTENER_PORT))}
        errors={errors}
        hint={`The plugin’s own port, ${LISTENER_PORT} unless you changed it. Not the game port 25565. It must be open for TCP.`}
      />
      <Choices
        name="protocol"
        legend="Protocol"
        kind="radio"
        choices={PROTOCOLS}
        chosen={[protocol === 'v1' ? 'v1' : 'v2']}
      />
      <Field
        name="secret"
        label="Token or public key"
        rows={4}
        optional={listener !== null}
        errors={errors}
        hint={secretHint(listener, form)}
      />
      <div>
        <button class="btn go" type="submit">
          Save
        </button>
      </div>
    </form>
  );
}

function secretHint(listener: Listener | null, form: Form): string {
  if (form.text('secret'))
    return 'Paste it again: a token or key is not shown, not even one that was just typed.';
  if (!listener) return 'For version 2 the token, for version 1 the whole public key.';
  const stored = listener.protocol === 'v2' ? 'token' : 'public key';
  return `A ${stored} is stored and not shown. Leave empty to keep the stored one.`;
}
