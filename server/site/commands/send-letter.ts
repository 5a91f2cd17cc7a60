import type { MailHeaders } from '#server/platform/mail/headers.ts'
import type { House } from '#server/platform/mail/layout.ts'
import type { Letter } from '#server/platform/mail/letter.ts'
import { sendMail } from '#server/platform/mail/mail.ts'
import { readHouse } from '../queries.ts'

/**
 * Sends a letter of the newspaper to one address. `write` gets the newspaper's name and addresses; null sends nothing; `id` is a UUID for the
 * Message-ID. Raises HandoverError.
 */
export async function sendLetter(
  to: string,
  write: (house: House) => Letter | null,
  headers?: MailHeaders,
  id?: string,
): Promise<void> {
  const house = await readHouse()
  const letter = write(house)
  if (letter) await sendMail({ to, house, letter, headers, id })
}
