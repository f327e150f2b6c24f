/** Where a loader sends its visitor instead. */
export class Redirect {
  readonly location: string
  readonly status: number

  constructor(location: string, status: number) {
    this.location = location
    this.status = status
  }
}

/** For a loader to return or throw. */
export const redirect = (location: string, status = 302): Redirect => new Redirect(location, status)

/** What a loader throws to show the error page with an HTTP status; the browser gets every failure of the server's as one. */
export class StatusError extends Error {
  readonly status: number

  constructor(status: number) {
    super(`Status ${status}`)
    this.status = status
  }
}

/** What a page shows, with an HTTP status other than 200. */
export class WithStatus<T> {
  readonly data: T
  readonly status: number

  constructor(data: T, status: number) {
    this.data = data
    this.status = status
  }
}

/** For a loader to return: the page is shown as ever, and the server answers with this status. */
export const withStatus = <T>(data: T, status: number): WithStatus<T> => new WithStatus(data, status)
