import { describe, expect, it } from 'vitest'
import { scopesFor } from '#contract/api-scopes.ts'
import { endpoints } from '#contract/api.ts'
import { type Endpoint, permissionsFor } from '#contract/endpoint.ts'
import { fieldNotes, tagNotes } from '#contract/field-notes.ts'
import { webhookEventNames } from '#contract/admin/webhook-events.ts'
import { schemaFit } from '#test/schema-fit.ts'
import { openApi, openApiMeanwhile } from './document.ts'
import { type Json, asObject, asObjects } from './json.ts'
import { matchesSchema } from './notes.ts'

interface Operation {
  tags: string[]
  summary: string
  description: string
  operationId: string
  security: unknown
  responses: Record<string, { headers?: Json; content: { 'application/json': { example: { data?: unknown } } } }>
  parameters: { name: string; in: string; required: boolean; description: string; example: unknown; schema: Json }[]
  requestBody?: { content: Record<string, { schema: Json; example: Json }> }
}
/** Typed as a string: otherwise the compiler would derive types from the package's JSON schema, which takes a tenth of its total time. */
const library: string = '@redocly/openapi-core'
const { createConfig, lintFromString } = (await import(library)) as {
  createConfig: (rules: { extends: string[]; rules: Record<string, 'off'> }) => Promise<object>
  lintFromString: (document: { source: string; config: object }) => Promise<{ ruleId: string; message: string }[]>
}

const document = openApi(endpoints, { name: 'Gymfolk', origin: 'https://shop.gymfolk.test' }) as {
  openapi: string
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  webhooks: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Json> }
}
const text = JSON.stringify(document)
const operationOf = ({ route }: Endpoint): Operation => {
  const [method = '', path = ''] = route.split(' ')
  return document.paths[path.replace(/:(\w+)/g, '{$1}')]![method.toLowerCase()]!
}
const all = endpoints.map((endpoint) => [endpoint.route, endpoint as Endpoint, operationOf(endpoint)] as const)

it('is made in pieces, between which other work is done', async () => {
  const some = endpoints.slice(0, 30)
  const shop = { name: 'Gymfolk', origin: 'https://shop.gymfolk.test' }
  let turns = 0
  const turn = () => {
    turns++
    next = setImmediate(turn)
  }
  let next = setImmediate(turn)
  const made = await openApiMeanwhile(some, shop)
  clearImmediate(next)
  expect(turns).toBeGreaterThan(some.length)
  expect(made).toEqual(openApi(some, shop))
})

/** All examples in a part of the document, with their schemas. */
function examplesIn(part: unknown, place = ''): { place: string; value: unknown; schema: Json }[] {
  if (Array.isArray(part)) return part.flatMap((one, n) => examplesIn(one, `${place}/${n}`))
  const object = asObject(part)
  if (!object) return []
  const { example, examples, schema, ...rest } = object
  const own = asObject(schema) && example !== undefined ? [{ place, value: example, schema: asObject(schema)! }] : []
  const ofSchema = Array.isArray(examples) ? examples.map((value: unknown) => ({ place, value, schema: object })) : []
  const inner = Object.entries({ ...rest, schema, ...(Array.isArray(examples) ? {} : { examples }) })
  return [...own, ...ofSchema, ...inner.flatMap(([name, one]) => examplesIn(one, `${place}/${name}`))]
}

describe('the OpenAPI document', () => {
  it('has every endpoint under the id from the contract', () => {
    expect(document.openapi).toBe('3.1.0')
    expect(all.map(([, , { operationId }]) => operationId)).toEqual(endpoints.map(({ id }) => id))
    expect(new Set(endpoints.map(({ id }) => id)).size).toBe(endpoints.length)
    for (const { id } of endpoints) expect(id).toMatch(/^[a-z]+([A-Z][a-z]*)+$|^sign(In|Out)$/)
  })

  it('describes the webhook of each event, with its headers', () => {
    const { webhooks } = document
    expect(Object.keys(webhooks)).toEqual(webhookEventNames)
    for (const { post } of Object.values(webhooks)) {
      expect(post!.parameters.map(({ name }) => name)).toEqual(['Webhook-Id', 'Webhook-Signature'])
      expect(post!.description).toMatch(/10 attempts in all/)
    }
  })

  it('declares a field nullable only where null is accepted', () => {
    const found: string[] = []
    const look = (schema: Json, place: string): void => {
      for (const [name, value] of Object.entries(asObject(schema.properties) ?? {})) {
        const field = asObject(value)!
        const isNull = /\bnull (?:if|unless|when|until|while)\b/i.test(typeof field.description === 'string' ? field.description : '')
        if (isNull && field.$ref === undefined && !matchesSchema(null, field)) found.push(`${place}.${name}: ${String(field.description)}`)
        look(field, `${place}.${name}`)
      }
      for (const inner of [asObject(schema.items), ...asObjects(schema.anyOf), ...asObjects(schema.oneOf)]) if (inner) look(inner, place)
    }
    for (const [route, , { requestBody }] of all) for (const { schema } of Object.values(requestBody?.content ?? {})) look(schema, route)
    for (const [name, schema] of Object.entries(document.components.schemas)) look(schema, name)
    expect(found).toEqual([])
    expect(JSON.stringify(document.paths['/user-auth/signup/send-otp'])).toContain('leave it out if there is none')
  })

  it('has no broken reference', () => {
    const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1]!)
    for (const reference of new Set(references)) {
      const found = reference
        .slice(2)
        .split('/')
        .reduce<unknown>((at, key) => (at as Json | undefined)?.[key], document)
      expect(found, reference).toBeDefined()
    }
  })

  it('names the schemas that several endpoints share', () => {
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining([
        'Address',
        'Cart',
        'CartLine',
        'Category',
        'Customer',
        'Error',
        'Order',
        'Product',
        'ProductCard',
        'Session',
        'Shop',
      ]),
    )
    expect(document.components.schemas.Category!.properties).toMatchObject({
      children: { items: { $ref: '#/components/schemas/Category' } },
    })
  })

  it.each(all)('%s describes its parameters, who may call it, and its failures', (_, endpoint, operation) => {
    const { auth } = endpoint
    const roles = typeof auth === 'object' ? permissionsFor(auth).map((permission) => [permission]) : [[]]
    const anyone = auth === 'public' ? [] : roles.map((bearer) => ({ bearer }))
    const keys = scopesFor(endpoint).map((scope) => ({ apiKey: [scope] }))
    expect(operation.security).toEqual([...(auth === 'guest' ? [{}] : []), ...anyone, ...keys])
    for (const status of ['400', '422', '429', '503']) expect(Object.keys(operation.responses)).toContain(status)
    for (const status of ['429', '503']) expect(operation.responses[status]!.headers).toHaveProperty('Retry-After')
    const isCounted = endpoint.rateLimits?.some(({ inMemory, per }) => inMemory && per === 'client') ?? false
    expect('RateLimit' in operation.responses['429']!.headers!).toBe(isCounted)
    const { content } = operation.requestBody ?? {}
    const inputs = [
      ...operation.parameters.map(({ name }) => name),
      ...Object.keys(asObject(content?.[endpoint.file ? 'multipart/form-data' : 'application/json']?.schema.properties) ?? {}),
    ]
    const besides = [...(endpoint.file ? [endpoint.file.field] : []), ...(endpoint.idempotent ? ['Idempotency-Key'] : [])]
    expect(inputs.sort()).toEqual([...Object.keys(endpoint.input.shape), ...besides].sort())
  })

  it('includes defaults and limits', () => {
    const { parameters } = document.paths['/user/products']!.get!
    expect(parameters.find(({ name }) => name === 'limit')).toMatchObject({
      in: 'query',
      required: false,
      schema: { type: 'integer', minimum: 1, maximum: 100, default: 5 },
    })
    expect(parameters.find(({ name }) => name === 'orderBy')?.schema.default).toBe('relevance')
  })
})

describe('every call, parameter and field', () => {
  /** Fields without a description, by their location. */
  function undescribed(schema: Json, at: string): string[] {
    const fields = Object.entries(asObject(schema.properties) ?? {}).flatMap(([name, field]) => {
      const path = `${at}.${name}`
      return [...(asObject(field)!.description ? [] : [path]), ...undescribed(asObject(field)!, path)]
    })
    const inner = [asObject(schema.items), asObject(schema.additionalProperties), ...asObjects(schema.anyOf)].filter(
      (one) => one !== undefined,
    )
    return [...fields, ...inner.flatMap((one) => undescribed(one, at))]
  }

  it('has a description', () => {
    for (const [name, schema] of Object.entries(document.components.schemas)) expect(undescribed(schema, name)).toEqual([])
    for (const [route, , { parameters, description, requestBody, responses }] of all) {
      expect(description.length, route).toBeGreaterThan(20)
      expect(parameters.filter((one) => !one.description || one.example === undefined).map((one) => `${route} ${one.name}`)).toEqual([])
      const bodies = [requestBody, ...Object.values(responses)].flatMap((one) => Object.values(one?.content ?? {})) as {
        schema: Json
        example: unknown
      }[]
      for (const { schema, example } of bodies) {
        expect(
          undescribed(
            asObject(asObject(schema.properties)?.data) ?? (schema.properties && 'data' in (schema.properties as Json) ? {} : schema),
            route,
          ),
        ).toEqual([])
        expect(example, route).toBeDefined()
      }
    }
    expect(document.tags.filter(({ name }) => !tagNotes[name])).toEqual([])
  })

  it('has exactly one note, and every note describes one', () => {
    // Collected once, as the document has 3 MB and there are hundreds of notes.
    const used = new Set([/"(\w+)":/g, /"name":"(\w+)"/g].flatMap((pattern) => [...text.matchAll(pattern)].map(([, name]) => name)))
    expect(Object.keys(fieldNotes).filter((key) => !used.has(key.split('.').at(-1)))).toEqual([])
  })

  it('has examples from the shop that the endpoint accepts', () => {
    const exampleOf = (path: string) => document.paths[path]!.post!.requestBody!.content['application/json']!.example
    expect(exampleOf('/admin/products').name).toBe('Adjustable dumbbell pair')
    expect(exampleOf('/admin/categories').name).toBe('Strength')
    expect(exampleOf('/admin/shipping-zones')).toMatchObject({ name: 'Europe', areas: [{ country: 'DE' }] })
    expect(text).not.toContain('"shippingMethod":"text"')
  })

  it('has examples that fit their schemas', () => {
    const found = examplesIn(document)
    expect(found.length).toBeGreaterThan(10_000)
    const fits = schemaFit(document)
    expect(found.flatMap(({ place, value, schema }) => (fits(value, schema) ? [] : [place]))).toEqual([])
  })

  it.each(all.filter(([, { mediaType }]) => !mediaType))('%s has examples that the call takes and answers', (_, endpoint, operation) => {
    const input: Json = {
      ...Object.fromEntries(operation.parameters.filter((one) => one.in !== 'header').map(({ name, example }) => [name, example])),
      ...Object.values(operation.requestBody?.content ?? {})[0]?.example,
    }
    // A form's file is beside its input.
    if (endpoint.file) delete input[endpoint.file.field]
    expect(endpoint.input.safeParse(input).error?.issues).toBeUndefined()
    const { data } = operation.responses[endpoint.status ?? 200]!.content['application/json'].example
    expect(endpoint.output.safeParse(data).error?.issues).toBeUndefined()
  })
})

it('passes the recommended rules of Redocly', async () => {
  // Examples are checked above: Redocly compiles the schema of each, which is seven eighths of its work.
  const rules = ['media-type', 'parameter', 'schema'].map((kind) => [`no-invalid-${kind}-examples`, 'off'] as const)
  const config = await createConfig({ extends: ['recommended'], rules: Object.fromEntries(rules) })
  // These URLs are fixed: in OpenAPI, as here, a static path takes precedence over a parameter, and the search's URL ends with a slash.
  const isGiven = (message: string) =>
    /`\/user\/products\/(url|tag)\/\{\w+\}` and `\/user\/products\/\{id\}\/|`\/user\/orders\/\{id\}\/invoices?` and |`\/user\/orders\/cancel-order\/\{id\}` and |^`\/search\/` should not have a trailing slash/.test(
      message,
    )
  const problemsOf = async (source: string) =>
    (await lintFromString({ source, config })).flatMap(({ ruleId, message }) => (isGiven(message) ? [] : [[ruleId, message]]))
  expect(await problemsOf(text)).toEqual([])
  // One path is enough to show that problems are found at all.
  const one = { ...document, paths: { '/user/products': document.paths['/user/products'] } }
  const nameless = JSON.stringify(one).replace('"operationId":"listProducts",', '')
  expect(await problemsOf(nameless)).toContainEqual(['operation-operationId', expect.any(String)])
})
