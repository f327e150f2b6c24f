import { authRefusals, type Endpoint, sharedRefusals } from '#contract/endpoint.ts'
import { type RefusalCode, refusals } from '#contract/refusals.ts'
import { exampleOf } from './examples.ts'
import type { Json } from './json.ts'
import { annotate } from './notes.ts'
import type { Components } from './schemas.ts'

/** How every refusal looks. */
export const errorSchema: Json = {
  type: 'object',
  required: ['error', 'code', 'errors'],
  properties: {
    error: { type: 'string', description: 'A sentence that stays as it is: programs may compare it', examples: ['Invalid input'] },
    code: { type: 'string', enum: Object.keys(refusals), description: 'What was refused, for programs', examples: ['INVALID_INPUT'] },
    errors: {
      description: 'What is wrong, by the path of the field; null where there is nothing to add',
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
}

/** With these, a client may try again, and is told when. */
const temporary = new Set<number>([429, 503])

/** What a call answers: its result, and each of its refusals by status. */
export function responsesOf(endpoint: Endpoint, components: Components): Json {
  const data = components.schemaOf(endpoint.output, 'output')
  annotate(data, [endpoint.id])
  const example = () => ({ data: exampleOf(data, components.schemas) })
  const schema = { type: 'object', required: ['data'], properties: { data } }
  const success = { description: endpoint.summary, content: { 'application/json': { schema, example } } }
  return { [endpoint.status ?? 200]: success, ...failuresOf(endpoint) }
}

function failuresOf(endpoint: Endpoint): Json {
  const codes: RefusalCode[] = [...endpoint.refusals, ...sharedRefusals, ...authRefusals(endpoint.auth)]
  const byStatus = Map.groupBy(new Set(codes), (code) => refusals[code][0])
  return Object.fromEntries([...byStatus].sort(([a], [b]) => a - b).map(([status, its]) => [status, failure(status, its)]))
}

function failure(status: number, codes: RefusalCode[]): Json {
  const [first] = codes as [RefusalCode]
  return {
    description: codes.map((code) => `${code}: ${refusals[code][1]}`).join(' · '),
    ...(temporary.has(status) && { headers: { 'Retry-After': { $ref: '#/components/headers/Retry-After' } } }),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Error' },
        example: { error: refusals[first][1], code: first, errors: null, requestId: 'req-1c2a' },
      },
    },
  }
}
