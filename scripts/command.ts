import { describe } from './problem.ts'

/** Runs a command to its end; what fails is said in one line, and the exit code is 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(describe(error))
    process.exitCode = 1
  }
}
