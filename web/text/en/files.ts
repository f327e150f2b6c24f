type Messages = { [key: string]: string | Messages }

/** The groups of this language: a list of its own, so that no page carries those of the others. */
export const files = import.meta.glob<Messages>('./*.json', { import: 'default' })
