import type { SizeGuide } from '#contract/site/public.ts'
import { useText } from '#web/lib/text.ts'

const body =
  'M60 14a10 10 0 1 0 .1 0M50 36c-10 3-16 6-18 14l-8 44 7 2 9-32 3 22c-4 12-5 22-4 34l3 56h11l7-50 7 50h11l3-56c1-12 0-22-4-34l3-22 9 32 7-2-8-44c-2-8-8-11-18-14-6 5-14 5-20 0Z'
const foot =
  'M34 176c-12 0-17-12-14-26 4-20 2-34 0-52-3-24 2-44 18-50 14-5 30 4 38 18 8 16 6 34 0 50-6 18-8 32-8 42 0 12-12 18-34 18ZM40 40a6 7 0 1 0 .1 0M56 36a5 6 0 1 0 .1 0M68 42a5 6 0 1 0 .1 0M78 52a4 5 0 1 0 .1 0'

/** Where to hold the tape: chest, waist and hips, or the length of a foot. */
export function MeasureDrawing({ drawing }: { drawing: SizeGuide['drawing'] }) {
  const t = useText('sizes')
  if (drawing === 'none') return null
  const lines =
    drawing === 'body'
      ? ([
          ['chest', 62],
          ['waist', 84],
          ['hips', 102],
        ] as const)
      : []
  return (
    <svg viewBox="0 0 200 200" role="img" aria-label={t(`drawing.${drawing}`)} className="h-52 w-full max-w-60 text-ink">
      <path d={drawing === 'body' ? body : foot} fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
      {lines.map(([name, y]) => (
        <g key={name} className="text-ember">
          <path d={`M38 ${y}h84`} stroke="currentColor" strokeWidth="2" strokeDasharray="4 3" />
          <text x="128" y={y + 4} fill="currentColor" fontSize="12">
            {t(`column.${name}`)}
          </text>
        </g>
      ))}
      {drawing === 'foot' && (
        <g className="text-ember">
          <path d="M104 34v142m-5-137 5-5 5 5m-10 132 5 5 5-5" fill="none" stroke="currentColor" strokeWidth="2" />
          <text x="114" y="110" fill="currentColor" fontSize="12">
            {t('column.foot')}
          </text>
        </g>
      )}
    </svg>
  )
}
