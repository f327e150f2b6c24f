import { type Json, asObject, asObjects, referenceOf } from '#server/http/openapi/json.ts'

interface Operation extends Json {
  operationId: string
  summary: string
  parameters: { name: string; in: string; required: boolean; schema: Json }[]
  requestBody?: { required: boolean; content: Record<string, { schema: Json }> }
  responses: Record<string, { content: Record<string, { schema: Json }> }>
}
interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Json> }
}

/** The TypeScript types of an API document, in the form that openapi-fetch takes. */
export function clientTypes(document: object): string {
  const { paths, components } = document as Document
  const schemas = Object.entries(components.schemas).map(([name, schema]) => `export type ${name} = ${typeOf(schema)}`)
  const routes = Object.entries(paths).map(([path, methods]) => {
    const calls = Object.entries(methods).map(([method, one]) => `/** ${one.summary} */\n${method}: ${callOf(one)}`)
    return `${JSON.stringify(path)}: {\n${calls.join('\n')}\n}`
  })
  return `// Made by \`npm run client\` from the API document: not to be edited.\n\n${schemas.join('\n')}\n\nexport interface paths {\n${routes.join('\n')}\n}\n`
}

function callOf({ parameters, requestBody, responses }: Operation): string {
  const body = requestBody
    ? `requestBody${requestBody.required ? '' : '?'}: { content: ${bodyOf(requestBody.content)} }`
    : 'requestBody?: never'
  const answers = Object.entries(responses).map(([status, { content }]) => `${status}: { content: ${bodyOf(content)} }`)
  return `{\nparameters: { ${['path', 'query', 'header'].map((place) => parametersIn(place, parameters)).join('; ')} }\n${body}\nresponses: { ${answers.join('; ')} }\n}`
}

/** The type of a body for each of its content types: JSON, a form (if it has a file), or a file. */
const bodyOf = (content: Record<string, { schema: Json }>): string =>
  Object.entries(content)
    .map(([type, { schema }]) => `{ '${type}': ${typeOf(schema)} }`)
    .join(' | ')

function parametersIn(place: string, parameters: Operation['parameters']): string {
  const its = parameters.filter((one) => one.in === place)
  if (its.length === 0) return `${place}?: never`
  const fields = its.map(({ name, required, schema }) => `${keyOf(name)}${required ? '' : '?'}: ${typeOf(schema)}`)
  return `${place}${its.some(({ required }) => required) ? '' : '?'}: { ${fields.join('; ')} }`
}

const words: Record<string, string> = { integer: 'number', number: 'number', string: 'string', boolean: 'boolean', null: 'null' }

/** The TypeScript type of a JSON Schema, for the subset that the API document uses. */
function typeOf(schema: Json): string {
  const reference = referenceOf(schema)
  if (reference !== undefined) return reference
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (Array.isArray(schema.enum)) return schema.enum.map((one) => JSON.stringify(one)).join(' | ')
  const choices = [...asObjects(schema.anyOf), ...asObjects(schema.oneOf)]
  if (choices.length > 0) return [...new Set(choices.map(typeOf))].join(' | ')
  if (Array.isArray(schema.type)) return schema.type.map((type: string) => typeOf({ ...schema, type })).join(' | ')
  if (schema.type === 'array') return `(${typeOf(asObject(schema.items) ?? {})})[]`
  if (schema.type === 'object') return objectOf(schema)
  if (schema.contentMediaType !== undefined) return 'Blob'
  return words[String(schema.type)] ?? 'unknown'
}

function objectOf({ properties, required = [], additionalProperties }: Json): string {
  const fields = Object.entries(asObject(properties) ?? {}).map(([name, field]) => {
    const { description } = asObject(field)!
    const note = typeof description === 'string' ? `/** ${description.replaceAll('*/', '* /')} */\n` : ''
    return `${note}${keyOf(name)}${(required as string[]).includes(name) ? '' : '?'}: ${typeOf(asObject(field)!)}`
  })
  if (fields.length > 0) return `{\n${fields.join('\n')}\n}`
  const free = asObject(additionalProperties)
  return `Record<string, ${free ? typeOf(free) : 'unknown'}>`
}

const keyOf = (name: string): string => (/^\w+$/.test(name) ? name : JSON.stringify(name))
