import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Files that no running program reads. */
const unread = [
  /\.([cm]?js|[cm]?ts|css)\.map$/,
  // The package `node` unpacks its program here, with C headers, and links it to node/bin.
  /^node\/node_modules\//,
  // Copies for require(), which nothing calls; languages other than ours; chains that a signature needs nothing of.
  /^(viem|ox)\/_cjs\//,
  /^stripe\/cjs\//,
  /^date-fns\/.*\.cjs$/,
  /^date-fns\/locale\/(?!(pt-BR|en-US|_lib)[./]).+/,
  /^viem\/(_esm\/)?(chains|tempo|zksync|op-stack|trusted-setups)\//,
  // Native parts for Bare, another runtime.
  /^bare-[\w-]+\/prebuilds\//,
  // Prisma's query compilers for databases other than PostgreSQL.
  /^@prisma\/client\/runtime\/query_compiler_\w+\.(cockroachdb|mysql|sqlite|sqlserver)\./,
  // Of PostgreSQL's compiler the client is generated from the small one, as a module.
  /^@prisma\/client\/runtime\/query_compiler_(fast_.+|small_.+\.js)$/,
  // Byte code of another runtime; a library's own tests; experiments that nothing imports.
  /^xml2js\/lib\/xml2js\.bc\.js$/,
  /^harfbuzzjs\/test\//,
  /^satori\/dist\/experimental\./,
]

/** Files that only compilers, people and `npm run dev` read. Next checks whether the types of React and Node exist. */
const forDevelopment = [
  /^(?!@types\/).*\.[cm]?tsx?$/,
  /^(?!.*\/(licen[cs]e|copying|notice)).*\.md$/i,
  /^next\/dist\/compiled\/.*\.(runtime\.dev|development)\.js$/,
  // React's experimental builds, Next's own pictures and its analyser of bundles, none of which is switched on.
  /^next\/dist\/compiled\/(react|scheduler)[\w-]*-experimental\//,
  /^next\/dist\/compiled\/next-server\/.*-experimental\./,
  /^next\/dist\/(compiled\/@vercel\/og|bundle-analyzer)\//,
  /(^|\/)react-dom\/cjs\/react-dom-profiling\./,
  // Icons for require(): the tests read them, the build does not.
  /^lucide-react\/dist\/cjs\//,
  // The compiler's program, and its messages in other languages. A build of pages asks for the library alone.
  /^typescript\/lib\/(_tsc|tsserver\w*|typingsInstaller|_typingsInstaller|watchGuard)\.js$/,
  /^typescript\/lib\/[a-z]{2}(-[a-z]{2})?\/$/,
  // Migrations run in the WebAssembly engine.
  /^@prisma\/engines\/schema-engine-/,
]

/** Whether an installed file or folder (with a final slash) can be deleted, by its path in node_modules. */
export function canGo(path, { development = false } = {}) {
  return [...unread, ...(development ? [] : forDevelopment)].some(pattern => pattern.test(path))
}

/**
 * Deletes unread files from an install, about 320 MB, and unless it is for `development` also the files that only development reads. Every
 * install begins with whole packages.
 */
export function trim(packages, { development = false } = {}, folder = '') {
  for (const entry of readdirSync(join(packages, folder), { withFileTypes: true })) {
    const path = `${folder}${entry.name}${entry.isDirectory() ? '/' : ''}`
    if (canGo(path, { development })) rmSync(join(packages, path), { recursive: true })
    else if (entry.isDirectory()) trim(packages, { development }, path)
  }
}
