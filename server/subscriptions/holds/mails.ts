import { z } from 'zod'
import { db } from '#server/platform/db/db.ts'
import type { House } from '#server/platform/mail/layout.ts'
import type { Letter, MailBlock } from '#server/platform/mail/letter.ts'
import { defineJob } from '#server/platform/work/jobs.ts'
import { sendLetter } from '#server/site/commands/send-letter.ts'

/** The mail about a decision on a purchase. */
export const purchaseMail = defineJob('billing.purchase-mail', z.object({ userId: z.uuid() }))

/** Writes to a person what was decided. Nothing once the account was erased or waits again. */
export async function sendPurchaseMail({ userId }: z.output<typeof purchaseMail.schema>): Promise<void> {
  const hold = await db().purchaseHold.findUnique({ where: { userId }, include: { user: { select: { email: true } } } })
  if (!hold || hold.status === 'waiting') return
  const allowed = hold.status === 'allowed'
  await sendLetter(hold.user.email, house => purchaseLetter(allowed, house))
}

const text = (content: string): MailBlock => ({ kind: 'text', text: content })

function purchaseLetter(allowed: boolean, { name, siteUrl }: House): Letter {
  const words = allowed
    ? [
        text('A redação conferiu o seu pedido, e você já pode assinar.'),
        button('Escolher um plano', `${siteUrl}/pricing`),
      ]
    : [
        text('A redação conferiu o seu pedido e não aceitou uma nova assinatura agora. Nada ficou cobrado.'),
        text('O que já foi devolvido não muda. Se quiser saber mais, escreva ao jornal.'),
        button('Escrever ao jornal', `${siteUrl}/settings/ajuda`),
      ]
  return {
    subject: `${allowed ? 'Sua assinatura foi liberada' : 'Sobre o seu pedido de assinatura'}: ${name}`,
    reason: 'Você recebe esta mensagem porque quis assinar este jornal.',
    blocks: [text('Olá!'), ...words],
  }
}

const button = (label: string, url: string): MailBlock => ({ kind: 'button', label, url })
