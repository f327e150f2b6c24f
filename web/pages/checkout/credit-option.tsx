import { type ComponentType, useEffect, useState } from 'react'
import { useShop } from '#web/lib/shop.ts'
import { loadText } from '#web/lib/text.ts'
import type { CreditFieldProps } from './credit-field.tsx'

/** Pays the order fully or partially by gift cards and store credit. Loaded with its texts after the rest is shown. */
export function CreditOption(props: CreditFieldProps) {
  const { locale } = useShop()
  const [loaded, setLoaded] = useState<{ Field: ComponentType<CreditFieldProps> } | null>(null)
  useEffect(() => {
    let isGone = false
    void Promise.all([import('./credit-field.tsx'), loadText(locale, ['credit'])]).then(
      ([{ CreditField: Field }]) => isGone || setLoaded({ Field }),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [locale])
  return <div className="mt-3 min-h-11">{loaded && <loaded.Field {...props} />}</div>
}
