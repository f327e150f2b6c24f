import { z } from 'zod'
import { type Auth, authRefusals, type Endpoint, sharedRefusals } from '#contract/endpoint.ts'
import type { RateLimit } from '#contract/rate-limits.ts'
import { type RefusalCode, refusals } from '#contract/refusals.ts'

type Json = Record<string, unknown>

/** The OpenAPI 3.1 document of these endpoints: made from the contract, so it can't disagree with it. */
export function openApi(endpoints: readonly Endpoint[], shop: { name: string; origin: string }): Json {
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    const [method = '', path = ''] = endpoint.route.split(' ')
    const url = path.replace(/:(\w+)/g, '{$1}')
    paths[url] = { ...paths[url], [method.toLowerCase()]: operation(endpoint, method) }
  }
  return liftDefinitions({
    openapi: '3.1.0',
    info: {
      title: `${shop.name} API`,
      version: '1',
      description: 'Success is `{"data": …}`, failure `{"error", "code", "errors", "requestId"}`.',
    },
    servers: [{ url: `${shop.origin}/api` }],
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } }, schemas: { Error: errorSchema } },
  })
}

const errorSchema = {
  type: 'object',
  required: ['error', 'code', 'errors'],
  properties: {
    error: { type: 'string', description: 'A sentence of the catalogue' },
    code: { type: 'string', enum: Object.keys(refusals) },
    errors: { anyOf: [{ type: 'null' }, { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } }] },
    requestId: {
      type: 'string',
      description: 'What to tell the shop about this failure: its log has the request under it; also in X-Request-Id',
    },
  },
}

function operation(endpoint: Endpoint, method: string): Json {
  const input = schemaOf(endpoint.input, 'input')
  const properties = (input.properties ?? {}) as Record<string, Json>
  const required = new Set((input.required ?? []) as string[])
  const inPath = [...endpoint.route.matchAll(/:(\w+)/g)].map((match) => match[1]!)
  const inQuery = method === 'GET' ? Object.keys(properties).filter((name) => !inPath.includes(name)) : []
  const parameter = (name: string, place: string) => ({
    name,
    in: place,
    required: place === 'path' || required.has(name),
    schema: properties[name],
  })
  const parameters: Json[] = [...inPath.map((name) => parameter(name, 'path')), ...inQuery.map((name) => parameter(name, 'query'))]
  if (endpoint.idempotent)
    parameters.push({ name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string', minLength: 16, maxLength: 200 } })
  const hasBody = method !== 'GET' && Object.keys(properties).some((name) => !inPath.includes(name))
  return {
    tags: [endpoint.tag],
    summary: endpoint.summary,
    operationId: operationId(endpoint),
    ...(endpoint.rateLimits && { description: describeLimits(endpoint.rateLimits) }),
    parameters,
    ...(hasBody && { requestBody: { required: true, content: { 'application/json': { schema: input } } } }),
    ...(endpoint.auth !== 'public' && { security: securityOf(endpoint.auth) }),
    responses: responses(endpoint),
  }
}

function describeLimits(rateLimits: readonly RateLimit[]): string {
  const counted = { calls: 'calls', failures: 'failed attempts' }
  return rateLimits.map(({ per, counts, max, minutes }) => `At most ${max} ${counted[counts]} per ${per} in ${minutes} minutes.`).join(' ')
}

/** For staff, the permission stands where OpenAPI puts the roles that a scheme needs. */
function securityOf(auth: Auth): Json[] {
  if (auth === 'guest') return [{}, { bearer: [] }]
  return [{ bearer: typeof auth === 'string' ? [] : [auth.staff] }]
}

function responses(endpoint: Endpoint): Json {
  const data = schemaOf(endpoint.output, 'output')
  const codes: RefusalCode[] = [...endpoint.refusals, ...sharedRefusals, ...authRefusals(endpoint.auth)]
  const failures: Record<string, Json> = {}
  for (const code of [...new Set(codes)].sort((a, b) => refusals[a][0] - refusals[b][0])) {
    const [status, sentence] = refusals[code]
    const before = failures[status]?.description
    failures[status] = {
      description: [before, `${code}: ${sentence}`].filter(Boolean).join(' · '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    }
  }
  const success = {
    description: endpoint.summary,
    content: { 'application/json': { schema: { type: 'object', required: ['data'], properties: { data } } } },
  }
  return { [endpoint.status ?? 200]: success, ...failures }
}

/** A recursive schema brings its definitions along: they move to the document's own, and its references follow. */
function liftDefinitions(document: Json & { components: Json & { schemas: Json } }): Json {
  const { schemas } = document.components
  const text = JSON.stringify(document, (key, value: unknown) => {
    if (key !== '$defs') return value
    Object.assign(schemas, value)
    return undefined
  })
  return JSON.parse(
    JSON.stringify({ ...(JSON.parse(text) as Json), components: document.components }).replaceAll('"#/$defs/', '"#/components/schemas/'),
  ) as Json
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const made = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ zodSchema, jsonSchema }) => {
      const meta = (zodSchema as unknown as z.ZodType).meta?.()?.openapi as Json | undefined
      if (!meta) return
      for (const key of Object.keys(jsonSchema)) delete (jsonSchema as Json)[key]
      Object.assign(jsonSchema, meta)
    },
  }) as Json
  delete made.$schema
  return made
}

/** "GET /user/products/:id" → "getUserProductsId". */
const operationId = (endpoint: Endpoint) => {
  const [method = '', ...words] = endpoint.route.split(/[^A-Za-z]+/)
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}
