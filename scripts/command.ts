import { describe, Problem } from './problem.ts'

/** Runs a command to its end; an error is printed as one line, and the exit code is 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(describe(error))
    process.exitCode = 1
  }
}

/** The command's only argument; throws a problem with the usage if there are none, several, or an option. */
export function onlyArgument(usage: string): string {
  const [argument, ...more] = process.argv.slice(2)
  if (argument === undefined || argument.startsWith('-') || more.length > 0) throw new Problem(usage)
  return argument
}
