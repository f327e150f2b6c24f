import type { Size } from '#contract/product.ts'
import type { SeedProduct } from '../types.ts'

type Range = [number, number]
const cm = (from: number, to: number): Range => [from * 10, to * 10]

/** Body measurements of the sizes XS to XXL for women and for men, as in the brands' own tables. */
const women: Size[] = [
  { value: 'XS', eu: '32-34', us: '0-2', uk: '4-6', chest: cm(78, 83), waist: cm(60, 65), hips: cm(84, 89) },
  { value: 'S', eu: '36', us: '4', uk: '8', chest: cm(84, 89), waist: cm(66, 71), hips: cm(90, 95) },
  { value: 'M', eu: '38-40', us: '6-8', uk: '10-12', chest: cm(90, 96), waist: cm(72, 78), hips: cm(96, 102) },
  { value: 'L', eu: '42-44', us: '10-12', uk: '14-16', chest: cm(97, 104), waist: cm(79, 87), hips: cm(103, 110) },
  { value: 'XL', eu: '46-48', us: '14-16', uk: '18-20', chest: cm(105, 113), waist: cm(88, 97), hips: cm(111, 119) },
]
const men: Size[] = [
  { value: 'S', eu: '46', us: '36', uk: '36', chest: cm(88, 93), waist: cm(74, 79), hips: cm(88, 93) },
  { value: 'M', eu: '48-50', us: '38-40', uk: '38-40', chest: cm(94, 101), waist: cm(80, 87), hips: cm(94, 101) },
  { value: 'L', eu: '52-54', us: '42-44', uk: '42-44', chest: cm(102, 109), waist: cm(88, 95), hips: cm(102, 109) },
  { value: 'XL', eu: '56', us: '46', uk: '46', chest: cm(110, 117), waist: cm(96, 104), hips: cm(110, 116) },
  { value: 'XXL', eu: '58-60', us: '48-50', uk: '48-50', chest: cm(118, 126), waist: cm(105, 114), hips: cm(117, 124) },
]

/** EU shoe sizes: US men's, US women's, UK, and the longest foot that fits, in millimeters. */
const shoes: Record<number, [us: string, usWomen: string, uk: string, foot: number]> = {
  36: ['4.5', '5.5', '3.5', 228],
  37: ['5', '6.5', '4', 235],
  38: ['5.5', '7', '5', 241],
  39: ['6.5', '8', '6', 248],
  40: ['7', '8.5', '6.5', 254],
  41: ['8', '9.5', '7.5', 260],
  42: ['8.5', '10', '8', 267],
  43: ['9.5', '11', '9', 273],
  44: ['10', '11.5', '9.5', 279],
  45: ['11', '12.5', '10.5', 286],
  46: ['12', '13.5', '11', 292],
  47: ['12.5', '14', '12', 298],
}
const clothing = new Set(['tops', 'bottoms', 'layers', 'running-clothes'])

/** The measurements of the sizes of clothes and shoes; empty for everything else. */
export function sizesOf({ options, categories, attributes }: Pick<SeedProduct, 'options' | 'categories' | 'attributes'>): Size[] {
  const values = options.find(({ name }) => name === 'Size')?.values ?? []
  if (values[0]?.startsWith('EU ')) return values.map(shoeSize)
  if (!categories.some((category) => clothing.has(category))) return []
  const fit = attributes.find(({ name }) => name === 'Fit')?.value
  const table = fit === 'Women' ? women : men
  return values.flatMap((value) => table.filter((size) => size.value === value))
}

/** The measurements of one size, or of a double size: "EU 42-43". */
function shoeSize(value: string): Size {
  const [from = 0, to = from] = value.slice(3).split('-').map(Number)
  const [first, last] = [shoes[from], shoes[to]]
  if (!first || !last) throw new Error(`no shoe size ${value}`)
  const both = (a: string, b: string) => (a === b ? a : `${a}-${b}`)
  return {
    value,
    eu: value.slice(3),
    us: both(first[0], last[0]),
    usWomen: both(first[1], last[1]),
    uk: both(first[2], last[2]),
    foot: [first[3] - 6, last[3]],
  }
}
