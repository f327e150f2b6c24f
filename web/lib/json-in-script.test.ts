import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonInScript } from './json-in-script.ts'

const jsonOf = (value: unknown): string => jsonInScript(value).join('')

test('jsonInScript equals JSON.stringify, without closing the script element', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.dictionary(fc.string(), fc.jsonValue())), (data) => {
      const text = jsonOf(data)
      expect(text).not.toContain('<')
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(data)))
    }),
  )
})

test('jsonInScript leaves out undefined values, as JSON does', () => {
  const data = { page: { a: undefined, list: [{ b: undefined, c: '</script>' }, undefined], none: null } }
  expect(JSON.parse(jsonOf(data))).toEqual({ page: { list: [{ c: '</script>' }, null], none: null } })
  expect(jsonOf(null)).toBe('null')
})

test('jsonInScript serializes a repeated object once', () => {
  let written = 0
  const card = { name: 'Bar', toJSON: () => ((written += 1), { name: 'Bar' }) }
  for (let n = 0; n < 3; n++) expect(jsonOf({ page: { cards: [card] } })).toBe('{"page":{"cards":[{"name":"Bar"}]}}')
  expect(written).toBe(1)
})
