import { eventPath } from '#lib/addresses/paths.ts'
import type { House } from '#server/platform/mail/layout.ts'
import type { Letter } from '#server/platform/mail/letter.ts'

export interface Answered {
  status: 'accepted' | 'refused'
  reason: string
  /** The event, once readers can see it. */
  event: { id: string; slug: string } | null
}

/** The answer to a sender. It repeats nothing of what was sent: the address may be somebody else's. */
export const answerLetter = ({ status, reason, event }: Answered, { name, siteUrl }: House): Letter => ({
  subject:
    status === 'accepted' ? `Seu evento foi aceito na agenda: ${name}` : `Sobre o evento que você enviou: ${name}`,
  reason: 'Você recebe esta mensagem porque este e-mail foi informado ao enviar um evento para a agenda.',
  blocks: [
    { kind: 'text', text: 'Olá!' },
    ...(status === 'accepted'
      ? [
          {
            kind: 'text' as const,
            text: 'A redação aceitou o evento que você enviou. Obrigado por colaborar com a agenda.',
          },
        ]
      : [{ kind: 'text' as const, text: 'A redação decidiu não publicar o evento que você enviou.' }]),
    ...(reason ? [{ kind: 'text' as const, text: reason }] : []),
    ...(event ? [{ kind: 'button' as const, label: 'Ver o evento na agenda', url: siteUrl + eventPath(event) }] : []),
  ],
})

/** The thanks to a sender. It repeats nothing of what was sent, either. */
export const thanksLetter = ({ name }: House): Letter => ({
  subject: `Recebemos o evento que você enviou: ${name}`,
  reason: 'Você recebe esta mensagem porque este e-mail foi informado ao enviar um evento para a agenda.',
  blocks: [
    { kind: 'text', text: 'Olá!' },
    {
      kind: 'text',
      text: 'Recebemos o evento que você enviou para a agenda. A redação confere e responde por e-mail, com o endereço da página se ele for publicado.',
    },
    { kind: 'text', text: 'Não enviou nada? Ignore esta mensagem.' },
  ],
})
