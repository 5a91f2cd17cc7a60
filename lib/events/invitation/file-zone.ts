import zones from '#prisma/reference/windows-zones.json' with { type: 'json' }
import { defaultTimeZone } from '../../text/format.ts'
import { zoneName } from '../zones.ts'

/** The IANA zone of each of Windows' zone names, which Outlook and Exchange write into calendar files (CLDR, windowsZones, territory 001). */
const windowsZones: Readonly<Record<string, string>> = zones

/** The zone in which a calendar file's hours were read. */
export interface FileZone {
  timeZone: string
  /** Whether the file says it; else it is the city's. */
  isOfFile: boolean
  /** The name that the file gives; null for hours without one. */
  named: string | null
}

/**
 * The zone of a calendar file's hours: that of its name, an IANA or a Windows one, otherwise `cityZone`. The rules that a file gives for a zone never
 * count: they can be wrong, and without an end (abuse case 41).
 */
export function fileZone(named: string | null, cityZone: string): FileZone {
  const timeZone = named === null ? null : knownZone(named)
  return { timeZone: timeZone ?? cityZone, isOfFile: timeZone !== null, named }
}

/** The IANA zone of a name, also behind a path: `/freeassociation.sourceforge.net/America/Sao_Paulo`. */
function knownZone(named: string): string | null {
  const windows = Object.hasOwn(windowsZones, named) ? windowsZones[named] : undefined
  const parts = named.slice(-100).split('/')
  const behindPath = [3, 2].map(count => parts.slice(-count).join('/'))
  return [named, windows, ...behindPath].find(name => name !== undefined && isZone(name)) ?? null
}

/** Whether this system knows a zone's name. An offset such as `-03:00` is no name. */
function isZone(name: string): boolean {
  if (!/^[A-Za-z][\w/+-]{1,60}$/.test(name)) return false
  try {
    new Intl.DateTimeFormat('pt-BR', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** Says which zone was taken. `city` is the path of the event's city, if one was found, and `cityZone` the zone of the form's hours. */
export function sayZone({ timeZone, isOfFile, named }: FileZone, cityZone: string, city: string | null): string {
  const name = zoneName({ timeZone, city: city ?? '' })
  if (isOfFile && timeZone === cityZone) return `Horas lidas no fuso do arquivo: ${name}.`
  if (isOfFile)
    return `O arquivo diz as horas ${inZone(name)}; aqui elas estão ${inZone(zoneName({ timeZone: cityZone, city: city ?? '' }))}.`
  const taken = city === null && timeZone === defaultTimeZone ? name : `da cidade, ${name}`
  return named === null
    ? `O arquivo não diz o fuso. Horas lidas no fuso ${taken}.`
    : `Não conhecemos o fuso “${named.slice(0, 60)}” do arquivo. Horas lidas no fuso ${taken}.`
}

const inZone = (name: string): string => (name.startsWith('horário') ? `no ${name}` : `no fuso ${name}`)
