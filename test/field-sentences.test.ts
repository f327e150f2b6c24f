import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { endpoints } from '#contract/api.ts'
import { authRefusals, type Endpoint, sharedRefusals } from '#contract/endpoint.ts'
import { sentenceIn } from '#server/text/field-errors.ts'
import { writtenSentences } from './field-sentences.ts'

const readJson = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as Record<string, unknown>

test('every sentence about a field that a call is refused with has a Bengali text', () => {
  const written = writtenSentences()
  const missing = written.filter(({ versions }) => versions.every((sentence) => sentenceIn('bn', sentence) === undefined))
  expect(written.length).toBeGreaterThan(350)
  expect(missing).toEqual([])
})

// A pattern would leave the words it doesn't know in English: "এগুলোর একটি নয়: the tax classes".
test('a sentence without an expression in it has a Bengali text of its own', () => {
  const texts = readJson('../server/text/field-errors.bn.json')
  const plain = writtenSentences().flatMap(({ versions }) => (versions.length === 1 ? versions : []))
  expect(plain.length).toBeGreaterThan(250)
  expect([...new Set(plain)].filter((sentence) => texts[sentence] === undefined)).toEqual([])
})

test('every refusal that an endpoint declares has a Bengali sentence', () => {
  const { errors: early } = readJson('../web/text/bn/common.json') as { errors: Record<string, string> }
  const known = new Set([...Object.keys(readJson('../web/text/bn/errors.json')), ...Object.keys(early)])
  const codes = endpoints.flatMap(({ auth, refusals }: Endpoint) => [...refusals, ...sharedRefusals, ...authRefusals(auth)])
  expect([...new Set(codes)].filter((code) => !known.has(code))).toEqual([])
})

test('a translation has the placeholders of its sentence', () => {
  const placeholders = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(([name]) => name).sort()
  const entries = Object.entries(readJson('../server/text/field-errors.bn.json') as Record<string, string>)
  const wrong = entries.filter(([key, text]) => placeholders(text).some((name) => !placeholders(key).includes(name)))
  expect(wrong).toEqual([])
  expect(entries.filter(([, text]) => text === '')).toEqual([])
})
