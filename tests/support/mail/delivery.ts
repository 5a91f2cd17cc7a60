import { type Compose, defineDelivery, handleDelivery } from '#server/platform/mail/deliver.ts'

export const addressOf = (recipient: string) => `${recipient}@exemplo.local`

/** Composes a test mail to one of many: the recipient's id is the name of a mailbox. */
export const compose: Compose = async ({ ref, recipient }) => ({
  to: addressOf(recipient),
  house: { name: 'Folha', address: '', siteUrl: 'http://localhost:3000' },
  letter: { subject: ref, reason: 'Um teste.', blocks: [{ kind: 'text', text: `Para ${recipient}` }] },
})

export const delivery = defineDelivery('tests.deliver')
export const handler = handleDelivery(delivery, compose)
