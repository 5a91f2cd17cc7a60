import { rejectedDays } from '#lib/applications/application.ts'
import type { House } from '#server/platform/mail/layout.ts'
import type { Letter } from '#server/platform/mail/letter.ts'

export type ApplicationLetterKind = 'received' | 'already_waiting' | 'approved' | 'approved_at_once' | 'rejected'

const reason = 'Você recebe esta mensagem porque alguém se candidatou a autor no site com este e-mail.'
const notYou = 'Se não foi você, avise o jornal: apagamos a candidatura.'

/** The mail about an application. It repeats nothing that an applicant typed; `why` is the master's reason for a rejection. */
export function applicationLetter(kind: ApplicationLetterKind, house: House, why: string | null): Letter {
  const contact = { kind: 'button', label: 'Falar com o jornal', url: `${house.siteUrl}/contato` } as const
  switch (kind) {
    case 'received':
      return {
        subject: `Recebemos sua candidatura: ${house.name}`,
        reason,
        blocks: [
          { kind: 'text', text: 'Olá!' },
          { kind: 'text', text: 'Recebemos sua candidatura a autor. Vamos ler e responder por e-mail.' },
          { kind: 'text', text: notYou },
          contact,
        ],
      }
    case 'already_waiting':
      return {
        subject: `Sua candidatura já está em análise: ${house.name}`,
        reason,
        blocks: [
          { kind: 'text', text: 'Olá!' },
          {
            kind: 'text',
            text: 'Recebemos de novo uma candidatura com este e-mail. Como a primeira ainda está em análise, ficamos com ela, e a nova não foi guardada.',
          },
          { kind: 'text', text: notYou },
          contact,
        ],
      }
    case 'approved':
      return {
        subject: `Sua candidatura foi aprovada: ${house.name}`,
        reason,
        blocks: [
          { kind: 'text', text: 'Olá!' },
          { kind: 'text', text: 'Sua candidatura a autor foi aprovada. Boas-vindas!' },
          {
            kind: 'text',
            text: 'O convite vai em outra mensagem, para este mesmo e-mail. O link dela abre o seu acesso de autor e vale sete dias.',
          },
          contact,
        ],
      }
    case 'approved_at_once':
      return {
        subject: `Sua candidatura foi aprovada: ${house.name}`,
        reason,
        blocks: [
          { kind: 'text', text: 'Olá!' },
          { kind: 'text', text: 'Sua candidatura a autor foi aprovada. Boas-vindas!' },
          { kind: 'text', text: 'A conta deste e-mail já pode escrever para o jornal: entre e comece.' },
          { kind: 'button', label: 'Entrar', url: `${house.siteUrl}/auth?next=/dashboard` },
        ],
      }
    case 'rejected':
      return {
        subject: `Sobre sua candidatura: ${house.name}`,
        reason,
        blocks: [
          { kind: 'text', text: 'Olá!' },
          { kind: 'text', text: 'Lemos sua candidatura a autor e, desta vez, decidimos não seguir com ela.' },
          ...(why ? ([{ kind: 'text', text: `O motivo: ${why}` }] as const) : []),
          {
            kind: 'text',
            text: `Seus dados são apagados em ${rejectedDays} dias. Você pode se candidatar de novo quando quiser.`,
          },
          { kind: 'button', label: 'Ver o site', url: `${house.siteUrl}/` },
        ],
      }
  }
}
