import { describe, expect, test } from 'vitest'
import { noPicture, sourcesOf } from './pictures.ts'

describe('the sources of a picture', () => {
  test('are narrower copies of our own pictures, with their version', () => {
    expect(sourcesOf('/pictures/bell-1.avif?3fa9c1', 'card', 800)).toEqual({
      src: '/pictures/bell-1@320.avif?3fa9c1',
      srcSet: '/pictures/bell-1@640.avif?3fa9c1 2x',
    })
    expect(sourcesOf('/pictures/bell-1.avif', 'full', 800).srcSet).toBe('/pictures/bell-1@640.avif 640w, /pictures/bell-1.avif 800w')
    expect(sourcesOf('/pictures/bell-1.avif', 'thumb', 800)).toEqual({ src: '/pictures/bell-1@320.avif' })
  })
  test('leave out copies wider than the picture', () => {
    expect(sourcesOf('/pictures/bell-40.avif', 'full', 640)).toMatchObject({
      src: '/pictures/bell-40.avif',
      srcSet: '/pictures/bell-40.avif 640w',
    })
    expect(sourcesOf('/pictures/bell-40.avif', 'card', 640).srcSet).toBe('/pictures/bell-40.avif 2x')
    expect(sourcesOf('/media/tiny.webp', 'thumb', 300)).toEqual({ src: '/media/tiny.webp' })
  })
  test('are only the picture itself when it is external', () => {
    for (const url of ['/pictures/bell-1.svg', 'https://elsewhere.example/a.avif'])
      expect(sourcesOf(url, 'card', 800)).toEqual({ src: url })
  })
  test('are a drawn placeholder without a picture', () => {
    expect(sourcesOf('', 'card', 1)).toEqual({ src: noPicture })
    expect(decodeURIComponent(noPicture)).toMatch(/^data:image\/svg\+xml,<svg [^<]*>(<(path|circle) [^<]*\/>)+<\/svg>$/)
  })
})
