import { useLangOf } from '#web/lib/labels.ts'
import { useLoaderData } from '#web/lib/router/hooks.ts'
import { urls } from '#contract/urls.ts'
import { StoryGrid } from '#web/features/blog/story-card.tsx'
import { Contents } from '#web/features/content/contents.tsx'
import { Head, useOrigin } from '#web/lib/head.tsx'
import { JsonLd, breadcrumbData } from '#web/lib/json-ld.tsx'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { TextLink } from '#web/ui/link.tsx'
import { articleJson } from './article-json.ts'
import { Heading } from './heading.tsx'
import type { ArticleData } from './load.ts'
import { MentionedProducts } from './mentioned-products.tsx'
import { Source } from './source.tsx'

export { loader } from './load.ts'

/** An article: its text and sections, the products it covers, and further reading. */
export function Component() {
  const { article, cards } = useLoaderData<ArticleData>()
  const t = useText('blog')
  const origin = useOrigin()
  const { name } = useShop()
  const lang = useLangOf()(article)
  const { title, description, slug, cover, source, related } = article
  const path = urls.blog(slug)
  const trail = [
    { name: t('title'), to: urls.blogs() },
    { name: title, to: path },
  ]
  return (
    <>
      <Head title={title} description={description} path={path} canonical={source?.url} image={cover?.url} type="article" />
      <JsonLd data={articleJson(article, { origin, shop: name })} />
      <JsonLd data={breadcrumbData(trail, origin)} />
      <article className="wrap pt-8 md:pt-14">
        <Heading article={article} />
        <div className="mt-8 gap-10 md:mt-12 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)_13rem] xl:gap-16">
          <Contents title={t('contents')} headings={article.headings} lang={lang} />
          <div>
            <div lang={lang} className="prose mx-auto" dangerouslySetInnerHTML={{ __html: article.html }} />
            {source && <Source source={source} />}
          </div>
          <MentionedProducts cards={cards} />
        </div>
      </article>
      {related.length > 0 && (
        <section aria-labelledby="next" className="wrap mt-20">
          <div className="mb-6 flex items-baseline justify-between gap-6">
            <h2 id="next" className="display text-2xl">
              {t('next')}
            </h2>
            <TextLink to={urls.blogs()} className="inline-flex min-h-11 items-center text-sm font-medium">
              {t('allStories')}
            </TextLink>
          </div>
          <StoryGrid stories={related} bare />
        </section>
      )}
    </>
  )
}
