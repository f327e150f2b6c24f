import { z } from 'zod'
import type { Json } from './json.ts'

/** The named schemas of a document: those that the contract gives an id to. */
export class Components {
  readonly schemas: Record<string, Json> = {}

  /** The JSON Schema of an input or output, with references for named schemas. Fails if one name stands for two schemas. */
  schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
    // The schema is wrapped in another one, so that a recursive schema refers to itself by name, too.
    const text = JSON.stringify(toJsonSchema(z.object({ schema }), io)).replaceAll('"#/$defs/', '"#/components/schemas/')
    const { $defs = {}, properties } = JSON.parse(text) as { $defs?: Record<string, Json>; properties: { schema: Json } }
    for (const [name, { id: _, ...definition }] of Object.entries($defs)) this.#add(name, definition)
    return properties.schema
  }

  #add(name: string, definition: Json): void {
    const before = this.schemas[name]
    if (before && JSON.stringify(before) !== JSON.stringify(definition)) throw new Error(`${name} is the name of two schemas`)
    this.schemas[name] = definition
  }
}

const toJsonSchema = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ zodSchema, jsonSchema }) => {
      // JavaScript's integer bounds, which Zod adds, say nothing.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
      // Responses may get more fields later, which clients must accept.
      if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
      // Zod omits the defaults of transformed inputs.
      if (zodSchema instanceof z.ZodDefault) jsonSchema.default = zodSchema.def.defaultValue
      const written = (zodSchema as unknown as z.ZodType).meta?.()?.openapi as Json | undefined
      if (!written) return
      for (const key of Object.keys(jsonSchema)) if (key !== 'default') delete (jsonSchema as Json)[key]
      Object.assign(jsonSchema, written)
    },
  })
