import { isDeepStrictEqual } from 'node:util'
import { type Json, asObject, asObjects } from '#server/http/openapi/json.ts'

/**
 * Tells whether values fit the schemas of a document, as validators of JSON Schema do. These compile each schema first, which takes ten times
 * as long for schemas that only a few values are checked by. Fields that an object doesn't declare don't fit.
 */
export function schemaFit(document: Json): (value: unknown, schema: Json) => boolean {
  const fits = (value: unknown, schema: Json): boolean =>
    Object.entries(schema).every(([keyword, asked]) => {
      const check = checks[keyword]
      if (!check) throw new Error(`no check for ${keyword}`)
      return check(value, asked, schema)
    })
  const countFitting = (value: unknown, choices: unknown) => asObjects(choices).filter((one) => fits(value, one)).length
  const target = ($ref: unknown): Json =>
    asObject(
      String($ref)
        .slice(2)
        .split('/')
        .reduce<unknown>((at, key) => asObject(at)?.[key], document),
    )!

  const checks: Record<string, (value: unknown, asked: unknown, schema: Json) => boolean> = {
    ...plainChecks,
    $ref: (value, asked) => fits(value, target(asked)),
    anyOf: (value, asked) => countFitting(value, asked) > 0,
    oneOf: (value, asked) => countFitting(value, asked) === 1,
    items: (value, asked, { prefixItems = [] }) =>
      !Array.isArray(value) || value.slice((prefixItems as unknown[]).length).every((one) => fits(one, asObject(asked)!)),
    prefixItems: (value, asked) => !Array.isArray(value) || asObjects(asked).every((one, n) => n >= value.length || fits(value[n], one)),
    properties: (value, asked, { additionalProperties }) => {
      const declared = asObject(asked)!
      return Object.entries(asObject(value) ?? {}).every(([name, one]) =>
        Object.hasOwn(declared, name) ? fits(one, asObject(declared[name])!) : additionalProperties !== undefined,
      )
    },
    propertyNames: (value, asked) => Object.keys(asObject(value) ?? {}).every((name) => fits(name, asObject(asked)!)),
    additionalProperties: (value, asked, { properties = {} }) => {
      const more = Object.entries(asObject(value) ?? {}).filter(([name]) => !Object.hasOwn(properties as Json, name))
      return more.every(([, one]) => (typeof asked === 'boolean' ? asked : fits(one, asObject(asked)!)))
    },
  }
  return fits
}

const number = (test: (value: number, asked: number) => boolean) => (value: unknown, asked: unknown) =>
  typeof value !== 'number' || test(value, asked as number)
const text = (test: (value: string, asked: string | number) => boolean) => (value: unknown, asked: unknown) =>
  typeof value !== 'string' || test(value, asked as string | number)
const list = (test: (length: number, asked: number) => boolean) => (value: unknown, asked: unknown) =>
  !Array.isArray(value) || test(value.length, asked as number)
/** In characters, as JSON Schema counts them, not in UTF-16 units. */
const lengthOf = (value: string): number => Array.from(value).length
const note = () => true

const formats: Record<string, RegExp> = {
  uuid: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/,
  date: /^\d{4}-\d\d-\d\d$/,
  uri: /^[a-z][a-z\d+.-]*:\S+$/i,
  email: /^[^@\s]+@[^@\s]+$/,
}
const patterns = new Map<unknown, RegExp>()
const patternOf = (source: string): RegExp => {
  const pattern = patterns.get(source) ?? new RegExp(source, 'u')
  patterns.set(source, pattern)
  return pattern
}
const typeOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)

/** The keywords that say nothing of values within a value. */
const plainChecks: Record<string, (value: unknown, asked: unknown) => boolean> = {
  type: (value, asked) => [asked].flat().some((type) => (type === 'integer' ? Number.isInteger(value) : type === typeOf(value))),
  required: (value, asked) => !asObject(value) || (asked as string[]).every((name) => Object.hasOwn(value as Json, name)),
  enum: (value, asked) => (asked as unknown[]).some((one) => isDeepStrictEqual(one, value)),
  const: (value, asked) => isDeepStrictEqual(value, asked),
  format: text((value, asked) => formats[asked]!.test(value)),
  pattern: text((value, asked) => patternOf(asked as string).test(value)),
  minLength: text((value, asked) => lengthOf(value) >= Number(asked)),
  maxLength: text((value, asked) => lengthOf(value) <= Number(asked)),
  minimum: number((value, asked) => value >= asked),
  maximum: number((value, asked) => value <= asked),
  exclusiveMinimum: number((value, asked) => value > asked),
  exclusiveMaximum: number((value, asked) => value < asked),
  multipleOf: number((value, asked) => Number.isInteger(value / asked)),
  minItems: list((length, asked) => length >= asked),
  maxItems: list((length, asked) => length <= asked),
  default: note,
  description: note,
  examples: note,
  contentMediaType: note,
}
