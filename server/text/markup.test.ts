import { expect, it } from 'vitest'
import { markup } from './markup.ts'

it('the HTML template escapes values in HTML, unless they are HTML already, in lists too', () => {
  const name = `<b a="1" b='2'>&`
  expect(markup`<p title="${name}">${[markup`<i>${1}</i>`, name]}</p>`.html).toBe(
    '<p title="&lt;b a=&quot;1&quot; b=&#39;2&#39;&gt;&amp;"><i>1</i>&lt;b a=&quot;1&quot; b=&#39;2&#39;&gt;&amp;</p>',
  )
})
