import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { noPicture } from '#web/lib/pictures.ts'
import { loadText } from '#web/lib/text.ts'
import { Gallery } from './gallery.tsx'

beforeAll(() => loadText('en', ['product-details']))

test('a product without pictures has a drawn one in their place, and nothing to press', () => {
  const html = renderToString(<Gallery name="Bell" slides={[]} />)
  expect(html).toContain(noPicture.replaceAll("'", '&#x27;'))
  expect(html).not.toMatch(/<(ul|a|button)\b/)
})
