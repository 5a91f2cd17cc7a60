import { isLoopback } from './outside-address.ts'

/** What the environment says about Google's services. */
export interface GoogleSettings {
  /** The service account's key as JSON, and the property of Google Analytics; null: a master enters them. */
  access: { key: string; propertyId: string } | null
  /** The data stream of Google Analytics that gets visits of readers who allowed measurement, and its secret; null: none does. */
  measurement: { id: string; secret: string } | null
  /** The address of a stand-in for Google on this machine, for development and tests; null: Google itself. */
  base: string | null
}

/** Reads Google's settings from the variables. Gives them and a Portuguese sentence for each mistake, which repeats no value. */
export function readGoogleSettings(variables: Readonly<Record<string, string | undefined>>): {
  settings: GoogleSettings
  mistakes: string[]
} {
  const mistakes: string[] = []
  const value = (name: string) => variables[name]?.trim() ?? ''
  const key = value('GOOGLE_SERVICE_ACCOUNT_KEY')
  const propertyId = value('GOOGLE_ANALYTICS_PROPERTY_ID')
  const base = value('GOOGLE_API_BASE')
  const id = value('GOOGLE_MEASUREMENT_ID')
  const secret = value('GOOGLE_MEASUREMENT_SECRET')
  if ((key === '') !== (propertyId === ''))
    mistakes.push('GOOGLE_SERVICE_ACCOUNT_KEY e GOOGLE_ANALYTICS_PROPERTY_ID vão juntos: defina as duas ou nenhuma.')
  if (key && !isKey(key))
    mistakes.push('GOOGLE_SERVICE_ACCOUNT_KEY deve ser o JSON da chave da conta de serviço, em uma linha.')
  if (propertyId && !/^\d{1,20}$/.test(propertyId))
    mistakes.push('GOOGLE_ANALYTICS_PROPERTY_ID deve ser o número da propriedade do Google Analytics, como 123456789.')
  if ((id === '') !== (secret === ''))
    mistakes.push('GOOGLE_MEASUREMENT_ID e GOOGLE_MEASUREMENT_SECRET vão juntos: defina as duas ou nenhuma.')
  if (id && !/^G-[A-Z0-9]{4,20}$/.test(id))
    mistakes.push('GOOGLE_MEASUREMENT_ID deve ser o ID da métrica de um fluxo da Web, como G-ABC123DEF4.')
  const url = URL.parse(base)
  const isStandIn = url !== null && isLoopback(url.hostname) && url.pathname === '/'
  if (base && !isStandIn)
    mistakes.push(
      'GOOGLE_API_BASE é só para desenvolvimento e testes: um endereço desta máquina, como http://localhost:4244.',
    )
  const access = key && propertyId ? { key, propertyId } : null
  const measurement = id && secret ? { id, secret } : null
  return { settings: { access, measurement, base: isStandIn ? url.origin : null }, mistakes }
}

function isKey(text: string): boolean {
  try {
    const key: unknown = JSON.parse(text)
    return typeof key === 'object' && key !== null && 'client_email' in key && 'private_key' in key
  } catch {
    return false
  }
}
