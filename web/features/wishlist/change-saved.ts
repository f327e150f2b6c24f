import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { goTo } from '#web/lib/navigate.ts'
import { loadText, textOf } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { toast } from '#web/lib/toast.ts'
import { chooseList } from './list-choice.ts'
import { useSaved } from './saved.ts'

interface Product {
  id: string
  name: string
}

/** Saves or removes a product, optimistically: reverted if the server refuses. */
export async function setSaved(product: Product, saved: boolean): Promise<void> {
  markSaved(product.id, saved)
  try {
    const [list] = await Promise.all([send(product.id, saved), loadText(document.documentElement.lang, ['wishlist'])])
    toastSaved(product, saved, list.id)
  } catch (error) {
    markSaved(product.id, !saved)
    toastError(error)
  }
}

const send = (productId: string, saved: boolean) =>
  saved ? signed('POST /wishlist', { productId }) : signed('DELETE /wishlist/items/:productId', { productId })

/** Shows a toast that offers to move a saved product to another list, or to undo a removal. */
function toastSaved(product: Product, saved: boolean, listId: string | null): void {
  const t = textOf('wishlist')
  if (!saved) return toast('info', t('removed', { name: product.name }), { label: t('undo'), run: () => void setSaved(product, true) })
  const label = listId ? t('choose.open') : t('view')
  toast('success', t('saved', { name: product.name }), {
    label,
    run: () => (listId ? chooseList({ ...product, listId }) : goTo(urls.wishlist())),
  })
}

/** Changes the state that hearts show. */
export function markSaved(id: string, saved: boolean): void {
  const ids = new Set(useSaved.getState().ids)
  if (saved) ids.add(id)
  else ids.delete(id)
  useSaved.setState({ ids })
}

/** Loads the ids the customer saved. Failures are ignored, because only hearts depend on it. */
export async function loadSaved(): Promise<void> {
  const { productIds } = await signed('GET /wishlist/saved', {})
  useSaved.setState({ ids: new Set(productIds) })
}
