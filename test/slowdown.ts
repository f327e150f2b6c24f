const spinMs = 100

/**
 * How many times longer work takes now than on a machine with nothing else to do: 1 or more. Limits on elapsed time are multiplied by it,
 * so that they say the same of our code however busy the machine is.
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
