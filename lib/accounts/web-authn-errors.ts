/** Each error of WebAuthn, as `@simplewebauthn/browser` names it, with its sentence. */
const sentences: Record<string, string> = {
  ERROR_CEREMONY_ABORTED: 'O pedido à chave foi cancelado. Tente de novo quando quiser.',
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT:
    'Esta chave não consegue guardar uma chave de acesso. Use outra, ou cadastre-a como segundo fator.',
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT:
    'Esta chave não confirma quem a usa, por PIN ou biometria. Configure um PIN nela ou use outra.',
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'Esta chave já está cadastrada na sua conta.',
  ERROR_MALFORMED_PUBKEYCREDPARAMS: 'O pedido à chave saiu com defeito. Recarregue a página e tente de novo.',
  ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG:
    'Esta chave não oferece nenhum tipo de assinatura que o site aceita. Use outra.',
  ERROR_INVALID_RP_ID:
    'Este endereço não é o endereço oficial do site. Abra o site pelo endereço dele e tente de novo.',
  ERROR_INVALID_DOMAIN: 'Chaves só funcionam pelo nome do site, com HTTPS. Abra o site pelo endereço dele.',
  ERROR_INVALID_USER_ID_LENGTH: 'O código da sua conta não serve para esta chave. Fale com a redação do jornal.',
  ERROR_AUTHENTICATOR_GENERAL_ERROR: 'A chave não conseguiu responder. Conecte-a de novo e tente outra vez.',
  ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY: 'O pedido foi recusado ou demorou demais. Tente de novo.',
}

const unsupported = 'Este navegador não tem suporte a chaves. Use outro navegador ou outra forma de confirmar.'
const unknown = 'Não foi possível usar a chave. Tente de novo.'

/** The sentence for anything that a WebAuthn ceremony of the browser raised. */
export function webAuthnSentence(error: unknown): string {
  if (!(error instanceof Error)) return unknown
  const code = 'code' in error ? String(error.code) : ''
  if (Object.hasOwn(sentences, code)) return sentences[code] ?? unknown
  // Raised by the library before it asks the browser.
  if (/not supported in this browser/i.test(error.message)) return unsupported
  return error.name === 'NotAllowedError' ? (sentences.ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY ?? unknown) : unknown
}
