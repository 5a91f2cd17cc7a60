'use server'

import { applicationInput, rejectApplicationInput } from '#lib/schemas/application.ts'
import { bulkInput } from '#lib/schemas/bulk.ts'
import { action } from '#server/platform/door/action.ts'
import { approveApplication } from './commands/approve-application.ts'
import { approveApplications, rejectApplications } from './commands/decide-applications.ts'
import { eraseApplication } from './commands/erase-application.ts'
import { rejectApplication } from './commands/reject-application.ts'
import { showPersonalData } from './commands/show-personal-data.ts'

const oneByOne = { name: 'application-decide', points: 600, seconds: 600 }
const inBulk = { name: 'application-bulk', points: 60, seconds: 600 }

export const approveApplicationAction = action({
  name: 'application.approve',
  access: 'master',
  schema: applicationInput,
  limit: oneByOne,
  command: approveApplication,
})

/** Rejects a pending application, with a reason or without. */
export const rejectApplicationAction = action({
  name: 'application.reject',
  access: 'master',
  schema: rejectApplicationInput,
  limit: oneByOne,
  command: rejectApplication,
})

export const approveApplicationsAction = action({
  name: 'application.approve-many',
  access: 'master',
  schema: bulkInput,
  limit: inBulk,
  command: approveApplications,
})

/** Rejects many applications without a reason. */
export const rejectApplicationsAction = action({
  name: 'application.reject-many',
  access: 'master',
  schema: bulkInput,
  limit: inBulk,
  command: rejectApplications,
})

/** An application's CPF, address and phone. Each reading is audited. */
export const showPersonalDataAction = action({
  name: 'application.show-personal-data',
  access: 'master',
  schema: applicationInput,
  limit: { name: 'application-personal-data', points: 200, seconds: 600 },
  proof: true,
  command: showPersonalData,
})

export const eraseApplicationAction = action({
  name: 'application.erase',
  access: 'master',
  schema: applicationInput,
  limit: oneByOne,
  command: eraseApplication,
})
