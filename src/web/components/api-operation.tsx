// One endpoint in the API reference: parameters, body, response, errors, and requests to copy.
import { raw } from 'hono/html';
import type { Config } from '../../config.ts';
import { substituteSite } from '../../docs/guides.ts';
import { codeBlock, renderLine } from '../../docs/render-guide.ts';
import { type Transcript, transcriptsFor } from '../../docs/transcripts.ts';
import {
  type ApiDescription,
  type Content,
  describeSchema,
  type Operation,
  type Schema,
  type SchemaRow,
  schemaRows,
} from '../describe-schema.ts';

export interface RoutedOperation {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

type Site = Pick<Config, 'serviceName' | 'baseUrl'>;

interface ApiOperationProps {
  readonly routed: RoutedOperation;
  readonly description: ApiDescription;
  readonly site: Site;
}

export function ApiOperation({ routed, description, site }: ApiOperationProps) {
  const { method, path, operation } = routed;
  const { operationId: id, summary } = operation;
  const [text = ''] = operation.description.split('\n\nScope:');
  const body = schemaIn(operation.requestBody);
  const response = schemaIn(operation.responses[200]);
  return (
    <section class="operation" id={id}>
      <h3>
        {summary}{' '}
        <a class="anchor" href={`#${id}`} aria-label={`Link to ${summary}`}>
          #
        </a>
      </h3>
      <p class="route">
        <span class="method">{method}</span> <code>{path}</code>
      </p>
      <p>
        {raw(renderLine(text))} Scope:{' '}
        {operation.security.map(({ bearer: [scope] }, index) => (
          <>
            {index > 0 && ' or '}
            <code>{scope}</code>
          </>
        ))}
        .
      </p>
      <Fields title="Parameters" rows={parameterRows(description, operation)} />
      {body && <Fields title="Body" rows={schemaRows(description, body)} />}
      {response && <Fields title="Response" rows={schemaRows(description, response)} isResponse />}
      <Errors operation={operation} />
      <Examples id={id} site={site} />
    </section>
  );
}

function schemaIn(content: Content | undefined): Schema | undefined {
  return content?.content?.['application/json']?.schema;
}

function parameterRows(description: ApiDescription, { parameters = [] }: Operation): readonly SchemaRow[] {
  return parameters.map(({ name, required = false, description: text, schema }) => ({
    name,
    required,
    ...describeSchema(description, text === undefined ? schema : { ...schema, description: text }),
  }));
}

interface FieldsProps {
  readonly title: string;
  readonly rows: readonly SchemaRow[];
  /** In a response, fields that may be absent are marked, instead of those that are required. */
  readonly isResponse?: boolean;
}

function Fields({ title, rows, isResponse = false }: FieldsProps) {
  if (rows.length === 0) return null;
  return (
    <div class="wide" tabindex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{title}</th>
            <th scope="col">Type</th>
            <th scope="col">Meaning</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, type, required, description }) => (
            <tr>
              <td>
                <code>{name}</code>
                {required !== isResponse && <span class="event-id">{isResponse ? 'optional' : 'required'}</span>}
              </td>
              <td>{type}</td>
              <td>{raw(renderLine(description))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Errors({ operation: { responses } }: { operation: Operation }) {
  const codes = Object.values(responses).flatMap(({ content }) =>
    Object.keys(content?.['application/problem+json']?.examples ?? {}),
  );
  return (
    <p class="note">
      Errors:{' '}
      {codes.map((code, index) => (
        <>
          {index > 0 && ' · '}
          <a href={`/docs/errors#${code}`}>{code}</a>
        </>
      ))}
    </p>
  );
}

function Examples({ id, site }: { id: string; site: Site }) {
  const [first, ...others] = transcriptsFor(id);
  return (
    <>
      {first && <TranscriptBlock transcript={first} site={site} />}
      {others.length > 0 && (
        <details>
          <summary>More examples: {others.map(({ outcome }) => outcome).join(', ')}</summary>
          {others.map((transcript) => (
            <TranscriptBlock transcript={transcript} site={site} />
          ))}
        </details>
      )}
    </>
  );
}

function TranscriptBlock({ transcript: { command, response }, site }: { transcript: Transcript; site: Site }) {
  return raw(codeBlock(substituteSite(command, site), 'sh') + codeBlock(substituteSite(response, site), 'http'));
}
