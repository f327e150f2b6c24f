import { describe, expect, it } from 'vitest'
import type { EditedProduct } from '#contract/edited-product.ts'
import { changedFields, firstState, savedState, withChange, withSaved, withSettled, withVariant } from './editor-state.ts'

const product = {
  id: 'p',
  version: 3,
  changed: { name: 'Ada', at: '2026-03-01T10:00:00.000Z' },
  name: 'Tee',
  options: [],
  photos: [],
  variants: [{ id: 'one', sku: 'TEE', options: {}, price: 32, oldPrice: null, weight: null, barcode: null, stock: 5 }],
} as unknown as EditedProduct
const state = savedState(product, 'kg')
const renamed = withChange(state, { name: 'Short tee' })
const at = '2026-03-01T11:00:00.000Z'

describe('the state of the product editor', () => {
  it('is derived from the saved product, which stays unchanged', () => {
    expect(renamed).toMatchObject({ base: { name: 'Tee' }, draft: { name: 'Short tee' } })
    expect(withVariant(renamed, 'one', { price: '30' }).draft).toMatchObject({ name: 'Short tee', variants: [{ price: '30', sku: 'TEE' }] })
    expect(changedFields({ name: 'Short tee' })).toEqual(['name'])
    expect(changedFields((before) => before)).toEqual(['options', 'variants'])
  })

  it('continues with the draft stored in the browser', () => {
    const { base, draft } = renamed
    expect(firstState(product, { base, draft, at }, 'kg')).toMatchObject({ draft: { name: 'Short tee' }, clash: null, storedAt: at })
    expect(firstState(product, null, 'kg').draft.name).toBe('Tee')
  })

  it('has a conflict when someone else removed a variant that I changed, which comes back if I want it', () => {
    const [one] = product.variants
    const both = savedState({ ...product, variants: [one!, { ...one!, id: 'two', sku: 'TEE-2' }] }, 'kg')
    const { base, draft } = withVariant(withVariant(both, 'two', { price: '33' }), 'two', { stock: '+24' })
    const clashed = withSaved(both, { ...product, version: 4 }, { base, draft, at: null })
    const [conflict, ...others] = clashed.clash!.conflicts
    expect(others).toEqual([])
    expect(conflict).toMatchObject({ part: 'variant two price', mine: '33', theirs: undefined })
    expect(clashed.draft.variants.map(({ key }) => key)).toEqual(['one'])
    const mine = withSettled(clashed, conflict!, 'mine')
    expect(mine).toMatchObject({
      draft: { variants: [{ key: 'one' }, { key: 'two', price: '33', stock: '+24' }] },
      clash: { conflicts: [] },
    })
    expect(withSettled(clashed, conflict!, 'theirs').draft).toEqual(clashed.draft)
    const untouched = withSaved(both, { ...product, version: 4 }, { base, draft: base, at: null })
    expect(untouched.clash?.conflicts).toEqual([])
  })

  it('has a conflict when someone else saved the same field, until it is resolved', () => {
    const theirs = { ...product, version: 4, name: 'Long tee' }
    const clashed = withSaved(renamed, theirs, { base: renamed.base, draft: renamed.draft, at: null })
    expect(clashed).toMatchObject({ product: { version: 4 }, base: { name: 'Long tee' }, draft: { name: 'Short tee' } })
    const [conflict] = clashed.clash!.conflicts
    expect(conflict).toEqual({ part: 'name', mine: 'Short tee', theirs: 'Long tee' })
    expect(withSettled(clashed, conflict!, 'theirs')).toMatchObject({ draft: { name: 'Long tee' }, clash: { conflicts: [] } })
    expect(withSettled(clashed, conflict!, 'mine')).toMatchObject({ draft: { name: 'Short tee' }, clash: { conflicts: [] } })
  })
})
