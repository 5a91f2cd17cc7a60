import { privacyJobs } from '#server/privacy/jobs.ts'
import { accountJobs } from './accounts/jobs.ts'
import { sessionJobs } from './accounts/sessions/jobs.ts'
import { analysisJobs } from './analysis/jobs.ts'
import { announcingJobs } from './announcing/jobs.ts'
import { applicationJobs } from './applications/jobs.ts'
import { articleJobs } from './articles/jobs.ts'
import { audienceJobs } from './audience/jobs.ts'
import { backupJobs } from './backup/jobs.ts'
import { eventJobs } from './events/submissions/jobs.ts'
import { googleJobs } from './google/jobs.ts'
import { healthJobs } from './health/jobs.ts'
import { ideaJobs } from './ideas/jobs.ts'
import { importJobs } from './imports/jobs.ts'
import { importPictureJobs } from './imports/pictures/jobs.ts'
import { mediaJobs } from './media/jobs.ts'
import { monitorJobs } from './monitor/jobs.ts'
import { editionJobs } from './newsletter/editions/jobs.ts'
import { newsletterJobs } from './newsletter/jobs.ts'
import { notificationJobs } from './notifications/jobs.ts'
import { housekeepingJobs } from './platform/jobs.ts'
import type { Handler } from './platform/work/jobs.ts'
import { pressJobs } from './press/jobs.ts'
import { redirectJobs } from './redirects/jobs.ts'
import { reportJobs } from './reports/jobs.ts'
import { searchJobs } from './search/jobs.ts'
import { seoJobs } from './seo/jobs.ts'
import { billingJobs } from './subscriptions/jobs.ts'
import { revenueJobs } from './subscriptions/revenue/jobs.ts'
import { supportJobs } from './support/jobs.ts'
import { userJobs } from './users/jobs.ts'

/** All handlers of the queue: one list for the web process, the worker and the migration. */
export const handlers: readonly Handler[] = [
  ...accountJobs,
  ...analysisJobs,
  ...announcingJobs,
  ...applicationJobs,
  ...articleJobs,
  ...audienceJobs,
  ...backupJobs,
  ...eventJobs,
  ...googleJobs,
  ...healthJobs,
  ...housekeepingJobs,
  ...ideaJobs,
  ...importJobs,
  ...importPictureJobs,
  ...mediaJobs,
  ...monitorJobs,
  ...newsletterJobs,
  ...editionJobs,
  ...notificationJobs,
  ...pressJobs,
  ...privacyJobs,
  ...redirectJobs,
  ...reportJobs,
  ...revenueJobs,
  ...searchJobs,
  ...seoJobs,
  ...billingJobs,
  ...sessionJobs,
  ...supportJobs,
  ...userJobs,
]
