import type { Badge } from '#contract/badges.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'

/** Plates in competition colors; years, posts and challenges have their own. */
const looks = {
  squat: 'fill-volt text-[#14171a]',
  bench: 'fill-[#2f5fb3] text-[#fff]',
  deadlift: 'fill-ember text-ground',
  years: 'fill-[#e3b04b] text-[#14171a]',
  posts: 'fill-studio text-ink',
  challenges: 'fill-[#8c5a2b] text-[#fff]',
}

const isLift = (kind: Badge['kind']): boolean => kind === 'squat' || kind === 'bench' || kind === 'deadlift'

/** A person's badges, each on a plate. */
export function Badges({ badges }: { badges: Badge[] }) {
  const t = useText('people')
  const number = useNumber()
  return (
    <section aria-labelledby="badges">
      <h2 id="badges" className="text-sm font-semibold">
        {t('aside.badges')}
      </h2>
      <ul className="mt-3 grid grid-cols-4 gap-3">
        {badges.map(({ kind, value }) => (
          <li key={kind} className="grid justify-items-center gap-2 text-center text-xs text-quiet">
            <svg viewBox="0 0 64 64" aria-hidden="true" className={`w-full max-w-16 ${looks[kind]}`}>
              <circle cx="32" cy="32" r="31" />
              <circle cx="32" cy="32" r="24" className="fill-none stroke-current stroke-1 opacity-40" />
              <text x="32" y={isLift(kind) ? 35 : 38} textAnchor="middle" className="display fill-current text-[17px]">
                {number(value)}
              </text>
              {isLift(kind) && (
                <text x="32" y="46" textAnchor="middle" className="fill-current text-[9px] font-semibold">
                  {t('units.kg')}
                </text>
              )}
            </svg>
            <span>
              <span className="sr-only">
                {number(value)} {isLift(kind) && t('units.kg')}{' '}
              </span>
              {t(`aside.kinds.${kind}`, { count: value })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
