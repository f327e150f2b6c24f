import { useLoaderData } from '#web/lib/router/hooks.ts'
import { urls } from '#contract/urls.ts'
import { StoryGrid } from '#web/features/blog/story-card.tsx'
import { Head } from '#web/lib/head.tsx'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Filters } from './filters.tsx'
import { Follow } from './follow.tsx'
import { NewestArticle } from './newest-article.tsx'
import type { BlogsData } from './load.ts'
import { Months } from './months.tsx'
import { Pager } from './pager.tsx'

export { loader } from './load.ts'

const inGrid = 6

/** The journal: the newest article large, some side by side, the others by month. */
export function Component() {
  const data = useLoaderData<BlogsData>()
  const t = useText('blog')
  const { name } = useShop()
  const { stories, category, month, page, pages } = data
  const [first, ...others] = stories
  const title = category ? `${t(`categories.${category}`)} · ${t('title')}` : t('title')
  return (
    <>
      <Head
        title={title}
        description={t('description')}
        path={urls.blogs({ category, page: page > 1 && page <= pages ? page : undefined })}
        hidden={month !== undefined || page > pages}
        image={first?.cover?.url}
      />
      <link rel="alternate" type="application/rss+xml" title={`${name} ${t('title')}`} href={urls.blogFeed('rss')} />
      <link rel="alternate" type="application/atom+xml" title={`${name} ${t('title')}`} href={urls.blogFeed('atom')} />
      <div className="wrap pt-10 md:pt-14">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4 border-b border-ink pb-5">
          <h1 className="display max-w-full text-3xl wrap-break-word md:text-[5.5rem]">{t('title')}</h1>
          <p className="max-w-[24em] text-balance md:text-lg lg:text-end">{t('lead')}</p>
        </div>
        <Filters data={data} />
        {first ? <NewestArticle story={first} /> : <Nothing data={data} />}
        {others.length > 0 && (
          <div className="mt-14">
            <StoryGrid stories={others.slice(0, inGrid)} />
          </div>
        )}
        <Months stories={others.slice(inGrid)} />
        <Pager data={data} />
        <Follow />
      </div>
    </>
  )
}

function Nothing({ data: { category, month, page, pages } }: { data: BlogsData }) {
  const t = useText('blog')
  if (page > pages) {
    return (
      <EmptyState title={t('pastEnd')} text={t('pastEndText', { count: pages })}>
        <ButtonLink to={urls.blogs({ category, month })}>{t('firstPage')}</ButtonLink>
      </EmptyState>
    )
  }
  const isFiltered = category !== undefined || month !== undefined
  return (
    <EmptyState title={t('empty')} text={isFiltered ? t('emptyText') : t('emptyAll')}>
      {isFiltered ? <ButtonLink to={urls.blogs()}>{t('showAll')}</ButtonLink> : null}
    </EmptyState>
  )
}
