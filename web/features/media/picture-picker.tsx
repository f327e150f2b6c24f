import { type ComponentType, useEffect, useState } from 'react'
import { useShop } from '#web/lib/shop.ts'
import { loadText } from '#web/lib/text.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { PictureFieldProps } from './picture-field.tsx'

/** Chooses, crops and uploads pictures: see `PictureFieldProps`. Loaded with its texts when it's shown. */
export function PicturePicker(props: PictureFieldProps) {
  const { locale } = useShop()
  const [loaded, setLoaded] = useState<{ Field: ComponentType<PictureFieldProps> } | null>(null)
  useEffect(() => {
    let isGone = false
    void Promise.all([import('./picture-field.tsx'), loadText(locale, ['media'])]).then(
      ([{ PictureField: Field }]) => isGone || setLoaded({ Field }),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [locale])
  return loaded ? <loaded.Field {...props} /> : <Skeleton className="h-20" />
}
