const spinMs = 100

/**
 * How many times longer work takes now than on an idle machine: 1 or more. Time limits are multiplied by it, so that they're equally strict
 * for our code however busy the machine is.
 */
export function slowdown(): number {
  const [startedAt, before] = [performance.now(), process.cpuUsage()]
  const usedMs = (): number => {
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
  while (usedMs() < spinMs);
  return Math.max(1, (performance.now() - startedAt) / usedMs())
}
