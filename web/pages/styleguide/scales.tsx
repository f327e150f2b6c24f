import { Section, Sample } from './sample.tsx'

const display = [
  ['text-3xl', '44 to 72'],
  ['text-2xl', '30 to 40'],
  ['text-xl', '22 to 24'],
] as const
const text = [
  ['text-lg', '18', 'A lead, under a headline.'],
  ['text-base', '16', 'What people read. Lines of 60 to 75 characters, so at most 42 em wide.'],
  ['text-sm', '14', 'Labels, help, what is said in passing.'],
  ['text-xs', '12', 'Badges and the words under an icon; never a sentence.'],
] as const
const spaces = ['w-1', 'w-2', 'w-3', 'w-4', 'w-6', 'w-8', 'w-12', 'w-16', 'w-24']
const radii = [
  ['rounded-input', 'input, 4'],
  ['rounded-card', 'card, 10'],
  ['rounded-full', 'chip'],
] as const
const motions = [
  ['animate-rise', 'rise, 160 ms: what comes from below'],
  ['animate-from-end', 'from-end, 200 ms: a drawer'],
  ['animate-pulse', 'pulse: a skeleton'],
  ['animate-spin', 'spin: under way'],
] as const

export function Scales() {
  return (
    <Section title="Scales" text="Sizes follow the window between two ends, so that nothing jumps. Numbers are tabular everywhere.">
      <Sample name="Display" note="Archivo, wide and heavy. Headlines, and numbers that matter.">
        {display.map(([size, pixels]) => (
          <p key={size} className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line py-3 last:border-0">
            <span className={`display ${size}`}>Train. Talk. $49.90</span>
            <span className="text-sm text-quiet">
              {size}, {pixels}
            </span>
          </p>
        ))}
      </Sample>
      <Sample name="Text" note="Inter, 400, 500 and 600.">
        {text.map(([size, pixels, words]) => (
          <p key={size} className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line py-3 last:border-0">
            <span className={size}>{words}</span>
            <span className="text-sm text-quiet">
              {size}, {pixels}
            </span>
          </p>
        ))}
      </Sample>
      <Sample once name="Space" note="A grid of 4. Gutters are 16 on phones, 24 beyond; the page ends at 1280.">
        <ul className="grid gap-2">
          {spaces.map((space) => (
            <li key={space} className="flex items-center gap-4 text-sm">
              <span className={`h-3 bg-ink ${space}`} />
              <span className="text-quiet">{Number(space.slice(2)) * 4}</span>
            </li>
          ))}
        </ul>
      </Sample>
      <Sample name="Radius and shadow" note="Hairlines separate. A shadow is for what floats, and for nothing else.">
        <ul className="flex flex-wrap gap-5 text-sm text-quiet">
          {radii.map(([radius, name]) => (
            <li key={radius}>
              <div className={`size-24 border border-line bg-surface ${radius}`} />
              <p className="mt-2">{name}</p>
            </li>
          ))}
          <li>
            <div className="size-24 rounded-card bg-surface shadow-float" />
            <p className="mt-2">float</p>
          </li>
        </ul>
      </Sample>
      <Sample once name="Motion" note="120 to 200 ms, ease-out, on opacity and transform. None for those who asked for none.">
        <ul className="flex flex-wrap gap-5 text-sm text-quiet">
          {motions.map(([motion, name]) => (
            <li key={motion} className="w-32">
              <div className={`size-12 rounded-card border-4 border-ink border-t-ember ${motion}`} />
              <p className="mt-2">{name}</p>
            </li>
          ))}
        </ul>
      </Sample>
    </Section>
  )
}
