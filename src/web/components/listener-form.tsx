// The settings of a vote listener: host, port, protocol, and the secret, which is never shown again.
import { useContext } from 'hono/jsx';
import type { Listener } from '../../endpoints/listener-settings.ts';
import type { Listing } from '../../listings/listing.ts';
import { FormContext, type FormState, prefilled } from '../form-state.ts';
import type { Form } from '../read-form.ts';
import { Button } from './button.tsx';
import { Choices, ErrorSummary, Field } from './field.tsx';

/** The default of every Votifier plugin (§1). */
export const LISTENER_PORT = 8192;

const PROTOCOLS = [
  {
    value: 'v2',
    text: 'Version 2, with a token (recommended)',
    hint: 'NuVotifier, and VotifierPlus with TokenSupport. The listener confirms each vote.',
  },
  {
    value: 'v1',
    text: 'Version 1, with a public key',
    hint: 'Classic Votifier. VotifierPlus confirms v1 votes, but NuVotifier and classic Votifier never do.',
  },
];

/** The settings as they are stored; the secret is not among them. */
export function listenerFields(listener: Listener | null): FormState {
  const { host = '', port = LISTENER_PORT, protocol = 'v2' } = listener ?? {};
  return prefilled({ host, port: String(port), protocol });
}

export function ListenerForm({ listing, listener }: { listing: Listing; listener: Listener | null }) {
  const { form } = useContext(FormContext);
  return (
    <form class="card stack close" method="post" action={`/dashboard/${listing.id}/listener`} novalidate>
      <ErrorSummary />
      <Field
        name="host"
        label="Host"
        placeholder="play.server.example"
        hint="The hostname or IP address of the machine that runs the plugin, without a port. If you use a proxy such as Velocity, enter the proxy’s host."
      />
      <Field
        name="port"
        label="Port"
        inputmode="numeric"
        hint={`The plugin’s port (${LISTENER_PORT} unless you changed it), not the game port 25565. It must be open for TCP.`}
      />
      <Choices
        name="protocol"
        legend="Protocol"
        kind="radio"
        choices={PROTOCOLS}
        chosen={[form.text('protocol') === 'v1' ? 'v1' : 'v2']}
      />
      <Field
        name="secret"
        label="Token or public key"
        rows={4}
        value=""
        optional={listener !== null}
        hint={secretHint(listener, form)}
      />
      <div>
        <Button text="Save" look="go" />
      </div>
    </form>
  );
}

function secretHint(listener: Listener | null, form: Form): string {
  if (form.text('secret')) return 'Paste the token or key again. It is never shown, not even after an error.';
  if (!listener) return 'The token for version 2, or the whole public key for version 1.';
  const stored = listener.protocol === 'v2' ? 'token' : 'public key';
  return `A ${stored} is stored but not shown. Leave this empty to keep it.`;
}
