import { useState } from 'react'
import type { NewsletterIssue } from '#contract/admin/newsletter.ts'
import { adminUrls } from '#contract/admin/urls.ts'
import { unsupportedInMail } from '#contract/mail-text.ts'
import { goTo } from '#web/lib/navigate.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useToastedAction } from '#web/lib/use-toasted-action.ts'
import { staff } from '#web/admin/session/session.ts'
import { allowLeaving, useUnsaved } from '#web/admin/unsaved/unsaved.ts'

/** An issue (null: a new one) whose subject and text are being edited, with the calls that save and delete it. */
export function useIssueDraft(issue: NewsletterIssue | null, onChanged?: (make: () => NewsletterIssue) => void) {
  const t = useText('admin-newsletter')
  const { busy, run } = useToastedAction()
  const [subject, setSubject] = useState(issue?.subject ?? '')
  const [body, setBody] = useState(issue?.body ?? '')
  const [locale, setLocale] = useState(issue?.locale ?? null)
  const wrong = unsupportedInMail(body)
  const isChanged = subject !== (issue?.subject ?? '') || body !== (issue?.body ?? '') || locale !== (issue?.locale ?? null)
  useUnsaved(isChanged)
  const act = (work: () => Promise<void>) =>
    void run(async () => {
      await work()
    })
  const show = (saved: NewsletterIssue) => {
    if (issue) return onChanged?.(() => saved)
    allowLeaving()
    goTo(adminUrls.issue(saved.id), { replace: true })
  }
  const put = (): Promise<NewsletterIssue> =>
    issue
      ? staff('PUT /admin/newsletter/issues/:id', { id: issue.id, subject, body, locale })
      : staff('POST /admin/newsletter/issues', { subject, body, locale })
  const save = () =>
    act(async () => {
      show(await put())
      toast('success', t('saved'))
    })
  const remove = ({ id }: NewsletterIssue) =>
    act(async () => {
      await staff('DELETE /admin/newsletter/issues/:id', { id })
      allowLeaving()
      goTo(adminUrls.newsletter(), { replace: true })
    })
  const isWritten = subject.trim() !== '' && body.trim() !== '' && !wrong
  const isDraft = issue === null || issue.state === 'draft'
  return { subject, body, locale, setSubject, setBody, setLocale, wrong, isDraft, isWritten, isChanged, busy, show, save, remove }
}
