import { describe, expect, it, test } from 'vitest'
import bn from './bn.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import { translator } from './text.ts'

type Messages = { [key: string]: string | Messages }
const flatten = (messages: Messages, prefix = ''): [string, string][] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flatten(value, `${prefix}${key}.`),
  )
const gaps = (sentence = ''): string[] => [...sentence.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).sort()

test('the server has the same texts in both languages', () => {
  const bengali = new Map(flatten(bn))
  expect([...bengali.keys()]).toEqual(flatten(en).map(([key]) => key))
  for (const [key, sentence] of flatten(en)) expect(gaps(bengali.get(key)), key).toEqual(gaps(sentence))
})

describe('a text', () => {
  it('has its placeholders filled and numbers formatted by language', () => {
    expect(translator('en')('account.code.life', { count: 1, tries: 5 })).toMatch(/^It expires in 1 minute or after 5 attempts\./)
    expect(translator('en')('account.code.life', { count: 5, tries: 5 })).toMatch(/^It expires in 5 minutes or after 5 attempts\./)
    expect(translator('bn')('account.code.life', { count: 5, tries: 5 })).toMatch(/^এটি ৫ মিনিট/)
  })

  it('keeps what a person typed unchanged', () => {
    expect(translator('en')('order.title', { name: '$& {{name}}' })).toBe('Thank you, $& {{name}}')
  })
})
