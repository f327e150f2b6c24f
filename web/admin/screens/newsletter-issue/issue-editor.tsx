import { useState } from 'react'
import type { NewsletterIssue } from '#contract/admin/newsletter.ts'
import { adminUrls } from '#contract/admin/urls.ts'
import { limits } from '#contract/limits.ts'
import { useText } from '#web/lib/text.ts'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { Screen } from '#web/admin/frame/screen.tsx'
import { IssueStateMark } from '#web/admin/newsletter/issue-state.tsx'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { IssuePreview } from './issue-preview.tsx'
import { ArchiveSwitch } from './archive-switch.tsx'
import { IssueLanguage } from './issue-language.tsx'
import { IssueProgress } from './issue-progress.tsx'
import { SendDialog } from './send-dialog.tsx'
import { useIssueDraft } from './use-issue-draft.ts'

interface IssueEditorProps {
  /** Null for a new issue. */
  issue: NewsletterIssue | null
  onChanged?: (make: () => NewsletterIssue) => void
}

/** An issue's subject and text beside a preview of the mail. Only drafts can be edited. */
export function IssueEditor({ issue, onChanged }: IssueEditorProps) {
  const t = useText('admin-newsletter')
  const [isSending, setSending] = useState(false)
  const draft = useIssueDraft(issue, onChanged)
  const { subject, body, isDraft, isWritten, isChanged, busy, show } = draft
  return (
    <Screen
      title={issue?.subject || t('new')}
      back={adminUrls.newsletter()}
      beside={issue && <IssueStateMark state={issue.state} />}
      actions={
        isDraft && (
          <>
            <ActionButton busy={busy} disabled={!isWritten || !isChanged} onClick={draft.save}>
              {t('save')}
            </ActionButton>
            {issue && (
              <ActionButton look="ember" disabled={!isWritten || isChanged} onClick={() => setSending(true)}>
                {t('send.open')}
              </ActionButton>
            )}
          </>
        )
      }
    >
      <div className="grid gap-8 px-4 py-6 md:px-8 xl:grid-cols-2">
        <div className="grid content-start gap-5">
          {issue && !isDraft && <IssueProgress issue={issue} onChanged={show} />}
          <Fields draft={draft} />
          {isDraft && <IssueLanguage value={draft.locale} onChange={draft.setLocale} />}
          {issue && <ArchiveSwitch issue={issue} onChanged={show} />}
          {issue && isDraft && (
            <p>
              <ActionButton busy={busy} onClick={() => draft.remove(issue)}>
                {t('delete')}
              </ActionButton>
            </p>
          )}
        </div>
        {isWritten && <IssuePreview subject={subject} body={body} />}
      </div>
      {issue && isSending && <SendDialog issue={issue} onClose={() => setSending(false)} onSent={show} />}
    </Screen>
  )
}

function Fields({ draft: { subject, body, wrong, isDraft, setSubject, setBody } }: { draft: ReturnType<typeof useIssueDraft> }) {
  const t = useText('admin-newsletter')
  return (
    <>
      <Field
        label={t('subject')}
        value={subject}
        maxLength={limits.newsletter.subject}
        readOnly={!isDraft}
        onChange={(event) => setSubject(event.currentTarget.value)}
      />
      <TextArea
        label={t('body')}
        hint={t('bodyHint')}
        error={isDraft && wrong ? t(`unmailable.${wrong}`) : undefined}
        value={body}
        rows={18}
        maxLength={limits.newsletter.body}
        readOnly={!isDraft}
        onChange={(event) => setBody(event.currentTarget.value)}
      />
    </>
  )
}
