import { announcement } from '#lib/announcement.ts'
import { defineEvent } from '#server/platform/work/jobs.ts'

/** What the newspaper says of itself changed: an institutional page, or its name. */
export const siteChanged = defineEvent('site.changed', announcement)
