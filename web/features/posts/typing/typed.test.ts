import { expect, it } from 'vitest'
import { typedAt } from './typed.ts'

/** The caret is at the bar. */
const at = (text: string) => {
  const caret = text.indexOf('|')
  const typed = typedAt({ value: text.replace('|', ''), selectionStart: caret, selectionEnd: caret } as HTMLTextAreaElement)
  return typed && [typed.kind, typed.q, typed.start]
}

it.each([
  ['@|', ['mention', '', 0]],
  ['With @may|', ['mention', 'may', 5]],
  ['With @ma|ya', ['mention', 'ma', 5]],
  ['(@José|', ['mention', 'José', 1]],
  ['@ada.lifts|', ['mention', 'ada.lifts', 0]],
  ['One\n#sq|', ['hashtag', 'sq', 4]],
  ['#স্কো|', ['hashtag', 'স্কো', 0]],
] as const)('in “%s” something is being typed', (text, expected) => expect(at(text)).toEqual(expected))

it.each(['|', 'maya|', 'me@gym|', 'a/@b|', '@maya |', '@a@b|', '#|', 'x#y|', '&#39|', `@${'x'.repeat(31)}|`])(
  'in “%s” nothing is completed',
  (text) => expect(at(text)).toBe(null),
)

it('nothing is completed while text is selected', () => {
  expect(typedAt({ value: '@maya', selectionStart: 1, selectionEnd: 5 } as HTMLTextAreaElement)).toBe(null)
})
