import { announcement } from '#lib/announcement.ts'
import { defineEvent } from '#server/platform/work/jobs.ts'

/** An institutional page or the newspaper's identity changed. */
export const siteChanged = defineEvent('site.changed', announcement)
