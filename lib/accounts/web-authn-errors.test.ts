import { expect, test } from 'vitest'
import { webAuthnSentence } from './web-authn-errors.ts'

const raised = (code: string) => Object.assign(new Error('x'), { code })

test.each([
  ['ERROR_CEREMONY_ABORTED', 'cancelado'],
  ['ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT', 'guardar uma chave de acesso'],
  ['ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT', 'PIN ou biometria'],
  ['ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED', 'já está cadastrada'],
  ['ERROR_MALFORMED_PUBKEYCREDPARAMS', 'saiu com defeito'],
  ['ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG', 'nenhum tipo de assinatura'],
  ['ERROR_INVALID_RP_ID', 'endereço oficial'],
  ['ERROR_INVALID_DOMAIN', 'com HTTPS'],
  ['ERROR_INVALID_USER_ID_LENGTH', 'código da sua conta'],
  ['ERROR_AUTHENTICATOR_GENERAL_ERROR', 'não conseguiu responder'],
  ['ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY', 'recusado ou demorou'],
])('%s has a sentence of its own', (code, words) => {
  expect(webAuthnSentence(raised(code))).toContain(words)
})

test('every sentence differs, ends with a full stop and names no code', () => {
  const codes = [
    'ERROR_CEREMONY_ABORTED',
    'ERROR_INVALID_RP_ID',
    'ERROR_INVALID_DOMAIN',
    'ERROR_INVALID_USER_ID_LENGTH',
  ]
  const sentences = codes.map(code => webAuthnSentence(raised(code)))
  expect(new Set(sentences).size).toBe(codes.length)
  for (const sentence of sentences) expect(sentence).toMatch(/^[^_]+\.$/)
})

test.each([
  [new Error('WebAuthn is not supported in this browser'), 'não tem suporte'],
  [Object.assign(new Error('x'), { name: 'NotAllowedError' }), 'recusado ou demorou'],
  [new Error('anything'), 'Não foi possível'],
  [raised('constructor'), 'Não foi possível'],
  ['text', 'Não foi possível'],
  [null, 'Não foi possível'],
])('%s has a sentence too', (error, words) => {
  expect(webAuthnSentence(error)).toContain(words)
})
