/** Uploads to presigned addresses that must be checked and encoded before they can be used: see finish.ts. */
export class UploadsNotFinished extends Error {
  readonly ids: string[]

  constructor(ids: string[]) {
    super('Uploads must be finished first')
    this.name = 'UploadsNotFinished'
    this.ids = ids
  }
}
