'use server'

import { bulkInput } from '#lib/schemas/bulk.ts'
import { closeReportInput, reopenReportInput } from '#lib/schemas/site/error-report.ts'
import { action } from '#server/platform/door/action.ts'
import { closeReport } from './commands/close-report.ts'
import { closeReports, reopenReports } from './commands/handle-reports.ts'
import { reopenReport } from './commands/reopen-report.ts'

const oneByOne = { name: 'report-close', points: 600, seconds: 600 }
const inBulk = { name: 'report-bulk', points: 120, seconds: 600 }

/** Closes a reader's report, with or without a correction. */
export const closeReportAction = action({
  name: 'report.close',
  access: 'editor',
  schema: closeReportInput,
  limit: oneByOne,
  command: closeReport,
})

export const reopenReportAction = action({
  name: 'report.reopen',
  access: 'editor',
  schema: reopenReportInput,
  limit: oneByOne,
  command: reopenReport,
})

export const dismissReportsAction = action({
  name: 'report.dismiss-many',
  access: 'editor',
  schema: bulkInput,
  limit: inBulk,
  command: closeReports('dismissed'),
})

/** Closes many reports as corrected in the text, without a public correction. */
export const settleReportsAction = action({
  name: 'report.settle-many',
  access: 'editor',
  schema: bulkInput,
  limit: inBulk,
  command: closeReports('corrected'),
})

/** Reopens many closed reports. */
export const reopenReportsAction = action({
  name: 'report.reopen-many',
  access: 'editor',
  schema: bulkInput,
  limit: inBulk,
  command: reopenReports,
})
