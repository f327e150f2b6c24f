import type { AnsweredRequest } from './requests.ts'

interface Target {
  write: (lines: string) => void
}

interface RequestLog {
  write: (request: AnsweredRequest) => void
  /** Writes the buffered lines. */
  flush: () => void
}

/** Lines are buffered for this long, or up to this many bytes: one write serves many requests. */
const waitMs = 100
const waitingMax = 16_384
const infoLevel = 30

/**
 * One JSON line per request, in the form of the other log lines. None of the parts needs escaping: methods and patterns come from our
 * routes, ids are made by us.
 */
export function createRequestLog(target: Target): RequestLog {
  let waiting = ''
  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (waiting === '') return
    const lines = waiting
    waiting = ''
    target.write(lines)
  }
  const write = ({ id, method, route, status, milliseconds }: AnsweredRequest) => {
    waiting += `{"level":${infoLevel},"time":${Date.now()},"pid":${process.pid},"reqId":"${id}","method":"${method}","route":"${route}","status":${status},"ms":${Math.round(milliseconds * 100) / 100},"msg":"request"}\n`
    if (waiting.length > waitingMax) flush()
    else timer ??= setTimeout(flush, waitMs).unref()
  }
  return { write, flush }
}
