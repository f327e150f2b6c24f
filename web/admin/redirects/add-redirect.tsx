import { type SyntheticEvent, useState } from 'react'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Field } from '#web/ui/field.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { ErrorLine } from '#web/admin/ui/error-line.tsx'
import { InputDialog } from '#web/admin/unsaved/input-dialog.tsx'

interface AddRedirectProps {
  /** The old path, if it's known. */
  from?: string
  onAdded: () => void
  onClose: () => void
}

/** Adds a redirect from a path. */
export function AddRedirect({ from: known = '', onAdded, onClose }: AddRedirectProps) {
  const t = useText('admin-redirects')
  const { busy, error, run } = useAction()
  const [from, setFrom] = useState(known)
  const [to, setTo] = useState('')
  const isGood = from.trim() !== '' && to.trim() !== ''
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!isGood) return
    void run(async () => {
      await staff('POST /admin/redirects', { from, to })
      toast('success', t('add.done'))
      onAdded()
    })
  }
  return (
    <InputDialog open title={t('add.title')} onClose={onClose}>
      <form onSubmit={send} className="grid gap-4 overflow-y-auto p-5">
        <Field
          label={t('add.from')}
          hint={t('add.fromHint')}
          value={from}
          onChange={(event) => setFrom(event.currentTarget.value)}
          required
        />
        <Field label={t('add.to')} hint={t('add.toHint')} value={to} onChange={(event) => setTo(event.currentTarget.value)} required />
        <ErrorLine error={error} />
        <ActionButton type="submit" look="ember" busy={busy} disabled={!isGood}>
          {t('add.save')}
        </ActionButton>
      </form>
    </InputDialog>
  )
}
