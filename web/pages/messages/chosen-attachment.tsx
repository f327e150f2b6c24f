import { PostIcon } from '#web/features/posts/post-icon.tsx'
import { useText } from '#web/lib/text.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { Attachment } from './outbox.ts'

/** A message's attachment, in small. */
export function ChosenAttachment({ chosen, onRemove }: { chosen: Attachment; onRemove?: () => void }) {
  const t = useText('messages')
  const name = chosen.kind === 'picture' ? chosen.alt || t('write.chosenPicture') : chosen.name
  const photo = chosen.kind === 'picture' ? chosen.url : chosen.kind === 'product' ? chosen.photo : null
  return (
    <div className="flex w-fit max-w-full items-center gap-3 rounded-input border border-line bg-surface p-1.5 pe-3">
      <span className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-input bg-studio">
        {photo ? (
          <Picture url={photo} alt="" width={44} height={44} shown="thumb" className="size-full object-cover" />
        ) : (
          <PostIcon name="barbell" />
        )}
      </span>
      <span className="min-w-0 truncate font-medium">{name}</span>
      {onRemove && (
        <IconButton label={t('write.remove', { name })} className="-me-2" onClick={onRemove}>
          <Icon name="close" className="size-4" />
        </IconButton>
      )}
    </div>
  )
}
