import { z } from 'zod'
import { type Role, roleNames } from '#lib/actor.ts'
import { invitationPath } from '#lib/addresses/paths.ts'
import { limits } from '#lib/limits.ts'
import type { Letter } from '#server/platform/mail/letter.ts'
import { defineJob } from '#server/platform/work/jobs.ts'

/** The mail with an invitation's link. The queue holds the invitation's id, neither its token nor its e-mail. */
export const invitationMail = defineJob('users.invitation-mail', z.object({ id: z.uuid() }))

interface Invited {
  role: Role
  token: string
  house: { name: string; siteUrl: string }
}

/** The mail of an invitation. It repeats nothing that somebody typed. */
export const invitationLetter = ({ role, token, house: { name, siteUrl } }: Invited): Letter => ({
  secret: true,
  subject: `Convite para a redação: ${name}`,
  reason: 'Você recebe esta mensagem porque a redação convidou este e-mail.',
  blocks: [
    { kind: 'text', text: 'Olá!' },
    { kind: 'text', text: `A redação de ${name} convida você a participar como ${roleNames[role]}.` },
    { kind: 'button', label: 'Aceitar o convite', url: siteUrl + invitationPath(token) },
    {
      kind: 'text',
      text: `O link vale ${limits.invitation.days} dias, uma única vez e só para você: não o encaminhe.`,
    },
    { kind: 'text', text: 'Se você não esperava este convite, ignore esta mensagem.' },
  ],
})
