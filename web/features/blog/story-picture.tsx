import type { BlogSummary } from '#contract/blogs.ts'
import { useText } from '#web/lib/text.ts'
import { Picture } from '#web/ui/picture.tsx'

interface StoryPictureProps {
  story: BlogSummary
  shown?: 'tile' | 'scene'
  first?: boolean
  className?: string
}

/** The picture of an article; without one, its category on a plain background. */
export function StoryPicture({ story: { cover, category }, shown = 'tile', first, className = '' }: StoryPictureProps) {
  const t = useText('blog')
  if (!cover) return <span className={`story-shot story-none display text-xl text-quiet ${className}`}>{t(`categories.${category}`)}</span>
  const { url, width, height } = cover
  // The title beside the picture describes it, so the alt text is empty.
  return <Picture url={url} alt="" width={width} height={height} shown={shown} first={first} className={`story-shot ${className}`} />
}
