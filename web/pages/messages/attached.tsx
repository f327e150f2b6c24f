import { useState } from 'react'
import { resizedUrl } from '#contract/pictures.ts'
import type { Person } from '#contract/people.ts'
import type { PostPicture } from '#contract/post.ts'
import { ShownCards } from '#web/features/posts/product-chips.tsx'
import { useText } from '#web/lib/text.ts'
import { Button } from '#web/ui/button.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { bubble } from './bubble.ts'
import { RecordCard } from './record-card.tsx'
import type { AnyMessage } from './runs.ts'

/** A message's attachment: a picture, a product, a lift, or the card of one of our pages. */
export function Attached({ message, person, isCovered }: { message: AnyMessage; person: Pick<Person, 'name'>; isCovered: boolean }) {
  const t = useText('messages')
  const { attachment, picture, product, record, preview } = message
  if (picture) return <Shown picture={picture} isCovered={isCovered} />
  if (record) return <RecordCard record={record} />
  if (attachment === 'story') return <Answered message={message} name={person.name} />
  if (product || preview)
    return (
      <div className="w-[27.5rem] max-w-full rounded-input bg-surface">
        <ShownCards of={{ products: product ? [product] : [], preview, author: person }} />
      </div>
    )
  if (attachment === 'product' || attachment === 'record')
    return <p className={bubble.gone}>{t(attachment === 'product' ? 'message.goneProduct' : 'message.goneRecord')}</p>
  return null
}

/** The story that the message replies to, in small. */
function Answered({ message: { isMine, story }, name }: { message: AnyMessage; name: string }) {
  const t = useText('messages')
  return (
    <figure className={`grid gap-1.5 ${isMine ? 'justify-items-end' : 'justify-items-start'}`}>
      <figcaption className="text-xs text-quiet">{t(isMine ? 'message.storyMine' : 'message.storyTheirs', { name })}</figcaption>
      {story ? (
        <img
          src={resizedUrl(story.mediaUrl, 640)}
          alt={story.alt || t('message.noPicture')}
          loading="lazy"
          className="aspect-[9/16] w-20 rounded-card bg-studio object-cover"
        />
      ) : (
        <p className={bubble.gone}>{t('message.goneStory')}</p>
      )}
    </figure>
  )
}

function Shown({ picture: { url, alt, width, height, blur }, isCovered }: { picture: PostPicture; isCovered: boolean }) {
  const t = useText('messages')
  const [isOpen, setOpen] = useState(!isCovered)
  if (!isOpen)
    return (
      <div className="grid w-72 max-w-full justify-items-start gap-3 rounded-card bg-studio p-4">
        <p className="text-sm text-quiet">{t('message.covered')}</p>
        <Button look="secondary" onClick={() => setOpen(true)}>
          {t('message.show')}
        </Button>
      </div>
    )
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      aria-label={alt || t('message.noPicture')}
      className="block overflow-hidden rounded-card bg-studio"
    >
      <Picture url={url} alt={alt} width={width} height={height} blur={blur} className="h-auto max-h-96 w-auto max-w-full object-contain" />
    </a>
  )
}
