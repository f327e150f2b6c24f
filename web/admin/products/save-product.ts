import type { EditedProduct } from '#contract/edited-product.ts'
import { staff } from '#web/admin/session/session.ts'
import { inputOf, type ProductDraft } from './draft.ts'
import { stockLines } from './stock-lines.ts'

interface Saving {
  /** Null for a new product. */
  product: EditedProduct | null
  base: ProductDraft
  draft: ProductDraft
  /** The reason for stock changes. */
  reason: string
  mayChangeStock: boolean
}

export const readProduct = (id: string): Promise<EditedProduct> => staff('GET /admin/products/:id', { id })

/** Saves the product, then its stock, each only if changed. Fails with the refusal. */
export async function saveProduct({ product, base, draft, reason, mayChangeStock }: Saving): Promise<EditedProduct> {
  const saved = await saveFields(product, base, draft)
  const { received, adjusted } = stockLines(product, draft)
  if (!mayChangeStock || received.length + adjusted.length === 0) return saved
  const why = reason.trim()
  if (received.length > 0) await staff('POST /admin/stock/changes', { kind: 'receive', ...(why && { reason: why }), lines: received })
  if (adjusted.length > 0) await staff('POST /admin/stock/changes', { kind: 'adjust', reason: why || defaultReason, lines: adjusted })
  return readProduct(saved.id)
}

/** The ledger's default reason. It's data, hence in English. */
const defaultReason = 'Corrected in the product editor'

async function saveFields(product: EditedProduct | null, base: ProductDraft, draft: ProductDraft): Promise<EditedProduct> {
  if (!product) return staff('POST /admin/products', inputOf(draft))
  if (withoutStock(base) === withoutStock(draft)) return product
  const { id, version } = product
  return staff('PUT /admin/products/:id', { ...inputOf(draft), id, version })
}

const withoutStock = (draft: ProductDraft): string =>
  JSON.stringify({ ...draft, variants: draft.variants.map((variant) => (variant.isNew ? variant : { ...variant, stock: '' })) })
