import { optionsOf } from '#web/features/cart/lines.ts'
import { useText } from '#web/lib/text.ts'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Quantity } from '#web/ui/quantity.tsx'
import { Thumb } from '#web/ui/thumb.tsx'
import type { Line, Pieces } from './pieces.ts'

interface PiecesFieldProps {
  label: string
  lines: { line: Line; left: number }[]
  pieces: Pieces
  error?: string | undefined
  mark?: string
  onChange: (pieces: Pieces) => void
}

/** How many pieces of each line are returned. Needs the group "returns". */
export function PiecesField({ label, lines, pieces, error, mark, onChange }: PiecesFieldProps) {
  return (
    <ChoiceGroup label={label} error={error} mark={mark}>
      <ul className="divide-y divide-line border-y border-line">
        {lines.map(({ line, left }) => (
          <li key={line.variantId} className="py-4">
            <Piece
              line={line}
              left={left}
              value={pieces[line.variantId] ?? 0}
              onChange={(value) => onChange({ ...pieces, [line.variantId]: value })}
            />
          </li>
        ))}
      </ul>
    </ChoiceGroup>
  )
}

function Piece({ line, left, value, onChange }: { line: Line; left: number; value: number; onChange: (value: number) => void }) {
  const t = useText('returns')
  const options = optionsOf(line.options)
  return (
    <div className="flex items-center gap-4">
      <div className={`transition-opacity ${value === 0 ? 'opacity-60' : ''}`}>
        <Thumb url={line.photo} alt="" size="medium" />
      </div>
      <div className="flex min-w-0 grow flex-col items-start gap-3 md:flex-row md:items-center md:justify-between md:gap-6">
        <div className="min-w-0">
          <p className="font-medium">{line.name}</p>
          <p className="text-sm text-quiet">{[options, t('of', { count: left })].filter(Boolean).join(' · ')}</p>
        </div>
        <Quantity value={value} min={0} max={left} label={t('quantityOf', { name: line.name })} onChange={onChange} />
      </div>
    </div>
  )
}
