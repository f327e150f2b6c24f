import { useState } from 'react'
import type { Locale } from '#contract/locales.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useToastedAction } from '#web/lib/use-toasted-action.ts'
import { Segmented } from '#web/ui/segmented.tsx'
import { staff } from '#web/admin/session/session.ts'
import { useLatest } from '#web/admin/table/use-latest.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { ErrorLine } from '#web/admin/ui/error-line.tsx'
import { useDebounced } from '#web/admin/ui/use-debounced.ts'
import { Fold } from '#web/admin/ui/fold.tsx'
import { MailFrame } from '#web/admin/ui/mail-frame.tsx'

interface MailPreviewProps {
  name: string
  locale: Locale
  texts: Record<string, string>
  /** Called with the server's messages about the sentences. */
  onProblems: (errors: Record<string, string[]> | undefined) => void
}

/** A preview of the mail with sample data, debounced, and a test mail to one's own address. */
export function MailPreview({ name, locale, texts, onProblems }: MailPreviewProps) {
  const t = useText('admin-site')
  const [theme, setTheme] = useState<'light' | 'dark'>('light')
  const [width, setWidth] = useState<'phone' | 'wide'>('wide')
  const { busy, run } = useToastedAction()
  const debounced = useDebounced(texts)
  const { value, error } = useLatest(`${name} ${locale} ${JSON.stringify(debounced)}`, (options) =>
    staff('POST /admin/mail-templates/:name/preview', { name, locale, texts: debounced }, options).then(
      (mail) => {
        onProblems(undefined)
        return mail
      },
      (reason: unknown) => {
        onProblems((reason as { errors?: Record<string, string[]> }).errors)
        throw reason
      },
    ),
  )
  const test = () =>
    void run(async () => {
      await staff('POST /admin/mail-templates/:name/test', { name, locale, texts })
      toast('success', t('mail.sent'))
    })
  return (
    <section aria-label={t('preview')} className="grid min-w-0 content-start gap-3 xl:sticky xl:top-4">
      <div className="flex flex-wrap items-center gap-2">
        <Segmented
          label={t('mail.theme')}
          value={theme}
          options={(['light', 'dark'] as const).map((one) => ({ value: one, name: t(`mail.${one}`) }))}
          onChange={setTheme}
        />
        <Segmented
          label={t('mail.width')}
          value={width}
          options={(['wide', 'phone'] as const).map((one) => ({ value: one, name: t(`mail.${one}`) }))}
          onChange={setWidth}
        />
        <ActionButton className="ms-auto" busy={busy} onClick={test}>
          {t('mail.test')}
        </ActionButton>
      </div>
      <ErrorLine error={error} />
      {value && (
        <>
          <p className="min-w-0 border-b border-line pb-3" lang={locale}>
            <span className="block font-semibold wrap-anywhere">{value.subject}</span>
            <span className="block truncate text-quiet">{value.preheader}</span>
          </p>
          <MailFrame html={value.html} isDark={theme === 'dark'} isPhone={width === 'phone'} label={t('preview')} />
          <Fold title={t('mail.plain')}>
            <pre lang={locale} className="border border-line bg-surface p-3 font-text text-sm whitespace-pre-wrap wrap-anywhere">
              {value.plain}
            </pre>
          </Fold>
        </>
      )}
    </section>
  )
}
