import { privacyDays } from '#lib/privacy/privacy.ts'
import { longDate } from '#lib/text/format.ts'
import type { House } from '#server/platform/mail/layout.ts'
import type { Letter } from '#server/platform/mail/letter.ts'

export type PrivacyLetterKind = 'export_ready' | 'erasure_asked' | 'erasure_near'

const path = '/settings/privacidade'
const reason = 'Você recebe esta mensagem porque tem uma conta neste site.'

/** The mail about a request. `until` is the end of the download, or the day of the erasure. */
export function privacyLetter(kind: PrivacyLetterKind, { name, siteUrl }: House, until: Date): Letter {
  const url = siteUrl + path
  const day = longDate(until)
  switch (kind) {
    case 'export_ready':
      return {
        subject: `A cópia dos seus dados está pronta: ${name}`,
        reason,
        blocks: [
          { kind: 'text', text: 'Olá!' },
          { kind: 'text', text: `O arquivo com os seus dados está pronto e pode ser baixado até ${day}.` },
          { kind: 'button', label: 'Baixar', url },
          { kind: 'text', text: 'É preciso entrar na conta. Se não foi você quem pediu, troque a sua senha.' },
        ],
      }
    case 'erasure_asked':
      return {
        subject: `Sua conta será excluída em ${day}: ${name}`,
        reason,
        blocks: [
          { kind: 'text', text: 'Olá!' },
          {
            kind: 'text',
            text: `Recebemos o pedido de exclusão da sua conta. Ela será excluída em ${day}, e até lá você pode voltar atrás.`,
          },
          { kind: 'text', text: 'Para desistir, entre na conta e escolha “Cancelar a exclusão”.' },
          { kind: 'button', label: 'Entrar na conta', url },
          { kind: 'text', text: 'Se não foi você quem pediu, entre, cancele a exclusão e troque a sua senha.' },
        ],
      }
    case 'erasure_near':
      return {
        subject: `Faltam até ${privacyDays.reminder} dias para a exclusão da sua conta: ${name}`,
        reason,
        blocks: [
          { kind: 'text', text: 'Olá!' },
          { kind: 'text', text: `Sua conta será excluída em ${day}. Depois disso não há como recuperá-la.` },
          { kind: 'button', label: 'Cancelar a exclusão', url },
          { kind: 'text', text: 'Se você quer mesmo excluir a conta, não é preciso fazer nada.' },
        ],
      }
  }
}
