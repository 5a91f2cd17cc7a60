import { receiveConsent } from '#server/consent/http.ts'

export const POST = receiveConsent
