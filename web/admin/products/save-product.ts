import type { ApiInput } from '#contract/api.ts'
import type { EditedProduct } from '#contract/edited-product.ts'
import { isRefusal, Refusal } from '#contract/refusal.ts'
import { staff } from '#web/admin/session/session.ts'
import type { useIdempotent } from '#web/admin/session/use-idempotent.ts'
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
  idempotent: ReturnType<typeof useIdempotent>
  /** Called after each part of the save, as a later one may fail: the product as saved so far, and the variants whose typed stock is in it. */
  onPart: (saved: EditedProduct, stocked: readonly string[]) => void
}

export const readProduct = (id: string): Promise<EditedProduct> => staff('GET /admin/products/:id', { id })

/** Saves the product, then its stock, each only if changed. Fails with the refusal. */
export async function saveProduct({ product, base, draft, reason, mayChangeStock, idempotent, onPart }: Saving): Promise<EditedProduct> {
  let saved = await saveFields(product, base, draft)
  if (product && saved !== product) onPart(saved, [])
  // A variant that someone else removed, and that this brings back, is in the saved product only.
  const known = product && { ...product, variants: [...saved.variants, ...product.variants] }
  const changes = mayChangeStock ? stockChanges(known, draft, reason.trim()) : []
  if (changes.length === 0) return saved
  for (const change of changes) {
    const { levels } = await idempotent(change, (options) => staff('POST /admin/stock/changes', change, options)).catch(
      (error: unknown) => {
        throw atCells(error, change, draft)
      },
    )
    saved = withLevels(saved, levels)
    onPart(
      saved,
      levels.map(({ variantId }) => variantId),
    )
  }
  return readProduct(saved.id)
}

/** A refusal with its errors at the cells of the variants instead of the lines of the call. */
function atCells(error: unknown, { lines }: StockChange, draft: ProductDraft): unknown {
  if (!isRefusal(error) || !error.errors) return error
  const errors = Object.entries(error.errors).map(([path, sentences]) => {
    const line = lines[Number(/^lines\.(\d+)\./.exec(path)?.[1])]
    const at = draft.variants.findIndex(({ key }) => key === line?.variantId)
    return [at === -1 ? path : `variants.${at}.stock`, sentences]
  })
  const { code, status, message: sentence, retryAfter } = error
  return new Refusal({ code, status, sentence, retryAfter, errors: Object.fromEntries(errors) })
}

type StockChange = ApiInput<'POST /admin/stock/changes'>
function stockChanges(product: EditedProduct | null, draft: ProductDraft, why: string): StockChange[] {
  const { received, adjusted, counted } = stockLines(product, draft)
  return [
    ...(received.length > 0 ? [{ kind: 'receive' as const, ...(why && { reason: why }), lines: received }] : []),
    ...(adjusted.length > 0 ? [{ kind: 'adjust' as const, reason: why || defaultReason, lines: adjusted }] : []),
    ...(counted.length > 0 ? [{ kind: 'count' as const, reason: why || defaultReason, lines: counted }] : []),
  ]
}

function withLevels(product: EditedProduct, levels: { variantId: string; stock: number }[]): EditedProduct {
  const stocks = new Map(levels.map(({ variantId, stock }) => [variantId, stock]))
  return { ...product, variants: product.variants.map((variant) => ({ ...variant, stock: stocks.get(variant.id) ?? variant.stock })) }
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
