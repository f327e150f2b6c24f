import { type Plate, platesFor } from './plates.ts'

const height = 470
const sleeve = 110
const collar = 44
const ring = 30
const shaft = 340
const gap = 4

const widthOf = (plates: Plate[]): number => plates.reduce((sum, { through }) => sum + through + gap, 0)

/** One end of the loaded bar, with competition plates to scale; the other end is cropped. */
export function LoadedBar({ kilograms, className = '' }: { kilograms: number; className?: string }) {
  const outwards = platesFor(kilograms).toReversed()
  const starts = outwards.map((_, index) => sleeve + collar + widthOf(outwards.slice(0, index)))
  const end = sleeve + collar + widthOf(outwards)
  const middle = height / 2
  return (
    <svg viewBox={`0 0 ${end + ring + shaft} ${height}`} preserveAspectRatio="xMaxYMid meet" className={className} aria-hidden="true">
      <rect x={0} y={middle - 25} width={end} height={50} className="fill-edge" />
      <rect x={end + ring} y={middle - 14} width={shaft} height={28} className="fill-edge" />
      {outwards.map(({ across, through }, index) => (
        <rect key={starts[index]} x={starts[index]} y={middle - across / 2} width={through} height={across} rx={10} fill="currentColor" />
      ))}
      <rect x={end} y={middle - 38} width={ring} height={76} rx={6} fill="currentColor" />
      {outwards.length > 0 && <rect x={sleeve} y={middle - 44} width={collar - gap} height={88} rx={8} className="fill-ember" />}
    </svg>
  )
}
