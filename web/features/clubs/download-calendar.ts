import { urls } from '#contract/urls.ts'
import { refusalOf } from '#web/lib/call.ts'
import { tokenNow } from '#web/features/auth/session/session.ts'

/** The calendar file of an event that isn't for everyone: a link can't say who asks. */
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
