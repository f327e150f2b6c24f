import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * What takes longest, which the size of a file doesn't tell: first what keeps the processor busy, then what mostly waits, then the rest of
 * the journeys. Unit tests, a few milliseconds each, fill the end.
 */
const longest = ['e2e/every-page/', 'e2e/words-on-pictures', 'e2e/back-office', 'e2e/my-account', 'e2e/styleguide', 'test/upload-attacks']

/** Starts what takes longest first within a project, so that no worker is still busy with it when the others have nothing left. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = longest.findIndex((part) => moduleId.includes(part))
      return at < 0 ? longest.length : at
    }
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project.name))]
    return projects.flatMap((name) => sorted.filter(({ project }) => project.name === name).toSorted((a, b) => rank(a) - rank(b)))
  }
}
