import type { Poll } from '#contract/polls.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/icon.tsx'

/** The results of a poll: each option's share of the voters, as a number and a bar. */
export function PollResults({ poll: { options, voters, choices }, isOver }: { poll: Poll; isOver: boolean }) {
  const t = useText('polls')
  const { locale } = useShop()
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
  const most = Math.max(...options.map(({ votes }) => votes ?? 0))
  return (
    <ul className="grid grid-cols-1 gap-3">
      {options.map(({ text, votes }, index) => {
        const share = voters === 0 ? 0 : (votes ?? 0) / voters
        const isOwn = choices.includes(index)
        const leads = most > 0 && votes === most
        return (
          <li key={text}>
            <p className={`flex items-baseline justify-between gap-3 ${leads ? 'font-semibold' : ''}`}>
              <span className="min-w-0 wrap-anywhere">
                {text}
                {isOwn && (
                  <>
                    <Icon name="check" className="ms-1.5 inline size-4 align-[-0.15em]" />
                    <span className="sr-only">, {t('own')}</span>
                  </>
                )}
              </span>
              <span className="shrink-0">
                <span className="sr-only">, </span>
                {percent.format(share)}
                <span className="sr-only">, {t('votes', { count: votes ?? 0 })}</span>
              </span>
            </p>
            <svg
              viewBox="0 0 100 4"
              preserveAspectRatio="none"
              aria-hidden="true"
              className="mt-1 block h-2 w-full overflow-hidden rounded-full"
            >
              <path d="M0 2h100" strokeWidth="4" className="stroke-line" />
              {share > 0 && <path d={`M0 2h${share * 100}`} strokeWidth="4" className={leads && isOver ? 'stroke-ember' : 'stroke-ink'} />}
            </svg>
          </li>
        )
      })}
    </ul>
  )
}
