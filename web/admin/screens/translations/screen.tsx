import { useState } from 'react'
import { useText } from '#web/lib/text.ts'
import { Segmented } from '#web/ui/segmented.tsx'
import { Screen } from '#web/admin/frame/screen.tsx'
import { FileActions } from './file-actions.tsx'
import { Products } from './products.tsx'
import { Terms } from './terms.tsx'

const parts = ['products', 'categories', 'options'] as const

/** Products, categories and options in another language, beside the original. */
export function Component() {
  const t = useText('admin-translations')
  const [part, setPart] = useState<(typeof parts)[number]>('products')
  return (
    <Screen title={t('title')} beside={<span className="text-quiet">{t('into')}</span>} actions={<FileActions />}>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-6 border-t border-line px-4 py-6 md:px-8">
        <div>
          <Segmented
            label={t('part')}
            value={part}
            options={parts.map((value) => ({ value, name: t(`parts.${value}`) }))}
            onChange={setPart}
          />
        </div>
        {part === 'products' ? <Products /> : <Terms key={part} part={part} />}
      </div>
    </Screen>
  )
}
