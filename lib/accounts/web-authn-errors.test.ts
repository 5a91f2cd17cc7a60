import { expect, test } from 'vitest'
import { webAuthnSentence } from './web-authn-errors.ts'

const raised = (code: string) => Object.assign(new Error('x'), { code })

test.each([
  [raised('ERROR_CEREMONY_ABORTED'), 'cancelado'],
  [raised('ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'), 'já está cadastrada'],
  [new Error('WebAuthn is not supported in this browser'), 'não tem suporte'],
  [Object.assign(new Error('x'), { name: 'NotAllowedError' }), 'recusado ou demorou'],
  [raised('constructor'), 'Não foi possível'],
  [null, 'Não foi possível'],
])('%s has a sentence', (error, words) => {
  expect(webAuthnSentence(error)).toContain(words)
})
