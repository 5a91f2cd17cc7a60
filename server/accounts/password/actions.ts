'use server'

import { cookies, headers } from 'next/headers'
import { passwordFields, resetInput } from '#lib/schemas/account.ts'
import { action } from '#server/platform/door/action.ts'
import { leaveNotice } from '#server/platform/door/leave-notice.ts'
import { ownSession } from '#server/platform/session/session.ts'
import { deviceCookie, deviceCookieOptions, makeDevice } from '../entry/device.ts'
import { visitorOf } from '../entry/visitor.ts'
import { changePassword } from './commands/change-password.ts'
import { resetPassword } from './commands/reset-password.ts'

/** Sets the signed-in person's password and ends their other sessions. */
export const changePasswordAction = action({
  name: 'account.change-password',
  access: 'signed_in',
  schema: passwordFields,
  limit: { name: 'change-password', points: 20, seconds: 60 * 60 },
  proof: true,
  command: async (_actor, { password }) => {
    const session = await ownSession()
    await changePassword(session.actor, { password, sessionId: session.id })
  },
})

/**
 * Sets a new password by the link of a mail and leaves a notice for the sign-in screen. The browser becomes a known device: guesses of
 * strangers must not keep the owner out now.
 */
export const resetPasswordAction = action({
  name: 'account.reset-password',
  access: 'anyone',
  schema: resetInput,
  limit: { name: 'reset-password', points: 30, seconds: 15 * 60 },
  command: async (_actor, input) => {
    const userId = await resetPassword(input, visitorOf(await headers()).origin)
    const jar = await cookies()
    jar.set(deviceCookie, makeDevice(userId), deviceCookieOptions())
    await leaveNotice('success', 'Senha trocada. Entre com a nova senha.')
  },
})
