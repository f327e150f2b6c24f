import { useId, useState } from 'react'
import { useText } from '#web/lib/text.ts'

interface PieceFieldProps {
  name: string
  /** Defaults to the pieces in the parcel. */
  label?: string
  /** What to know about the line before it's shipped. */
  note?: string | undefined
  /** The number of pieces that can still be shipped. */
  left: number
  value: number
  error: string | undefined
  onChange: (value: number) => void
}

/** The number of a line's pieces in the parcel or the return. A number above the maximum becomes the maximum, with a note. */
export function PieceField({ name, label, note, left, value, error, onChange }: PieceFieldProps) {
  const t = useText('admin-orders')
  const errorId = useId()
  const [isCut, setCut] = useState(false)
  const type = (text: string) => {
    const count = Math.floor(Number(text)) || 0
    setCut(count > left)
    onChange(Math.max(0, Math.min(left, count)))
  }
  return (
    <li>
      <span className="flex items-center justify-between gap-4">
        <span>
          {name}
          {note !== undefined && <span className="block text-sm text-warn">{note}</span>}
        </span>
        <label className="flex shrink-0 items-center gap-2">
          <input
            type="number"
            min={0}
            max={left}
            aria-label={label ?? t('ship.pieces', { item: name })}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={error === undefined ? undefined : errorId}
            value={value}
            onChange={({ currentTarget }) => type(currentTarget.value)}
            className="min-h-11 w-16 rounded-input border border-edge bg-surface px-2 text-end aria-invalid:border-bad"
          />
          <span className="text-quiet">{t('ship.of', { count: left })}</span>
        </label>
      </span>
      <span role="status" className="block text-sm text-warn">
        {isCut && t('ship.most', { count: left })}
      </span>
      {error !== undefined && (
        <span id={errorId} className="block text-sm text-bad">
          {error}
        </span>
      )}
    </li>
  )
}
