import type { TextLink } from '#contract/comments.ts'
import { Link } from '#web/ui/link.tsx'
import { partsOf } from './text-parts.ts'

/** User-written text with its hashtags, mentions and links to the shop's own pages; other URLs stay plain text. */
export function RunningText({ of: { text, links } }: { of: { text: string; links: readonly TextLink[] } }) {
  return partsOf(text, links).map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      <Link
        // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other name
        key={index}
        to={part.to}
        className="font-medium text-link"
      >
        {part.text}
      </Link>
    ),
  )
}
