import type { Progress } from '#scripts/steps.ts'

/** Work that finishes sooner needs no words. */
const silentMs = 10_000

/** Passes progress on to `bar`, and to `say` in words at each tenth: for logs, which show no bar. */
export function progressInWords(
  title: string,
  { bar, say, started = performance.now() }: { bar: Progress; say: (line: string) => void; started?: number },
): Progress {
  let reported = 0
  return (done, total) => {
    bar(done, total)
    const tenths = Math.floor((10 * done) / total)
    if (tenths <= reported || performance.now() - started < silentMs) return
    reported = tenths
    say(`  ${title}: ${tenths * 10} %`)
  }
}
