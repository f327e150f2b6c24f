/** A redirect by a loader. */
export class Redirect {
  readonly location: string
  readonly status: number

  constructor(location: string, status: number) {
    this.location = location
    this.status = status
  }
}

/** A redirect for a loader to return or throw. */
export const redirect = (location: string, status = 302): Redirect => new Redirect(location, status)

/** Thrown by a loader to show the error page with an HTTP status; in the browser, every error of the server's render is one. */
export class StatusError extends Error {
  readonly status: number

  constructor(status: number) {
    super(`Status ${status}`)
    this.status = status
  }
}

/** A page's data with an HTTP status other than 200. */
export class WithStatus<T> {
  readonly data: T
  readonly status: number

  constructor(data: T, status: number) {
    this.data = data
    this.status = status
  }
}

/** Loader data with an HTTP status: the page is rendered normally, and the server answers with that status. */
export const withStatus = <T>(data: T, status: number): WithStatus<T> => new WithStatus(data, status)
