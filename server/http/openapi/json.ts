/** A JSON Schema, or any other part of the document. */
export type Json = Record<string, unknown>

/** A value as a part of the document; undefined if it isn't an object. */
export const asObject = (value: unknown): Json | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : undefined

/** The objects in a list; empty if the value isn't a list. */
export const asObjects = (value: unknown): Json[] => (Array.isArray(value) ? value.map(asObject).filter((one) => one !== undefined) : [])

/** The name of the schema that `$ref` points to. */
export const referenceOf = ({ $ref }: Json): string | undefined => (typeof $ref === 'string' ? $ref.split('/').at(-1) : undefined)
