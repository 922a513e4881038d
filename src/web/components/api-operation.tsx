// One endpoint in the API reference: what it takes, what it answers, how it refuses, and calls to copy.
import { raw } from 'hono/html';
import { substituteSite as asPlaced } from '../../docs/guides.ts';
import { codeBlock, renderLine } from '../../docs/render-guide.ts';
import { type Transcript, transcriptsFor } from '../../docs/transcripts.ts';
import { describeSchema, type SchemaRow, schemaRows } from '../describe-schema.ts';
import type { ApiDescription, Content, Operation, Schema } from '../docs-parts.ts';
import type { Site } from '../web-parts.ts';

export interface ApiOperationProps {
  readonly placed: { readonly method: string; readonly path: string; readonly operation: Operation };
  readonly description: ApiDescription;
  readonly site: Site;
}

export function ApiOperation({ placed, description, site }: ApiOperationProps) {
  const { method, path, operation } = placed;
  const { operationId: id, summary } = operation;
  const [text = ''] = operation.description.split('\n\nScope:');
  const body = schemaIn(operation.requestBody);
  const answer = schemaIn(operation.responses[200]);
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
        {raw(renderLine(text))} Scope: <code>{operation.security[0]?.bearer[0]}</code>.
      </p>
      <Fields title="Parameters" rows={parameterRows(description, operation)} />
      {body && <Fields title="Body" rows={schemaRows(description, body)} />}
      {answer && <Fields title="Answer" rows={schemaRows(description, answer)} isAnswer />}
      <Refusals operation={operation} />
      <Examples id={id} site={site} />
    </section>
  );
}

function schemaIn(content: Content | undefined): Schema | undefined {
  return content?.content?.['application/json']?.schema;
}

function parameterRows(description: ApiDescription, { parameters = [] }: Operation): readonly SchemaRow[] {
  return parameters.map(({ name, required = false, description: text, schema }) => ({
    ...{ name, required },
    ...describeSchema(description, text === undefined ? schema : { ...schema, description: text }),
  }));
}

interface FieldsShown {
  readonly title: string;
  readonly rows: readonly SchemaRow[];
  /** Whoever reads an answer sends nothing: what may be missing is said instead of what must be there. */
  readonly isAnswer?: boolean;
}

function Fields({ title, rows, isAnswer = false }: FieldsShown) {
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
                {required !== isAnswer && (
                  <span class="event-id">{isAnswer ? 'may be missing' : 'required'}</span>
                )}
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

function Refusals({ operation: { responses } }: { operation: Operation }) {
  const codes = Object.values(responses).flatMap(({ content }) =>
    Object.keys(content?.['application/problem+json']?.examples ?? {}),
  );
  return (
    <p class="note">
      Refuses with{' '}
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
      {first && <Shown transcript={first} site={site} />}
      {others.length > 0 && (
        <details>
          <summary>More calls: {others.map(({ outcome }) => outcome).join(', ')}</summary>
          {others.map((transcript) => (
            <Shown transcript={transcript} site={site} />
          ))}
        </details>
      )}
    </>
  );
}

function Shown({ transcript: { command, response }, site }: { transcript: Transcript; site: Site }) {
  return raw(codeBlock(asPlaced(command, site), 'sh') + codeBlock(asPlaced(response, site), 'http'));
}
