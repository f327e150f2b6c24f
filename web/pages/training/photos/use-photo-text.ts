import type { ProgressPhoto } from '#contract/training/progress-photos.ts'
import { useCalendar } from '#web/lib/dates.ts'
import { useText } from '#web/lib/text.ts'

/** What a photo is called: "March 1, 2026, front". Needs the group "training". */
export function usePhotoText(): (photo: Pick<ProgressPhoto, 'day' | 'pose'>) => string {
  const t = useText('training')
  const calendar = useCalendar()
  return ({ day, pose }) =>
    pose === null ? calendar.date(day) : t('photos.of', { date: calendar.date(day), pose: t(`photos.poses.${pose}`) })
}
