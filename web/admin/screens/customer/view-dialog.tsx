import { useState } from 'react'
import { urls } from '#contract/urls.ts'
import { storeView } from '#web/features/view-as/view.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Field } from '#web/ui/field.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { InputDialog } from '#web/admin/unsaved/input-dialog.tsx'
import { allowLeaving } from '#web/admin/unsaved/unsaved.ts'

const shortest = 3

/** Asks for a reason, then opens the shop in this tab as the customer sees it. */
export function ViewDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const t = useText('admin-customers')
  const errorMessage = useErrorMessage()
  const { busy, error, run } = useAction({ busyAfterSuccess: true })
  const [reason, setReason] = useState('')
  const begin = () =>
    run(async () => {
      const { id: view, token, expiresAt } = await staff('POST /admin/customers/:id/views', { id, reason: reason.trim() })
      allowLeaving()
      storeView({ id: view, customerId: id, name, expiresAt }, token)
      window.location.assign(urls.orders())
    })
  return (
    <InputDialog open title={t('view.title', { name })} onClose={onClose}>
      <form
        className="grid gap-5 p-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (reason.trim().length >= shortest) void begin()
        }}
      >
        <p className="text-quiet">{t('view.text')}</p>
        <Field
          label={t('view.reason')}
          hint={t('view.reasonHint')}
          value={reason}
          maxLength={300}
          error={error === null ? undefined : errorMessage(error)}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <ActionButton type="submit" look="ember" className="justify-self-start" busy={busy} disabled={reason.trim().length < shortest}>
          {t('view.begin')}
        </ActionButton>
      </form>
    </InputDialog>
  )
}
