import { z } from 'zod'
import { type FactorKind, factorKinds, factorNames, graceDays } from '#lib/accounts/factors.ts'
import type { House } from '#server/platform/mail/layout.ts'
import type { Letter } from '#server/platform/mail/letter.ts'
import { defineJob } from '#server/platform/work/jobs.ts'

const changes = ['added', 'removed', 'recovery_used', 'recovery_renewed', 'reset'] as const
export type FactorChange = (typeof changes)[number]

/** The mail to the owner after a change of their factors. The queue holds the account's id and never its e-mail. */
export const factorMail = defineJob(
  'accounts.factor-mail',
  z.object({ userId: z.uuid(), change: z.enum(changes), kind: z.enum(factorKinds).optional() }),
)

interface Change {
  change: FactorChange
  kind?: FactorKind
  house: House
}

/** The mail about a change. It repeats nothing that somebody typed. */
export const factorLetter = ({ change, kind = 'totp', house: { name, siteUrl } }: Change): Letter => {
  const { subject, text } = words[change](factorNames[kind].toLowerCase())
  return {
    subject: `${subject}: ${name}`,
    reason: 'Você recebe esta mensagem porque a segurança da sua conta mudou.',
    blocks: [
      { kind: 'text', text: 'Olá!' },
      { kind: 'text', text },
      { kind: 'button', label: 'Ver a segurança da conta', url: `${siteUrl}/settings/seguranca` },
      { kind: 'text', text: 'Se não foi você, troque a sua senha agora e fale com a redação do jornal.' },
    ],
  }
}

const words: Record<FactorChange, (kind: string) => { subject: string; text: string }> = {
  added: kind => ({
    subject: 'Nova forma de entrar na sua conta',
    text: `Foi acrescentado à sua conta: ${kind}.`,
  }),
  removed: kind => ({
    subject: 'Uma forma de entrar foi removida da sua conta',
    text: `Foi removido da sua conta: ${kind}.`,
  }),
  recovery_used: () => ({
    subject: 'Um código de recuperação foi usado',
    text: 'Alguém entrou na sua conta com um dos seus códigos de recuperação. Esse código não vale mais.',
  }),
  recovery_renewed: () => ({
    subject: 'Novos códigos de recuperação',
    text: 'Foram criados novos códigos de recuperação para a sua conta. Os antigos não valem mais.',
  }),
  reset: () => ({
    subject: 'Os fatores da sua conta foram removidos',
    text: `Um Master do jornal removeu os aplicativos, as chaves e os códigos de recuperação da sua conta. Se o jornal exige um segundo fator, cadastre outro em até ${graceDays} dias.`,
  }),
}
