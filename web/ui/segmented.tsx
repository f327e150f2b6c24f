import { useId } from 'react'

interface SegmentedProps<Value extends string> {
  label: string
  value: Value
  options: { value: Value; name: string }[]
  onChange: (value: Value) => void
}

/** Two to four exclusive options that apply instantly: radio buttons that look like one control. */
export function Segmented<Value extends string>({ label, value, options, onChange }: SegmentedProps<Value>) {
  const name = useId()
  return (
    <fieldset className="inline-flex max-w-full min-w-0 flex-wrap rounded-[1.5rem] border border-edge bg-surface p-0.5">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="relative inline-flex min-h-11 items-center rounded-full px-3 text-sm font-medium whitespace-nowrap transition-colors hover:bg-studio md:px-4 has-checked:bg-ink has-checked:text-ground has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.name}
        </label>
      ))}
    </fieldset>
  )
}
