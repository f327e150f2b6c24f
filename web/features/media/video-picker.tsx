import { type ComponentType, useEffect, useState } from 'react'
import { useShop } from '#web/lib/shop.ts'
import { loadText } from '#web/lib/text.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { VideoFieldProps } from './video-field.tsx'

/** Chooses and uploads a video: see `VideoFieldProps`. Loaded with its texts when it's shown. */
export function VideoPicker(props: VideoFieldProps) {
  const { locale } = useShop()
  const [loaded, setLoaded] = useState<{ Field: ComponentType<VideoFieldProps> } | null>(null)
  useEffect(() => {
    let isGone = false
    void Promise.all([import('./video-field.tsx'), loadText(locale, ['media'])]).then(
      ([{ VideoField: Field }]) => isGone || setLoaded({ Field }),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [locale])
  return loaded ? <loaded.Field {...props} /> : <Skeleton className="h-20" />
}
