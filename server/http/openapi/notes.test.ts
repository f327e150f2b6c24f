import { describe, expect, it } from 'vitest'
import { endpoints } from '#contract/api.ts'
import { fieldNotes, noteFiles } from '#contract/field-notes.ts'
import { openApi } from './document.ts'
import { type Json, asObject, asObjects } from './json.ts'

type Body = { content?: Record<string, { schema: Json }> }
interface Operation {
  operationId: string
  parameters: { name: string }[]
  requestBody?: Body
  responses: Record<string, Body>
}
const document = openApi(endpoints, { name: 'Gymfolk', origin: 'https://shop.gymfolk.test' }) as {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Json> }
}

/** The possible keys of a field's note, the most specific first. */
const keysOf = (name: string, places: readonly string[]) => [...places.map((place) => `${place}.${name}`), name]

/** The keys of each field of a schema, and of all fields in it. */
function fieldsIn(schema: Json, places: readonly string[]): string[][] {
  const fields = Object.entries(asObject(schema.properties) ?? {}).flatMap(([name, field]) => [
    keysOf(name, places),
    ...fieldsIn(asObject(field)!, [name, ...places]),
  ])
  const inner = [asObject(schema.items), asObject(schema.additionalProperties), ...asObjects(schema.anyOf), ...asObjects(schema.oneOf)]
  return [...fields, ...inner.flatMap((one) => (one ? fieldsIn(one, places) : []))]
}

function fieldsOf({ operationId, parameters, requestBody, responses }: Operation): string[][] {
  const bodies = [requestBody, ...Object.values(responses)].flatMap((body) => Object.values(body?.content ?? {}))
  return [
    ...parameters.map(({ name }) => keysOf(name, [operationId])),
    ...bodies.flatMap(({ schema }) => fieldsIn(asObject(asObject(schema.properties)?.data) ?? schema, [operationId])),
  ]
}

describe('the field notes', () => {
  it('are each in one file only, so that none overrides another', () => {
    const keys = noteFiles.flatMap((notes) => Object.keys(notes))
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
  })

  it('are each the closest one for some field', () => {
    const fields = [
      ...Object.entries(document.components.schemas).flatMap(([name, schema]) => fieldsIn(schema, [name])),
      ...Object.values(document.paths).flatMap((path) => Object.values(path).flatMap(fieldsOf)),
    ]
    const used = new Set(fields.map((keys) => keys.find((key) => Object.hasOwn(fieldNotes, key))))
    expect(Object.keys(fieldNotes).filter((key) => !used.has(key))).toEqual([])
  })

  it('name as parent either an endpoint or a field, never both', () => {
    const ids = new Set<string>(endpoints.map(({ id }) => id))
    const names = new Set(
      JSON.stringify(document)
        .match(/"\w+":\{"type":"(object|array)"/g)!
        .map((match) => match.split('"')[1]!),
    )
    const parents = Object.keys(fieldNotes).flatMap((key) => key.split('.').slice(0, -1))
    expect(parents.filter((parent) => ids.has(parent) && names.has(parent))).toEqual([])
  })
})
