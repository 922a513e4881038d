// What the pages of the docs ask of the rest of the house: the OpenAPI description, as far as they read it.

export interface DocsParts {
  description(): ApiDescription;
}

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

/** JSON Schema, as far as ours goes. */
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
