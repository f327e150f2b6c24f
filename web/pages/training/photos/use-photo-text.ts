import type { ProgressPhoto } from '#contract/training/progress-photos.ts'
import { useCalendar } from '#web/lib/dates.ts'
import { useText } from '#web/lib/text.ts'

/** What a photo is called: "March 1, 2026, Front", or with a short month where there's little room. Needs the group "training". */
export function usePhotoText(date: 'date' | 'shortDate' = 'date'): (photo: Pick<ProgressPhoto, 'day' | 'pose'>) => string {
  const t = useText('training')
  const dateOf = useCalendar()[date]
  return ({ day, pose }) => (pose === null ? dateOf(day) : t('photos.of', { date: dateOf(day), pose: t(`photos.poses.${pose}`) }))
}
