import { authRefusals, type Endpoint, sharedRefusals } from '#contract/endpoint.ts'
import { type RefusalCode, refusals } from '#contract/refusals.ts'
import { exampleOf } from './examples.ts'
import type { Json } from './json.ts'
import { describeFields } from './notes.ts'
import type { Components } from './schemas.ts'

/** The shape of every refusal. */
export const errorSchema: Json = {
  type: 'object',
  required: ['error', 'code', 'errors'],
  properties: {
    error: { type: 'string', description: 'A sentence that stays as it is: programs may compare it', examples: ['Invalid input'] },
    code: { type: 'string', enum: Object.keys(refusals), description: 'What was refused, for programs', examples: ['INVALID_INPUT'] },
    errors: {
      description:
        'What is wrong, by the path of the field, for people: in the language of Accept-Language, of those the shop offers; null where there is nothing to add',
      anyOf: [{ type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } }, { type: 'null' }],
      examples: [{ quantity: ['Only 3 left'] }],
    },
    requestId: {
      type: 'string',
      description: 'What to tell the shop about this failure: its log has the request under it; also in X-Request-Id',
      examples: ['req-1c2a'],
    },
  },
}

export const headers: Json = {
  'Retry-After': {
    description: 'In how many seconds to try again',
    schema: { type: 'integer', minimum: 1 },
    example: 5,
  },
  RateLimit: {
    description: 'How many calls are left (`r`) for how many seconds (`t`)',
    schema: { type: 'string' },
    example: '"read";r=2999;t=60',
  },
  'RateLimit-Policy': {
    description: 'How many calls there may be (`q`) in how many seconds (`w`)',
    schema: { type: 'string' },
    example: '"read";q=3000;w=60',
  },
}

const referTo = (...names: string[]): Json => Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))

/** The headers that show a client how many reads it has left. */
const readHeaders = ({ rateLimits = [] }: Endpoint): Json =>
  rateLimits.some(({ inMemory, per }) => inMemory && per === 'client') ? referTo('RateLimit', 'RateLimit-Policy') : {}

/** Statuses after which a client may retry; the response says when. */
const temporary = new Set<number>([429, 503])

/** The responses of an endpoint: its result, and its refusals by status. */
export function responsesOf(endpoint: Endpoint, components: Components): Json {
  const data = components.schemaOf(endpoint.output, 'output')
  describeFields(data, [endpoint.id])
  const success = { description: endpoint.summary, headers: readHeaders(endpoint), content: contentOf(endpoint, data, components) }
  return { [endpoint.status ?? 200]: success, ...failuresOf(endpoint) }
}

const fileExamples = { 'application/pdf': '%PDF-1.7 …', 'text/calendar': 'BEGIN:VCALENDAR …', 'text/csv': 'number,total\r\n…' }

function contentOf({ mediaType }: Endpoint, data: Json, components: Components): Json {
  if (mediaType) return { [mediaType]: { schema: data, example: fileExamples[mediaType] } }
  const example = () => ({ data: exampleOf(data, components.schemas) })
  return { 'application/json': { schema: { type: 'object', required: ['data'], properties: { data } }, example } }
}

function failuresOf(endpoint: Endpoint): Json {
  const codes: RefusalCode[] = [...endpoint.refusals, ...sharedRefusals, ...authRefusals(endpoint.auth)]
  const byStatus = Map.groupBy(new Set(codes), (code) => refusals[code][0])
  return Object.fromEntries([...byStatus].sort(([a], [b]) => a - b).map(([status, its]) => [status, failure(endpoint, status, its)]))
}

function failure(endpoint: Endpoint, status: number, codes: RefusalCode[]): Json {
  const [first] = codes as [RefusalCode]
  return {
    description: codes.map((code) => `${code}: ${refusals[code][1]}`).join(' · '),
    ...(temporary.has(status) && { headers: { ...referTo('Retry-After'), ...(status === 429 && readHeaders(endpoint)) } }),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Error' },
        example: { error: refusals[first][1], code: first, errors: null, requestId: 'req-1c2a' },
      },
    },
  }
}
