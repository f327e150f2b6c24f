import { type Json, asObject, asObjects, referenceOf } from './json.ts'

/** An example of a schema, composed of the examples of its fields. */
export function exampleOf(schema: Json, schemas: Record<string, Json>): unknown {
  const [written] = Array.isArray(schema.examples) ? (schema.examples as unknown[]) : []
  if (written !== undefined) return written
  const reference = referenceOf(schema)
  if (reference !== undefined) return exampleOf(schemas[reference]!, schemas)
  if (schema.const !== undefined) return schema.const
  if (schema.default !== undefined) return schema.default
  if (Array.isArray(schema.enum)) return schema.enum[0] as unknown
  const [choice] = [...asObjects(schema.anyOf), ...asObjects(schema.oneOf)]
  return choice ? exampleOf(choice, schemas) : exampleOfType(schema, schemas)
}

function exampleOfType(schema: Json, schemas: Record<string, Json>): unknown {
  const [type] = [schema.type].flat()
  if (type === 'array') return arrayOf(schema, schemas)
  if (type === 'object') return objectOf(schema, schemas)
  if (type === 'boolean') return true
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1
  return type === 'null' ? null : 'text'
}

function arrayOf({ items, minItems = 1 }: Json, schemas: Record<string, Json>): unknown[] {
  const one = exampleOf(asObject(items) ?? {}, schemas)
  return Array.from({ length: Math.max(1, Number(minItems)) }, () => one)
}

function objectOf({ properties, additionalProperties }: Json, schemas: Record<string, Json>): Json {
  const entries = Object.entries(asObject(properties) ?? {}).map(([name, field]) => [name, exampleOf(asObject(field)!, schemas)])
  const free = asObject(additionalProperties)
  if (entries.length === 0 && free && Object.keys(free).length > 0) return { name: exampleOf(free, schemas) }
  return Object.fromEntries(entries) as Json
}
