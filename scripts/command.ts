import { describe, Problem } from './problem.ts'

/** Runs a command to its end; what fails is said in one line, and the exit code is 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(describe(error))
    process.exitCode = 1
  }
}

/** The one argument of a command; a problem that shows the usage where there are none or more, or an option. */
export function onlyArgument(usage: string): string {
  const [argument, ...more] = process.argv.slice(2)
  if (argument === undefined || argument.startsWith('-') || more.length > 0) throw new Problem(usage)
  return argument
}
