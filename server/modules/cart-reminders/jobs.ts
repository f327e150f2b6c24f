import type { JobRunner } from '#server/jobs/runner.ts'
import { type ReminderSettings, remindOfCarts } from './cart-reminders.ts'

const everyMs = 15 * 60_000

/** Schedules the reminders of abandoned carts. */
export function registerCartReminderJobs(jobs: JobRunner, settings: ReminderSettings): void {
  jobs.schedule('cartReminders.send', everyMs, (_, { database, now, stopping }) => remindOfCarts(database, settings, now, stopping))
}
