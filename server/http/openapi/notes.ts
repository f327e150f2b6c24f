import { fieldNotes } from '#contract/field-notes.ts'
import type { FieldNote } from '#contract/field-notes/field-note.ts'
import { type Json, asObject, asObjects } from './json.ts'

/** The note for a field: the one for its nearest enclosing schema, otherwise the one for its name alone. */
function noteFor(name: string, places: readonly string[]): FieldNote | undefined {
  const place = places.find((one) => Object.hasOwn(fieldNotes, `${one}.${name}`))
  return place === undefined ? fieldNotes[name] : fieldNotes[`${place}.${name}`]
}

const acceptsNull = (field: Json): boolean =>
  field.$ref !== undefined || (field.type === undefined && field.anyOf === undefined) || matchesSchema(null, field)

/** Adapts a note that is shared with nullable fields to a field that can't be null: removes the part about null. */
const withoutNull = (note: string, isRequired: boolean): string =>
  note.replace(/[;,.]? (?:[Nn]ull|`null`) (?:if|unless|when|until|while|for)\b([^;.]*)/, (_, when: string) =>
    isRequired || !/^ (?:there is none|not given)/.test(when) ? '' : '; leave it out if there is none',
  )

/** Gives each field of a schema its description and, if one fits, its example. `places` names the enclosing schemas, innermost first. */
export function describeFields(schema: Json, places: readonly string[]): void {
  const required = new Set((schema.required ?? []) as string[])
  for (const [name, value] of Object.entries(asObject(schema.properties) ?? {})) {
    const field = asObject(value)!
    const note = noteFor(name, places)
    if (note) {
      field.description ??= acceptsNull(field) ? note[0] : withoutNull(note[0], required.has(name))
      if (note[1] !== undefined && matchesSchema(note[1], field)) field.examples ??= [note[1]]
    }
    describeFields(field, [name, ...places])
  }
  for (const inner of [
    asObject(schema.items),
    asObject(schema.additionalProperties),
    ...asObjects(schema.anyOf),
    ...asObjects(schema.oneOf),
  ])
    if (inner) describeFields(inner, places)
}

/** Whether an example has a type that the schema allows. A test validates the resulting document. */
export function matchesSchema(example: unknown, schema: Json): boolean {
  if (schema.$ref !== undefined) return false
  if (schema.const !== undefined) return example === schema.const
  if (Array.isArray(schema.enum)) return schema.enum.includes(example)
  const choices = [...asObjects(schema.anyOf), ...asObjects(schema.oneOf)]
  if (choices.length > 0) return choices.some((choice) => matchesSchema(example, choice))
  const types = new Set([schema.type].flat())
  if (Array.isArray(example)) return types.has('array') && example.every((one) => matchesSchema(one, asObject(schema.items) ?? {}))
  if (schema.type === undefined) return true
  if (example === null) return types.has('null')
  if (typeof example === 'number') return types.has('number') || (types.has('integer') && Number.isInteger(example))
  if (typeof example === 'object') return types.has('object') && schema.properties === undefined
  return types.has(typeof example)
}
