import { z } from 'zod'
import { system } from '#lib/actor.ts'
import { defineJob, type Handler, handle } from '#server/platform/work/jobs.ts'
import { purgeCodes } from './codes/commands/purge-codes.ts'
import { codeMail, sendCode } from './codes/mail.ts'
import { factorJobs } from './factors/jobs.ts'
import { changeMail, signUpMail, tellOfChange, writeToOwner } from './mails.ts'
import { codeMessage, sendMessage } from './phone/message.ts'

const codePurge = defineJob('accounts.purge-codes', z.object({}))

export const accountJobs: readonly Handler[] = [
  handle(signUpMail, writeToOwner),
  handle(codeMail, sendCode),
  handle(codeMessage, sendMessage),
  handle(changeMail, tellOfChange),
  handle(codePurge, async () => void (await purgeCodes(system, undefined)), { cron: '47 4 * * *' }),
  ...factorJobs,
]
