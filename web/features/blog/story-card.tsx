import type { BlogSummary } from '#contract/blogs.ts'
import { urls } from '#contract/urls.ts'
import { CachedList } from '#web/lib/cached-fragment.tsx'
import { useCalendar } from '#web/lib/dates.ts'
import { useLangOf } from '#web/lib/labels.ts'
import { useText } from '#web/lib/text.ts'
import { Link } from '#web/ui/link.tsx'
import { StoryMeta } from './story-meta.tsx'
import { StoryPicture } from './story-picture.tsx'

/** An article in a grid. */
function StoryCard({ story, bare = false }: { story: BlogSummary; bare?: boolean }) {
  const t = useText('blog')
  const { day } = useCalendar()
  const lang = useLangOf()(story)
  return (
    <article className="story">
      <StoryPicture story={story} />
      <p className="mt-4 text-sm text-quiet">
        <span className="font-medium text-ink">{t(`categories.${story.category}`)}</span> ·{' '}
        <time dateTime={story.publishedAt}>{day(story.publishedAt)}</time>
      </p>
      <h3 lang={lang} className="display mt-1 text-xl text-balance">
        <Link to={urls.blog(story.slug)}>{story.title}</Link>
      </h3>
      {!bare && (
        <p lang={lang} className="mt-2 line-clamp-3">
          {story.description}
        </p>
      )}
      <StoryMeta story={story} className="mt-2" />
    </article>
  )
}

/** Articles side by side. */
export const StoryGrid = ({ stories, bare = false }: { stories: BlogSummary[]; bare?: boolean }) => (
  <CachedList
    className={`grid gap-x-7 gap-y-12 ${bare ? 'md:grid-cols-3' : 'md:grid-cols-2 lg:grid-cols-3'}`}
    items={stories}
    name={() => (bare ? 'bare story' : 'story')}
  >
    {(story) => <StoryCard story={story} bare={bare} />}
  </CachedList>
)
