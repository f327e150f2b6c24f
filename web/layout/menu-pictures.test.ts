import { expect, test } from 'vitest'
import { setTransport } from '#web/lib/call.ts'
import { menuPictures } from './menu-pictures.ts'

const best: Record<string, string[]> = { running: ['socks', 'runner'], apparel: ['socks', 'hoodie'], caps: ['socks'], none: [] }

test('no two categories have the same picture, as long as there is another', async () => {
  setTransport(async (_, input) => ({
    products: best[(input as { category: string }).category]!.map((url) => ({ photos: [{ url }] })),
  }))
  expect([...(await menuPictures(Object.keys(best)))]).toEqual([
    ['running', 'socks'],
    ['apparel', 'hoodie'],
    ['caps', 'socks'],
  ])
})
