import { newsletterUrls } from '#contract/newsletter-urls.ts'
import { prefixOf } from '#contract/locales.ts'
import { serverUrls } from '#contract/server-urls.ts'
import type { ApiOutput } from '#contract/api.ts'
import { call } from '#web/lib/call.ts'
import { useCalendar } from '#web/lib/dates.ts'
import { Head, useOrigin } from '#web/lib/head.tsx'
import { useLangOf, useLanguageOf } from '#web/lib/labels.ts'
import { useLoaderData } from '#web/lib/router/hooks.ts'
import type { LoaderFunctionArgs } from '#web/lib/router/route.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/link.tsx'

type Issue = ApiOutput<'GET /public/newsletter/issues/:id'>

export const loader = ({ params }: LoaderFunctionArgs): Promise<Issue> =>
  call('GET /public/newsletter/issues/:id', { id: params['id'] ?? '' })

/** An issue of the newsletter as a page. Its own address is the one in its language, whichever page surrounds it. */
export function Component() {
  const issue = useLoaderData<Issue>()
  const t = useText('content')
  const { date } = useCalendar()
  const { locales } = useShop()
  const lang = useLangOf()(issue)
  const language = useLanguageOf()(issue)
  const prefixed = useOrigin()
  const path = newsletterUrls.issue(issue.id)
  const own = locales.find((one) => one === issue.locale) ?? locales[0]!
  const canonical = (prefixed && new URL(prefixed).origin) + prefixOf(own, locales) + path
  return (
    <article className="wrap max-w-[48rem] pt-10 md:pt-16">
      <Head title={issue.subject} description={issue.description} path={path} canonical={canonical} type="article" />
      <TextLink to={newsletterUrls.archive()} className="inline-flex min-h-11 items-center text-sm">
        {t('newsletters.all')}
      </TextLink>
      <h1 lang={lang} className="display mt-2 text-3xl text-balance wrap-anywhere">
        {issue.subject}
      </h1>
      <p className="mt-5 border-b border-ink pb-4 text-sm text-quiet">
        <time dateTime={issue.sentAt}>{date(issue.sentAt)}</time>
        {language && ` · ${language}`}
      </p>
      <div lang={lang} className="prose mt-8" dangerouslySetInnerHTML={{ __html: issue.html }} />
      <aside className="mt-12 flex flex-wrap items-center justify-between gap-4 rounded-card bg-studio p-6">
        <p className="font-medium">{t('newsletters.byEmail')}</p>
        <ButtonLink to={serverUrls.newsletter()}>{t('newsletters.subscribe')}</ButtonLink>
      </aside>
    </article>
  )
}
