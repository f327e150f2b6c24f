import { type SyntheticEvent, useState } from 'react'
import type { NewsletterIssue } from '#contract/admin/newsletter.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { ErrorLine } from '#web/admin/ui/error-line.tsx'
import { LocalTime } from '#web/admin/ui/local-time.tsx'
import { InputDialog } from '#web/admin/unsaved/input-dialog.tsx'

interface SendDialogProps {
  issue: NewsletterIssue
  onClose: () => void
  onSent: (issue: NewsletterIssue) => void
}

/** Sends an issue to all subscribers, now or at a later time. */
export function SendDialog({ issue, onClose, onSent }: SendDialogProps) {
  const t = useText('admin-newsletter')
  const { busy, error, run } = useAction()
  const [at, setAt] = useState<string | null>(null)
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    void run(async () => {
      onSent(await staff('POST /admin/newsletter/issues/:id/send', { id: issue.id, at }))
      onClose()
    })
  }
  return (
    <InputDialog open title={t('send.title')} onClose={onClose}>
      <form onSubmit={send} className="grid gap-4 overflow-y-auto p-5">
        <p>{t('send.text', { count: issue.subscribers })}</p>
        <LocalTime label={t('send.at')} hint={t('send.atHint')} value={at} onChange={setAt} />
        <ErrorLine error={error} />
        <ActionButton type="submit" look="ember" busy={busy}>
          {at === null ? t('send.now') : t('send.later')}
        </ActionButton>
      </form>
    </InputDialog>
  )
}
