import { useState } from 'react'
import type { Post, ReactionKind } from '#contract/post.ts'
import { focusSoon } from '#web/lib/focus-heading.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { react } from './react.ts'
import { reactionKinds } from './reaction-kinds.ts'
import { PostIcon } from './post-icon.tsx'

/** How many fit beside comments, reposting and saving on a phone. */
const shownMax = 2

/** The most frequent reactions, and all six after pressing plus. Their order is fixed; none disappears while the post is shown. */
export function Reactions({ post: { id, counts, mine } }: { post: Post }) {
  const t = useText('posts')
  const number = useNumber()
  const [all, setAll] = useState(false)
  const [first] = useState(() => new Set([...mostOf(counts), ...(mine ? [mine] : [])]))
  const shown = reactionKinds.filter((kind) => all || first.has(kind) || (first.size < shownMax && counts[kind] > 0))
  return (
    <div role="group" aria-label={t('reactions.label')} className="flex flex-wrap gap-1.5">
      {shown.map((kind) => (
        <button
          key={kind}
          type="button"
          aria-pressed={mine === kind}
          aria-label={t('reactions.count', { name: t(`reactions.${kind}`), count: counts[kind] })}
          title={t(`reactions.${kind}`)}
          data-key={kind === (mine ?? 'like') ? 'react' : undefined}
          data-replay=""
          className="reaction"
          onClick={() => react(id, kind)}
        >
          <PostIcon name={kind} className="size-4.5" />
          {counts[kind] > 0 && <span aria-hidden="true">{number(counts[kind])}</span>}
        </button>
      ))}
      {shown.length < reactionKinds.length && (
        <button
          type="button"
          aria-label={t('reactions.more')}
          title={t('reactions.more')}
          className="reaction text-quiet"
          onClick={({ currentTarget: { parentElement: group } }) => {
            setAll(true)
            const next = reactionKinds.findIndex((kind) => !shown.includes(kind))
            focusSoon(() => group?.children[next])
          }}
        >
          <Icon name="plus" className="size-4" />
        </button>
      )}
    </div>
  )
}

/** The most frequent reactions; a like if there are none. */
function mostOf(counts: Post['counts']): ReactionKind[] {
  const used = reactionKinds.filter((kind) => counts[kind] > 0).toSorted((a, b) => counts[b] - counts[a])
  return used.length > 0 ? used.slice(0, shownMax) : ['like']
}
