import { useState } from 'react'
import type { OrderDownload } from '#contract/admin/downloads.ts'
import type { Order } from '#contract/order.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { limits } from '#contract/limits.ts'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { LocalTime } from '#web/admin/ui/local-time.tsx'
import { Problem } from '#web/admin/ui/problem.tsx'
import { InputDialog } from '#web/admin/unsaved/input-dialog.tsx'

interface DownloadDialogProps {
  kind: 'extend' | 'refund'
  order: Order
  /** The file to extend; it belongs to the line. */
  file: OrderDownload
  onFiles: (downloads: OrderDownload[]) => void
  onChange: (order: Order) => void
  onClose: () => void
}

/** Extends the download period of a line's files, or refunds the line and revokes them. */
export function DownloadDialog({ kind, ...props }: DownloadDialogProps) {
  const t = useText('admin-orders')
  return (
    <InputDialog open title={t(`downloads.${kind}`)} onClose={props.onClose}>
      {kind === 'extend' ? <Extend {...props} /> : <Refund {...props} />}
    </InputDialog>
  )
}

type FormProps = Omit<DownloadDialogProps, 'kind'>

function Extend({ order, file: { variantId, until: before }, onFiles, onClose }: FormProps) {
  const t = useText('admin-orders')
  const { busy, error, run } = useAction()
  const [until, setUntil] = useState(before)
  const save = () =>
    run(async () => {
      onFiles((await staff('PUT /admin/orders/:id/downloads/:variantId', { id: order.id, variantId, until })).downloads)
      toast('success', t('downloads.isExtended'))
      onClose()
    })
  return (
    <div className="grid gap-4 p-5">
      <LocalTime label={t('downloads.newEnd')} hint={t('downloads.newEndHint')} value={until} onChange={setUntil} />
      {error !== null && <Problem error={error} />}
      <ActionButton look="ember" busy={busy} onClick={() => void save()}>
        {t('downloads.extend')}
      </ActionButton>
    </div>
  )
}

function Refund({ order, file: { variantId }, onFiles, onChange, onClose }: FormProps) {
  const t = useText('admin-orders')
  const { busy, error, run } = useAction()
  const [reason, setReason] = useState('')
  // One key per dialog, so that pressing twice refunds once.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const refund = () =>
    run(async () => {
      const input = { id: order.id, variantId, reason: reason.trim() }
      onChange(await staff('POST /admin/orders/:id/downloads/:variantId/refund', input, { idempotencyKey }))
      onFiles((await staff('GET /admin/orders/:id/downloads', { id: order.id })).downloads)
      onClose()
    })
  return (
    <div className="grid gap-4 p-5">
      <p className="text-quiet">{t('downloads.refundText')}</p>
      <TextArea
        label={t('downloads.reason')}
        rows={2}
        maxLength={limits.shipment.note}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {error !== null && <Problem error={error} />}
      <ActionButton look="ember" busy={busy} onClick={() => void refund()}>
        {t('downloads.refund')}
      </ActionButton>
    </div>
  )
}
