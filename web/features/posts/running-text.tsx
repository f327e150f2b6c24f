import { urls } from '#contract/urls.ts'
import { Link } from '#web/ui/link.tsx'
import { partsOf } from './text-parts.ts'

const link = 'font-medium underline decoration-line decoration-1 underline-offset-4 hover:decoration-ember'

/** What somebody wrote, with its hashtags and the people it names as links. */
export function RunningText({ text, mentions }: { text: string; mentions: readonly string[] }) {
  return partsOf(text, mentions).map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other name
      <Link key={index} to={'tag' in part ? urls.tag(part.tag) : urls.person(part.handle)} className={link}>
        {part.text}
      </Link>
    ),
  )
}
