import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take longest, of which no size tells. */
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
