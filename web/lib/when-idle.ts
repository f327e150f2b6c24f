const idleMaxMs = 2000

/** Runs work once the browser is idle, after 2 s at the latest. Not every browser supports `requestIdleCallback`. */
export const whenIdle = (work: () => void): unknown =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: idleMaxMs }) : setTimeout(work, idleMaxMs / 10)
