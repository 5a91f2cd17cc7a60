import { readFileSync } from 'node:fs'

/** The hashed addresses of the reader pages' scripts, as scripts/build-assets.ts wrote them down. */
function scripts() {
  try {
    return JSON.parse(readFileSync(new URL('public/assets/manifest.json', import.meta.url), 'utf8'))
  } catch {
    return { reader: '/assets/reader.js', early: '/assets/early.js' }
  }
}

const { reader, early } = scripts()

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Renditions are made at upload.
  images: { unoptimized: true },
  // For staff screens: reader pages and built files are compressed once, by the press, which asks for them plain.
  compress: true,
  // The press asks for pages under this user agent, so that Next puts the whole of the metadata into the head.
  htmlLimitedBots: /portal-press/,
  // The font's preload stands in the page, which is kept, and not in a header, which is not.
  reactMaxHeadersLength: 0,
  serverExternalPackages: [
    '@node-rs/argon2',
    '@prisma/adapter-pg',
    '@resvg/resvg-js',
    'nodemailer',
    'pg',
    'pg-boss',
    'pino',
    'rate-limiter-flexible',
    'satori',
    'sharp',
  ],
  env: { READER_SCRIPT: reader, EARLY_SCRIPT: early },
  typescript: { ignoreBuildErrors: true },
  rewrites: async () => ({
    // Next has a page of its own under this name, and would send ours without a title.
    beforeFiles: [{ source: '/404', destination: '/pagina-nao-encontrada' }],
    // IndexNow asks for the site's key in a file at the root that is named after it.
    afterFiles: [{ source: '/:key([0-9a-f]{32}).txt', destination: '/indexnow/:key' }],
    fallback: [],
  }),
  devIndicators: false,
  // Next would write the arguments of every action to the console: passwords.
  logging: { serverFunctions: false },
}

export default config
