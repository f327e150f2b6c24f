import { styleText } from 'node:util'

/** Reports a step's progress; drawn as a bar on a terminal, ignored elsewhere. */
export type Progress = (done: number, total: number) => void

const out = process.stdout
const titleWidth = 28
const barWidth = 20
let hushed = false

/** From now on failing steps print nothing: they fail because we're stopping. */
export function hideOutput(): void {
  hushed = true
}

/**
 * Runs `work` and prints one line with the time it took: "✓ Database ready   0.4 s". Meanwhile a terminal shows `doing`, and a bar if there
 * is progress; a log or CI gets only the finished lines.
 */
export async function step<T>(
  doing: string,
  work: (progress: Progress) => Promise<T>,
  done: string | ((result: T) => string) = doing,
): Promise<T> {
  const started = performance.now()
  const live = out.isTTY ? showLive(doing, started) : undefined
  try {
    const result = await work((part, total) => live?.advance(part / total))
    live?.clear()
    line('✓', typeof done === 'string' ? done : done(result), started)
    return result
  } catch (error) {
    live?.clear()
    if (!hushed) line('✗', doing, started)
    throw error
  }
}

/** Prints a finished line with its mark and color. For callers that measure the time themselves. */
export function line(mark: '✓' | '✗', title: string, started: number): void {
  const color = mark === '✓' ? 'green' : 'red'
  const time = styleText('dim', seconds(performance.now() - started).padStart(7), { stream: out })
  console.log(`${styleText(color, mark, { stream: out })} ${title.padEnd(titleWidth)} ${time}`)
}

/** "0.4 s". */
export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

function showLive(title: string, started: number) {
  let share = 0
  const draw = () => {
    const bar = share > 0 ? `  ${'━'.repeat(Math.round(share * barWidth)).padEnd(barWidth, '·')}` : ''
    out.write(`\r\x1b[K  ${title.padEnd(titleWidth)} ${seconds(performance.now() - started).padStart(7)}${bar}`)
  }
  draw()
  const timer = setInterval(draw, 100)
  return {
    advance: (to: number) => {
      share = Math.min(1, to)
    },
    clear: () => {
      clearInterval(timer)
      out.write('\r\x1b[K')
    },
  }
}
