import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { Sketch } from './sketch.ts'

const sketchOf = (from: number, until: number): Sketch => {
  const sketch = new Sketch()
  for (let n = from; n < until; n += 1) sketch.add(createHash('sha1').update(`visitor ${n}`).digest())
  return sketch
}

it.each([0, 1, 10, 300, 5000, 40_000])('counts %i different visitors to 3 in a hundred', (visitors) => {
  expect(Math.abs(sketchOf(0, visitors).count - visitors)).toBeLessThanOrEqual(visitors * 0.03)
})

it('counts what two processes saw once', () => {
  const one = sketchOf(0, 3000)
  one.merge(sketchOf(2000, 5000))
  expect([one.count, one.registers]).toEqual([sketchOf(0, 5000).count, sketchOf(0, 5000).registers])
})

it('knows nothing new of who comes again', () => {
  const sketch = sketchOf(0, 100)
  expect(sketch.add(createHash('sha1').update('visitor 7').digest())).toBe(false)
})
