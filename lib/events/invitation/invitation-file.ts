import { limits } from '../../limits.ts'
import { decode } from '../../text/text.ts'
import { firstEventIn } from './event-lines.ts'

const { invitation, invitationFile } = limits.event

export const fileTooLarge = `O arquivo é grande demais. O limite é de ${invitationFile / 1024 / 1024} MB.`
const noText = 'Escolha um arquivo ICS ou de texto.'

/**
 * The text of an invitation's file, or in `refused` the sentence why not. Of a calendar file only the first event's properties: pictures and
 * formatted copies in it may be long.
 */
export async function readInvitationFile(file: File): Promise<{ text: string } | { refused: string }> {
  if (file.size > invitationFile) return { refused: fileTooLarge }
  const text = decode(new Uint8Array(await file.arrayBuffer()))
  if (/(?![\t\n\r])\p{Cc}/u.test(text.slice(0, invitation))) return { refused: noText }
  return { text: (firstEventIn(text) ?? text).slice(0, invitation) }
}
