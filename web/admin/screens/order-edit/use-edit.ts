import { useState } from 'react'
import type { StaffOrder } from '#contract/admin/orders.ts'
import { adminUrls } from '#contract/admin/urls.ts'
import { isRefusal } from '#contract/refusal.ts'
import { goTo } from '#web/lib/navigate.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { isCounted, lineInputs } from '#web/admin/orders/compose.ts'
import { staff } from '#web/admin/session/session.ts'
import { allowLeaving, useUnsaved } from '#web/admin/unsaved/unsaved.ts'
import { editOf, rebase } from './edit.ts'
import { usePreview } from './use-preview.ts'

/** The edit of an order with its preview. If someone else changes the order in the meantime, the edit is applied to the changed order. */
export function useEdit(read: StaffOrder) {
  const t = useText('admin-compose')
  const { busy, error, run } = useAction()
  const [before, setBefore] = useState(read)
  const [base, setBase] = useState(() => editOf(read.order))
  const [edit, setEdit] = useState(base)
  const [reason, setReason] = useState('')
  const [isRebased, setRebased] = useState(false)
  const { order, edits } = before
  useUnsaved(reason.trim() !== '' || JSON.stringify(edit) !== JSON.stringify(base))
  const { lines, address, shippingMethod, gift } = edit
  const isMoved = address !== base.address
  const input = { id: order.id, lines: lineInputs(lines), shippingMethod, ...(isMoved && { shippingAddress: address }) }
  const isWrapped = gift?.isWrapped ?? false
  const isRewrapped = isWrapped !== (base.gift?.isWrapped ?? false)
  const preview = usePreview(lines.length > 0 && isCounted(lines) ? { ...input, ...(isRewrapped && { isWrapped }) } : null, order.wrapCost)

  async function takeTheirs(): Promise<void> {
    const now = await staff('GET /admin/orders/:id', { id: order.id })
    const theirs = editOf(now.order)
    setBefore(now)
    setBase(theirs)
    setEdit((mine) => rebase(base, theirs, mine))
    setRebased(true)
  }
  async function send(totalCost: number): Promise<void> {
    try {
      await staff('POST /admin/orders/:id/edit', { ...input, edits, totalCost, reason, ...(gift !== base.gift && { gift }) })
    } catch (failure) {
      if (isRefusal(failure) && failure.code === 'ORDER_WAS_CHANGED') return takeTheirs()
      throw failure
    }
    toast('success', t('edit.done'))
    allowLeaving()
    goTo(adminUrls.order(order.number))
  }
  return {
    before,
    edit,
    reason,
    isRebased,
    preview,
    busy,
    error,
    change: (part: Partial<typeof edit>) => setEdit((now) => ({ ...now, ...part })),
    setReason,
    closeNotice: () => setRebased(false),
    save: () => void run(async () => preview.value && send(preview.value.totalCost)),
  }
}
