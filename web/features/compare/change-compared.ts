import type { Comparison } from '#contract/compare.ts'
import { limits } from '#contract/limits.ts'
import { urls } from '#contract/urls.ts'
import { signed, tokenNow } from '#web/features/auth/session/session.ts'
import { goTo } from '#web/lib/navigate.ts'
import { loadText, textOf } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { toast } from '#web/lib/toast.ts'
import { showsComparison } from './compare-places.ts'
import { type Compared, storeCompared, useCompared } from './compared.ts'

const itemsNow = (): Compared[] => useCompared.getState().items

/** Adds or removes a product; a toast says what nothing else does. Beyond three, the oldest is dropped, which can be undone. */
export async function toggle(product: Compared): Promise<void> {
  const before = itemsNow()
  await loadText(document.documentElement.lang, ['compare'])
  const t = textOf('compare')
  const undo = { label: t('undo'), run: () => void restore(before) }
  if (before.some(({ id }) => id === product.id)) {
    if (await remove(product.id)) toast('info', t('removed', { name: product.name }), undo)
    return
  }
  const { items, dropped } = withProduct(before, product)
  const isDone = await change(items, () => signed('POST /compare', { productId: product.id }))
  if (!isDone) return
  if (dropped) toast('info', t('dropped', { name: product.name, dropped: dropped.name }), undo)
  // Where the link to the comparison is in view, it says so.
  else if (!showsComparison(window.location.pathname))
    toast('success', t('added', { name: product.name, count: items.length }), { label: t('view'), run: () => goTo(urls.compare()) })
}

/** The list with a new product, and the product that was dropped for it. */
function withProduct(items: Compared[], product: Compared): { items: Compared[]; dropped: Compared | undefined } {
  const all = [...items, product]
  return { items: all.slice(-limits.compare.max), dropped: all.at(-limits.compare.max - 1) }
}

/** Removes a product. Resolves to whether it worked; if not, a toast has given the reason. */
export const remove = (productId: string): Promise<boolean> =>
  change(
    itemsNow().filter(({ id }) => id !== productId),
    () => signed('DELETE /compare/item', { productId }),
  )

/** Restores the list as it was before a change. */
async function restore(items: Compared[]): Promise<void> {
  const later = itemsNow().filter(({ id }) => !items.some((item) => item.id === id))
  await change(items, async () => {
    for (const { id: productId } of later) await signed('DELETE /compare/item', { productId })
    return signed('POST /compare/merge', { productIds: items.map(({ id }) => id) })
  })
}

/** Changes the list optimistically. A customer's change is sent, and reverted if the server refuses it. */
async function change(items: Compared[], send: () => Promise<Comparison>): Promise<boolean> {
  const before = itemsNow()
  storeCompared(items)
  if (!tokenNow()) return true
  try {
    adopt(await send())
    return true
  } catch (error) {
    storeCompared(before)
    toastError(error)
    return false
  }
}

const adopt = ({ items }: Comparison): void =>
  storeCompared(items.map(({ productId: id, product: { info, photos } }) => ({ id, name: info.name, photo: photos[0]?.url ?? '' })))

/** Loads the customer's comparison. */
export const loadCompared = async (): Promise<void> => adopt(await signed('GET /compare', {}))

/** Merges a visitor's comparison into the customer's. */
export const mergeCompared = async (): Promise<void> =>
  adopt(await signed('POST /compare/merge', { productIds: itemsNow().map(({ id }) => id) }))
