/** The reason why a file is no video that all browsers play, worded for its sender. */
export class VideoProblem extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'VideoProblem'
  }
}

export const damaged = (): VideoProblem => new VideoProblem('is damaged, or not complete')
