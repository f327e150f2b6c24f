import { urls } from '#contract/urls.ts'
import { useOrigin } from '#web/lib/head.tsx'
import { useShop } from '#web/lib/shop.ts'
import { Link } from '#web/ui/link.tsx'
import { partsOf, type TextPart } from './text-parts.ts'

const link = 'font-medium underline decoration-line decoration-1 underline-offset-4 hover:decoration-ember'

/** What somebody wrote, with its hashtags, the people it names and addresses of our own pages as links; addresses of others stay words. */
export function RunningText({ text, mentions }: { text: string; mentions: readonly string[] }) {
  const { locales } = useShop()
  const origin = useOrigin()
  return partsOf(text, mentions, { origin, locales }).map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other name
      <Link key={index} to={pathOf(part)} className={link} {...('path' in part && { dir: 'ltr' })}>
        {part.text}
      </Link>
    ),
  )
}

function pathOf(part: Exclude<TextPart, string>): string {
  if ('path' in part) return part.path
  return 'tag' in part ? urls.tag(part.tag) : urls.person(part.handle)
}
