import { type ChildProcess, fork, type ForkOptions } from 'node:child_process'

interface SerialProcessOptions {
  script: string
  /** Node's arguments, the environment (not ours by default, as that contains secrets) and the serialization of messages. */
  fork: Pick<ForkOptions, 'execArgv' | 'env' | 'serialization'>
  /** Whether the process's stderr goes to ours. */
  isLogged: boolean
  /** The most tasks that may wait for their turn. */
  waitingMax: number
  /** Makes the error that is thrown if more tasks are waiting. */
  tooMany: () => Error
  /** A task that takes longer is abandoned and its process is killed. */
  taskMs: number
  /** How long an idle process waits for the next task before it's ended. */
  idleMs: number
  /** The process is restarted after this many tasks, to free memory that libraries leak. */
  tasksMax?: number
}

/** Runs tasks one after the other in a child process, which is started when needed and ended when idle. Tasks and answers are messages. */
export class SerialProcess<Task extends object, Answer extends object> {
  readonly #options: SerialProcessOptions
  #child: ChildProcess | undefined
  #done = 0
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0
  #idle: NodeJS.Timeout | undefined

  constructor(options: SerialProcessOptions) {
    this.#options = options
  }

  /** The process's answer; null if the process ended (it crashed, or was killed because it took too long). Fails with `tooMany`. */
  async run(task: Task): Promise<Answer | null> {
    if (this.#waiting >= this.#options.waitingMax) throw this.#options.tooMany()
    this.#waiting += 1
    const turn = this.#last.then(() => this.#runNow(task)).finally(() => (this.#waiting -= 1))
    this.#last = turn.catch(() => {})
    return turn
  }

  /** Ends the process; the next task starts another. */
  close(): void {
    clearTimeout(this.#idle)
    this.#child?.kill('SIGKILL')
    this.#child = undefined
    this.#done = 0
  }

  async #runNow(task: Task): Promise<Answer | null> {
    clearTimeout(this.#idle)
    const { idleMs, taskMs, tasksMax = Infinity } = this.#options
    const answer = await ask<Answer>((this.#child ??= this.#start()), task, taskMs)
    this.#done += 1
    if (answer === null || this.#done >= tasksMax) this.close()
    else this.#idle = setTimeout(() => this.close(), idleMs).unref()
    return answer
  }

  /** Starts a process; if it ends by itself, even while it's idle, the next task starts another. */
  #start(): ChildProcess {
    const child = start(this.#options)
    const ended = () => {
      if (this.#child === child) this.close()
    }
    return child.once('exit', ended).on('error', ended)
  }
}

function start({ script, fork: { env = {}, ...options }, isLogged }: SerialProcessOptions): ChildProcess {
  const child = fork(script, { ...options, env, stdio: ['ignore', 'ignore', isLogged ? 'inherit' : 'ignore', 'ipc'] })
  child.unref()
  child.channel?.unref()
  return child
}

function ask<Answer>(child: ChildProcess, task: object, taskMs: number): Promise<Answer | null> {
  const { promise, resolve } = Promise.withResolvers<Answer | null>()
  const answered = (answer: unknown) => resolve(answer as Answer)
  const ended = () => resolve(null)
  const timer = setTimeout(() => child.kill('SIGKILL'), taskMs)
  child.once('message', answered).once('exit', ended).once('error', ended)
  child.send(task, (error) => error && ended())
  return promise.finally(() => {
    clearTimeout(timer)
    child.off('message', answered).off('exit', ended).off('error', ended)
  })
}
