import type { BlogSummary } from '#contract/blogs.ts'
import { useText } from '#web/lib/text.ts'

/** Who wrote it, or where it comes from, and how long it takes. */
export function StoryMeta({ story, className = '' }: { story: BlogSummary; className?: string }) {
  const t = useText('blog')
  const by = story.source ? t('from', { source: story.source.name }) : story.author
  return (
    <p className={`text-sm text-quiet ${className}`}>
      {by} · {t('minutes', { count: story.readingMinutes })}
    </p>
  )
}
