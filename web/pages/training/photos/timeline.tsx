import { useRef, useState } from 'react'
import type { ProgressPhoto } from '#contract/training/progress-photos.ts'
import { useCalendar } from '#web/lib/dates.ts'
import { focusSectionHeading } from '#web/lib/focus-heading.ts'
import { useText } from '#web/lib/text.ts'
import { Picture } from '#web/ui/picture.tsx'
import { useMeasures } from '../measurements/use-measures.ts'
import { PhotoDialog } from './photo-dialog.tsx'
import { usePhotoText } from './use-photo-text.ts'

/** Photos by month, the newest first. Each opens large. */
export function Timeline({ photos, onDeleted }: { photos: ProgressPhoto[]; onDeleted: (id: string) => void }) {
  const t = useText('training')
  const calendar = useCalendar()
  const section = useRef<HTMLElement>(null)
  const [opened, setOpened] = useState<ProgressPhoto | null>(null)
  const months = [...Map.groupBy(photos, ({ day }) => day.slice(0, 7))]
  return (
    <section ref={section}>
      <h2 tabIndex={-1} className="text-lg font-semibold">
        {t('photos.timeline')}
      </h2>
      {months.map(([month, ofMonth]) => (
        <section key={month} className="mt-4">
          <h3 className="border-b border-ink pb-2 font-medium">{calendar.month(`${month}-01`)}</h3>
          <ul className="mt-3 grid grid-cols-3 gap-x-3 gap-y-5 md:grid-cols-4">
            {ofMonth.map((photo) => (
              <li key={photo.id}>
                <Thumbnail photo={photo} onOpen={() => setOpened(photo)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {opened && (
        <PhotoDialog
          photo={opened}
          onClose={() => setOpened(null)}
          onDeleted={() => {
            setOpened(null)
            onDeleted(opened.id)
            focusSectionHeading(section)
          }}
        />
      )}
    </section>
  )
}

function Thumbnail({ photo, onOpen }: { photo: ProgressPhoto; onOpen: () => void }) {
  const t = useText('training')
  const calendar = useCalendar()
  const { text } = useMeasures('weight')
  const textOf = usePhotoText()
  const { url, width, height, blur } = photo.picture
  const facts = [photo.pose !== null && t(`photos.poses.${photo.pose}`), photo.weight !== null && text(photo.weight)].filter(Boolean)
  return (
    <button type="button" className="group w-full text-start" aria-label={t('photos.open', { photo: textOf(photo) })} onClick={onOpen}>
      <Picture
        url={url}
        width={width}
        height={height}
        blur={blur}
        shown="card"
        alt=""
        className="aspect-3/4 w-full rounded-input bg-studio object-cover"
      />
      <span className="mt-1.5 block text-sm font-medium group-hover:underline">{calendar.day(photo.day)}</span>
      {facts.length > 0 && <span className="block text-sm text-quiet">{facts.join(' · ')}</span>}
    </button>
  )
}
