import { expect, it } from 'vitest'
import { localizedRegions } from './region-names.ts'
import { regionsOf } from './regions.ts'

const codesOf = (regions: readonly { code: string }[]) => regions.map(({ code }) => code).toSorted()

it.each(['AE', 'AU', 'CA', 'IN', 'US'])('lists each region of %s in Bengali, in the order of the English list', (country) => {
  const regions = localizedRegions(country, 'bn')
  expect(codesOf(regions)).toEqual(codesOf(regionsOf(country)))
  for (const { name } of regions) expect(name).toMatch(/^[\u0980-\u09ff ]+$/)
  expect(new Set(regions.map(({ name }) => name)).size).toBe(regions.length)
  expect(regions).toEqual([...regions].sort((a, b) => new Intl.Collator('bn').compare(a.name, b.name)))
})

it('names all other regions in English, as addresses write them', () => {
  expect(localizedRegions('IT', 'bn')).toEqual(regionsOf('IT'))
  expect(localizedRegions('US', 'en')).toEqual(regionsOf('US'))
  expect(localizedRegions('BD', 'bn')).toEqual([])
})
