import { useState } from 'react'
import type { SizeGuide } from '#contract/site/public.ts'
import { useText } from '#web/lib/text.ts'
import { Segmented } from '#web/ui/segmented.tsx'
import { MeasureDrawing } from './drawing.tsx'
import { GuideTable, type Unit } from './size-table.tsx'

/** A size guide written by staff: how to measure, and the table in either unit. */
export function Guide({ guide, start }: { guide: SizeGuide; start: Unit }) {
  const t = useText('sizes')
  const [unit, setUnit] = useState<Unit>(start)
  return (
    <div className="grid gap-4">
      {guide.text && <p className="whitespace-pre-line text-quiet wrap-anywhere">{guide.text}</p>}
      <MeasureDrawing drawing={guide.drawing} />
      <div>
        <Segmented
          label={t('units')}
          value={unit}
          options={(['cm', 'in'] as const).map((value) => ({ value, name: t(`in.${value}`) }))}
          onChange={setUnit}
        />
      </div>
      <GuideTable guide={guide} unit={unit} />
    </div>
  )
}
