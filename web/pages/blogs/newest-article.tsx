import type { BlogSummary } from '#contract/blogs.ts'
import { urls } from '#contract/urls.ts'
import { StoryMeta } from '#web/features/blog/story-meta.tsx'
import { StoryPicture } from '#web/features/blog/story-picture.tsx'
import { useCalendar } from '#web/lib/dates.ts'
import { useLangOf } from '#web/lib/labels.ts'
import { useText } from '#web/lib/text.ts'
import { Link } from '#web/ui/link.tsx'

/** The newest article. */
export function NewestArticle({ story }: { story: BlogSummary }) {
  const t = useText('blog')
  const { day } = useCalendar()
  const lang = useLangOf()(story)
  return (
    <article className="story grid gap-6 md:grid-cols-[minmax(0,2.4fr)_minmax(0,1fr)] md:gap-10">
      <StoryPicture story={story} shown="scene" first className="md:aspect-[5/3]" />
      <div className="flex flex-col items-start">
        <p className="text-sm text-quiet">
          <span className="font-medium text-ink">{t(`categories.${story.category}`)}</span> ·{' '}
          <time dateTime={story.publishedAt}>{day(story.publishedAt)}</time>
        </p>
        <h2 lang={lang} className="display mt-2 text-2xl text-balance lg:text-[2.75rem]">
          <Link to={urls.blog(story.slug)}>{story.title}</Link>
        </h2>
        <p lang={lang} className="mt-4 text-lg">
          {story.description}
        </p>
        <StoryMeta story={story} className="mt-6" />
      </div>
    </article>
  )
}
