/** The reason why a file is no video that all browsers play, worded for its sender. */
export class VideoProblem extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'VideoProblem'
  }
}

/** The problem of a file that contradicts itself or ends early. */
export const damaged = (): VideoProblem => new VideoProblem('is damaged, or not complete')
