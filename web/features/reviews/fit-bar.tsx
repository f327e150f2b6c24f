import type { FitCounts } from '#contract/size-fit.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'

/** How many buyers say that the sizes run small, fit or run large: a bar of three parts, with its numbers below. Needs the group "reviews". */
export function FitBar({ runsSmall, trueToSize, runsLarge }: FitCounts) {
  const t = useText('reviews')
  const number = useNumber()
  return (
    <div className="mt-5 grid gap-2 text-sm">
      <p className="font-medium">{t('fit')}</p>
      <svg
        viewBox={`0 0 ${runsSmall + trueToSize + runsLarge} 2`}
        preserveAspectRatio="none"
        className="h-2 w-full overflow-hidden rounded-full"
        aria-hidden="true"
      >
        <rect width="100%" height="2" className="fill-ember" />
        <rect width={runsSmall + trueToSize} height="2" className="fill-ink" />
        <rect width={runsSmall} height="2" className="fill-edge" />
      </svg>
      <p className="flex flex-wrap justify-between gap-x-3 text-xs text-quiet">
        <span>{`${t('fits.runs-small')}: ${number(runsSmall)}`}</span>
        <span>{`${t('fits.true-to-size')}: ${number(trueToSize)}`}</span>
        <span>{`${t('fits.runs-large')}: ${number(runsLarge)}`}</span>
      </p>
    </div>
  )
}
