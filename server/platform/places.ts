import { readFile } from 'node:fs/promises'
import { type CityResponse, Reader } from 'mmdb-lib'
import { env } from '#server/platform/process/env.ts'
import { log } from '#server/platform/process/log.ts'
import { singleton } from '#server/platform/process/singleton.ts'

type Places = Reader<CityResponse>

/** The reader of `GEOIP_FILE`, opened once; null without the file. It holds the file's bytes and nothing else. */
const places = (): Promise<Places | null> =>
  singleton('geoip', async () => {
    const { GEOIP_FILE } = env()
    if (!GEOIP_FILE) return null
    try {
      return new Reader<CityResponse>(await readFile(GEOIP_FILE), { cache: noCache })
    } catch (error) {
      log().warn({ err: error }, 'GEOIP_FILE cannot be read')
      return null
    }
  })

/** The reader would keep every value that it decoded. */
const noCache = { get: () => undefined, set: () => {} }

/** The place of a network, “Tefé, Amazonas”, by the house's GeoIP file; null without a file or for an unknown network. */
export async function placeOf(network: string): Promise<string | null> {
  const reader = await places()
  if (!reader || network === '') return null
  try {
    const found = reader.get(network.replace(/::\/64$/, '::').replace(/\/\d+$/, ''))
    const nameOf = (names?: { en: string; 'pt-BR'?: string }) => names && (names['pt-BR'] ?? names.en)
    const parts = [nameOf(found?.city?.names), nameOf(found?.subdivisions?.[0]?.names) ?? nameOf(found?.country?.names)]
    return parts.filter(Boolean).join(', ') || null
  } catch {
    return null
  }
}
