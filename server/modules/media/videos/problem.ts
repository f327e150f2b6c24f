/** Why a file is no video that browsers everywhere play: in words for who sent it. */
export class VideoProblem extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'VideoProblem'
  }
}

export const damaged = (): VideoProblem => new VideoProblem('is damaged, or not complete')
