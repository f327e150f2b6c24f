import { useState } from 'react'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { recordOfToday } from './begin-draft.ts'
import { newPoll } from './draft-poll.ts'
import { type Draft, hasVideo } from './draft.ts'
import type { ComposerPart } from './parts.ts'

/** The parts whose fields may be shown while they're empty. */
export type ShownParts = Record<'pictures' | 'video' | 'products', boolean>

/** Which parts of a draft are shown, and what adds one. `first` is the part that the composer was opened for. */
export function useParts(draft: Draft, first: ComposerPart | undefined, change: (changed: Partial<Draft>) => void) {
  const t = useText('composer')
  const [shown, setShown] = useState<ShownParts>({
    pictures: first === 'pictures' || (draft.pictures.length > 0 && !hasVideo(draft)),
    video: first === 'video' || hasVideo(draft),
    products: first === 'products' || draft.products.length > 0,
  })
  /** A post has either pictures or a video. */
  const isOther = (newPart: ComposerPart) => (newPart === 'video' && !hasVideo(draft)) || (newPart === 'pictures' && hasVideo(draft))
  const add = (newPart: ComposerPart) => {
    if (newPart === 'record') change({ record: draft.record ?? recordOfToday() })
    else if (newPart === 'poll') change({ poll: draft.poll ?? newPoll })
    else if (isOther(newPart) && draft.pictures.length > 0) toast('info', t('either'))
    else setShown({ ...shown, ...(newPart !== 'products' && { pictures: false, video: false }), [newPart]: true })
  }
  return { shown, add }
}
