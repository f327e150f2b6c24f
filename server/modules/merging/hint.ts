interface Reached {
  email: string | null
  phone: string | null
}

/** A masked address that only its owner recognizes: "k•••@example.com", "•••• 4567". If staff merged wrongly, the reader is a stranger. */
export function hinted({ email, phone }: Reached): string {
  if (email) return `${email.slice(0, 1)}•••${email.slice(email.lastIndexOf('@'))}`
  return phone ? `•••• ${phone.slice(-4)}` : '•••'
}
