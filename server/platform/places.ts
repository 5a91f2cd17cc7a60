import { readFile } from 'node:fs/promises'
import { type CityResponse, Reader } from 'mmdb-lib'
import { regionOf } from '#lib/audience/region.ts'
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

/** Whether the house has a GeoIP file that can be read. */
export const knowsPlaces = async (): Promise<boolean> => (await places()) !== null

/** The file's entry of an address or a network; null without a file or for an unknown one. */
async function find(network: string): Promise<CityResponse | null> {
  const reader = await places()
  if (!reader || network === '') return null
  try {
    return reader.get(network.replace(/::\/64$/, '::').replace(/\/\d+$/, ''))
  } catch {
    return null
  }
}

/** The place of a network, “Tefé, Amazonas”, by the house's GeoIP file; null without a file or for an unknown network. */
export async function placeOf(network: string): Promise<string | null> {
  const found = await find(network)
  const nameOf = (names?: { en: string; 'pt-BR'?: string }) => names && (names['pt-BR'] ?? names.en)
  const parts = [nameOf(found?.city?.names), nameOf(found?.subdivisions?.[0]?.names) ?? nameOf(found?.country?.names)]
  return parts.filter(Boolean).join(', ') || null
}

/** The state of Brazil or the country of an address, `BR-AM` or `PT`; empty without a file or for an unknown address (AUD-9). */
export async function regionOfAddress(address: string): Promise<string> {
  const found = await find(address)
  return regionOf(found?.country?.iso_code, found?.subdivisions?.[0]?.iso_code)
}
