import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { isLoopback } from './outside-address.ts'

type Variables = Readonly<Record<string, string | undefined>>

/** An OpenID provider that the operator configured. */
export interface OidcProvider {
  /** `google`, or the word in `OIDC_PROVIDERS`, in lower case. Part of addresses. */
  key: string
  /** Its name on buttons. */
  name: string
  issuer: string
  clientId: string
  clientSecret: string
}

/** The SAML identity provider that the operator configured. */
export interface SamlProvider {
  name: string
  /** Where browsers are sent. */
  entryPoint: string
  /** The provider's entity id. */
  issuer: string
  /** PEM, or its base64 alone. */
  certificate: string
  /** The domains of e-mail addresses that the provider speaks for, in lower case. */
  domains: readonly string[]
}

export interface IdentitySettings {
  oidc: readonly OidcProvider[]
  saml: SamlProvider | null
  /** Whether a linked wallet signs in. */
  wallet: boolean
}

const google = { key: 'google', name: 'Google', issuer: 'https://accounts.google.com' }
const reserved = ['google', 'saml', 'wallet', 'phone']

/** Reads the other identities from the variables. Gives them and a Portuguese sentence for each mistake, which repeats no value. */
export function readIdentitySettings(variables: Variables): { settings: IdentitySettings; mistakes: string[] } {
  const mistakes: string[] = []
  const value = (name: string) => variables[name]?.trim() ?? ''
  const check = (passes: boolean, sentence: string) => {
    if (!passes) mistakes.push(sentence)
    return passes
  }
  const wallet = value('WALLET_SIGN_IN') || '0'
  check(/^[01]$/.test(wallet), 'WALLET_SIGN_IN deve ser 1 (entrar com uma carteira ligada à conta) ou 0.')
  const settings = {
    oidc: [...readGoogle(value, check), ...readProviders(value, check)],
    saml: readSaml(value, check),
    wallet: wallet === '1',
  }
  return { settings, mistakes }
}

type Value = (name: string) => string
type Check = (passes: boolean, sentence: string) => boolean

function readGoogle(value: Value, check: Check): OidcProvider[] {
  const clientId = value('GOOGLE_CLIENT_ID')
  const clientSecret = value('GOOGLE_CLIENT_SECRET')
  if (!clientId && !clientSecret) return []
  const whole = clientId !== '' && clientSecret !== ''
  if (!check(whole, 'GOOGLE_CLIENT_ID e GOOGLE_CLIENT_SECRET vão juntos: defina as duas ou nenhuma.')) return []
  return [{ ...google, clientId, clientSecret }]
}

function readProviders(value: Value, check: Check): OidcProvider[] {
  const keys = value('OIDC_PROVIDERS')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
  const wellFormed = keys.every(key => /^[a-z][a-z0-9]{0,19}$/.test(key) && !reserved.includes(key))
  const sentence =
    'OIDC_PROVIDERS deve ter palavras de letras e números, separadas por vírgula, como empresa; google, saml, wallet e phone são reservadas.'
  if (!check(wellFormed && new Set(keys).size === keys.length, sentence)) return []
  return keys.flatMap(key => readProvider(key, value, check))
}

function readProvider(key: string, value: Value, check: Check): OidcProvider[] {
  const name = (part: string) => `OIDC_${key.toUpperCase()}_${part}`
  const issuer = value(name('ISSUER'))
  const clientId = value(name('CLIENT_ID'))
  const clientSecret = value(name('CLIENT_SECRET'))
  const passed = [
    check(
      isSafeAddress(issuer) && !/[?#]/.test(issuer),
      `${name('ISSUER')} deve ser o endereço https do emissor (issuer), como https://login.empresa.com.br.`,
    ),
    check(clientId !== '', `${name('CLIENT_ID')} falta: é o código deste jornal no provedor.`),
    check(clientSecret !== '', `${name('CLIENT_SECRET')} falta: é o segredo deste jornal no provedor.`),
  ]
  if (passed.includes(false)) return []
  return [{ key, name: value(name('NAME')) || capitalised(key), issuer, clientId, clientSecret }]
}

function readSaml(value: Value, check: Check): SamlProvider | null {
  const entryPoint = value('SAML_ENTRY_POINT')
  const issuer = value('SAML_ISSUER')
  const certificate = readCertificate(value, check)
  const domains = value('SAML_DOMAINS')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
  if (!entryPoint && !issuer && certificate === '' && domains.length === 0) return null
  const passed = [
    check(
      isSafeAddress(entryPoint),
      'SAML_ENTRY_POINT deve ser o endereço https de entrada do provedor SAML (SingleSignOnService, HTTP-Redirect).',
    ),
    check(issuer !== '', 'SAML_ISSUER falta: é o entityID do provedor SAML.'),
    check(
      certificate !== null && isCertificate(certificate),
      'SAML_CERT deve ser o certificado do provedor SAML em PEM ou base64, ou SAML_CERT_FILE o arquivo que o contém.',
    ),
    check(
      domains.length > 0 && domains.every(domain => /^(?:[a-z0-9-]+\.)+[a-z0-9-]+$/.test(domain)),
      'SAML_DOMAINS deve ter os domínios dos e-mails da casa, separados por vírgula, como empresa.com.br.',
    ),
  ]
  if (passed.includes(false) || certificate === null) return null
  return { name: value('SAML_NAME') || 'a conta da empresa', entryPoint, issuer, certificate, domains }
}

/** The certificate of the variables; null when its file cannot be read. */
function readCertificate(value: Value, check: Check): string | null {
  const file = value('SAML_CERT_FILE')
  if (file === '') return value('SAML_CERT').replaceAll('\\n', '\n')
  try {
    return readFileSync(/* turbopackIgnore: true */ file, 'utf8').trim()
  } catch {
    check(false, 'SAML_CERT_FILE deve ser um arquivo que este processo possa ler.')
    return null
  }
}

function isCertificate(text: string): boolean {
  const pem = text.startsWith('-----') ? text : `-----BEGIN CERTIFICATE-----\n${text}\n-----END CERTIFICATE-----`
  try {
    return new X509Certificate(pem).publicKey.type === 'public'
  } catch {
    return false
  }
}

/** Whether an address is https, or http on this machine for a trial. */
function isSafeAddress(text: string): boolean {
  const url = URL.parse(text)
  if (url === null || url.username !== '' || url.password !== '') return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
