import { newsletterUrls } from '#contract/newsletter-urls.ts'
import type { NewsletterIssue } from '#contract/admin/newsletter.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { TextLink } from '#web/ui/link.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { staff } from '#web/admin/session/session.ts'

/** Shows an issue in the public archive once it's sent, with a link to its page there. */
export function ArchiveSwitch({ issue, onChanged }: { issue: NewsletterIssue; onChanged: (issue: NewsletterIssue) => void }) {
  const t = useText('admin-newsletter')
  const message = useErrorMessage()
  const { busy, run } = useAction()
  const { id, isArchived, state } = issue
  const change = (is: boolean) =>
    void run(async () => {
      try {
        onChanged(await staff('PUT /admin/newsletter/issues/:id/archive', { id, isArchived: is }))
      } catch (reason) {
        toast('error', message(reason))
      }
    })
  return (
    <div>
      <Switch
        label={t('archive.label')}
        hint={t('archive.hint')}
        checked={isArchived}
        aria-disabled={busy || undefined}
        onChange={({ currentTarget }) => change(currentTarget.checked)}
      />
      {isArchived && (state === 'sent' || state === 'sending') && (
        <TextLink to={newsletterUrls.issue(id)} className="inline-flex min-h-11 items-center">
          {t('archive.view')}
        </TextLink>
      )}
    </div>
  )
}
