import { useId, useState } from 'react'
import { starPath } from './star.ts'

interface StarsFieldProps {
  label: string
  /** What each number of stars means, worst first: "Poor" … "Great". */
  names: readonly [string, string, string, string, string]
  value?: number
  name?: string
  onChange?: (stars: number) => void
}

/** A rating input: radio buttons, so arrow keys work and each star has a name. */
export function StarsField({ label, names, value = 0, name, onChange }: StarsFieldProps) {
  const generatedId = useId()
  const [stars, setStars] = useState(value)
  const give = (next: number) => {
    setStars(next)
    onChange?.(next)
  }
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{label}</legend>
      <div className="-ms-2 flex items-center">
        {names.map((word, index) => (
          <label
            key={word}
            title={word}
            className="grid size-11 place-items-center rounded-full has-focus-visible:outline-2 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name={name ?? generatedId}
              value={index + 1}
              checked={stars === index + 1}
              aria-label={word}
              onChange={() => give(index + 1)}
              className="sr-only"
            />
            <svg
              viewBox="0 0 20 20"
              aria-hidden="true"
              className="size-7"
              stroke="currentColor"
              fill={index < stars ? 'currentColor' : 'none'}
            >
              <path d={starPath} />
            </svg>
          </label>
        ))}
        <span aria-hidden="true" className="ms-2 text-sm text-quiet">
          {names[stars - 1]}
        </span>
      </div>
    </fieldset>
  )
}
