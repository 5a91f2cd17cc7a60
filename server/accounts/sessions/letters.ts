import { longDateTime } from '#lib/text/format.ts'
import type { House } from '#server/platform/mail/layout.ts'
import type { Letter } from '#server/platform/mail/letter.ts'

interface SignIn {
  device: string
  network: string
  /** Null when it is unknown. */
  place: string | null
  at: Date
}

/** The mail to the owner of an account that was just entered from a browser that had never entered it. */
export const newDeviceLetter = ({ device, network, place, at }: SignIn, { name, siteUrl }: House): Letter => ({
  subject: `Novo acesso à sua conta: ${name}`,
  reason: 'Você recebe esta mensagem porque a sua conta foi usada em um aparelho novo.',
  blocks: [
    { kind: 'text', text: 'Olá!' },
    { kind: 'text', text: 'Alguém entrou na sua conta em um aparelho que ainda não tinha entrado nela.' },
    {
      kind: 'facts',
      facts: [
        ['Aparelho', device],
        ...(network ? [['Rede', network] as const] : []),
        ...(place ? [['Lugar', place] as const] : []),
        ['Quando', longDateTime(at)],
      ],
    },
    { kind: 'text', text: 'Se foi você, não é preciso fazer nada. Se não foi, encerre esse acesso e troque a senha.' },
    { kind: 'button', label: 'Ver os meus aparelhos', url: `${siteUrl}/settings/aparelhos` },
  ],
})
