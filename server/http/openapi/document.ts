import { setImmediate } from 'node:timers/promises'
import type { Endpoint } from '#contract/endpoint.ts'
import { tagNotes } from '#contract/field-notes.ts'
import { guide, guideAsMarkdown } from './guide.ts'
import type { Json } from './json.ts'
import { describeFields } from './notes.ts'
import { operationOf } from './operation.ts'
import { errorSchema, headers } from './responses.ts'
import { Components } from './schemas.ts'
import { webhooksOf } from './webhooks.ts'

interface Shop {
  name: string
  origin: string
}

/** The OpenAPI 3.1 document of these endpoints, generated from the contract, so that the two always agree. */
export function openApi(endpoints: readonly Endpoint[], shop: Shop): Json {
  const pieces = inPieces(endpoints, shop)
  for (;;) {
    const { done, value } = pieces.next()
    if (done) return value
  }
}

/** The same document, made in pieces of a few milliseconds, between which the process answers others. All of it takes more than a second. */
export async function openApiMeanwhile(endpoints: readonly Endpoint[], shop: Shop): Promise<Json> {
  const pieces = inPieces(endpoints, shop)
  for (;;) {
    const { done, value } = pieces.next()
    if (done) return value
    await setImmediate()
  }
}

function* inPieces(endpoints: readonly Endpoint[], shop: Shop): Generator<void, Json> {
  const components = new Components()
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    const [method = '', path = ''] = endpoint.route.split(' ')
    const url = path.replace(/:(\w+)/g, '{$1}')
    paths[url] = { ...paths[url], [method.toLowerCase()]: operationOf(endpoint, components) }
    yield
  }
  const webhooks = webhooksOf(components)
  for (const [name, schema] of Object.entries(components.schemas)) {
    describeFields(schema, [name])
    yield
  }
  const document = {
    openapi: '3.1.0',
    info: {
      title: `${shop.name} API`,
      version: '1',
      description: guideAsMarkdown(guide(shop.origin)),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: `${shop.origin}/api` }],
    tags: [...new Set(endpoints.map(({ tag }) => tag))].map((name) => ({ name, description: tagNotes[name] ?? name })),
    paths,
    webhooks,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description:
            'The `access_token` of a sign-in: `Authorization: Bearer …`. Listed next to it: the staff permission the call requires.',
        },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description:
            'A key that staff made: `Authorization: Bearer key_…`. Listed next to it: the scopes of the key, of which one is enough.',
        },
      },
      headers,
      schemas: { ...sorted(components.schemas), Error: errorSchema },
    },
  }
  // Examples are evaluated last, as they need all named schemas, and each path for itself.
  for (const [url, path] of Object.entries(paths)) {
    paths[url] = withExamples(path)
    yield
  }
  return { ...withExamples({ ...document, paths: {} }), paths }
}

const withExamples = (part: Json): Json => JSON.parse(JSON.stringify(part, asExample)) as Json

/** Evaluates examples, which are functions until all named schemas are known. */
const asExample = (_: string, value: unknown): unknown => (typeof value === 'function' ? (value as () => unknown)() : value)

const sorted = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
