/** The browsers by their mark in a user agent, the special ones first: Edge, Opera and Samsung's also call themselves Chrome, and all call themselves Safari. */
const browsers: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

/** The systems, with the article that a sentence needs: “no Android”. */
const systems: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\biPhone\b/, 'no iPhone'],
  [/\biPad\b/, 'no iPad'],
  [/\bAndroid\b/, 'no Android'],
  [/\bCrOS\b/, 'no ChromeOS'],
  [/\bWindows\b/, 'no Windows'],
  [/\bMac OS X\b/, 'no Mac'],
  [/\bLinux\b/, 'no Linux'],
]

/** A browser and its system in words, from its user agent: “Chrome no Android”. */
export function deviceName(userAgent: string): string {
  const nameIn = (list: typeof browsers) => list.find(([mark]) => mark.test(userAgent))?.[1]
  const browser = nameIn(browsers)
  const system = nameIn(systems)
  if (!browser && !system) return 'Aparelho desconhecido'
  return [browser ?? 'Navegador', system].filter(Boolean).join(' ')
}
