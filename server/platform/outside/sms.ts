import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { now } from '../process/clock.ts'
import { env } from '../process/env.ts'
import { readOutside } from './outside.ts'

/** A text message: a number in E.164 and a short text. */
export interface TextMessage {
  to: string
  text: string
}

/** The value of `SMS_URL` for development: messages are files in `DATA_DIR/sms`. */
const fileGateway = 'file'

/** Whether messages reach phones; no screen offers phones without a gateway. */
export const hasGateway = (): boolean => env().SMS_URL !== undefined

/**
 * Hands a message to the gateway: a POST of `{to, text}` as JSON to `SMS_URL`, whose user info is the bearer token. Raises OutsideError, and an
 * error without a gateway and for any status but 2xx.
 */
export async function sendSms(message: TextMessage): Promise<void> {
  const { SMS_URL } = env()
  if (!SMS_URL) throw new Error('SMS_URL is not set')
  if (SMS_URL === fileGateway) return keepAsFile(message)
  const url = new URL(SMS_URL)
  const token = decodeURIComponent(url.password || url.username)
  Object.assign(url, { username: '', password: '' })
  const { status } = await readOutside(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(message),
    operatorBases: [url.origin],
  })
  if (status < 200 || status > 299) throw new Error(`The SMS gateway answered ${status}`)
}

async function keepAsFile(message: TextMessage): Promise<void> {
  const folder = join(/* turbopackIgnore: true */ env().DATA_DIR, 'sms')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const name = `${now().toISOString().replace(/[:.]/g, '-')}-${crypto.randomUUID().slice(0, 8)}`
  const draft = join(folder, `.${name}.part`)
  await writeFile(draft, JSON.stringify(message), { mode: 0o600 })
  await rename(draft, join(folder, `${name}.json`))
}
