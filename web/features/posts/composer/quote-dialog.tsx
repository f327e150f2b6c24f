import { useState } from 'react'
import type { Post } from '#contract/post.ts'
import { useUnit } from '#web/features/profiles/unit.ts'
import { useStored } from '#web/lib/store.ts'
import { useText } from '#web/lib/text.ts'
import { Modal } from '#web/ui/modal.tsx'
import { listNow, prependPost } from '../lists.ts'
import { beginQuote } from './begin-quote.ts'
import { Composer } from './composer.tsx'

/** A dialog to quote a post, which works on any page. */
export function QuoteDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  const t = useText('composer')
  const by = useStored(({ auth }) => auth.userId)
  const unit = useUnit()
  const [isReady] = useState(() => by !== undefined && beginQuote(by, post, unit))
  if (by === undefined || !isReady) return null
  return (
    <Modal
      open
      title={t('title')}
      place="m-0 mt-auto max-h-[92dvh] w-full max-w-none animate-rise overflow-y-auto rounded-t-card md:m-auto md:max-w-[38.75rem] md:rounded-card"
      onClose={onClose}
    >
      {/* On phones the composer has no side margins, like posts, so the dialog adds them. */}
      <div className="max-md:px-4">
        <Composer
          by={by}
          onClose={onClose}
          onPosted={(made) => {
            onClose()
            if (listNow('feed').loadedAt !== undefined) prependPost('feed', made)
          }}
        />
      </div>
    </Modal>
  )
}
