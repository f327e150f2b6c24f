import type { ReactNode } from 'react'
import type { GiftCardDesign } from '#contract/credit.ts'
import { useShop } from '#web/lib/shop.ts'

interface GiftCardArtProps {
  design: GiftCardDesign
  /** The formatted amount, with its currency. */
  amount: string
  /** The recipient's name. */
  name?: string
  className?: string
}

/** A card looks the same in both themes. The one in the dark theme's page color has a border. */
const looks: Record<GiftCardDesign, { theme: string; ground: string; ink: string }> = {
  ember: { theme: 'light', ground: 'fill-ember', ink: 'fill-ember-ink' },
  night: { theme: 'dark outline -outline-offset-1 outline-line', ground: 'fill-ground', ink: 'fill-ink' },
  birthday: { theme: 'light', ground: 'fill-volt', ink: 'fill-volt-ink' },
  thanks: { theme: 'light', ground: 'fill-studio', ink: 'fill-ink' },
}

/** The artwork of a gift card: the shop's name, the amount, the recipient. Decorative, since the text beside it says the same. */
export function GiftCardArt({ design, amount, name = '', className = '' }: GiftCardArtProps) {
  const shop = useShop().name
  const { theme, ground, ink } = looks[design]
  return (
    <svg viewBox="0 0 640 400" aria-hidden="true" className={`${theme} w-full rounded-card ${className}`}>
      <rect width="640" height="400" className={ground} />
      {drawings[design]}
      <text x="40" y="70" className={`display ${ink}`} fontSize="34">
        {shop}
      </text>
      <text x="40" y="338" className={`display ${ink}`} fontSize="84" textLength={amount.length > 9 ? 420 : undefined}>
        {amount}
      </text>
      <text x="40" y="374" className={ink} fontSize="22">
        {name.slice(0, 32)}
      </text>
    </svg>
  )
}

const plates = [150, 118, 84, 30]

/** A weight plate from the front, cropped by the card's edge. */
const Plate = ({ line, x, y }: { line: string; x: number; y: number }) => (
  <g className={`fill-none ${line}`} strokeWidth="14">
    {plates.map((r) => (
      <circle key={r} cx={x} cy={y} r={r} />
    ))}
  </g>
)

const confetti = [
  [420, 60, 20],
  [500, 130, 50],
  [560, 50, 80],
  [470, 220, 10],
  [600, 200, 35],
  [380, 150, 65],
  [540, 300, 15],
  [430, 310, 75],
  [600, 340, 45],
  [330, 70, 30],
] as const

const drawings: Record<GiftCardDesign, ReactNode> = {
  ember: (
    <g opacity="0.9">
      <Plate line="stroke-volt" x={560} y={130} />
      <rect x="330" y="122" width="310" height="16" className="fill-volt" />
    </g>
  ),
  night: (
    <g>
      <Plate line="stroke-line" x={500} y={200} />
      <circle cx="500" cy="200" r="150" className="fill-none stroke-ember" strokeWidth="14" strokeDasharray="236 900" />
      <circle cx="500" cy="200" r="9" className="fill-ember" />
    </g>
  ),
  birthday: (
    <g>
      {confetti.map(([x, y, turn], index) => (
        <rect
          key={x * y}
          x={x}
          y={y}
          width="44"
          height="14"
          rx="7"
          transform={`rotate(${turn} ${x} ${y})`}
          className={['fill-ember', 'fill-volt-ink', 'fill-surface'][index % 3]}
        />
      ))}
    </g>
  ),
  thanks: (
    <g className="fill-none" strokeWidth="14" strokeLinecap="round">
      <path d="M330 90 C 400 20, 470 160, 540 90 S 640 60, 680 110" className="stroke-ember" />
      <path d="M330 150 C 400 80, 470 220, 540 150 S 640 120, 680 170" className="stroke-edge" />
      <path d="M330 210 C 400 140, 470 280, 540 210 S 640 180, 680 230" className="stroke-ink" />
    </g>
  ),
}
