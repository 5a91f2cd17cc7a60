import { defineDelivery } from '#server/platform/mail/deliver.ts'

/** The mails of an edition: its id is their `ref`, a subscriber's id the recipient. */
export const editionMail = defineDelivery('newsletter.edition')
