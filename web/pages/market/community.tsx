import { urls } from '#contract/urls.ts'
import { PostTeaser } from '#web/features/posts/post-teaser.tsx'
import type { Teaser } from '#web/features/posts/teaser.ts'
import { CachedFragment } from '#web/lib/cached-fragment.tsx'
import { useText } from '#web/lib/text.ts'
import { TextLink } from '#web/ui/link.tsx'

/** Posts about products by their owners. */
export function Community({ posts }: { posts: Teaser[] }) {
  if (posts.length === 0) return null
  return (
    <CachedFragment name="community" tag="section" aria-labelledby={id} className="wrap" cacheKey={posts}>
      {() => <Content posts={posts} />}
    </CachedFragment>
  )
}

const id = 'community'

function Content({ posts }: { posts: Teaser[] }) {
  const t = useText('community')
  return (
    <>
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="display text-2xl">
          {t('market.title')}
        </h2>
        <TextLink to={urls.newsfeed()} className="inline-flex min-h-11 items-center text-sm font-medium whitespace-nowrap">
          {t('market.all')}
        </TextLink>
      </div>
      <ul className="grid gap-4 [&>li]:min-w-0 md:grid-cols-3 md:gap-6">
        {posts.map((post) => (
          <li key={post.id}>
            <PostTeaser teaser={post} />
          </li>
        ))}
      </ul>
    </>
  )
}
