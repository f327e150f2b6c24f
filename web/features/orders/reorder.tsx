import { useEffect, useState } from 'react'
import type { ApiOutput } from '#contract/api.ts'
import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { refreshCart } from '#web/features/cart/cart.ts'
import { goTo } from '#web/lib/navigate.ts'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { toast } from '#web/lib/toast.ts'
import { ReorderDialog } from './reorder-dialog.tsx'

type ReorderResult = ApiOutput<'POST /user/orders/reorder'>
type Conflict = Extract<ReorderResult, { message: unknown }>
interface Flags {
  overWriteCart?: boolean
  ignoreInvalidItems?: boolean
}

/** Adds an order's lines to the cart when it mounts; asks first if there is something to decide. Needs the groups "order" and "ui". */
export function Reorder({ orderId, onBusy }: { orderId: string; onBusy: (busy: boolean) => void }) {
  const t = useText('order')
  const [conflict, setConflict] = useState<Conflict | null>(null)

  async function send(flags: Flags): Promise<void> {
    onBusy(true)
    try {
      const answer = await signed('POST /user/orders/reorder', { orderId, ...flags })
      if ('message' in answer) return setConflict(answer)
      setConflict(null)
      await refreshCart().catch(() => null)
      toast('success', t('reorder.done'))
      goTo(urls.cart())
    } catch (error) {
      toastError(error)
    } finally {
      onBusy(false)
    }
  }

  // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked once, when it appears
  useEffect(() => void send({}), [])
  if (!conflict) return null
  return (
    <ReorderDialog
      conflict={conflict}
      onClose={() => setConflict(null)}
      onChoose={(overWriteCart) => send({ overWriteCart, ignoreInvalidItems: true })}
    />
  )
}
