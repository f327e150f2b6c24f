// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { inLatin1 } from './in-latin1.ts'

const filler = '<p>é</p>'.repeat(100)
const textOf = (html: string) => {
  const element = document.createElement('div')
  element.innerHTML = html
  return element.textContent
}

test('a few characters beyond Latin 1 become equivalent character references', () => {
  const html = `${filler}<a title="1–2">Mar 5 – 9 💪 &amp; more</a>`
  const narrow = inLatin1(html)
  expect(narrow).toBe(`${filler}<a title="1&#8211;2">Mar 5 &#8211; 9 &#128170; &amp; more</a>`)
  expect(narrow).not.toMatch(/[^\0-\xff]/)
  expect(textOf(narrow)).toBe(textOf(html))
})

test('text in another script, scripts, styles and plain Latin 1 stay unchanged', () => {
  for (const html of [
    filler,
    `<p>${'আপনার ব্যাগ '.repeat(5)}</p>${filler}`,
    `${filler}<script>"–"</script>`,
    `${filler}<style>p::before{content:"–"}</style>`,
  ])
    expect(inLatin1(html)).toBe(html)
})
