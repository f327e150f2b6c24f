import { type ComponentType, useEffect, useState } from 'react'
import { useShop } from '#web/lib/shop.ts'
import { loadText } from '#web/lib/text.ts'
import type { CodesFieldProps } from './codes-field.tsx'

/** The field for promotion codes and their results; nothing in a shop without promotions. Loaded with its texts when it's first shown. */
export function Codes(props: CodesFieldProps) {
  const { locale, hasPromotions } = useShop()
  const [loaded, setLoaded] = useState<{ Field: ComponentType<CodesFieldProps> } | null>(null)
  useEffect(() => {
    if (!hasPromotions) return undefined
    let isGone = false
    void Promise.all([import('./codes-field.tsx'), loadText(locale, ['promo-codes'])]).then(
      ([{ CodesField: Field }]) => isGone || setLoaded({ Field }),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [locale, hasPromotions])
  if (!hasPromotions) return null
  return <div className="min-h-11">{loaded && <loaded.Field {...props} />}</div>
}
