import { readFileSync } from 'node:fs'

/** The hashed addresses of the scripts that no framework loads, from the manifest of scripts/steps/building/build-assets.ts. */
function scripts() {
  try {
    return JSON.parse(readFileSync(new URL('public/assets/manifest.json', import.meta.url), 'utf8'))
  } catch {
    return {
      reader: '/assets/reader.js',
      early: '/assets/early.js',
      rights: '/assets/rights.js',
      pay: '/assets/pay.js',
      fill: '/assets/fill.js',
      clicks: '/assets/clicks.js',
    }
  }
}

const { reader, early, rights, pay, fill, clicks } = scripts()

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Renditions are made at upload.
  images: { unoptimized: true },
  // For staff screens. The press requests reader pages and built files uncompressed, and compresses them once.
  compress: true,
  // The press's user agent: Next puts all metadata into the head for it.
  htmlLimitedBots: /portal-press/,
  // Puts the font's preload into the page: the press keeps pages without such headers.
  reactMaxHeadersLength: 0,
  serverExternalPackages: [
    '@google-analytics/data',
    '@node-rs/argon2',
    '@prisma/adapter-pg',
    'google-auth-library',
    'mercadopago',
    'nodemailer',
    'pg',
    'pg-boss',
    'piscina',
    'pino',
    'rate-limiter-flexible',
    'sharp',
    'stripe',
  ],
  env: {
    READER_SCRIPT: reader,
    EARLY_SCRIPT: early,
    RIGHTS_SCRIPT: rights,
    PAY_SCRIPT: pay,
    FILL_SCRIPT: fill,
    CLICKS_SCRIPT: clicks,
  },
  typescript: { ignoreBuildErrors: true },
  rewrites: async () => ({
    // Next has its own page at /404 and would send ours without a title.
    beforeFiles: [{ source: '/404', destination: '/pagina-nao-encontrada' }],
    // IndexNow requires the site's key in a file at the root with the key as its name.
    afterFiles: [{ source: '/:key([0-9a-f]{32}).txt', destination: '/indexnow/:key' }],
    fallback: [],
  }),
  experimental: {
    // A page's code is loaded at its first request: 60 MB less after a start.
    preloadEntriesOnStart: false,
    // What middleware may hold of a body: as much as an action takes.
    proxyClientMaxBodySize: '1mb',
    // Writing it takes a third of a build, and the next build is no faster with it.
    turbopackFileSystemCacheForBuild: false,
  },
  devIndicators: false,
  // Next would log the arguments of every action, passwords too.
  logging: { serverFunctions: false },
}

export default config
