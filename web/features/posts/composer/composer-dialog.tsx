import { useState } from 'react'
import type { Post } from '#contract/post.ts'
import { type Unit, useUnit } from '#web/features/profiles/unit.ts'
import { useStored } from '#web/lib/store.ts'
import { useText } from '#web/lib/text.ts'
import { Modal } from '#web/ui/modal.tsx'
import { listNow, prependPost } from '../lists.ts'
import { Composer } from './composer.tsx'

interface ComposerDialogProps {
  /** Stores the draft that the composer opens with. */
  begin: (by: string, unit: Unit) => void
  onPosted?: (post: Post) => void
  onClose: () => void
}

/** The composer as a dialog, which works on any page. */
export function ComposerDialog({ begin, onPosted, onClose }: ComposerDialogProps) {
  const t = useText('composer')
  const by = useStored(({ auth }) => auth.userId)
  const unit = useUnit()
  const [isReady] = useState(() => {
    if (by !== undefined) begin(by, unit)
    return by !== undefined
  })
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
          inDialog
          onClose={onClose}
          onPosted={(post) => {
            onClose()
            if (listNow('feed').loadedAt !== undefined) prependPost('feed', post)
            onPosted?.(post)
          }}
        />
      </div>
    </Modal>
  )
}
