import { useState } from 'react'
import type { ProgressPhoto } from '#contract/training/progress-photos.ts'
import { useCalendar } from '#web/lib/dates.ts'
import { useText } from '#web/lib/text.ts'
import { Picture } from '#web/ui/picture.tsx'
import { Select } from '#web/ui/select.tsx'
import { useMeasures } from '../measurements/use-measures.ts'
import { usePhotoText } from './use-photo-text.ts'

const dayMs = 86_400_000

/** Two photos side by side: at first the latest, and the earliest of the same pose. */
export function Compare({ photos }: { photos: ProgressPhoto[] }) {
  const t = useText('training')
  const latest = photos[0]!
  const earliest = photos.findLast((photo) => photo !== latest && photo.pose === latest.pose) ?? photos.at(-1)!
  const [chosen, setChosen] = useState({ before: earliest.id, after: latest.id })
  const photoOr = (id: string, otherwise: ProgressPhoto) => photos.find((photo) => photo.id === id) ?? otherwise
  const [before, after] = [photoOr(chosen.before, earliest), photoOr(chosen.after, latest)]
  return (
    <section aria-labelledby="photos-compare">
      <h2 id="photos-compare" className="text-lg font-semibold">
        {t('photos.compare')}
      </h2>
      <Difference before={before} after={after} />
      <div className="mt-3 grid grid-cols-2 gap-3 md:gap-5">
        <Side label={t('photos.before')} photo={before} photos={photos} onChoose={(id) => setChosen((now) => ({ ...now, before: id }))} />
        <Side label={t('photos.after')} photo={after} photos={photos} onChoose={(id) => setChosen((now) => ({ ...now, after: id }))} />
      </div>
    </section>
  )
}

/** "84 days, −3.4 kg" between two photos. */
function Difference({ before, after }: { before: ProgressPhoto; after: ProgressPhoto }) {
  const t = useText('training')
  const { text } = useMeasures('weight')
  const days = Math.round(Math.abs(Date.parse(after.day) - Date.parse(before.day)) / dayMs)
  const change = before.weight === null || after.weight === null ? null : after.weight - before.weight
  const facts = [t('photos.apart', { count: days }), change !== null && `${change < 0 ? '−' : '+'}${text(Math.abs(change))}`]
  return (
    <p aria-live="polite" className="display mt-1 text-xl">
      {facts.filter(Boolean).join(' · ')}
    </p>
  )
}

interface SideProps {
  label: string
  photo: ProgressPhoto
  photos: ProgressPhoto[]
  onChoose: (id: string) => void
}

function Side({ label, photo, photos, onChoose }: SideProps) {
  const t = useText('training')
  const calendar = useCalendar()
  const { text } = useMeasures('weight')
  const textOf = usePhotoText()
  const shortTextOf = usePhotoText('shortDate')
  const { url, width, height, blur } = photo.picture
  return (
    <figure className="flex min-w-0 flex-col gap-2">
      <Picture
        key={photo.id}
        url={url}
        width={width}
        height={height}
        blur={blur}
        alt={textOf(photo)}
        className="aspect-3/4 w-full rounded-card bg-studio object-contain"
      />
      <figcaption>
        <p className="font-semibold">{calendar.date(photo.day)}</p>
        <p className="text-sm text-quiet">{photo.weight === null ? t('photos.noWeight') : text(photo.weight)}</p>
      </figcaption>
      <Select
        label={label}
        value={photo.id}
        options={photos.map((one) => ({ value: one.id, name: shortTextOf(one) }))}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      />
    </figure>
  )
}
