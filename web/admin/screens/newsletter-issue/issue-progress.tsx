import type { NewsletterIssue } from '#contract/admin/newsletter.ts'
import { useText } from '#web/lib/text.ts'
import { useToastedAction } from '#web/lib/use-toasted-action.ts'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { useShortTime } from '#web/admin/ui/use-short-time.ts'

/** When the issue is or was sent and to how many, and a way to stop it. */
export function IssueProgress({ issue, onChanged }: { issue: NewsletterIssue; onChanged: (issue: NewsletterIssue) => void }) {
  const t = useText('admin-newsletter')
  const shortTime = useShortTime()
  const { busy, run } = useToastedAction()
  const { id, state, sendAt, sent } = issue
  const when = sendAt === null ? '' : shortTime(sendAt)
  const cancel = () =>
    void run(async () => {
      onChanged(await staff('POST /admin/newsletter/issues/:id/cancel', { id }))
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
