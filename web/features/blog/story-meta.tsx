import type { BlogSummary } from '#contract/blogs.ts'
import { useLanguageOf } from '#web/lib/labels.ts'
import { useText } from '#web/lib/text.ts'

/** An article's author or source, its reading time, and its language if that isn't the page's. */
export function StoryMeta({ story, className = '' }: { story: BlogSummary; className?: string }) {
  const t = useText('blog')
  const by = story.source ? t('from', { source: story.source.name }) : story.author
  const language = useLanguageOf()(story)
  return (
    <p className={`text-sm text-quiet ${className}`}>
      {[by, t('minutes', { count: story.readingMinutes }), language].filter(Boolean).join(' · ')}
    </p>
  )
}
