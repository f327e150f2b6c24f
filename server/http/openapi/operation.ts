import { scopesFor } from '#contract/api-scopes.ts'
import { type Endpoint, permissionsFor } from '#contract/endpoint.ts'
import type { RateLimit } from '#contract/rate-limits.ts'
import { serverLimits } from '#contract/server-limits.ts'
import { exampleOf } from './examples.ts'
import type { Json } from './json.ts'
import { describeFields } from './notes.ts'
import { responsesOf } from './responses.ts'
import type { Components } from './schemas.ts'

/** The operation of an endpoint. */
export function operationOf(endpoint: Endpoint, components: Components): Json {
  const { properties = {}, ...input } = components.schemaOf(endpoint.input, 'input')
  const fields = properties as Record<string, Json>
  describeFields({ properties: fields, required: input.required }, [endpoint.id])
  const required = (input.required ?? []) as string[]
  const inPath = [...endpoint.route.matchAll(/:(\w+)/g)].map((match) => match[1]!)
  const others = Object.keys(fields).filter((name) => !inPath.includes(name))
  const isRead = endpoint.route.startsWith('GET ')
  const parameter = (name: string, place: string) => parameterOf(name, fields[name]!, { in: place, required: required.includes(name) })
  const body = {
    ...input,
    properties: Object.fromEntries(others.map((name) => [name, fields[name]])),
    required: required.filter((name) => others.includes(name)),
  }
  return {
    tags: [endpoint.tag],
    summary: endpoint.summary,
    description: describe(endpoint),
    operationId: endpoint.id,
    security: securityOf(endpoint),
    parameters: [
      ...inPath.map((name) => parameter(name, 'path')),
      ...(isRead ? others.map((name) => parameter(name, 'query')) : []),
      ...(endpoint.idempotent ? [{ ...idempotencyKey, required: endpoint.idempotent === true }] : []),
    ],
    ...(!isRead && others.length > 0 && { requestBody: endpoint.file ? formOf(body, endpoint.file) : bodyOf(body, components) }),
    responses: responsesOf(endpoint, components),
  }
}

const { keyMin, keyMax, hours } = serverLimits.idempotency
const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description: `A random text of yours, new for each order or whatever else is made. The same key and body within ${hours} hours have one effect and get the same answer`,
  schema: { type: 'string', minLength: keyMin, maxLength: keyMax },
  example: '6f1c1a52-8a0e-4f0b-9a53-2f6d0e8f7c11',
}

function parameterOf(name: string, { description, examples, ...schema }: Json, place: { in: string; required: boolean }): Json {
  const [example = exampleOf(schema, {})] = (examples ?? []) as unknown[]
  return { name, ...place, required: place.in === 'path' || place.required, description, schema, example }
}

function bodyOf(schema: Json & { required: string[] }, { schemas }: Components): Json {
  const { required, ...rest } = schema
  const whole = required.length > 0 ? schema : rest
  return { required: required.length > 0, content: { 'application/json': { schema: whole, example: () => exampleOf(whole, schemas) } } }
}

/** The body of a form that has a file beside its fields. */
function formOf(schema: Json & { properties: Json; required: string[] }, { field, bytes }: NonNullable<Endpoint['file']>): Json {
  const file = {
    type: 'string',
    contentMediaType: 'application/octet-stream',
    description: `The file, of at most ${bytes} bytes`,
    examples: ['(its bytes)'],
  }
  const whole = { ...schema, properties: { ...schema.properties, [field]: file }, required: [...schema.required, field] }
  return { required: true, content: { 'multipart/form-data': { schema: whole, example: () => exampleOf(whole, {}) } } }
}

function describe(endpoint: Endpoint): string {
  const { summary, rateLimits = [], maxAge } = endpoint
  const sentences = [
    `${summary.replace(/\.$/, '')}.`,
    whoMayCall(endpoint),
    ...rateLimits.map(describeLimit),
    maxAge !== undefined && maxAge > 0 && `The answer may be cached for ${maxAge} seconds.`,
  ]
  return sentences.filter(Boolean).join(' ')
}

const counted = { calls: 'calls', failures: 'failed attempts' }
const describeLimit = ({ per, counts, max, minutes }: RateLimit) =>
  `At most ${max} ${counted[counts]} per ${per} ${minutes === 1 ? 'a minute' : `in ${minutes} minutes`}.`

function whoMayCall({ route, auth }: Endpoint): string {
  if (auth === 'public') return 'Anyone may call it.'
  if (auth === 'guest') return 'Anyone may call it; a token makes it personal.'
  if (auth === 'customer') return 'For customers who are signed in.'
  const scopes = scopesFor({ route, auth })
  const key = scopes.length > 0 ? `, or an API key with the scope ${scopes.join(' or ')}` : ''
  return `For staff with ${permissionsFor(auth).join(' or ')} and a second factor${key}.`
}

/** The security requirements. For staff, the permission and the API key scopes are listed where OpenAPI puts a scheme's roles. */
function securityOf({ route, auth }: Endpoint): Json[] {
  if (auth === 'public') return []
  if (auth === 'guest') return [{}, { bearer: [] }]
  if (auth === 'customer') return [{ bearer: [] }]
  const staff = permissionsFor(auth).map((permission) => ({ bearer: [permission] }))
  return [...staff, ...scopesFor({ route, auth }).map((scope) => ({ apiKey: [scope] }))]
}
