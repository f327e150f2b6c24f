import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Thumb } from '#web/ui/thumb.tsx'
import type { DraftPicture } from './draft.ts'

/** Orders the pictures: each can be moved forward by one. */
export function PictureOrder({ pictures, onOrder }: { pictures: DraftPicture[]; onOrder: (pictures: DraftPicture[]) => void }) {
  const t = useText('composer')
  const forward = (index: number) => {
    const ordered = [...pictures]
    ordered.splice(index - 1, 0, ...ordered.splice(index, 1))
    onOrder(ordered)
  }
  return (
    <div>
      <p className="mb-2 text-sm font-medium">{t('order.title')}</p>
      <ol className="flex flex-wrap gap-2">
        {pictures.map(({ url, alt }, index) => (
          <li key={url} className="relative">
            <Thumb url={url} alt={alt} />
            {index > 0 && (
              <button
                type="button"
                aria-label={t('order.forward', { number: index + 1 })}
                className="absolute inset-0 grid place-items-end rounded-card p-1 focus-visible:outline-2"
                onClick={() => forward(index)}
              >
                <span className="grid size-7 place-items-center rounded-full bg-ground text-ink shadow-float">
                  <Icon name="arrow" className="size-4 rotate-180" />
                </span>
              </button>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}
