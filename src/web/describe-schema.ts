// The parts of the OpenAPI description that the API reference uses, and its JSON Schemas as rows of a table.

export interface ApiDescription {
  readonly tags?: readonly Tag[];
  /** By path, then by method. */
  readonly paths?: object;
  readonly components?: { readonly schemas?: object };
}

export interface Tag {
  readonly name: string;
  readonly description?: string;
  readonly externalDocs?: { readonly url: string };
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly security: readonly { readonly bearer: readonly string[] }[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
}

export interface Content {
  readonly content?: Readonly<
    Record<string, { readonly schema: Schema; readonly examples?: Readonly<Record<string, unknown>> }>
  >;
}

/** The part of JSON Schema that our API uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly description?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly allOf?: readonly Schema[];
}

export interface SchemaRow {
  /** `votes[].userId`, `results.*.voted`. */
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly description: string;
}

/** All fields of a schema in order, each followed by those nested in it. */
export function schemaRows(description: ApiDescription, schema: Schema): readonly SchemaRow[] {
  return fieldRows(description, schema, '');
}

function fieldRows(description: ApiDescription, given: Schema, prefix: string): readonly SchemaRow[] {
  const schema = resolve(description, given);
  const fields = Object.entries(schema.properties ?? {});
  const rows = fields.flatMap(([name, field]) => {
    const row = {
      name: prefix + name,
      ...describeSchema(description, field),
      required: schema.required?.includes(name) ?? false,
    };
    return [row, ...nestedRows(description, field, row.name)];
  });
  return rows.length > 0 ? rows : nestedRows(description, schema, prefix.replace(/\.$/, ''));
}

function nestedRows(description: ApiDescription, given: Schema, name: string): readonly SchemaRow[] {
  const schema = resolve(description, given);
  const { items, additionalProperties } = schema;
  if (items) return fieldRows(description, items, `${name}[].`);
  if (typeof additionalProperties === 'object') return fieldRows(description, additionalProperties, `${name}.*.`);
  return schema.properties ? fieldRows(description, schema, `${name}.`) : [];
}

export function describeSchema(description: ApiDescription, given: Schema): Pick<SchemaRow, 'type' | 'description'> {
  const schema = resolve(description, given);
  return {
    type: [typeOf(description, schema), limitsOf(schema)].filter(Boolean).join(', '),
    description: given.description ?? schema.description ?? '',
  };
}

function typeOf(description: ApiDescription, schema: Schema): string {
  const types = [schema.type ?? 'object'].flat();
  const nullable = types.includes('null') ? ' or null' : '';
  if (schema.enum) return schema.enum.map((value) => `“${String(value)}”`).join(', ') + nullable;
  const [type = 'object'] = types.filter((one) => one !== 'null');
  if (type === 'array' && schema.items) {
    const item = resolve(description, schema.items);
    return `list of ${item.enum ? typeOf(description, item) : item.properties ? 'objects' : `${item.type}s`}${nullable}`;
  }
  return (schema.format === 'date-time' ? 'time' : type) + nullable;
}

function limitsOf(schema: Schema): string {
  const { minimum, maximum, maxLength, minItems, maxItems } = schema;
  const format = (value: number) => value.toLocaleString('en');
  // The bounds of every safe integer are not worth showing.
  if (minimum !== undefined && maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER)
    return `${format(minimum)} to ${format(maximum)}`;
  if (maxLength !== undefined) return `at most ${format(maxLength)} characters`;
  return minItems !== undefined && maxItems !== undefined ? `${minItems} to ${maxItems}` : '';
}

/** Follows references and merges `allOf`. */
function resolve(description: ApiDescription, schema: Schema): Schema {
  if (schema.$ref) {
    const name = schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
    const schemas = (description.components?.schemas ?? {}) as Record<string, Schema>;
    return resolve(description, schemas[name] ?? {});
  }
  if (!schema.allOf) return schema;
  const parts = schema.allOf.map((part) => resolve(description, part));
  return {
    ...schema,
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: parts.flatMap(({ required = [] }) => required),
  };
}
