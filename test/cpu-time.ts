/** Starts counting the CPU time of this thread, which doesn't depend on what else the machine does. Call the result for the milliseconds so far. */
export function startCpuTimer(): () => number {
  const before = process.threadCpuUsage()
  return () => {
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1000
  }
}
