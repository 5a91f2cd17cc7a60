import type { Identity } from '../schemas/site/site-settings.ts'

/** The icons drawn from the newspaper's name. `share` is the part of the width that the letter may fill, for icons that phones cut round. */
export const siteIcons = [
  { file: '192.png', size: 192, share: 1, purpose: 'any' },
  { file: '512.png', size: 512, share: 1, purpose: 'any' },
  { file: 'recortavel.png', size: 512, share: 0.7, purpose: 'maskable' },
  { file: 'apple.png', size: 180, share: 1, purpose: null },
] as const

export const iconPath = (file: (typeof siteIcons)[number]['file']) => `/icone/${file}`
export const manifestPath = '/manifest.webmanifest'

/** The name below an icon on a phone has about this many characters. */
const longestShortName = 12

/** The web app manifest (W3C) of a newspaper: its name and icons on a phone's home screen. */
export const webManifestOf = ({ name, description }: Identity) => ({
  id: '/',
  name,
  short_name: name.length <= longestShortName ? name : (name.split(' ').findLast(word => word.length > 2) ?? name),
  description,
  lang: 'pt-BR',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  background_color: '#fffdf9',
  theme_color: '#fffdf9',
  categories: ['news'],
  icons: siteIcons.flatMap(({ file, size, purpose }) =>
    purpose ? [{ src: iconPath(file), sizes: `${size}x${size}`, type: 'image/png', purpose }] : [],
  ),
})
