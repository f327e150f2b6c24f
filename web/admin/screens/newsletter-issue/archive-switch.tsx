import { newsletterUrls } from '#contract/newsletter-urls.ts'
import type { NewsletterIssue } from '#contract/admin/newsletter.ts'
import { useText } from '#web/lib/text.ts'
import { useToastedAction } from '#web/lib/use-toasted-action.ts'
import { TextLink } from '#web/ui/link.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { staff } from '#web/admin/session/session.ts'

/** Shows an issue in the public archive once it's sent, with a link to its page there. */
export function ArchiveSwitch({ issue, onChanged }: { issue: NewsletterIssue; onChanged: (issue: NewsletterIssue) => void }) {
  const t = useText('admin-newsletter')
  const { busy, run } = useToastedAction()
  const { id, isArchived, state } = issue
  const change = (is: boolean) =>
    void run(async () => {
      onChanged(await staff('PUT /admin/newsletter/issues/:id/archive', { id, isArchived: is }))
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
