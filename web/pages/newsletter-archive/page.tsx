import { newsletterUrls } from '#contract/newsletter-urls.ts'
import type { ArchivedIssue } from '#contract/newsletter-archive.ts'
import { serverUrls } from '#contract/server-urls.ts'
import { urls } from '#contract/urls.ts'
import { useCalendar } from '#web/lib/dates.ts'
import { Head } from '#web/lib/head.tsx'
import { useLangOf } from '#web/lib/labels.ts'
import { useLoaderData } from '#web/lib/router/hooks.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Link, TextLink } from '#web/ui/link.tsx'
import type { ArchiveData } from './load.ts'

export { loader } from './load.ts'

/** Sent issues of the newsletter, the newest first. */
export function Component() {
  const { issues, page, pages } = useLoaderData<ArchiveData>()
  const t = useText('content')
  const { name } = useShop()
  return (
    <div className="wrap pt-10 md:pt-16">
      <Head
        title={t('newsletters.title')}
        description={t('newsletters.intro', { shop: name })}
        path={newsletterUrls.archive(page)}
        hidden={issues.length === 0}
      />
      <h1 className="display text-3xl">{t('newsletters.title')}</h1>
      <p className="mt-5 max-w-[34em] text-lg text-quiet">{t('newsletters.intro', { shop: name })}</p>
      <p className="mt-2">
        <TextLink to={serverUrls.newsletter()} className="inline-flex min-h-11 items-center">
          {t('newsletters.subscribe')}
        </TextLink>
      </p>
      {issues.length === 0 ? (
        <EmptyState title={t('newsletters.empty')} text={t('newsletters.emptyText')}>
          <ButtonLink to={page > 1 ? newsletterUrls.archive() : urls.home()}>
            {t(page > 1 ? 'newsletters.first' : 'newsletters.home')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <ul className="mt-8 border-t border-ink">
          {issues.map((issue) => (
            <Issue key={issue.id} issue={issue} />
          ))}
        </ul>
      )}
      {pages > 1 && issues.length > 0 && (
        <nav aria-label={t('newsletters.pages')} className="mt-8 flex justify-between gap-6">
          {page > 1 ? <TextLink to={newsletterUrls.archive(page - 1)}>{t('newsletters.newer')}</TextLink> : <span />}
          {page < pages && <TextLink to={newsletterUrls.archive(page + 1)}>{t('newsletters.older')}</TextLink>}
        </nav>
      )}
    </div>
  )
}

function Issue({ issue }: { issue: ArchivedIssue }) {
  const { date } = useCalendar()
  const lang = useLangOf()(issue)
  return (
    <li className="relative gap-x-8 border-b border-line py-5 md:grid md:grid-cols-[11rem_minmax(0,1fr)]">
      <time dateTime={issue.sentAt} className="text-sm text-quiet md:pt-1">
        {date(issue.sentAt)}
      </time>
      <div lang={lang} className="max-w-[44em] min-w-0 wrap-anywhere">
        <h2 className="text-lg font-semibold">
          <Link to={newsletterUrls.issue(issue.id)} className="after:absolute after:inset-0 hover:underline">
            {issue.subject}
          </Link>
        </h2>
        <p className="mt-1 line-clamp-2 text-quiet">{issue.description}</p>
      </div>
    </li>
  )
}
