import { useState } from 'react'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useToastedAction } from '#web/lib/use-toasted-action.ts'
import { Segmented } from '#web/ui/segmented.tsx'
import { staff } from '#web/admin/session/session.ts'
import { useLatest } from '#web/admin/table/use-latest.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { ErrorLine } from '#web/admin/ui/error-line.tsx'
import { MailFrame } from '#web/admin/ui/mail-frame.tsx'
import { useDebounced } from '#web/admin/ui/use-debounced.ts'

/** A preview of the mail, debounced, and a test mail to one's own address. */
export function IssuePreview({ subject, body }: { subject: string; body: string }) {
  const t = useText('admin-newsletter')
  const [width, setWidth] = useState<'wide' | 'phone'>('wide')
  const { busy, run } = useToastedAction()
  const content = useDebounced(JSON.stringify({ subject, body }))
  const { value, error } = useLatest(content, (options) =>
    staff('POST /admin/newsletter/preview', JSON.parse(content) as { subject: string; body: string }, options),
  )
  const test = () =>
    void run(async () => {
      await staff('POST /admin/newsletter/test', { subject, body })
      toast('success', t('test.sent'))
    })
  return (
    <section aria-label={t('preview.title')} className="grid min-w-0 content-start gap-3 xl:sticky xl:top-4">
      <div className="flex flex-wrap items-center gap-2">
        <Segmented
          label={t('preview.width')}
          value={width}
          options={(['wide', 'phone'] as const).map((one) => ({ value: one, name: t(`preview.${one}`) }))}
          onChange={setWidth}
        />
        <ActionButton className="ms-auto" busy={busy} onClick={test}>
          {t('test.send')}
        </ActionButton>
      </div>
      <ErrorLine error={error} />
      {value && <MailFrame html={value.html} isDark={false} isPhone={width === 'phone'} label={t('preview.title')} />}
    </section>
  )
}
