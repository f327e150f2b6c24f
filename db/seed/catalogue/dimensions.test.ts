import { expect, test } from 'vitest'
import { dimensionsOf } from './dimensions.ts'
import { products } from './index.ts'

const measured = products.flatMap(({ slug, pictured, attributes }) => {
  const written = attributes.find(({ name }) => name === 'Dimensions')?.value
  const drawn = dimensionsOf[pictured ?? slug]
  return written && drawn ? [{ slug, written, drawn }] : []
})

test.each(measured)('$slug has the same dimensions in its details, drawing and description, in the same order', ({ written, drawn }) => {
  const told = written.replace(' mm', '').split(' x ').map(Number)
  const shown = [drawn.width, drawn.height, drawn.depth].filter((one) => one !== undefined)
  const both = Math.min(told.length, shown.length)
  expect(told.slice(0, both)).toEqual(shown.slice(0, both))
})
