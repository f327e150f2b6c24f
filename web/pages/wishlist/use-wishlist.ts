import { useCallback, useEffect, useRef } from 'react'
import type { Wishlist, WishlistItem, WishlistSummary } from '#contract/wishlist.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { markSaved } from '#web/features/wishlist/change-saved.ts'
import { useListChoice } from '#web/features/wishlist/list-choice.ts'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { toast } from '#web/lib/toast.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'

export interface WishlistData {
  wishlist: Wishlist
  lists: WishlistSummary[]
}

/** The displayed list, all lists, and their changes. Null while loading; `error` if that fails. */
export function useWishlist(listId: string | null) {
  const t = useText('wishlist')
  const fetchData = useCallback(async (): Promise<WishlistData> => {
    const [wishlist, { lists }] = await Promise.all([signed('GET /wishlist', listId ? { listId } : {}), signed('GET /wishlist/lists', {})])
    return { wishlist, lists }
  }, [listId])
  const { value, error, busy, load, change } = useAsyncData(fetchData)
  useAfterMove(load)

  const take = (wishlist: Wishlist): void => change((before) => ({ lists: counted(before.lists, wishlist), wishlist }))
  const setLists = (lists: WishlistSummary[]): void => change((before) => ({ ...before, lists }))

  /** Optimistic: restored if the server refuses, or if the customer undoes it. */
  async function remove({ productId, product }: WishlistItem): Promise<void> {
    if (!value?.wishlist.id) return
    const key = { productId, listId: value.wishlist.id }
    const { wishlist } = value
    take({ ...wishlist, items: wishlist.items.filter((item) => item.productId !== productId) })
    try {
      take(await signed('DELETE /wishlist/items/:productId', key))
      markSaved(productId, false)
      if (product) toast('info', t('removed', { name: product.name }), { label: t('undo'), run: () => void bringBack(key) })
    } catch (thrown) {
      take(wishlist)
      toastError(thrown)
    }
  }

  async function bringBack(key: { productId: string; listId: string }): Promise<void> {
    try {
      take(await signed('POST /wishlist', key))
      markSaved(key.productId, true)
    } catch (thrown) {
      toastError(thrown)
    }
  }

  return { value, error, busy, load, setLists, remove }
}

const counted = (lists: WishlistSummary[], { id, items }: Wishlist): WishlistSummary[] =>
  lists.map((list) => (list.id === id ? { ...list, itemCount: items.length } : list))

/** Reloads after the dialog has moved a product to another list. */
function useAfterMove(load: () => Promise<void>): void {
  const isChoosing = useListChoice(({ product }) => product !== null)
  const before = useRef(isChoosing)
  useEffect(() => {
    if (before.current && !isChoosing) void load()
    before.current = isChoosing
  })
}
