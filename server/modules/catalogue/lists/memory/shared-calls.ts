/** Calls under way, by name: who asks for the same meanwhile waits for the same answer. */
export class SharedCalls<T> {
  readonly #pending = new Map<string, Promise<T>>()

  of(name: string, call: () => Promise<T>): Promise<T> {
    let pending = this.#pending.get(name)
    if (!pending) {
      pending = call().finally(() => this.#pending.delete(name))
      this.#pending.set(name, pending)
    }
    return pending
  }
}
