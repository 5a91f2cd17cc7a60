import { randomUUID } from 'node:crypto'
import type { Prisma } from '#server/platform/db/db.ts'
import { command } from '#server/platform/work/command.ts'
import { enqueue } from '#server/platform/work/queue.ts'
import { makeCode } from '../../codes/commands/make-code.ts'
import { codeMessage } from '../message.ts'
import { codeDataFor } from '../number.ts'

interface MakePhoneCode {
  kind: 'confirm_phone' | 'phone_sign_in' | 'reauthentication'
  /** Null for an unknown number: work and answer stay the same, and no message is sent. */
  userId: string | null
  phone: string
  /** What taking it needs beside the number. */
  data?: Prisma.InputJsonObject
}

/** Makes a code for a number and queues its message; gives the row's id. Checks no policy: its callers do. */
export const makePhoneCode = command(async (context, { kind, userId, phone, data }: MakePhoneCode) => {
  const id = randomUUID()
  await makeCode.within(context, { id, kind, userId, address: '', data: { ...data, ...codeDataFor(id, phone) } })
  await enqueue(context.tx, codeMessage, { id })
  return id
})
