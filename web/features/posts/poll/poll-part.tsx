import type { Poll } from '#contract/polls.ts'
import { useHydrated } from '#web/lib/hydrated.ts'
import { withText } from '#web/lib/with-text.ts'
import { lazyPart } from '#web/lib/lazy-part.tsx'

const PollBlock = lazyPart(async () => (await withText(['polls'], import('./poll-block.tsx'))).PollBlock)

/** The poll of a post. Its code loads with the first poll, since few posts have one; until then the options are shown as an outline. */
export function PollPart({ id, poll }: { id: string; poll: Poll }) {
  const isHydrated = useHydrated()
  const outline = <Outline poll={poll} />
  return isHydrated ? <PollBlock id={id} poll={poll} waiting={outline} /> : outline
}

/** About as high as the poll, to limit layout shift. */
const Outline = ({ poll: { options } }: { poll: Poll }) => (
  <ul className="post-part mt-10 mb-24 grid grid-cols-1 gap-2">
    {options.map(({ text }) => (
      <li key={text} className="flex min-h-11 items-center rounded-input border border-line px-3 py-2 wrap-anywhere">
        {text}
      </li>
    ))}
  </ul>
)
