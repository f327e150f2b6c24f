import { setTimeout as wait } from 'node:timers/promises'
import { describe } from './problem.ts'
import { hideOutput } from './steps.ts'

type Closer = () => Promise<void>

const closeMs = 30_000

/** Ctrl-C comes several times at once: from the terminal, from npm and from up.mjs. */
const sameSignalMs = 1000

export interface Lifetime {
  /** Registers a closer for something that was just started; closers run in reverse order. Each is waited for `ms` at most. */
  defer: (closer: Closer, ms?: number) => void
  isEnding: () => boolean
  /** Runs all closers, then exits. Calls after the first change nothing. */
  end: (code: number) => Promise<never>
}

/**
 * Tracks what a long-running script has started, and stops it in reverse order on Ctrl-C, on SIGTERM, or when the parent process is gone;
 * then exits with `code`. A second Ctrl-C exits right away.
 */
export function openLifetime({ code: signalCode = 0 } = {}): Lifetime {
  const closers: [closer: Closer, ms: number][] = []
  let ending: Promise<never> | undefined
  let firstSignal = 0

  const end = (code: number) => (ending ??= closeAll(closers).then((clean) => process.exit(clean ? code : 1)))
  const onSignal = () => {
    if (!ending) firstSignal = performance.now()
    else if (performance.now() - firstSignal > sameSignalMs) process.exit(130)
    hideOutput()
    void end(signalCode)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal)
  watchParent(onSignal)
  return { defer: (closer, ms = closeMs) => void closers.push([closer, ms]), isEnding: () => ending !== undefined, end }
}

/** up.mjs holds the other end of the IPC channel, so it closes when up.mjs dies for any reason. */
function watchParent(gone: () => void): void {
  if (!process.channel) return
  process.once('disconnect', gone)
  process.channel.unref()
}

async function closeAll(closers: [closer: Closer, ms: number][]): Promise<boolean> {
  let clean = true
  for (const [closer, ms] of closers.toReversed()) {
    try {
      await Promise.race([closer(), wait(ms)])
    } catch (error) {
      clean = false
      console.error(`Couldn't stop cleanly: ${describe(error)}`)
    }
  }
  return clean
}
