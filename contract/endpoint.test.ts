import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints } from './api.ts'
import type { Endpoint } from './endpoint.ts'

const all = (endpoints as readonly Endpoint[]).map((endpoint) => [endpoint.route, endpoint] as const)

const unknown = 'neverKnown'

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

/** What a passkey's device says is more than we read; a product's pictures and variants are sent back as they're read; documents of texts and of the site come from the table as they once were. */
const open = /\.response\b|\/admin\/products.*\.(photos|variants)\[\]$|^PUT \/admin\/(texts|site)\//

test('what is nested in an input refuses unknown fields, too', () => {
  const lenient = all.flatMap(([route, { input }]) => lenientIn(input, route)).filter((place) => !open.test(place))
  expect(lenient).toEqual([])
})

/** Where objects stand that ignore what they don't know. */
function lenientIn(schema: z.ZodType, place: string): string[] {
  if (schema instanceof z.ZodObject)
    return [
      ...(schema.def.catchall ? [] : [place]),
      ...Object.entries(schema.shape).flatMap(([name, field]) => lenientIn(field as z.ZodType, `${place}.${name}`)),
    ]
  if (schema instanceof z.ZodArray) return lenientIn(schema.element as z.ZodType, `${place}[]`)
  if (schema instanceof z.ZodRecord) return lenientIn(schema.valueType as z.ZodType, `${place}{}`)
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => lenientIn(option as z.ZodType, place))
  if (schema instanceof z.ZodPipe) return lenientIn(schema.in as z.ZodType, place)
  return 'innerType' in schema.def ? lenientIn(schema.def.innerType as z.ZodType, place) : []
}
