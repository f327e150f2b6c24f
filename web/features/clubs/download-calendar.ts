import { urls } from '#contract/urls.ts'
import { refusalOf } from '#web/lib/call.ts'
import { tokenNow } from '#web/features/auth/session/session.ts'

/** Downloads the calendar file of a restricted event by a signed-in call, since a link carries no token. */
export async function downloadCalendar(eventId: string): Promise<void> {
  const response = await fetch(urls.clubCalendar(eventId), { headers: { authorization: `Bearer ${tokenNow() ?? ''}` } })
  if (!response.ok) throw refusalOf(null, response.status, null)
  const url = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = 'event.ics'
  link.click()
  URL.revokeObjectURL(url)
}
