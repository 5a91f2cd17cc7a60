import { limits } from '../limits.ts'

/** The states of a newsletter subscription. `pending` waits for its owner's confirmation; `bounced` and `complained` were ended by mail servers. */
export const subscriberStatuses = ['pending', 'active', 'unsubscribed', 'bounced', 'complained'] as const
export type SubscriberStatus = (typeof subscriberStatuses)[number]

export const frequencies = ['daily', 'weekly'] as const
export type Frequency = (typeof frequencies)[number]

/** How an address came in: the site's form, an account's sign-up, a master by hand or from a file. */
export type SubscriberSource = 'form' | 'account' | 'manual' | 'file'

export const sourceLabels: Record<SubscriberSource, string> = {
  form: 'Formulário do site',
  account: 'Cadastro de conta',
  manual: 'Adicionado à mão',
  file: 'Arquivo',
}

/** A state's name and the colour of its badge. */
export const statusBadges: Record<SubscriberStatus, { label: string; color: 'green' | 'gray' | 'amber' | 'red' }> = {
  active: { label: 'Ativo', color: 'green' },
  unsubscribed: { label: 'Descadastrado', color: 'gray' },
  pending: { label: 'Aguarda confirmação', color: 'red' },
  bounced: { label: 'Endereço recusado', color: 'red' },
  complained: { label: 'Marcou como spam', color: 'red' },
}

export const frequencyLabels: Record<Frequency, string> = {
  daily: 'Todo dia, de manhã',
  weekly: 'Uma vez por semana',
}

/** What its owner, who knows the secret address, does with a subscription. */
export const ownersActs = ['confirm', 'change', 'leave'] as const
export type OwnersAct = (typeof ownersActs)[number]

/**
 * The state after an act of the owner; null when the act does not apply. Somebody whose server refused mails, or who marked one as spam, comes
 * back only by confirming.
 */
export function statusAfter(status: SubscriberStatus, act: OwnersAct): SubscriberStatus | null {
  switch (act) {
    case 'confirm':
      return 'active'
    case 'change':
      return status === 'active' || status === 'pending' ? status : null
    case 'leave':
      return status === 'active' || status === 'pending' ? 'unsubscribed' : status
  }
}

/** Milliseconds until an address gets another confirmation mail, after so many that nobody answered: anybody may type an address, any number of times. */
export function pauseAfter(asks: number): number {
  const pauses = limits.newsletter.confirmationPauses
  return (pauses[Math.min(Math.max(asks, 1), pauses.length) - 1] ?? 0) * 60_000
}
