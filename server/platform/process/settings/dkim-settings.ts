import { createPrivateKey } from 'node:crypto'

/** The key that signs the house's mails (RFC 6376). */
export interface DkimSettings {
  domainName: string
  keySelector: string
  /** An RSA key as PEM. */
  privateKey: string
}

const names = ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_KEY'] as const

/** Reads the signing key from the variables. Gives the key, or null, and a Portuguese sentence for each mistake. No sentence repeats a value. */
export function readDkimSettings(variables: Readonly<Record<string, string | undefined>>): {
  settings: DkimSettings | null
  mistakes: string[]
} {
  const [domainName = '', keySelector = '', pem = ''] = names.map(name => variables[name]?.trim() ?? '')
  if (!domainName && !keySelector && !pem) return { settings: null, mistakes: [] }
  const mistakes: string[] = []
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domainName))
    mistakes.push('DKIM_DOMAIN deve ser o domínio que assina os e-mails, como seujornal.com.br.')
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)*$/i.test(keySelector))
    mistakes.push('DKIM_SELECTOR deve ser o seletor da chave no DNS, como boletim.')
  // A variable holds one line, so the key's line breaks may be written as \n.
  const privateKey = pem.replaceAll('\\n', '\n')
  if (!isRsaKey(privateKey))
    mistakes.push(
      'DKIM_KEY deve ser a chave privada RSA (PEM) que assina os e-mails, em uma linha, com \\n nas quebras.',
    )
  return { settings: mistakes.length > 0 ? null : { domainName, keySelector, privateKey }, mistakes }
}

function isRsaKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa'
  } catch {
    return false
  }
}
