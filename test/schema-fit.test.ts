import { expect, it } from 'vitest'
import { schemaFit } from './schema-fit.ts'

const fits = schemaFit({ schemas: { Size: { enum: ['S', 'M'] } } })
const item = {
  type: 'object',
  required: ['id'],
  properties: {
    id: { type: 'string', format: 'uuid' },
    size: { $ref: '#/schemas/Size' },
    tags: { type: 'array', items: { type: 'string' }, maxItems: 2 },
  },
}
const id = '0198f3a0-0000-7000-8000-0000000000a1'

it.each([
  [{ id }, true],
  [{ id, size: 'M', tags: ['a', 'b'] }, true],
  [{}, false],
  [{ id: 'x' }, false],
  [{ id, size: 'L' }, false],
  [{ id, tags: ['a', 1] }, false],
  [{ id, tags: ['a', 'b', 'c'] }, false],
  [{ id, more: 1 }, false],
  [[], false],
  [null, false],
])('%j is an item: %j', (value, expected) => expect(fits(value, item)).toBe(expected))

it.each([
  [{ type: ['integer', 'null'], minimum: 1, exclusiveMaximum: 3 }, [1, 2, null], [0, 3, 1.5, '1']],
  [{ type: 'number', multipleOf: 0.5, exclusiveMinimum: 0, maximum: 2 }, [0.5, 2], [0, 0.7, 2.5]],
  [{ type: 'string', pattern: '^a', minLength: 2, maxLength: 3 }, ['ab', 'a💪b'], ['a', 'bab', 'abcd']],
  [{ type: 'string', format: 'date' }, ['2026-03-02'], ['2026-03']],
  [{ type: 'string', format: 'date-time' }, ['2026-03-02T10:00:00Z'], ['2026-03-02']],
  [{ type: 'string', format: 'uri' }, ['https://a.test/b'], ['/b']],
  [{ type: 'string', format: 'email' }, ['a@b.test'], ['a']],
  [{ type: 'array', prefixItems: [{ const: 1 }], items: { const: 2 }, minItems: 1 }, [[1], [1, 2]], [[], [2], [1, 1]]],
  [{ anyOf: [{ const: 1 }, { type: 'number' }] }, [1, 2], ['1']],
  [{ oneOf: [{ const: 1 }, { type: 'number' }] }, [2], [1, '1']],
  [{ type: 'object', propertyNames: { enum: ['a'] }, additionalProperties: { type: 'number' } }, [{}, { a: 1 }], [{ b: 1 }, { a: 'x' }]],
  [{ type: 'object', properties: { a: {} }, additionalProperties: false }, [{ a: 1 }], [{ b: 1 }]],
])('%j takes %j and not %j', (schema, good, bad) => {
  expect(good.filter((value) => !fits(value, schema))).toEqual([])
  expect(bad.filter((value) => fits(value, schema))).toEqual([])
})

it('knows each keyword, or fails', () => expect(() => fits(1, { not: {} })).toThrow('no check for not'))
