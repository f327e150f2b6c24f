import { describe, expect, it } from 'vitest'
import type { EditedProduct } from '#contract/edited-product.ts'
import { type DraftOption, emptyDraft, emptyVariant, inputOf, problemsOf, type ProductDraft, withSkus } from './draft.ts'
import { stockChange, stockLines } from './stock-lines.ts'
import { fromGrams, toGrams } from '#web/admin/ui/weights.ts'
import { matrixOf, withOptions, withoutOption } from './matrix.ts'
import { changedParts, merge } from './merge.ts'

const size: DraftOption = { name: 'Size', values: ['S', 'M'] }
const color: DraftOption = { name: 'Color', values: ['Black', 'Moss green'], swatches: ['#000000', '#556b2f'] }
const tee = (over: Partial<ProductDraft> = {}): ProductDraft => ({
  ...emptyDraft(new Date(0), 'kg'),
  name: 'Tee',
  friendlyPageName: 'tee',
  brandId: 'b',
  categoryIds: ['c'],
  variants: [{ ...emptyVariant(), key: 'one', isNew: false, sku: 'TT', price: '32', stock: '5' }],
  ...over,
})

describe('the variant matrix', () => {
  const both = withOptions(withOptions(tee(), [color]), [color, size])

  it('has a cell for each combination; existing variants stay, new ones copy them', () => {
    const { rows, columns } = matrixOf(both)
    expect(columns).toEqual(['S', 'M'])
    expect(rows.map(({ label, swatch, variants }) => [label, swatch, ...variants.map((variant) => variant?.sku)])).toEqual([
      ['Black', '#000000', 'TT', 'TT-BLACK-M'],
      ['Moss green', '#556b2f', 'TT-MOSS-GREEN', 'TT-MOSS-GREEN-M'],
    ])
    expect(both.variants.map(({ price, isNew }) => [price, isNew])).toEqual([
      ['32', false],
      ['32', true],
      ['32', true],
      ['32', true],
    ])
  })

  it('drops an option, keeping the first variant of each remaining choice', () => {
    const { variants, options } = withoutOption(both, 'Size')
    expect(options.map(({ name }) => name)).toEqual(['Color'])
    expect(variants.map(({ key }) => key)).toEqual([both.variants[0]!.key, both.variants[2]!.key])
  })
})

describe('a product draft', () => {
  it('is validated in the browser', () => {
    const [variant] = tee().variants
    expect(problemsOf(tee({ name: ' ', variants: [{ ...variant!, price: 'ten', was: '1x', stock: '1.5', sku: '' }] }))).toEqual({
      name: 'name',
      'variants.0.sku': 'sku',
      'variants.0.price': 'price',
      'variants.0.oldPrice': 'price',
      'variants.0.stock': 'stock',
    })
    expect(problemsOf(tee())).toEqual({})
    const both = withSkus(tee({ name: 'Trail tee', variants: ['S', 'S', 'M'].map((Size) => ({ ...emptyVariant(), options: { Size } })) }))
    expect(both.variants.map(({ sku }) => sku)).toEqual(['TRAIL-TEE-S', 'TRAIL-TEE-S-2', 'TRAIL-TEE-M'])
  })

  it('is sent with numbers, and stock only for new variants', () => {
    const { variants } = inputOf(
      tee({
        variants: [
          { ...tee().variants[0]!, was: '40,5' },
          { ...emptyVariant(), sku: 'N', price: '3', stock: '7' },
        ],
      }),
    )
    expect(variants).toMatchObject([
      { id: 'one', price: 32, oldPrice: 40.5 },
      { sku: 'N', stock: 7 },
    ])
    expect(variants[0]).not.toHaveProperty('stock')
  })

  it.each([
    ['kg', '16', 16_000],
    ['kg', '0,0125', 13],
    ['lb', '35.274', 16_000],
    ['lb', '1', 454],
    ['lb', '', null],
  ] as const)('in %s has "%s" sent as %s grams', (weightUnit, weight, grams) => {
    const draft = tee({ weightUnit, variants: [{ ...tee().variants[0]!, weight }] })
    expect(inputOf(draft).variants[0]?.weight).toBe(grams)
    expect(inputOf(draft)).not.toHaveProperty('weightUnit')
  })

  it('keeps a weight as typed', () => {
    const typed = [0.5, 1, 2.25, 5, 44, 99.99, 1200]
    for (const unit of ['kg', 'lb'] as const) expect(typed.map((one) => fromGrams(toGrams(one, unit), unit))).toEqual(typed)
  })

  it('has the same grams in either unit when unchanged', () => {
    const all = Array.from({ length: 3000 }, (_, n) => n * 331 + 1)
    for (const unit of ['kg', 'lb'] as const) expect(all.filter((grams) => toGrams(fromGrams(grams, unit), unit) !== grams)).toEqual([])
  })

  it('has a plain number counted, whatever was sold since', () => {
    const variants = ['+24', '-2', '8', '5', '+0'].map((stock, at) => ({ ...tee().variants[0]!, key: `v${at}`, stock }))
    const product = { variants: variants.map(({ key }) => ({ id: key, stock: 5 })) } as unknown as EditedProduct
    expect(stockLines(product, tee({ variants }))).toEqual({
      received: [{ variantId: 'v0', quantity: 24 }],
      adjusted: [{ variantId: 'v1', quantity: -2 }],
      counted: [{ variantId: 'v2', quantity: 8 }],
    })
  })

  it('accepts stock as a change or as a total', () => {
    expect([stockChange('+24', 5), stockChange('-2', 5), stockChange('8', 5), stockChange('5', 5)]).toEqual([24, -2, 3, 0])
  })
})

describe('two editors of one product', () => {
  const base = tee()
  const cell = (over: object) => ({ variants: [{ ...base.variants[0]!, ...over }] })

  it('both keep their changes, and see conflicts', () => {
    const theirs = { ...base, name: 'Long tee', shortDescription: 'Theirs', ...cell({ price: '30', stock: '4' }) }
    const mine = { ...base, name: 'Short tee', isFeatured: true, ...cell({ sku: 'T2', stock: '+24' }) }
    const { draft, conflicts, adopted } = merge(base, theirs, mine)
    expect(draft).toMatchObject({ name: 'Short tee', shortDescription: 'Theirs', isFeatured: true })
    expect(draft.variants).toMatchObject([{ sku: 'T2', price: '30', stock: '+24' }])
    expect(conflicts).toEqual([{ part: 'name', mine: 'Short tee', theirs: 'Long tee' }])
    expect(adopted).toEqual(['shortDescription', 'variant one price'])
    expect(changedParts(base, mine)).toEqual(['name', 'isFeatured', 'variant one sku', 'variant one stock'])
  })

  it('have a conflict about stock that both counted, and none about pieces that one received', () => {
    const theirs = { ...base, ...cell({ stock: '4' }) }
    const conflictsWith = (stock: string) => merge(base, theirs, { ...base, ...cell({ stock }) }).conflicts
    expect(conflictsWith('30')).toEqual([{ part: 'variant one stock', mine: '30', theirs: '4' }])
    expect(['+24', '-2', '4'].flatMap(conflictsWith)).toEqual([])
  })

  it('have no conflict when one adds variants and the other changes a cell', () => {
    const theirs = withOptions(base, [size])
    const mine = { ...base, ...cell({ price: '33' }) }
    const { draft, conflicts } = merge(base, theirs, mine)
    expect(conflicts).toEqual([])
    expect(draft.variants.map(({ price }) => price)).toEqual(['33', '32'])
  })
})

describe('a bundle', () => {
  const part = (variantId: string, quantity = '1') => ({ variantId, quantity, name: variantId, sku: variantId, photo: null })
  const set = (components: ReturnType<typeof part>[], isNew = true) =>
    tee({ variants: [{ ...emptyVariant(), sku: 'SET', price: '99', stock: '7', content: '900 g', ahead: '5', isNew, components }] })

  it('is sent with its components, without fields of stocked variants', () => {
    expect(inputOf(set([part('bar'), part('plate', '2')])).variants).toEqual([
      expect.objectContaining({
        content: null,
        stock: 0,
        components: [
          { variantId: 'bar', quantity: 1 },
          { variantId: 'plate', quantity: 2 },
        ],
      }),
    ])
    expect(inputOf(set([part('bar'), part('plate')])).variants[0]).not.toHaveProperty('backOrders')
  })

  it('has at least two items, each with a quantity of one or more', () => {
    expect(problemsOf(set([part('bar')]))).toEqual({ 'variants.0.components': 'components' })
    expect(problemsOf(set([part('bar', '0'), part('plate', '')]))).toEqual({
      'variants.0.components.0.quantity': 'number',
      'variants.0.components.1.quantity': 'number',
    })
  })
})
