import { useState } from 'react'
import type { Post } from '#contract/post.ts'
import { requireSignIn } from '#web/features/auth/sign-in/require-sign-in.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { withText } from '#web/lib/with-text.ts'
import { Menu } from '#web/ui/menu.tsx'
import { PostIcon } from '../post-icon.tsx'
import { toggleRepost } from './repost.ts'
import { pressedPart } from '#web/lib/pressed-part.tsx'

const QuoteDialog = pressedPart(async () => (await withText(['composer', 'ui'], import('../composer/quote-dialog.tsx'))).QuoteDialog)

/** Reposts a post, undoes that, or quotes it. If sharing isn't allowed, only the count is shown. */
export function RepostButton({ post }: { post: Post }) {
  const t = useText('posts')
  const number = useNumber()
  const { id, reposts, isReposted, isShareable } = post
  const [quoting, setQuoting] = useState(false)
  if (!isShareable && !isReposted) return null
  const label = t('repost.count', { count: reposts })
  const items = [
    { label: t(isReposted ? 'repost.undo' : 'repost.do'), onChoose: () => toggleRepost(id) },
    ...(isShareable ? [{ label: t('repost.quote'), onChoose: () => requireSignIn(() => setQuoting(true)) }] : []),
  ]
  return (
    <>
      <Menu label={t('repost.label')} groups={[{ items }]}>
        {(trigger) => (
          <button
            type="button"
            aria-label={isReposted ? `${label}, ${t('repost.done')}` : label}
            title={label}
            className={`inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-full px-2 text-sm transition-colors hover:bg-studio hoverable:min-h-9 ${isReposted ? 'font-semibold text-good' : ''}`}
            {...trigger}
          >
            <PostIcon name="repost" />
            {reposts > 0 && <span aria-hidden="true">{number(reposts)}</span>}
          </button>
        )}
      </Menu>
      {quoting && <QuoteDialog post={post} onClose={() => setQuoting(false)} />}
    </>
  )
}
