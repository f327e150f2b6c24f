import type { NewsletterIssue } from '#contract/admin/newsletter.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { useShortTime } from '#web/admin/ui/use-short-time.ts'

/** When the issue is or was sent and to how many, and a way to stop it. */
export function IssueProgress({ issue, onChanged }: { issue: NewsletterIssue; onChanged: (issue: NewsletterIssue) => void }) {
  const t = useText('admin-newsletter')
  const message = useErrorMessage()
  const shortTime = useShortTime()
  const { busy, run } = useAction()
  const { id, state, sendAt, sent } = issue
  const when = sendAt === null ? '' : shortTime(sendAt)
  const cancel = () =>
    void run(async () => {
      try {
        onChanged(await staff('POST /admin/newsletter/issues/:id/cancel', { id }))
      } catch (reason) {
        toast('error', message(reason))
      }
    })
  return (
    <div role="status" className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface p-4">
      <p>
        {state === 'scheduled'
          ? t('progress.scheduled', { when })
          : t(`progress.${state === 'draft' ? 'sent' : state}`, { when, count: sent })}
      </p>
      {(state === 'scheduled' || state === 'sending') && (
        <ActionButton busy={busy} onClick={cancel}>
          {t('progress.cancel')}
        </ActionButton>
      )}
    </div>
  )
}
