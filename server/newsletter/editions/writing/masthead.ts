import { cityName, longDate, weekday } from '#lib/text/format.ts'

/** The line under the newspaper's name: “Domingo, 29 de novembro de 2026 · Londrina (PR)”. `city` is null for all cities. */
export function mastheadOf(at: Date, city: { name: string; path: string } | null): string {
  const day = weekday(at)
  const place = city ? cityName(city.name, city.path) : 'Todas as cidades'
  return `${day.charAt(0).toUpperCase()}${day.slice(1)}, ${longDate(at)} · ${place}`
}

/** A first name as it is spoken: letters, with an apostrophe or hyphen inside. Anything else that was typed as a name greets nobody. */
const spoken = /^\p{L}[\p{L}\p{M}’'-]{0,29}$/u

/** “Olá, Ana!” for a known name; null otherwise. */
export function greetingOf(name: string): string | null {
  const [first = ''] = name.trim().split(/\s+/)
  return spoken.test(first) ? `Olá, ${first}!` : null
}
