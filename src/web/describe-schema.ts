// A JSON Schema as the lines of a table: each field by its path, its type in words, its rules.
import type { ApiDescription, Schema } from './docs-parts.ts';

export interface SchemaRow {
  /** `votes[].userId`, `results.*.voted`. */
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly description: string;
}

/** All fields below a schema, in their order, each before those inside it. */
export function schemaRows(description: ApiDescription, schema: Schema): readonly SchemaRow[] {
  return inside(description, schema, '');
}

function inside(description: ApiDescription, given: Schema, prefix: string): readonly SchemaRow[] {
  const schema = resolved(description, given);
  const fields = Object.entries(schema.properties ?? {});
  const rows = fields.flatMap(([name, field]) => {
    const row = {
      name: prefix + name,
      ...describeSchema(description, field),
      required: schema.required?.includes(name) ?? false,
    };
    return [row, ...below(description, field, row.name)];
  });
  return rows.length > 0 ? rows : below(description, schema, prefix.replace(/\.$/, ''));
}

function below(description: ApiDescription, given: Schema, name: string): readonly SchemaRow[] {
  const schema = resolved(description, given);
  const { items, additionalProperties } = schema;
  if (items) return inside(description, items, `${name}[].`);
  if (typeof additionalProperties === 'object')
    return inside(description, additionalProperties, `${name}.*.`);
  return schema.properties ? inside(description, schema, `${name}.`) : [];
}

export function describeSchema(
  description: ApiDescription,
  given: Schema,
): Pick<SchemaRow, 'type' | 'description'> {
  const schema = resolved(description, given);
  return {
    type: [typeOf(description, schema), rulesOf(schema)].filter(Boolean).join(', '),
    description: given.description ?? schema.description ?? '',
  };
}

function typeOf(description: ApiDescription, schema: Schema): string {
  const types = [schema.type ?? 'object'].flat();
  const nullable = types.includes('null') ? ' or null' : '';
  if (schema.enum) return schema.enum.map((value) => `“${String(value)}”`).join(', ') + nullable;
  const [type = 'object'] = types.filter((one) => one !== 'null');
  if (type === 'array' && schema.items) {
    const item = resolved(description, schema.items);
    return `list of ${item.enum ? typeOf(description, item) : item.properties ? 'objects' : `${item.type}s`}${nullable}`;
  }
  return (schema.format === 'date-time' ? 'time' : type) + nullable;
}

function rulesOf(schema: Schema): string {
  const { minimum, maximum, maxLength, minItems, maxItems } = schema;
  const number = (value: number) => value.toLocaleString('en');
  // A whole number's own bounds say nothing.
  if (minimum !== undefined && maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER)
    return `${number(minimum)} to ${number(maximum)}`;
  if (maxLength !== undefined) return `at most ${number(maxLength)} characters`;
  return minItems !== undefined && maxItems !== undefined ? `${minItems} to ${maxItems}` : '';
}

/** References followed, parts put together. */
function resolved(description: ApiDescription, schema: Schema): Schema {
  if (schema.$ref) {
    const name = schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
    const schemas = (description.components?.schemas ?? {}) as Record<string, Schema>;
    return resolved(description, schemas[name] ?? {});
  }
  if (!schema.allOf) return schema;
  const parts = schema.allOf.map((part) => resolved(description, part));
  return {
    ...schema,
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: parts.flatMap(({ required = [] }) => required),
  };
}
