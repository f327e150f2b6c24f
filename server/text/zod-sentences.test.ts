import { expect, test } from 'vitest'
import { z } from 'zod'
import { sentenceIn } from './field-errors.ts'
import './zod-sentences.ts'

const cases: [schema: z.ZodType, value: unknown, sentence: string][] = [
  [z.string(), undefined, 'is needed'],
  [z.string(), null, 'is not a text'],
  [z.number(), '1', 'is not a number'],
  [z.int(), 1.5, 'is not a whole number'],
  [z.boolean(), 1, 'is not true or false'],
  [z.array(z.string()), {}, 'is not a list'],
  [z.object({}), 1, 'is not an object'],
  [z.map(z.string(), z.string()), 1, 'is not what belongs here'],
  [z.string().min(8), 'short', 'is shorter than 8 characters'],
  [z.string().min(1), '', 'is empty'],
  [z.string().length(3), 'ab', 'is not 3 characters long'],
  [z.string().max(2), 'abc', 'is longer than 2 characters'],
  [z.array(z.string()).min(1), [], 'is empty'],
  [z.array(z.string()).min(2), ['a'], 'has fewer than 2 entries'],
  [z.array(z.string()).length(2), [], 'does not have 2 entries'],
  [z.array(z.string()).max(1), ['a', 'b'], 'has more than 1 entries'],
  [z.number().min(1), 0, 'is less than 1'],
  [z.number().gt(0), 0, 'is not more than 0'],
  [z.number().max(9), 10, 'is more than 9'],
  [z.number().lt(9), 9, 'is not less than 9'],
  [z.number().multipleOf(5), 3, 'is not a multiple of 5'],
  [z.email(), 'a', 'is not an email address'],
  [z.guid(), 'a', 'is not a UUID'],
  [z.url(), 'a', 'is not a web address'],
  [z.iso.date(), 'a', 'is not a date such as 2026-11-28'],
  [z.iso.datetime(), 'a', 'is not a time such as 2026-11-28T19:05:00Z'],
  [z.base64(), '*', 'is not base64'],
  [z.base64url(), '*', 'is not base64url'],
  [z.string().regex(/a/), 'b', 'is not in the form that is needed here'],
  [z.string().startsWith('ab'), 'b', 'does not begin with ab'],
  [z.string().endsWith('ab'), 'b', 'does not end with ab'],
  [z.string().includes('ab'), 'b', 'does not contain ab'],
  [z.enum(['a', 'b']), 'c', 'is not one of a, b'],
  [z.literal(true), false, 'is not true'],
  [z.union([z.string(), z.number()]), null, 'is not what belongs here'],
  [z.discriminatedUnion('k', [z.object({ k: z.literal('a') }), z.object({ k: z.literal('b') })]), { k: 'c' }, 'is not one of a, b'],
  [z.record(z.string().max(1), z.string()), { ab: '' }, 'has a name that does not belong here'],
  [z.strictObject({}), { a: 1 }, 'is not known here'],
  [z.string().refine(() => false), 'a', 'is not what belongs here'],
  [z.string().refine(() => false, 'has more than 300 characters'), 'a', 'has more than 300 characters'],
]

test.each(cases)('a wrong value is refused in plain words, in each language (%#)', (schema, value, sentence) => {
  expect(schema.safeParse(value).error?.issues.map(({ message }) => message)).toEqual([sentence])
  expect(sentenceIn('bn', sentence)).toMatch(/[\u0980-\u09ff]/)
})
