import type { ContentPage } from '#contract/content.ts'
import { useCalendar } from '#web/lib/dates.ts'
import { Head } from '#web/lib/head.tsx'
import { useLangOf, useLanguageOf } from '#web/lib/labels.ts'
import { useText } from '#web/lib/text.ts'
import { Contents } from './contents.tsx'
import { Documents } from './documents.tsx'

/** A text with its date, version and sections. */
export function TextDocument({ page, path }: { page: ContentPage; path: string }) {
  const t = useText('content')
  const { date } = useCalendar()
  const lang = useLangOf()(page)
  const language = useLanguageOf()(page)
  return (
    <>
      <Head title={page.title} description={page.description} path={path} />
      <div className="wrap pt-10 md:pt-16">
        <h1 lang={lang} className="display max-w-[14em] text-3xl text-balance">
          {page.title}
        </h1>
        <p lang={lang} className="mt-5 max-w-[34em] text-lg text-quiet">
          {page.description}
        </p>
        <p className="mt-6 border-b border-ink pb-4 text-sm text-quiet">
          {[t('updated', { date: date(page.updatedAt) }), t('version', { version: page.version }), language].filter(Boolean).join(' · ')}
        </p>
        <div className="mt-8 gap-12 lg:grid lg:grid-cols-[14rem_minmax(0,1fr)]">
          <Contents title={t('contents')} headings={page.headings} lang={lang} />
          <div lang={lang} className="prose" dangerouslySetInnerHTML={{ __html: page.html }} />
        </div>
        <Documents except={path} />
      </div>
    </>
  )
}
