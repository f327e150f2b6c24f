import { describe, expect, test } from 'vitest'
import { sourcesOf } from './pictures.ts'

describe('the sources of a picture', () => {
  test('are narrower copies where it is ours, its mark kept', () => {
    expect(sourcesOf('/pictures/bell-1.avif?3fa9c1', 'card')).toEqual({
      src: '/pictures/bell-1@320.avif?3fa9c1',
      srcSet: '/pictures/bell-1@640.avif?3fa9c1 2x',
    })
    expect(sourcesOf('/pictures/bell-1.avif', 'full').srcSet).toBe('/pictures/bell-1@640.avif 640w, /pictures/bell-1.avif 1000w')
    expect(sourcesOf('/pictures/bell-1.avif', 'thumb')).toEqual({ src: '/pictures/bell-1@320.avif' })
  })
  test('are the picture alone where it is not', () => {
    for (const url of ['/pictures/bell-1.svg', 'https://elsewhere.example/a.avif', '']) expect(sourcesOf(url, 'card')).toEqual({ src: url })
  })
})
