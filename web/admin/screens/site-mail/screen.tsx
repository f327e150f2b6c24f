import { useCallback, useState } from 'react'
import type { MailText } from '#contract/admin/mail-templates.ts'
import { adminUrls } from '#contract/admin/urls.ts'
import type { Locale } from '#contract/locales.ts'
import { useParams } from '#web/lib/router/hooks.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Link } from '#web/ui/link.tsx'
import { LoadedScreen } from '#web/admin/frame/loaded-screen.tsx'
import { PartScreen } from '#web/admin/site/part-screen.tsx'
import type { PartEditor } from '#web/admin/site/use-site-part.ts'
import { staff } from '#web/admin/session/session.ts'
import { mailName } from '#web/admin/site/mail-names.ts'
import { MailPreview } from './mail-preview.tsx'
import { Sentence } from './sentence.tsx'

const nothing = { kind: 'mail', texts: {} } as const

/** A mail's sentences in one language, beside a preview. */
export function Component() {
  const t = useText('admin-site')
  const { locale: language, name = '' } = useParams()
  const locale: Locale = language === 'bn' ? 'bn' : 'en'
  const data = useAsyncData(useCallback(() => staff('GET /admin/mail-templates/:name', { name, locale }), [name, locale]))
  return (
    <LoadedScreen title={t('mails.title')} back={adminUrls.siteMails()} data={data}>
      {({ texts }) => (
        <PartScreen
          key={`${name} ${locale}`}
          kind="mail"
          name={`${name}.${locale}`}
          title={mailName(t, name)}
          back={adminUrls.siteMails()}
          fallback={nothing}
          actions={<OtherLanguages name={name} locale={locale} />}
        >
          {(editor) => <Work editor={editor} name={name} locale={locale} texts={texts} />}
        </PartScreen>
      )}
    </LoadedScreen>
  )
}

function OtherLanguages({ name, locale }: { name: string; locale: Locale }) {
  const t = useText('admin-site')
  const { locales } = useShop()
  return locales
    .filter((one) => one !== locale)
    .map((one) => (
      <Link key={one} to={adminUrls.siteMail(one, name)} className="inline-flex min-h-11 items-center px-2 text-link md:min-h-9">
        {t(one === 'bn' ? 'language.bn' : 'language.en')}
      </Link>
    ))
}

interface WorkProps {
  editor: PartEditor<'mail'>
  name: string
  locale: Locale
  texts: MailText[]
}

function Work({ editor: { document, change }, name, locale, texts }: WorkProps) {
  const t = useText('admin-site')
  const [problems, setProblems] = useState<Record<string, string[]>>({})
  const write = (key: string, sentence: string | undefined) => {
    const { [key]: _, ...others } = document.texts
    change({ texts: sentence === undefined ? others : { ...others, [key]: sentence } })
  }
  const labels = texts.filter(({ role }) => role === 'label')
  const shown = texts.filter(({ role }) => role !== 'label')
  const sentence = (text: MailText) => (
    <Sentence
      key={text.key}
      text={text}
      locale={locale}
      value={document.texts[text.key]}
      problem={problems[`texts.${text.key}`]?.[0]}
      onChange={(next) => write(text.key, next)}
    />
  )
  return (
    <div className="grid gap-8 px-4 py-6 md:px-8 xl:grid-cols-2">
      <section aria-label={t('mail.sentences')} className="grid min-w-0 content-start gap-5">
        <p className="text-quiet">{t('mail.hint')}</p>
        {shown.map(sentence)}
        {labels.length > 0 && (
          <>
            {shown.length > 0 && <h2 className="border-t border-line pt-5 font-semibold">{t('mail.others')}</h2>}
            {labels.map(sentence)}
          </>
        )}
      </section>
      <MailPreview name={name} locale={locale} texts={document.texts} onProblems={useCallback((errors) => setProblems(errors ?? {}), [])} />
    </div>
  )
}
