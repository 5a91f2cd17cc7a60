import { countedKind } from '#lib/notifications.ts'
import { plural } from '#lib/text/format.ts'
import type { House } from '#server/platform/mail/layout.ts'
import type { Letter } from '#server/platform/mail/letter.ts'

/** The daily digest: how many unread notifications of each kind. Titles and comments stay in the house (decision 0381). */
export function digestLetter(kinds: readonly { type: string; count: number }[], { name, siteUrl }: House): Letter {
  const all = kinds.reduce((sum, { count }) => sum + count, 0)
  return {
    subject: `${plural(all, 'aviso não lido', 'avisos não lidos')}: ${name}`,
    reason: `Você recebe este resumo porque o ligou em ${siteUrl}/settings/avisos, onde também o desliga.`,
    blocks: [
      { kind: 'text', text: 'Bom dia! Na redação esperam por você:' },
      { kind: 'list', items: kinds.flatMap(({ type, count }) => countedKind(type, count) ?? []) },
      { kind: 'button', label: 'Abrir os avisos', url: `${siteUrl}/avisos` },
    ],
  }
}
