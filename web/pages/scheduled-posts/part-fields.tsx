import { useState } from 'react'
import { DraftPictures } from '#web/features/posts/composer/draft-pictures.tsx'
import { newPoll } from '#web/features/posts/composer/draft-poll.ts'
import { DraftVideo } from '#web/features/posts/composer/draft-video.tsx'
import { PollFields } from '#web/features/posts/composer/poll-fields.tsx'
import { useText } from '#web/lib/text.ts'
import { TextButton } from '#web/ui/text-button.tsx'
import type { Parts } from './changed-parts.ts'

interface PartFieldsProps {
  parts: Parts
  onChange: (changed: Partial<Parts>) => void
  onBusy: (busy: boolean) => void
}

/** Pictures or a video, and a poll, or buttons to add them. */
export function PartFields({ parts: { pictures, poll }, onChange, onBusy }: PartFieldsProps) {
  const t = useText('composer')
  const [shown, setShown] = useState<'pictures' | 'video' | null>(() =>
    pictures.length === 0 ? null : pictures[0]?.video ? 'video' : 'pictures',
  )
  const media = { pictures, onChange: (changed: Parts['pictures']) => onChange({ pictures: changed }), onBusy }
  const isFree = pictures.length === 0
  return (
    <>
      {poll && <PollFields poll={poll} onChange={(changed) => onChange({ poll: changed })} onRemove={() => onChange({ poll: null })} />}
      {shown === 'pictures' && <DraftPictures {...media} />}
      {shown === 'video' && <DraftVideo {...media} />}
      <p className="flex flex-wrap gap-x-5">
        {isFree && shown !== 'pictures' && <TextButton onClick={() => setShown('pictures')}>{t('add.pictures')}</TextButton>}
        {isFree && shown !== 'video' && <TextButton onClick={() => setShown('video')}>{t('add.video')}</TextButton>}
        {!poll && <TextButton onClick={() => onChange({ poll: newPoll })}>{t('add.poll')}</TextButton>}
      </p>
    </>
  )
}
