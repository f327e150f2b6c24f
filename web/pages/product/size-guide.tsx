import { useState } from 'react'
import type { Size } from '#contract/product.ts'
import type { LengthUnit } from '#contract/units.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { StaffSizeGuide } from './staff-size-guide.tsx'

const named = ['eu', 'us', 'usWomen', 'uk'] as const
const measured = ['chest', 'waist', 'hips', 'foot'] as const

const lengths: Record<LengthUnit, (mm: number) => number> = {
  cm: (mm) => Math.round(mm) / 10,
  in: (mm) => Math.round((mm / 25.4) * 2) / 2,
}

interface SizeGuideProps {
  sizes: Size[]
  /** The name of the staff's guide for such products. */
  own: string | null
  open: boolean
  onClose: () => void
}

/** The sizes in other countries, and in centimetres or inches, as a dialog. */
export function SizeGuide({ sizes, own, open, onClose }: SizeGuideProps) {
  const t = useText('sizes')
  const { units } = useShop()
  return (
    <Dialog open={open} title={t('title')} onClose={onClose}>
      <div className="grid gap-4 overflow-auto p-5">
        {own === null ? <Usual sizes={sizes} /> : <StaffSizeGuide name={own} start={units.length} />}
      </div>
    </Dialog>
  )
}

function Usual({ sizes }: { sizes: Size[] }) {
  const t = useText('sizes')
  const { units } = useShop()
  const [unit, setUnit] = useState<LengthUnit>(units.length)
  return (
    <>
      <p className="text-sm text-quiet">{t('text')}</p>
      <div>
        <Segmented
          label={t('units')}
          value={unit}
          options={[
            { value: 'cm', name: t('in.cm') },
            { value: 'in', name: t('in.in') },
          ]}
          onChange={setUnit}
        />
      </div>
      <SizeTable sizes={sizes} unit={unit} />
    </>
  )
}

function SizeTable({ sizes, unit }: { sizes: Size[]; unit: LengthUnit }) {
  const t = useText('sizes')
  const isShoe = sizes.some(({ usWomen }) => usWomen)
  const names = named.filter((key) => sizes.some((size) => size[key]) && !(isShoe && key === 'eu'))
  const measures = measured.filter((key) => sizes.some((size) => size[key]))
  const range = ([from, to]: [number, number]) => `${lengths[unit](from)}–${lengths[unit](to)}`
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-start text-sm tabular-nums">
        <thead>
          <tr className="border-b border-line">
            {[
              t('column.size'),
              ...names.map((key) => t(isShoe && key === 'us' ? 'column.usMen' : `column.${key}`)),
              ...measures.map((key) => t(`column.${key}`)),
            ].map((head) => (
              <th key={head} scope="col" className="py-2 pe-4 font-medium whitespace-nowrap">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sizes.map((size) => (
            <tr key={size.value} className="border-b border-line last:border-0">
              <th scope="row" className="py-2.5 pe-4 font-medium whitespace-nowrap">
                {size.value}
              </th>
              {names.map((key) => (
                <td key={key} className="py-2.5 pe-4 whitespace-nowrap">
                  {size[key]}
                </td>
              ))}
              {measures.map((key) => (
                <td key={key} className="py-2.5 pe-4 whitespace-nowrap">
                  {size[key] && range(size[key])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
