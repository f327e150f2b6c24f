import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints } from './api.ts'
import type { Endpoint } from './endpoint.ts'

const all = (endpoints as readonly Endpoint[]).map((endpoint) => [endpoint.route, endpoint] as const)

const unknown = 'neverKnown'
const newId = '0198c0de-0000-7000-8000-000000000001'

test.each(all)('%s names the fields that it does not know, and refuses them', (_, { input }) => {
  const { error } = input.safeParse({ role: 'owner', userId: 'u', isAdmin: true, [unknown]: 1 })
  const refused = error?.issues.flatMap((issue) => (issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : []))
  expect(refused).toContain(unknown)
})

test.each([
  ['PATCH /profile', { role: 'owner' }],
  ['PUT /user/add-address', { userId: 'u' }],
] as const)('%s takes no field that is not for its caller to say', (route, sent) => {
  const endpoint = all.find(([one]) => one === route)![1]
  expect(endpoint.input.safeParse(sent).error?.issues).toContainEqual(
    expect.objectContaining({ code: 'unrecognized_keys', keys: Object.keys(sent) }),
  )
})

/**
 * Objects that ignore unknown fields: a passkey's response has more fields than we read; a product's pictures, variants and components are
 * sent back as they were read; stored documents of texts and the site may have an older form.
 */
const open = /\.response\b|\/admin\/products.*\.(photos|variants|components)\[\]$|^PUT \/admin\/(texts|site)\//

test('unknown fields in nested objects are refused, too', () => {
  const lenient = all.flatMap(([route, { input }]) => lenientIn(input, route)).filter((place) => !open.test(place))
  expect(lenient).toEqual([])
})

test('numbers in an input fit into the columns that store them', () => {
  const unbounded = all.flatMap(([route, { input }]) => unboundedIn(input, route))
  expect(unbounded).toEqual([])
})

const numbered = (['offset', 'skip'] as const).flatMap((number) =>
  all.flatMap(([route, { input }]) => ('cursor' in input.shape && number in input.shape ? [[route, number, input] as const] : [])),
)

test('lists that are paged by number and by cursor are listed', () => {
  expect(numbered.length).toBeGreaterThan(3)
})

test.each(numbered)('%s accepts a page number or a cursor, but not both', (_, number, input) => {
  const needed = Object.fromEntries(Object.entries({ id: newId, q: 'x' }).filter(([name]) => name in input.shape))
  const problems = (page: object) => input.safeParse({ ...needed, ...page }).error?.issues.map(({ path }) => path.join('.'))
  expect(problems({ [number]: '20' })).toBeUndefined()
  expect(problems({ [number]: '0', cursor: 'x' })).toBeUndefined()
  expect(problems({ [number]: '20', cursor: 'x' })).toEqual([number])
})

/** The paths of numbers that may be outside the range of PostgreSQL's integer type. */
function unboundedIn(schema: z.ZodType, place: string): string[] {
  if (schema instanceof z.ZodNumber)
    return (schema.maxValue ?? Infinity) < 2 ** 31 && (schema.minValue ?? -Infinity) >= -(2 ** 31) ? [] : [place]
  return inside(schema, place).flatMap(([one, where]) => unboundedIn(one, where))
}

/** The paths of objects that ignore unknown fields. */
function lenientIn(schema: z.ZodType, place: string): string[] {
  const isLenient = schema instanceof z.ZodObject && !schema.def.catchall
  return [...(isLenient ? [place] : []), ...inside(schema, place).flatMap(([one, where]) => lenientIn(one, where))]
}

/** The schemas that a schema is made of, with their places. */
function inside(schema: z.ZodType, place: string): [z.ZodType, string][] {
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape).map(([name, field]) => [field as z.ZodType, `${place}.${name}`])
  if (schema instanceof z.ZodArray) return [[schema.element as z.ZodType, `${place}[]`]]
  if (schema instanceof z.ZodRecord) return [[schema.valueType as z.ZodType, `${place}{}`]]
  if (schema instanceof z.ZodUnion) return schema.options.map((option) => [option as z.ZodType, place])
  if (schema instanceof z.ZodPipe) return [[(schema.out instanceof z.ZodTransform ? schema.in : schema.out) as z.ZodType, place]]
  return 'innerType' in schema.def ? [[schema.def.innerType as z.ZodType, place]] : []
}
