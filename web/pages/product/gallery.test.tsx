import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { noPicture } from '#web/lib/pictures.ts'
import { loadText } from '#web/lib/text.ts'
import { Gallery } from './gallery.tsx'

beforeAll(() => loadText('en', ['product-details']))

test('a product without pictures has a drawn placeholder, and nothing to press', () => {
  const html = renderToString(<Gallery name="Bell" slides={[]} />)
  expect(html).toContain(noPicture.replaceAll("'", '&#x27;'))
  expect(html).not.toMatch(/<(ul|a|button)\b/)
})

test('a video without a description is named by its product', () => {
  const video = { url: '/videos/bell.mp4', type: 'video/mp4' as const, seconds: 12, width: 640, height: 640 }
  const slide = { url: '/pictures/bell.avif', alt: '', width: 640, height: 640, displayOrder: 0, video }
  const html = renderToString(<Gallery name="Bell" slides={[slide]} />)
  expect(html).toContain('aria-label="Bell"')
  expect(html).toContain('aria-label="Play video: Bell"')
})
