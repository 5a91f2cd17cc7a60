/** Google's settings in this browser: never the key. */
interface KeptGoogle {
  propertyId?: string
  networkCode?: string
}

const name = 'google-settings'

/** The property and the network that were last saved in this browser. */
export function keptGoogle(): KeptGoogle {
  try {
    const { propertyId, networkCode } = JSON.parse(localStorage.getItem(name) ?? '{}') as Record<string, unknown>
    return {
      ...(typeof propertyId === 'string' && { propertyId }),
      ...(typeof networkCode === 'string' && { networkCode }),
    }
  } catch {
    return {}
  }
}

/** Keeps the property and the network in this browser, if it allows storage. */
export function keepGoogle({ propertyId, networkCode }: KeptGoogle): void {
  try {
    localStorage.setItem(name, JSON.stringify({ propertyId, networkCode }))
  } catch {
    // A browser without storage shows the server's values.
  }
}
